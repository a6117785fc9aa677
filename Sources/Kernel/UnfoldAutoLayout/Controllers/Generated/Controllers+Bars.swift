// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Controllers+Bars.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    public init(idiom: UIUserInterfaceIdiom) {}
    public override init() {}
    public required init(barAppearance: UIBarAppearance) { backgroundEffect = barAppearance.backgroundEffect; backgroundColor = barAppearance.backgroundColor; backgroundImage = barAppearance.backgroundImage; shadowColor = barAppearance.shadowColor; shadowImage = barAppearance.shadowImage; super.init() }
    public required init?(coder: NSCoder) {}
    open func configureWithDefaultBackground() { (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil) }
    open func configureWithOpaqueBackground() { (backgroundEffect, backgroundColor) = (nil, .systemBackground) }
    open func configureWithTransparentBackground() { (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil) }
    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }
    @_disfavoredOverload open nonisolated override func copy() -> Any { MainActor.assumeIsolated { UnsafeTransfer(copy(with: nil)) }.value }
    open func copy() -> Self { (copy(with: nil) as? Self) ?? self }
}

@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    public init(style: UIBarButtonItem.Style) {}
    public override init() {}
    public required init?(coder: NSCoder) {}
    open func configureWithDefault(for style: UIBarButtonItem.Style) { for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] } }
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()
    open func copy(with zone: NSZone? = nil) -> Any { let copy = UIBarButtonItemAppearance(); for (state, own) in [(copy.normal, normal), (copy.highlighted, highlighted), (copy.disabled, disabled), (copy.focused, focused)] { state.take(own) }; return copy }
    @_disfavoredOverload open nonisolated override func copy() -> Any { MainActor.assumeIsolated { UnsafeTransfer(copy(with: nil)) }.value }
    open func copy() -> Self { (copy(with: nil) as? Self) ?? self }
}

@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment: UIOffset = .zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment: UIOffset = .zero
    func take(_ other: UIBarButtonItemStateAppearance) { titleTextAttributes = other.titleTextAttributes; titlePositionAdjustment = other.titlePositionAdjustment; backgroundImage = other.backgroundImage; backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment }
}

@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor public protocol UIBarPositioningDelegate: OptionalRequirements {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

@preconcurrency @MainActor open class UINavigationBarInert: UIView {
    open var barStyle: UIBarStyle { get { inertValues["barStyle"] as? UIBarStyle ?? .default } set { inertValues["barStyle"] = newValue } }
    open var barTintColor: UIColor? { get { inertValues["barTintColor"] as? UIColor } set { inertValues["barTintColor"] = newValue } }
    open var shadowImage: UIImage? { get { inertValues["shadowImage"] as? UIImage } set { inertValues["shadowImage"] = newValue } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { get { inertValues["titleTextAttributes"] as? [NSAttributedString.Key: Any] } set { inertValues["titleTextAttributes"] = newValue } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { get { inertValues["largeTitleTextAttributes"] as? [NSAttributedString.Key: Any] } set { inertValues["largeTitleTextAttributes"] = newValue } }
    open var backIndicatorImage: UIImage? { get { inertValues["backIndicatorImage"] as? UIImage } set { inertValues["backIndicatorImage"] = newValue } }
    open var backIndicatorTransitionMaskImage: UIImage? { get { inertValues["backIndicatorTransitionMaskImage"] as? UIImage } set { inertValues["backIndicatorTransitionMaskImage"] = newValue } }
    open var standardAppearance: UINavigationBarAppearance { get { inertValues["standardAppearance"] as? UINavigationBarAppearance ?? UINavigationBarAppearance() } set { inertValues["standardAppearance"] = newValue } }
    open var compactAppearance: UINavigationBarAppearance? { get { inertValues["compactAppearance"] as? UINavigationBarAppearance } set { inertValues["compactAppearance"] = newValue } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { get { inertValues["scrollEdgeAppearance"] as? UINavigationBarAppearance } set { inertValues["scrollEdgeAppearance"] = newValue } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { get { inertValues["compactScrollEdgeAppearance"] as? UINavigationBarAppearance } set { inertValues["compactScrollEdgeAppearance"] = newValue } }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) { inertValues["BackgroundImage \(barPosition) \(barMetrics)"] = backgroundImage }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { inertValues["BackgroundImage \(barPosition) \(barMetrics)"] as? UIImage }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) { setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics) }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage(for: .any, barMetrics: barMetrics) }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) { inertValues["TitleVerticalPositionAdjustment \(barMetrics)"] = adjustment }
    open var prefersLargeTitles: Bool = false { didSet { if oldValue != prefersLargeTitles { superview?.setNeedsLayout() } } }
    /// Whether content lies under the bar. Default true.
    open var isTranslucent: Bool = true { didSet { if oldValue != isTranslucent { superview?.setNeedsLayout() } } }
    internal override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: [.generation, .classes]) }
    internal override class var initialVerticalHugging: UILayoutPriority { .defaultHigh }
}

