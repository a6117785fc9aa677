import Foundation

/// Notified about a search. Methods have defaults; there are no touches, so nothing calls them but a test.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Whether editing may begin. Default true.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether editing may end. Default true.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The text changed by `insertText` of the field.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether text may be replaced. Default true.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The search button was touched.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The bookmark button was touched.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The cancel button was touched.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The results button was touched.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Another scope was chosen.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// A search bar; it has a natural height only (table A3.4). Its field is no subview: nothing is laid out inside.
@preconcurrency @MainActor open class UISearchBar: UISearchBarInert, UIBarPositioning {
    override class var initialVerticalHugging: UILayoutPriority { .defaultHigh }

    /// Notified about the search.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field, which keeps text and placeholder.
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
    /// Sets ``showsCancelButton``.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// Set by the search controller whose bar this is.
    weak var searchController: UISearchController?
    open var showsScopeBar = false
    /// Sets ``showsScopeBar``.
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
    /// What was stored. Default zero.
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
    /// What the delegate says.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// While the field may.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    /// Whether the field is.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    /// Begins editing the field.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.searchBarShouldBeginEditing(self) ?? true, searchTextField.becomeFirstResponder() else {
            return false
        }
        searchController?.isActive = true
        delegate?.searchBarTextDidBeginEditing(self)
        return true
    }
    /// Ends editing the field.
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
    /// The natural size, as a frame.
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

/// The field of a search bar.
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
    /// The text behind the tokens: all of it.
    open var textualRange: UITextRange { textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange() }
    /// Those in a range: those before all text, where it begins there.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
    }
    /// Puts a token in the place of text.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }
}

/// Shows what was found; called where a search controller becomes active and where its text is changed by its field.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

/// Notified about a search controller. Methods have defaults.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// It is about to be presented.
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    /// It is about to be dismissed.
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    /// Presents it; never called.
    func presentSearchController(_ searchController: UISearchController)
}

/// A search bar with a controller for results. Active, it tells who updates the results; results are not presented.
@preconcurrency @MainActor open class UISearchController: UISearchControllerInert, StandsNowhere {
    /// Results in a controller; nil for the one that searches.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    /// Results in the controller that searches.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Results in the controller that searches.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Notified about the search.
    open weak var delegate: (any UISearchControllerDelegate)?
    open private(set) lazy var searchBar: UISearchBar = {
        let bar = UISearchBar()
        bar.searchController = self
        return bar
    }()
    func searchDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }
    /// The controller for results.
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
    /// The text with looks.
    public let localizedAttributedSuggestion: NSAttributedString
    public let localizedDescription: String?
    public let iconImage: UIImage?
    /// Something of the caller's own.
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
