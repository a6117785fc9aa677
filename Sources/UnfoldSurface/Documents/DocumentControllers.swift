import Foundation
import UnfoldAutoLayout

/// Shows files; presented, it shows nothing.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController, StandsNowhere {
    open var allowsDocumentCreation = true
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
    public init(term: String) { super.init(nibName: nil, bundle: nil) }
    /// Archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Cuts a film; presented, it shows nothing.
@preconcurrency @MainActor open class UIVideoEditorController: UINavigationController, StandsNowhere {
    open class func canEditVideo(atPath videoPath: String) -> Bool { false }
    open var videoPath = ""
    open var videoMaximumDuration: TimeInterval = 600
}

/// Chooses a font; presented, it shows nothing.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController, StandsNowhere {
    /// What is offered; stored.
    @preconcurrency @MainActor open class Configuration: NSObject {
        open var includeFaces = false
        open var displayUsingSystemFont = false
    }
    public let configuration: Configuration
    /// Notified of what was chosen.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
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
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