@preconcurrency @MainActor open class UINavigationBarAppearanceInert: UIBarAppearance {
    package final var inertValues: [String: Any] = [:]
    open var titleTextAttributes: [NSAttributedString.Key: Any] { get { inertValues["titleTextAttributes"] as? [NSAttributedString.Key: Any] ?? [:] } set { inertValues["titleTextAttributes"] = newValue } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] { get { inertValues["largeTitleTextAttributes"] as? [NSAttributedString.Key: Any] ?? [:] } set { inertValues["largeTitleTextAttributes"] = newValue } }
    open var titlePositionAdjustment: UIOffset { get { inertValues["titlePositionAdjustment"] as? UIOffset ?? .zero } set { inertValues["titlePositionAdjustment"] = newValue } }
    open var buttonAppearance: UIBarButtonItemAppearance { get { inertValues["buttonAppearance"] as? UIBarButtonItemAppearance ?? UIBarButtonItemAppearance() } set { inertValues["buttonAppearance"] = newValue } }
    open var backButtonAppearance: UIBarButtonItemAppearance { get { inertValues["backButtonAppearance"] as? UIBarButtonItemAppearance ?? UIBarButtonItemAppearance() } set { inertValues["backButtonAppearance"] = newValue } }
}

@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

@preconcurrency @MainActor open class UISearchBarInert: UIView, UITextInputTraits {
    open var barStyle: UIBarStyle { get { inertValues["barStyle"] as? UIBarStyle ?? .default } set { inertValues["barStyle"] = newValue } }
    open var barTintColor: UIColor? { get { inertValues["barTintColor"] as? UIColor } set { inertValues["barTintColor"] = newValue } }
    open var isTranslucent: Bool { get { inertValues["isTranslucent"] as? Bool ?? true } set { inertValues["isTranslucent"] = newValue } }
    open var isEnabled: Bool { get { inertValues["isEnabled"] as? Bool ?? true } set { inertValues["isEnabled"] = newValue } }
    open var showsBookmarkButton: Bool { get { inertValues["showsBookmarkButton"] as? Bool ?? false } set { inertValues["showsBookmarkButton"] = newValue } }
    open var showsSearchResultsButton: Bool { get { inertValues["showsSearchResultsButton"] as? Bool ?? false } set { inertValues["showsSearchResultsButton"] = newValue } }
    open var isSearchResultsButtonSelected: Bool { get { inertValues["isSearchResultsButtonSelected"] as? Bool ?? false } set { inertValues["isSearchResultsButtonSelected"] = newValue } }
    open var scopeButtonTitles: [String]? { get { inertValues["scopeButtonTitles"] as? [String] } set { inertValues["scopeButtonTitles"] = newValue } }
    open var selectedScopeButtonIndex: Int { get { inertValues["selectedScopeButtonIndex"] as? Int ?? 0 } set { inertValues["selectedScopeButtonIndex"] = newValue } }
    open var searchTextPositionAdjustment: UIOffset { get { inertValues["searchTextPositionAdjustment"] as? UIOffset ?? .zero } set { inertValues["searchTextPositionAdjustment"] = newValue } }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) { inertValues["BackgroundImage \(barPosition) \(barMetrics)"] = backgroundImage }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { inertValues["BackgroundImage \(barPosition) \(barMetrics)"] as? UIImage }
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) { inertValues["PositionAdjustment \(icon)"] = adjustment }
    open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { inertValues["PositionAdjustment \(icon)"] as? UIOffset ?? .zero }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) { inertValues["SearchFieldBackgroundImage \(state)"] = backgroundImage }
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { inertValues["SearchFieldBackgroundImage \(state)"] as? UIImage }
    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) { inertValues["Image \(icon) \(state)"] = iconImage }
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { inertValues["Image \(icon) \(state)"] as? UIImage }
    open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { inertValues["ScopeBarButtonTitleTextAttributes \(state)"] = attributes }
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { inertValues["ScopeBarButtonTitleTextAttributes \(state)"] as? [NSAttributedString.Key: Any] }
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) { inertValues["ScopeBarButtonBackgroundImage \(state)"] = backgroundImage }
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { inertValues["ScopeBarButtonBackgroundImage \(state)"] as? UIImage }
    open var prompt: String? { get { inertValues["prompt"] as? String } set { inertValues["prompt"] = newValue } }
    open var searchBarStyle: UISearchBar.Style { get { inertValues["searchBarStyle"] as? UISearchBar.Style ?? .default } set { inertValues["searchBarStyle"] = newValue } }
    open var showsCancelButton: Bool { get { inertValues["showsCancelButton"] as? Bool ?? false } set { inertValues["showsCancelButton"] = newValue } }
    open var showsScopeBar: Bool { get { inertValues["showsScopeBar"] as? Bool ?? false } set { inertValues["showsScopeBar"] = newValue } }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
    open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }
    open var placeholder: String? { get { (self as! UISearchBar).searchTextField.placeholder } set { (self as! UISearchBar).searchTextField.placeholder = newValue } }
    open var autocapitalizationType: UITextAutocapitalizationType { get { (self as! UISearchBar).searchTextField.autocapitalizationType } set { (self as! UISearchBar).searchTextField.autocapitalizationType = newValue } }
    open var autocorrectionType: UITextAutocorrectionType { get { (self as! UISearchBar).searchTextField.autocorrectionType } set { (self as! UISearchBar).searchTextField.autocorrectionType = newValue } }
    open var spellCheckingType: UITextSpellCheckingType { get { (self as! UISearchBar).searchTextField.spellCheckingType } set { (self as! UISearchBar).searchTextField.spellCheckingType = newValue } }
    open var smartQuotesType: UITextSmartQuotesType { get { (self as! UISearchBar).searchTextField.smartQuotesType } set { (self as! UISearchBar).searchTextField.smartQuotesType = newValue } }
    open var smartDashesType: UITextSmartDashesType { get { (self as! UISearchBar).searchTextField.smartDashesType } set { (self as! UISearchBar).searchTextField.smartDashesType = newValue } }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType { get { (self as! UISearchBar).searchTextField.smartInsertDeleteType } set { (self as! UISearchBar).searchTextField.smartInsertDeleteType = newValue } }
    open var keyboardType: UIKeyboardType { get { (self as! UISearchBar).searchTextField.keyboardType } set { (self as! UISearchBar).searchTextField.keyboardType = newValue } }
    open var keyboardAppearance: UIKeyboardAppearance { get { (self as! UISearchBar).searchTextField.keyboardAppearance } set { (self as! UISearchBar).searchTextField.keyboardAppearance = newValue } }
    open var returnKeyType: UIReturnKeyType { get { (self as! UISearchBar).searchTextField.returnKeyType } set { (self as! UISearchBar).searchTextField.returnKeyType = newValue } }
    open var enablesReturnKeyAutomatically: Bool { get { (self as! UISearchBar).searchTextField.enablesReturnKeyAutomatically } set { (self as! UISearchBar).searchTextField.enablesReturnKeyAutomatically = newValue } }
    open var isSecureTextEntry: Bool { get { (self as! UISearchBar).searchTextField.isSecureTextEntry } set { (self as! UISearchBar).searchTextField.isSecureTextEntry = newValue } }
    open var textContentType: UITextContentType! { get { (self as! UISearchBar).searchTextField.textContentType } set { (self as! UISearchBar).searchTextField.textContentType = newValue } }
    open var passwordRules: UITextInputPasswordRules? { get { (self as! UISearchBar).searchTextField.passwordRules } set { (self as! UISearchBar).searchTextField.passwordRules = newValue } }
    open var inlinePredictionType: UITextInlinePredictionType { get { (self as! UISearchBar).searchTextField.inlinePredictionType } set { (self as! UISearchBar).searchTextField.inlinePredictionType = newValue } }
    internal override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
    internal override class var initialVerticalHugging: UILayoutPriority { .defaultHigh }
    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.current.searchBarHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ControlMetrics.current.searchBarHeight) }
    open var backgroundImage: UIImage? { get { backgroundImage(for: .any, barMetrics: .default) } set { setBackgroundImage(newValue, for: .any, barMetrics: .default) } }
}

