import Foundation

/// Notified about a search. Methods have defaults; there are no touches, so nothing calls them but a test.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Whether editing may begin. Default true.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether editing may end. Default true.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing ended.
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

extension UISearchBarDelegate {
    /// True.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// True.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// True.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A search bar; it has a natural height only (table A3.4). Its field is no subview: nothing is laid out inside.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
    /// Look of a bar.
    public enum Style: UInt, Sendable {
        /// As suits where it stands.
        case `default` = 0
        /// A bar with a background.
        case prominent
        /// The field alone.
        case minimal
    }

    /// A picture of the bar.
    public enum Icon: Int, Sendable {
        /// The glass.
        case search = 0
        /// The cross.
        case clear
        /// The bookmark.
        case bookmark
        /// The list of results.
        case resultsList
    }

    override class var initialVerticalHugging: UILayoutPriority { .defaultHigh }

    /// Notified about the search.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field, which keeps text and placeholder.
    open private(set) lazy var searchTextField: UISearchTextField = {
        let field = UISearchTextField()
        field.bar = self
        return field
    }()
    /// Stored; the width does not follow it.
    open var text: String? {
        get { searchTextField.text }
        set {
            willChange("text", (newValue ?? "") != text)
            searchTextField.text = newValue
            valuesDidChange()
        }
    }
    /// Stored; the width does not follow it.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// Stored.
    open var prompt: String?
    /// Stored.
    open var searchBarStyle: Style = .default
    /// Stored; nothing is drawn.
    open var barStyle: UIBarStyle = .default
    /// Stored; nothing is drawn.
    open var barTintColor: UIColor?
    /// Stored.
    open var isTranslucent = true
    /// Stored.
    open var isEnabled = true
    /// Stored.
    open var showsCancelButton = false
    /// Sets ``showsCancelButton``.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// Stored.
    open var showsBookmarkButton = false
    /// Set by the search controller whose bar this is.
    weak var searchController: UISearchController?
    /// Stored.
    open var showsSearchResultsButton = false
    /// Stored.
    open var isSearchResultsButtonSelected = false
    /// Stored; the bar keeps its height.
    open var showsScopeBar = false
    /// Sets ``showsScopeBar``.
    open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }
    /// Stored.
    open var scopeButtonTitles: [String]?
    /// Stored.
    open var selectedScopeButtonIndex = 0
    /// Stored; nothing is drawn.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }
    /// Stored; nothing is drawn.
    open var scopeBarBackgroundImage: UIImage?
    /// Stored; nothing is drawn.
    open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero
    /// Stored; nothing is drawn.
    open var searchTextPositionAdjustment: UIOffset = .zero
    private var looks: [String: Any] = [:]
    /// Stored; nothing is drawn.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { looks["background \(barPosition.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
    /// What was stored.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looks["background \(barPosition.rawValue) \(barMetrics.rawValue)"] as? UIImage
    }
    /// What was stored. Default zero.
    open func positionAdjustment(for icon: Icon) -> UIOffset { looks["place \(icon.rawValue)"] as? UIOffset ?? .zero }
    /// Stored; nothing is drawn.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        looks["field \(state.rawValue)"] = backgroundImage
    }
    /// Stored; nothing is drawn.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        looks["icon \(icon.rawValue) \(state.rawValue)"] = iconImage
    }
    /// What was stored.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        looks["icon \(icon.rawValue) \(state.rawValue)"] as? UIImage
    }
    /// Stored; nothing is drawn.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        looks["place \(icon.rawValue)"] = adjustment
    }
    /// Stored; nothing is drawn.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { looks["scope \(state.rawValue)"] = attributes }
    /// Stored.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
    /// Stored.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// Stored.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// Stored.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// Stored.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// Stored.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// Stored.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// Stored.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// Stored.
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
    /// Stored. Default true.
    open var isLookToDictateEnabled = true
    /// What was stored.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        looks["scope \(state.rawValue)"] as? [NSAttributedString.Key: Any]
    }
    /// Stored; nothing is drawn.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        looks["scope back \(state.rawValue)"] = backgroundImage
    }
    /// What was stored.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        looks["scope back \(state.rawValue)"] as? UIImage
    }
    /// Stored; nothing is drawn.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) { looks["scope \(leftState.rawValue) \(rightState.rawValue)"] = dividerImage }
    /// What was stored.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { looks["scope \(leftState.rawValue) \(rightState.rawValue)"] as? UIImage }
    /// What was stored.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        looks["field \(state.rawValue)"] as? UIImage
    }
}

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    weak var bar: UISearchBar?
    /// Stored; nothing is drawn.
    open var tokenBackgroundColor: UIColor! = .clear
    /// Stored; they take no room.
    open var tokens: [UISearchToken] = []
    /// Adds a token.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }
    /// Takes a token away.
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }
    /// Stored.
    open var allowsDeletingTokens = true
    /// Stored.
    open var allowsCopyingTokens = true

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
    /// Before all text.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
    /// Stored; nothing is shown. Default none.
    open var searchSuggestions: [any UISearchSuggestion]?
}

