import Foundation
import UnfoldAutoLayout

/// A file that an app works on. Its contents are read and written at once, by the overrides of a subclass.
@preconcurrency @MainActor open class UIDocument: NSObject {
    /// What is wrong with it.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is open.
        public static let normal = State([])
        /// It is not open.
        public static let closed = State(rawValue: 1)
        /// There are two versions.
        public static let inConflict = State(rawValue: 2)
        /// It was not saved.
        public static let savingError = State(rawValue: 4)
        /// It cannot be changed now.
        public static let editingDisabled = State(rawValue: 8)
    }
    /// Why it is saved.
    public enum SaveOperation: Int, Sendable {
        /// It is new.
        case forCreating = 0
        /// It was changed.
        case forOverwriting
    }
    /// How much of it changed.
    public enum ChangeKind: Int, Sendable {
        /// Something.
        case done = 0
        /// Something was taken back.
        case undone
        /// Something was done again.
        case redone
        /// It was saved.
        case cleared
    }
    /// Where it is.
    public let fileURL: URL
    /// Its name.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// Whether it is open.
    open private(set) var documentState = State.closed
    /// Whether it was changed since it was saved.
    open private(set) var hasUnsavedChanges = false
    /// None.
    open var fileType: String? { fileURL.pathExtension }
    /// Never posted.
    public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// A document at a position.
    public init(fileURL url: URL) { fileURL = url }
    /// What is written: bytes; overridden by every subclass that writes.
    open func contents(forType typeName: String) throws -> Any { Data() }
    /// Takes what was read; overridden by every subclass that reads.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    /// Reads the file.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        do {
            try load(fromContents: Data(contentsOf: fileURL), ofType: fileType)
            documentState = .normal
            completionHandler?(true)
        } catch {
            handleError(error, userInteractionPermitted: false)
            completionHandler?(false)
        }
    }
    /// Writes what changed, and closes it.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        save(to: fileURL, for: .forOverwriting) { done in
            self.documentState = .closed
            completionHandler?(done)
        }
    }
    /// Writes the file.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        do {
            if let bytes = try contents(forType: fileType ?? "") as? Data { try bytes.write(to: url) }
            hasUnsavedChanges = false
            documentState = .normal
            completionHandler?(true)
        } catch {
            handleError(error, userInteractionPermitted: false)
            completionHandler?(false)
        }
    }
    /// What can be undone in it.
    open lazy var undoManager: UndoManager! = UndoManager()
    /// Says that it was changed.
    open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }
    /// Called when reading or writing fails; does nothing here.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
}

/// Shows files; presented, it shows nothing.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController, StandsNowhere {
    /// Stored.
    open var allowsDocumentCreation = true
    /// Stored.
    open var allowsPickingMultipleItems = false
    /// Files of those types.
    public init(forOpening contentTypes: [UTType]?) { super.init(nibName: nil, bundle: nil) }
    /// Archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Explains a word; presented, it shows nothing.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController, StandsNowhere {
    /// False: there is no dictionary.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
    /// A word.
    public init(term: String) { super.init(nibName: nil, bundle: nil) }
    /// Archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Cuts a film; presented, it shows nothing.
@preconcurrency @MainActor open class UIVideoEditorController: UINavigationController, StandsNowhere {
    /// False.
    open class func canEditVideo(atPath videoPath: String) -> Bool { false }
    /// Stored.
    open var videoPath = ""
    /// Stored.
    open var videoMaximumDuration: TimeInterval = 600
}

/// Chooses a font; presented, it shows nothing.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController, StandsNowhere {
    /// What is offered; stored.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// Stored.
        open var includeFaces = false
        /// Stored.
        open var displayUsingSystemFont = false
    }
    /// Stored.
    public let configuration: Configuration
    /// Notified of what was chosen.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// What was chosen.
    open var selectedFontDescriptor: UIFontDescriptor?
    /// Fonts to choose from.
    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Archives are not read.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
}

/// Notified of which font was chosen; nothing notifies it. Methods have defaults.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// A font was chosen.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// None was.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    /// Nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