extension UISearchBar {
    public enum Icon: Int, Sendable {
        case search = 0
        case clear = 1
        case bookmark = 2
        case resultsList = 3
    }

    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent = 1
        case minimal = 2
    }
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

@preconcurrency @MainActor open class UISearchControllerInert: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    open var obscuresBackgroundDuringPresentation: Bool { get { inertValues["obscuresBackgroundDuringPresentation"] as? Bool ?? true } set { inertValues["obscuresBackgroundDuringPresentation"] = newValue } }
    open var dimsBackgroundDuringPresentation: Bool { get { inertValues["dimsBackgroundDuringPresentation"] as? Bool ?? true } set { inertValues["dimsBackgroundDuringPresentation"] = newValue } }
    open var hidesNavigationBarDuringPresentation: Bool { get { inertValues["hidesNavigationBarDuringPresentation"] as? Bool ?? true } set { inertValues["hidesNavigationBarDuringPresentation"] = newValue } }
    open var automaticallyShowsSearchResultsController: Bool { get { inertValues["automaticallyShowsSearchResultsController"] as? Bool ?? true } set { inertValues["automaticallyShowsSearchResultsController"] = newValue } }
    open var showsSearchResultsController: Bool { get { inertValues["showsSearchResultsController"] as? Bool ?? false } set { inertValues["showsSearchResultsController"] = newValue } }
    open var automaticallyShowsCancelButton: Bool { get { inertValues["automaticallyShowsCancelButton"] as? Bool ?? true } set { inertValues["automaticallyShowsCancelButton"] = newValue } }
    open var automaticallyShowsScopeBar: Bool { get { inertValues["automaticallyShowsScopeBar"] as? Bool ?? true } set { inertValues["automaticallyShowsScopeBar"] = newValue } }
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    open var searchSuggestions: [any UISearchSuggestion]? { get { inertValues["searchSuggestions"] as? [any UISearchSuggestion] } set { inertValues["searchSuggestions"] = newValue } }
}