/// Shows what was found; called where a search controller becomes active and where its text is changed by its field.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// Notified about a search controller. Methods have defaults.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// It is about to be presented.
    func willPresentSearchController(_ searchController: UISearchController)
    /// It is presented.
    func didPresentSearchController(_ searchController: UISearchController)
    /// It is about to be dismissed.
    func willDismissSearchController(_ searchController: UISearchController)
    /// It is dismissed.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Presents it; never called.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar with a controller for results. Active, it tells who updates the results; results are not presented.
@preconcurrency @MainActor open class UISearchController: UIViewController, StandsNowhere {
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
    /// Shows results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Notified about the search.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The bar.
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
    /// Stored; nothing is drawn.
    open var obscuresBackgroundDuringPresentation = true
    /// Stored; nothing is drawn.
    open var dimsBackgroundDuringPresentation = true
    /// Stored.
    open var hidesNavigationBarDuringPresentation = true
    /// Stored.
    open var automaticallyShowsSearchResultsController = true
    /// Stored.
    open var showsSearchResultsController = false
    /// Stored.
    open var automaticallyShowsCancelButton = true
    /// Stored.
    open var automaticallyShowsScopeBar = true
    /// When scopes are shown.
    public enum ScopeBarActivation: Int, Sendable {
        /// As suits.
        case automatic = 0
        /// When the program says so.
        case manual
        /// When there is text.
        case onTextEntry
        /// When the search becomes active.
        case onSearchActivation
    }
    /// Stored; scopes are not shown by themselves.
    open var scopeBarActivation: ScopeBarActivation = .automatic
    /// Stored; nothing is shown.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    /// Stored; nothing is shown. Default none.
    open var searchSuggestions: [any UISearchSuggestion]?
}

/// Something to search for that is offered (developer.apple.com/documentation/uikit/uisearchsuggestion).
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text.
    var localizedSuggestion: String? { get }
    /// What it is about.
    var localizedDescription: String? { get }
    /// Its picture.
    var iconImage: UIImage? { get }
    /// Something of the caller's own.
    var representedObject: Any? { get set }
}

/// Something to search for (developer.apple.com/documentation/uikit/uisearchsuggestionitem).
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text.
    public let localizedSuggestion: String?
    /// The text with looks.
    public let localizedAttributedSuggestion: NSAttributedString
    /// What it is about.
    public let localizedDescription: String?
    /// Its picture.
    public let iconImage: UIImage?
    /// Something of the caller's own.
    open var representedObject: Any?
    /// A text.
    public init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion
        localizedAttributedSuggestion = NSAttributedString(string: suggestion)
        localizedDescription = description
        self.iconImage = iconImage
    }
    /// A text with looks.
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

/// Notified about a field with tokens; never asked.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}

/// Holds a search controller where there is no bar
/// (developer.apple.com/documentation/uikit/uisearchcontainerviewcontroller).
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {
    /// The search.
    public let searchController: UISearchController
    /// For a search.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }
    /// Archives are not read.
    public required init?(coder: NSCoder) { nil }
}
