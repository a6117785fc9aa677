import Foundation

/// A search bar; it has a natural height only (table A3.4). Its field is no subview: nothing is laid out inside.
@preconcurrency @MainActor open class UISearchBar: UISearchBarInert, UIBarPositioning {
    override class var initialVerticalHugging: UILayoutPriority { .defaultHigh }

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
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var prompt: String?
    open var searchBarStyle: Style = .default
    open var showsCancelButton = false
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    weak var searchController: UISearchController?
    open var showsScopeBar = false
    open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }
    private var looks: [String: Any] = [:]
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { looks["background \(barPosition.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looks["background \(barPosition.rawValue) \(barMetrics.rawValue)"] as? UIImage
    }
    open func positionAdjustment(for icon: Icon) -> UIOffset { looks["place \(icon.rawValue)"] as? UIOffset ?? .zero }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        looks["field \(state.rawValue)"] = backgroundImage
    }
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        looks["icon \(icon.rawValue) \(state.rawValue)"] = iconImage
    }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        looks["icon \(icon.rawValue) \(state.rawValue)"] as? UIImage
    }
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        looks["place \(icon.rawValue)"] = adjustment
    }
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { looks["scope \(state.rawValue)"] = attributes }
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.searchBarShouldBeginEditing(self) ?? true, searchTextField.becomeFirstResponder() else {
            return false
        }
        searchController?.isActive = true
        delegate?.searchBarTextDidBeginEditing(self)
        return true
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.searchBarShouldEndEditing(self) ?? true, searchTextField.resignFirstResponder() else {
            return false
        }
        delegate?.searchBarTextDidEndEditing(self)
        return true
    }

    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.current.searchBarHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ControlMetrics.current.searchBarHeight)
    }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        looks["scope \(state.rawValue)"] as? [NSAttributedString.Key: Any]
    }
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        looks["scope back \(state.rawValue)"] = backgroundImage
    }
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        looks["scope back \(state.rawValue)"] as? UIImage
    }
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        looks["field \(state.rawValue)"] as? UIImage
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
    open var textualRange: UITextRange { textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange() }
    /// Those in a range: those before all text, where it begins there.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
    }
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
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
            if isActive {
                delegate?.willPresentSearchController(self)
            } else {
                delegate?.willDismissSearchController(self)
                searchBar.text = ""
                searchBar.resignFirstResponder()
            }
            searchDidChange()
            if isActive {
                delegate?.didPresentSearchController(self)
            } else {
                delegate?.didDismissSearchController(self)
            }
        }
    }
}

/// Something to search for (developer.apple.com/documentation/uikit/uisearchsuggestionitem).
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    public let localizedSuggestion: String?
    public let localizedAttributedSuggestion: NSAttributedString
    public let localizedDescription: String?
    public let iconImage: UIImage?
    open var representedObject: Any?
    public init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion
        localizedAttributedSuggestion = NSAttributedString(string: suggestion)
        localizedDescription = description
        self.iconImage = iconImage
    }
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion.string
        localizedAttributedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
    }
}
