/// A search bar; it has a natural height only (table A3.4). Its field is no subview: nothing is laid out inside.
@preconcurrency @MainActor open class UISearchBar: UISearchBarInert, UIBarPositioning {
    open weak var delegate: (any UISearchBarDelegate)?
    open private(set) lazy var searchTextField: UISearchTextField = {
        let field = UISearchTextField()
        field.bar = self
        return field
    }()
    open var text: String? {
        get { searchTextField.text }
        set {
            willChange("text", (newValue ?? "") != text)
            searchTextField.text = newValue
            valuesDidChange()
        }
    }
    weak var searchController: UISearchController?
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.searchBarShouldBeginEditing(self) ?? true, searchTextField.becomeFirstResponder()
        else { return false }
        searchController?.isActive = true
        delegate?.searchBarTextDidBeginEditing(self)
        return true
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.searchBarShouldEndEditing(self) ?? true, searchTextField.resignFirstResponder()
        else { return false }
        delegate?.searchBarTextDidEndEditing(self)
        return true
    }
}

@preconcurrency @MainActor open class UISearchTextField: UITextField {
    weak var bar: UISearchBar?
    open var tokens: [UISearchToken] = []
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }

    override func replaceText(in range: NSRange, with text: String) {
        guard let bar else { return super.replaceText(in: range, with: text) }
        guard bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
        super.replaceText(in: range, with: text)
        bar.delegate?.searchBar(bar, textDidChange: self.text ?? "")
        bar.searchController?.searchDidChange()
    }
}

/// A search bar with a controller for results. Active, it tells who updates the results; results are not presented.
@preconcurrency @MainActor open class UISearchController: UISearchControllerInert, StandsNowhere {
    /// Results in a controller; nil for the one that searches.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open private(set) lazy var searchBar: UISearchBar = {
        let bar = UISearchBar()
        bar.searchController = self
        return bar
    }()
    func searchDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }
    public let searchResultsController: UIViewController?
    /// Whether a search goes on. It begins when the bar's field is edited, and ends with an empty field.
    open var isActive = false {
        didSet {
            guard oldValue != isActive else { return }
            guard isActive else { return end() }
            delegate?.willPresentSearchController(self)
            searchDidChange()
            delegate?.didPresentSearchController(self)
        }
    }
    private func end() {
        delegate?.willDismissSearchController(self)
        searchBar.text = ""
        searchBar.resignFirstResponder()
        searchDidChange()
        delegate?.didDismissSearchController(self)
    }
}
