import Foundation

/// What is dragged; nothing drags.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// What it gives.
    public let itemProvider: NSItemProvider
    /// Stored.
    open var localObject: Any?
    /// Makes its preview; never asked.
    open var previewProvider: (() -> UIDragPreview?)?
    /// An item that gives something.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// Look of what is dragged; stored.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// The view.
    public let view: UIView
    /// How it looks.
    public let parameters: UIDragPreviewParameters
    /// A view as it looks.
    public init(view: UIView, parameters: UIDragPreviewParameters) { (self.view, self.parameters) = (view, parameters) }
    /// A view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// What drags and drops have in common. Nothing here makes one.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged.
    var items: [UIDragItem] { get }
    /// Where the finger is.
    func location(in view: UIView) -> CGPoint
    /// Whether it may be moved.
    var allowsMoveOperation: Bool { get }
    /// Whether it must stay in the app.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether something of a type is dragged.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether something is dragged that can be read.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag. Nothing here makes one.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// The app's own.
    var localContext: Any? { get set }
}

/// A drop. Nothing here makes one.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag of the same app.
    var localDragSession: (any UIDragSession)? { get }
    /// How its progress is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Reads what was dropped.
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// How the progress of a drop is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all.
    case none = 0
    /// As the system shows it.
    case `default`
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing.
    case cancel = 0
    /// It is forbidden.
    case forbidden
    /// It copies.
    case copy
    /// It moves.
    case move
}

/// What a drop would do; stored.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// What it would do.
    public let operation: UIDropOperation
    /// Stored.
    open var isPrecise = false
    /// Stored.
    open var prefersFullSizePreview = false
    /// A drop that does something.
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// Animates beside a drag.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Animates beside it.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Gives what is dragged; never asked. Methods that UIKit declares optional have defaults.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// What is dragged.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// Its look. Default none.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// It ended.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
    /// None.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    /// Nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
}

/// Lets a view be dragged from; nothing drags.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// Gives what is dragged.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// Stored.
    open var isEnabled = true
    /// Stored.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Drags of a delegate.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Takes what is dropped; never asked. Methods have defaults.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether it may be dropped. Default true.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// What a drop would do. Default nothing.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    /// It was dropped.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// It came.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// It went.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// It ended.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    /// True.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    /// Nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    /// Nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    /// Nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    /// Nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// Lets something be dropped on a view; nothing drags.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// Takes what is dropped.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// Stored.
    open var allowsSimultaneousDropSessions = false
    /// Drops of a delegate.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}

#if !canImport(ObjectiveC)
    /// What can be read from what was dragged.
    public protocol NSItemProviderReading: NSObjectProtocol {}
    /// What can be dragged.
    public protocol NSItemProviderWriting: NSObjectProtocol {
        /// Types that it can be given as, the best first. Here with a default: none.
        static var writableTypeIdentifiersForItemProvider: [String] { get }
    }

    extension NSItemProviderWriting {
        /// None.
        public static var writableTypeIdentifiersForItemProvider: [String] { [] }
    }

    extension NSString: NSItemProviderReading, NSItemProviderWriting {
        /// Text in UTF-8.
        public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    }
    extension UIImage: NSItemProviderReading, NSItemProviderWriting {
        /// PNG and JPEG.
        public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    }

    /// Gives something elsewhere; an object is kept. Who asks for what it does not have gets an error.
    open class NSItemProvider: NSObject, @unchecked Sendable {
        // Sendable: as Foundation's; changed before it is shared.
        private var object: Any?
        /// Why nothing is handed on.
        private static func missing(_ value: Any?) -> (any Error)? {
            value == nil ? CocoaError(.fileReadUnknown) : nil
        }
        /// A name.
        open var suggestedName: String?
        /// Gives an object.
        public init(object: any NSItemProviderWriting) { self.object = object }
        /// Gives an item of a type.
        public init(item: Any?, typeIdentifier: String?) {
            object = item
            registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
        }
        /// Gives nothing.
        public override init() { super.init() }
        /// Gives a file; nil if there is none.
        public init?(contentsOf fileURL: URL!) {
            guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
            object = fileURL
        }
        /// Types that it gives.
        open private(set) var registeredTypeIdentifiers: [String] = []
        /// Whether it gives a type.
        open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
            registeredTypeIdentifiers.contains(typeIdentifier)
        }
        /// Whether it gives an object of a class.
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
        /// Hands on data.
        @discardableResult open func loadDataRepresentation(
            forTypeIdentifier typeIdentifier: String,
            completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress {
            let data = object as? Data
            completionHandler(data, Self.missing(data))
            return Progress(totalUnitCount: 0)
        }
        /// Hands on a file.
        @discardableResult open func loadFileRepresentation(
            forTypeIdentifier typeIdentifier: String,
            completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
        ) -> Progress {
            let file = object as? URL
            completionHandler(file, Self.missing(file))
            return Progress(totalUnitCount: 0)
        }
        /// Accepted.
        open func registerObject(_ object: any NSItemProviderWriting, visibility: Visibility) { self.object = object }
        /// Accepted; never asked.
        open func registerDataRepresentation(
            forTypeIdentifier typeIdentifier: String, visibility: Visibility,
            loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
        ) { registeredTypeIdentifiers.append(typeIdentifier) }
        /// Accepted; never asked.
        open func registerFileRepresentation(
            forTypeIdentifier typeIdentifier: String, fileOptions: FileOptions = [], visibility: Visibility,
            loadHandler: @escaping @Sendable (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
        ) { registeredTypeIdentifiers.append(typeIdentifier) }
        /// Accepted; never asked.
        open func registerItem(
            forTypeIdentifier typeIdentifier: String,
            loadHandler:
                @escaping @Sendable (
                    ((Any?, (any Error)?) -> Void)?, AnyClass?, [AnyHashable: Any]?
                ) -> Void
        ) { registeredTypeIdentifiers.append(typeIdentifier) }
        /// Adds the types of a class; never asked.
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
        /// Hands on a text or a link, at once.
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

        /// How a file is given.
        public struct FileOptions: OptionSet, Hashable, Sendable {
            /// The bits.
            public let rawValue: Int
            /// A set of bits.
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// Where it is.
            public static let openInPlace = FileOptions(rawValue: 1)
        }

        /// Who may read it.
        public enum Visibility: Int, Sendable {
            /// All.
            case all = 0
            /// Apps of the same team.
            case team
            /// Apps of the same group.
            case group
            /// The app itself.
            case ownProcess
        }
    }
#endif