@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    var localizedDescription: String? { get }
    var iconImage: UIImage? { get }
    var representedObject: Any? { get set }
}

@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    public let localizedSuggestion: String?
    public let localizedAttributedSuggestion: NSAttributedString
    public let localizedDescription: String?
    public let iconImage: UIImage?
    open var representedObject: Any?
    public init(localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil) { localizedSuggestion = suggestion; localizedAttributedSuggestion = NSAttributedString(string: suggestion); localizedDescription = description; self.iconImage = iconImage }
    public init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil, iconImage: UIImage? = nil) { localizedSuggestion = suggestion.string; localizedAttributedSuggestion = suggestion; localizedDescription = description; self.iconImage = iconImage }
}

/// A bar of tabs. Its own height is 49. Tabs are not drawn.
@preconcurrency @MainActor open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?
    open var barStyle: UIBarStyle = .default
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var backgroundImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open var shadowImage: UIImage?
    open var itemPositioning: UITabBar.ItemPositioning = .automatic
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0
    open var standardAppearance: UITabBarAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var items: [UITabBarItem]?
    open weak var selectedItem: UITabBarItem?
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// Whether content lies under the bar. Default true.
    open var isTranslucent: Bool = true { didSet { if oldValue != isTranslucent { superview?.setNeedsLayout() } } }
    internal override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: [.generation, .classes]) }
    internal override class var initialVerticalHugging: UILayoutPriority { .defaultHigh }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: BarHeights.tabs) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarHeights.tabs + safeAreaInsets.bottom) }
}

extension UITabBar {
    public enum ItemPositioning: Int, Sendable {
        case automatic = 0
        case fill = 1
        case centered = 2
    }
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
    open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
    open var stackedItemWidth: CGFloat = 0
    open var stackedItemSpacing: CGFloat = 0
    open override func copy(with zone: NSZone? = nil) -> Any { let copy = super.copy(with: zone); if let copy = copy as? UITabBarAppearance { (copy.stackedLayoutAppearance, copy.inlineLayoutAppearance, copy.compactInlineLayoutAppearance) = (stackedLayoutAppearance.copy(), inlineLayoutAppearance.copy(), compactInlineLayoutAppearance.copy()); copy.selectionIndicatorTintColor = selectionIndicatorTintColor; (copy.selectionIndicatorImage, copy.stackedItemPositioning, copy.stackedItemWidth, copy.stackedItemSpacing) = (selectionIndicatorImage, stackedItemPositioning, stackedItemWidth, stackedItemSpacing) }; return copy }
}

