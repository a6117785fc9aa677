/// A keyboard of one's own; it writes nowhere.
@preconcurrency @MainActor open class UIInputViewController: UIInputViewControllerInert, UITextInputDelegate {
    /// The view of the keyboard: that of the controller. nil before it is loaded and for a view of another class.
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { view = newValue }
    }
    /// An empty ``UIInputView``, where there is neither a scene nor a xib.
    open override func loadView() {
        if !loadFromDocument() { view = UIInputView(frame: UIScreen.main.bounds, inputViewStyle: .keyboard) }
    }
    /// What it writes into: nothing.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }
    private lazy var proxy = EmptyDocument()
}

private final class EmptyDocument: UITextField, UITextDocumentProxy {
    let documentIdentifier = UUID()
    var documentContextBeforeInput: String? { nil }
    var documentContextAfterInput: String? { nil }
    var selectedText: String? { nil }
    var documentInputMode: UITextInputMode? { nil }
    func adjustTextPosition(byCharacterOffset offset: Int) {}
    func setMarkedText(_ markedText: String, selectedRange: NSRange) {}
}
