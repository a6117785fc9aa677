import Foundation

#if !canImport(ObjectiveC)
    public protocol NSItemProviderWriting: NSObjectProtocol {
        /// Types that it can be given as, the best first. Here with a default: none.
        static var writableTypeIdentifiersForItemProvider: [String] { get }
    }

    extension NSString: NSItemProviderReading, NSItemProviderWriting {
    }
    extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    }

    /// Gives something elsewhere; an object is kept. Who asks for what it does not have gets an error.
    open class NSItemProvider: NSObject, @unchecked Sendable {
        // Sendable: as Foundation's; changed before it is shared.
        private var object: Any?
        /// Why nothing is handed on.
        private static func missing(_ value: Any?) -> (any Error)? {
            value == nil ? CocoaError(.fileReadUnknown) : nil
        }
        open var suggestedName: String?
        public init(object: any NSItemProviderWriting) { self.object = object }
        public init(item: Any?, typeIdentifier: String?) {
            object = item
            registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
        }
        public override init() { super.init() }
        public init?(contentsOf fileURL: URL!) {
            guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
            object = fileURL
        }
        open private(set) var registeredTypeIdentifiers: [String] = []
        open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
            registeredTypeIdentifiers.contains(typeIdentifier)
        }
        open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
            object.map { type(of: $0) == aClass } ?? false
        }
        /// Hands on the object, at once.
        @discardableResult open func loadObject(
            ofClass aClass: any NSItemProviderReading.Type,
            completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
        ) -> Progress {
            let value = object as? any NSItemProviderReading
            completionHandler(value, Self.missing(value))
            return Progress(totalUnitCount: 0)
        }
        /// Hands on the item, at once.
        open func loadItem(
            forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
            completionHandler: ((Any?, (any Error)?) -> Void)? = nil
        ) {
            let value = hasItemConformingToTypeIdentifier(typeIdentifier) ? object : nil
            completionHandler?(value, Self.missing(value))
        }
        @discardableResult open func loadDataRepresentation(
            forTypeIdentifier typeIdentifier: String,
            completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress {
            let data = object as? Data
            completionHandler(data, Self.missing(data))
            return Progress(totalUnitCount: 0)
        }
        @discardableResult open func loadFileRepresentation(
            forTypeIdentifier typeIdentifier: String,
            completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
        ) -> Progress {
            let file = object as? URL
            completionHandler(file, Self.missing(file))
            return Progress(totalUnitCount: 0)
        }
        open func registerObject(_ object: any NSItemProviderWriting, visibility: Visibility) { self.object = object }
        open func registerDataRepresentation(
            forTypeIdentifier typeIdentifier: String, visibility: Visibility,
            loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
        ) { registeredTypeIdentifiers.append(typeIdentifier) }
        open func registerFileRepresentation(
            forTypeIdentifier typeIdentifier: String, fileOptions: FileOptions = [], visibility: Visibility,
            loadHandler: @escaping @Sendable (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
        ) { registeredTypeIdentifiers.append(typeIdentifier) }
        open func registerItem(
            forTypeIdentifier typeIdentifier: String,
            loadHandler:
                @escaping @Sendable (
                    ((Any?, (any Error)?) -> Void)?, AnyClass?, [AnyHashable: Any]?
                ) -> Void
        ) { registeredTypeIdentifiers.append(typeIdentifier) }
        open func registerObject(
            ofClass aClass: any NSItemProviderWriting.Type, visibility: Visibility,
            loadHandler:
                @escaping @Sendable (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
        ) { registeredTypeIdentifiers += aClass.writableTypeIdentifiersForItemProvider }
        /// Hands on a file, where it is.
        @discardableResult open func loadInPlaceFileRepresentation(
            forTypeIdentifier typeIdentifier: String,
            completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
        ) -> Progress {
            let file = object as? URL
            completionHandler(file, file != nil, Self.missing(file))
            return Progress(totalUnitCount: 0)
        }
        /// Whether it gives a text or a link.
        public func canLoadObject<T>(ofClass _: T.Type) -> Bool { value(T.self) != nil }
        @discardableResult public func loadObject<T>(
            ofClass _: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
        ) -> Progress {
            let value = value(T.self)
            completionHandler(value, Self.missing(value))
            return Progress(totalUnitCount: 0)
        }
        /// A value, or what bridges to it.
        private func value<T>(_ type: T.Type) -> T? {
            if let value = object as? T { return value }
            switch object {
            case let text as NSString: return String(text) as? T
            case let link as NSURL: return (link as URL) as? T
            default: return nil
            }
        }
    }
#endif