@preconcurrency @MainActor public protocol UITabBarDelegate: OptionalRequirements {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    open var badgeColor: UIColor?
    open var titlePositionAdjustment: UIOffset = .zero
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { inertValues["BadgeTextAttributes \(state)"] = textAttributes }
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { inertValues["BadgeTextAttributes \(state)"] as? [NSAttributedString.Key: Any] }
    open var selectedImage: UIImage?
    open var badgeValue: String? { willSet { willChange("badgeValue", newValue != badgeValue) } didSet { valuesDidChange() } }
    public convenience init(title: String?, image: UIImage?, tag: Int) { self.init(); self.title = title; self.image = image; self.tag = tag }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init(title: title, image: image, tag: 0); self.selectedImage = selectedImage }
}

extension UITabBarItem {
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11
    }
}

@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    public init(style: Style) {}
    public override init() {}
    public required init?(coder: NSCoder) {}
    open func configureWithDefault(for style: Style) { for state in [normal, selected, disabled, focused] { state.titleTextAttributes = [:] } }
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()
    open func copy(with zone: NSZone? = nil) -> Any { let copy = UITabBarItemAppearance(); for (state, own) in [(copy.normal, normal), (copy.selected, selected), (copy.disabled, disabled), (copy.focused, focused)] { state.take(own) }; return copy }
    @_disfavoredOverload open nonisolated override func copy() -> Any { MainActor.assumeIsolated { UnsafeTransfer(copy(with: nil)) }.value }
    open func copy() -> Self { (copy(with: nil) as? Self) ?? self }
}

extension UITabBarItemAppearance {
    public enum Style: Int, Sendable {
        case stacked = 0
        case inline = 1
        case compactInline = 2
    }
}

@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment: UIOffset = .zero
    open var iconColor: UIColor?
    open var badgePositionAdjustment: UIOffset = .zero
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgeTitlePositionAdjustment: UIOffset = .zero
    func take(_ other: UITabBarItemStateAppearance) { titleTextAttributes = other.titleTextAttributes; titlePositionAdjustment = other.titlePositionAdjustment; iconColor = other.iconColor; badgePositionAdjustment = other.badgePositionAdjustment; badgeBackgroundColor = other.badgeBackgroundColor; badgeTextAttributes = other.badgeTextAttributes; badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment }
}

@preconcurrency @MainActor open class UIToolbarInert: UIView {
    open weak var delegate: (any UIToolbarDelegate)?
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open var barStyle: UIBarStyle { get { inertValues["barStyle"] as? UIBarStyle ?? .default } set { inertValues["barStyle"] = newValue } }
    open var barTintColor: UIColor? { get { inertValues["barTintColor"] as? UIColor } set { inertValues["barTintColor"] = newValue } }
    open var standardAppearance: UIToolbarAppearance { get { inertValues["standardAppearance"] as? UIToolbarAppearance ?? UIToolbarAppearance() } set { inertValues["standardAppearance"] = newValue } }
    open var compactAppearance: UIToolbarAppearance? { get { inertValues["compactAppearance"] as? UIToolbarAppearance } set { inertValues["compactAppearance"] = newValue } }
    open var scrollEdgeAppearance: UIToolbarAppearance? { get { inertValues["scrollEdgeAppearance"] as? UIToolbarAppearance } set { inertValues["scrollEdgeAppearance"] = newValue } }
    open var compactScrollEdgeAppearance: UIToolbarAppearance? { get { inertValues["compactScrollEdgeAppearance"] as? UIToolbarAppearance } set { inertValues["compactScrollEdgeAppearance"] = newValue } }
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) { inertValues["BackgroundImage \(topOrBottom) \(barMetrics)"] = backgroundImage }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) { inertValues["ShadowImage \(topOrBottom)"] = shadowImage }
    /// Whether content lies under the bar. Default true.
    open var isTranslucent: Bool = true { didSet { if oldValue != isTranslucent { superview?.setNeedsLayout() } } }
    internal override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: [.generation, .classes]) }
    internal override class var initialVerticalHugging: UILayoutPriority { .defaultHigh }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: BarHeights.tools) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarHeights.tools) }
}

@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
    open override func copy(with zone: NSZone? = nil) -> Any { let copy = super.copy(with: zone); if let copy = copy as? UIToolbarAppearance { (copy.buttonAppearance, copy.doneButtonAppearance) = (buttonAppearance.copy(), doneButtonAppearance.copy()) }; return copy }
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
