import Foundation
import UnfoldAutoLayout

/// What a keyboard of one's own writes into; nothing makes one.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
    /// Text before.
    var documentContextBeforeInput: String? { get }
    /// Text after.
    var documentContextAfterInput: String? { get }
    /// Text that is selected.
    var selectedText: String? { get }
    /// Moves.
    func adjustTextPosition(byCharacterOffset offset: Int)
}

/// A keyboard of one's own; it writes nowhere.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// The view of the keyboard: that of the controller. nil before it is loaded and for a view of another class.
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { view = newValue }
    }
    /// An empty ``UIInputView``, where there is neither a scene nor a xib.
    open override func loadView() {
        if !loadFromDocument() { view = UIInputView(frame: UIScreen.main.bounds, inputViewStyle: .keyboard) }
    }
    /// Stored.
    open var primaryLanguage: String?
    /// True.
    open var needsInputModeSwitchKey: Bool { true }
    /// False.
    open var hasFullAccess: Bool { false }
    /// What it writes into: nothing.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }
    private lazy var proxy = EmptyDocument()
    /// Accepted.
    open func dismissKeyboard() {}
    /// Accepted.
    open func advanceToNextInputMode() {}
    /// Accepted: there are no other keyboards.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    /// Nothing.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// Nothing.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// Nothing.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// Nothing.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// A document without text.
private final class EmptyDocument: UITextField, UITextDocumentProxy {
    let documentIdentifier = UUID()
    var documentContextBeforeInput: String? { nil }
    var documentContextAfterInput: String? { nil }
    var selectedText: String? { nil }
    var documentInputMode: UITextInputMode? { nil }
    func adjustTextPosition(byCharacterOffset offset: Int) {}
    func setMarkedText(_ markedText: String, selectedRange: NSRange) {}
}
