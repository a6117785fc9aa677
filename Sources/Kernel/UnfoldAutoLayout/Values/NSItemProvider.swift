#if !canImport(ObjectiveC)
    public protocol NSItemProviderWriting: NSObjectProtocol {
        /// Types that it can be given as, the best first. Here with a default: none.
        static var writableTypeIdentifiersForItemProvider: [String] { get }
    }

    extension NSString: NSItemProviderReading, NSItemProviderWriting {}
    extension UIImage: NSItemProviderReading, NSItemProviderWriting {}

    /// Gives something elsewhere; an object is kept. Who asks for what it does not have gets an error.
    open class NSItemProvider: NSObject, @unchecked Sendable {
        // Sendable: as Foundation's; changed before it is shared.
        private var object: Any?
        /// Gives a value, or says that there is none, at once.
        private func hand<Value>(_ value: Value?, to handler: (Value?, (any Error)?) -> Void) -> Progress {
            handler(value, value == nil ? CocoaError(.fileReadUnknown) : nil)
            return Progress(totalUnitCount: 0)
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
        open internal(set) var registeredTypeIdentifiers: [String] = []
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
        ) -> Progress { hand(object as? any NSItemProviderReading, to: completionHandler) }
        /// Hands on the item, at once.
        open func loadItem(
            forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
            completionHandler: ((Any?, (any Error)?) -> Void)? = nil
        ) {
            let value = hasItemConformingToTypeIdentifier(typeIdentifier) ? object : nil
            _ = hand(value) { completionHandler?($0, $1) }
        }
        @discardableResult open func loadDataRepresentation(
            forTypeIdentifier typeIdentifier: String,
            completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress { hand(object as? Data, to: completionHandler) }
        @discardableResult open func loadFileRepresentation(
            forTypeIdentifier typeIdentifier: String,
            completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
        ) -> Progress { hand(object as? URL, to: completionHandler) }
        open func registerObject(_ object: any NSItemProviderWriting, visibility: Visibility) { self.object = object }
        /// Hands on a file, where it is.
        @discardableResult open func loadInPlaceFileRepresentation(
            forTypeIdentifier typeIdentifier: String,
            completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
        ) -> Progress { hand(object as? URL) { completionHandler($0, $0 != nil, $1) } }
        /// Whether it gives a text or a link.
        public func canLoadObject<T>(ofClass _: T.Type) -> Bool { value(T.self) != nil }
        @discardableResult public func loadObject<T>(
            ofClass _: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
        ) -> Progress { hand(value(T.self), to: completionHandler) }
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
