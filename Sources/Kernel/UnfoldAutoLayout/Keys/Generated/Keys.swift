// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Keys.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@MainActor enum NamedProperties {
    /// Of a class and those above, the class's own behind.
    static func list(of type: AnyClass) -> [AdaptedProperty] {
        var list: [AdaptedProperty] = []
        if let type = type as? any (UIView & KeyedClass).Type { list += type.ofUIView }
        if let type = type as? any (UIScrollView & KeyedClass).Type { list += type.ofUIScrollView }
        if let type = type as? any (UILabel & KeyedClass).Type { list += type.ofUILabel }
        if let type = type as? any (UITextView & KeyedClass).Type { list += type.ofUITextView }
        if let type = type as? any (UIImageView & KeyedClass).Type { list += type.ofUIImageView }
        if let type = type as? any (UIProgressView & KeyedClass).Type { list += type.ofUIProgressView }
        if let type = type as? any (UISearchBar & KeyedClass).Type { list += type.ofUISearchBar }
        if let type = type as? any (UIWindow & KeyedClass).Type { list += type.ofUIWindow }
        if let type = type as? any (UIControl & KeyedClass).Type { list += type.ofUIControl }
        if let type = type as? any (UITextField & KeyedClass).Type { list += type.ofUITextField }
        if let type = type as? any (UISwitch & KeyedClass).Type { list += type.ofUISwitch }
        if let type = type as? any (UISlider & KeyedClass).Type { list += type.ofUISlider }
        if let type = type as? any (UIStepper & KeyedClass).Type { list += type.ofUIStepper }
        if let type = type as? any (UISegmentedControl & KeyedClass).Type { list += type.ofUISegmentedControl }
        if let type = type as? any (UIPageControl & KeyedClass).Type { list += type.ofUIPageControl }
        if let type = type as? any (UIViewController & KeyedClass).Type { list += type.ofUIViewController }
        if let type = type as? any (UITabBarController & KeyedClass).Type { list += type.ofUITabBarController }
        if let type = type as? any (UIBarItem & KeyedClass).Type { list += type.ofUIBarItem }
        if let type = type as? any (UITabBarItem & KeyedClass).Type { list += type.ofUITabBarItem }
        if let type = type as? any (UINavigationItem & KeyedClass).Type { list += type.ofUINavigationItem }
        if let type = type as? any (UIGestureRecognizer & KeyedClass).Type { list += type.ofUIGestureRecognizer }
        if let type = type as? any (NSLayoutConstraint & KeyedClass).Type { list += type.ofNSLayoutConstraint }
        if let type = type as? any (UINavigationController & KeyedClass).Type { list += type.ofUINavigationController }
        return list
    }
}

extension KeyedClass where Self: UIView {
    fileprivate static var ofUIView: [AdaptedProperty] { [AdaptedProperty("frame", \Self.frame), AdaptedProperty("bounds", \Self.bounds), AdaptedProperty("center", \Self.center), AdaptedProperty("transform", \Self.transform), AdaptedProperty("alpha", \Self.alpha), AdaptedProperty("hidden", \Self.isHidden), AdaptedProperty("backgroundColor", \Self.backgroundColor), AdaptedProperty("tintColor", \Self.tintColor), AdaptedProperty("tag", \Self.tag), AdaptedProperty("clipsToBounds", \Self.clipsToBounds), AdaptedProperty("userInteractionEnabled", \Self.isUserInteractionEnabled), AdaptedProperty("layer", \Self.layer), AdaptedProperty("superview", \Self.superview), AdaptedProperty("window", \Self.window)] }
}

extension KeyedClass where Self: UIScrollView {
    fileprivate static var ofUIScrollView: [AdaptedProperty] { [AdaptedProperty("contentSize", \Self.contentSize), AdaptedProperty("contentOffset", \Self.contentOffset), AdaptedProperty("contentInset", \Self.contentInset), AdaptedProperty("adjustedContentInset", \Self.adjustedContentInset), AdaptedProperty("scrollEnabled", \Self.isScrollEnabled), AdaptedProperty("zoomScale", \Self.zoomScale), AdaptedProperty("refreshControl", \Self.refreshControl)] }
}

extension KeyedClass where Self: UILabel {
    fileprivate static var ofUILabel: [AdaptedProperty] { [AdaptedProperty("text", \Self.text), AdaptedProperty("attributedText", \Self.attributedText), AdaptedProperty("textColor", \Self.textColor), AdaptedProperty("font", \Self.font), AdaptedProperty("textAlignment", \Self.textAlignment), AdaptedProperty("numberOfLines", \Self.numberOfLines), AdaptedProperty("enabled", \Self.isEnabled), AdaptedProperty("highlighted", \Self.isHighlighted)] }
}

extension KeyedClass where Self: UITextView {
    fileprivate static var ofUITextView: [AdaptedProperty] { [AdaptedProperty("text", \Self.text), AdaptedProperty("attributedText", \Self.attributedText), AdaptedProperty("textColor", \Self.textColor), AdaptedProperty("font", \Self.font), AdaptedProperty("textContainerInset", \Self.textContainerInset)] }
}

extension KeyedClass where Self: UIImageView {
    fileprivate static var ofUIImageView: [AdaptedProperty] { [AdaptedProperty("image", \Self.image), AdaptedProperty("highlightedImage", \Self.highlightedImage), AdaptedProperty("highlighted", \Self.isHighlighted)] }
}

extension KeyedClass where Self: UIProgressView {
    fileprivate static var ofUIProgressView: [AdaptedProperty] { [AdaptedProperty("progress", \Self.progress)] }
}

extension KeyedClass where Self: UISearchBar {
    fileprivate static var ofUISearchBar: [AdaptedProperty] { [AdaptedProperty("text", \Self.text), AdaptedProperty("placeholder", \Self.placeholder)] }
}

extension KeyedClass where Self: UIWindow {
    fileprivate static var ofUIWindow: [AdaptedProperty] { [AdaptedProperty("rootViewController", \Self.rootViewController)] }
}

extension KeyedClass where Self: UIControl {
    fileprivate static var ofUIControl: [AdaptedProperty] { [AdaptedProperty("enabled", \Self.isEnabled), AdaptedProperty("selected", \Self.isSelected), AdaptedProperty("highlighted", \Self.isHighlighted)] }
}

extension KeyedClass where Self: UITextField {
    fileprivate static var ofUITextField: [AdaptedProperty] { [AdaptedProperty("text", \Self.text), AdaptedProperty("attributedText", \Self.attributedText), AdaptedProperty("placeholder", \Self.placeholder), AdaptedProperty("textColor", \Self.textColor), AdaptedProperty("font", \Self.font)] }
}

extension KeyedClass where Self: UISwitch {
    fileprivate static var ofUISwitch: [AdaptedProperty] { [AdaptedProperty("on", \Self.isOn)] }
}

extension KeyedClass where Self: UISlider {
    fileprivate static var ofUISlider: [AdaptedProperty] { [AdaptedProperty("value", \Self.value)] }
}

extension KeyedClass where Self: UIStepper {
    fileprivate static var ofUIStepper: [AdaptedProperty] { [AdaptedProperty("value", \Self.value)] }
}

extension KeyedClass where Self: UISegmentedControl {
    fileprivate static var ofUISegmentedControl: [AdaptedProperty] { [AdaptedProperty("selectedSegmentIndex", \Self.selectedSegmentIndex)] }
}

extension KeyedClass where Self: UIPageControl {
    fileprivate static var ofUIPageControl: [AdaptedProperty] { [AdaptedProperty("currentPage", \Self.currentPage), AdaptedProperty("numberOfPages", \Self.numberOfPages)] }
}

extension KeyedClass where Self: UIViewController {
    fileprivate static var ofUIViewController: [AdaptedProperty] { [AdaptedProperty("title", \Self.title), AdaptedProperty("preferredContentSize", \Self.preferredContentSize), AdaptedProperty("editing", \Self.isEditing), AdaptedProperty("view", \Self.view), AdaptedProperty("parentViewController", \Self.parent)] }
}

extension KeyedClass where Self: UITabBarController {
    fileprivate static var ofUITabBarController: [AdaptedProperty] { [AdaptedProperty("selectedIndex", \Self.selectedIndex), AdaptedProperty("selectedViewController", \Self.selectedViewController)] }
}

extension KeyedClass where Self: UIBarItem {
    fileprivate static var ofUIBarItem: [AdaptedProperty] { [AdaptedProperty("enabled", \Self.isEnabled), AdaptedProperty("title", \Self.title), AdaptedProperty("image", \Self.image), AdaptedProperty("tag", \Self.tag)] }
}

extension KeyedClass where Self: UITabBarItem {
    fileprivate static var ofUITabBarItem: [AdaptedProperty] { [AdaptedProperty("badgeValue", \Self.badgeValue)] }
}

extension KeyedClass where Self: UINavigationItem {
    fileprivate static var ofUINavigationItem: [AdaptedProperty] { [AdaptedProperty("title", \Self.title), AdaptedProperty("prompt", \Self.prompt), AdaptedProperty("titleView", \Self.titleView), AdaptedProperty("leftBarButtonItem", \Self.leftBarButtonItem), AdaptedProperty("rightBarButtonItem", \Self.rightBarButtonItem), AdaptedProperty("leftBarButtonItems", \Self.leftBarButtonItems), AdaptedProperty("rightBarButtonItems", \Self.rightBarButtonItems)] }
}

extension KeyedClass where Self: UIGestureRecognizer {
    fileprivate static var ofUIGestureRecognizer: [AdaptedProperty] { [AdaptedProperty("state", \Self.state), AdaptedProperty("enabled", \Self.isEnabled)] }
}

extension KeyedClass where Self: NSLayoutConstraint {
    fileprivate static var ofNSLayoutConstraint: [AdaptedProperty] { [AdaptedProperty("constant", \Self.constant), AdaptedProperty("active", \Self.isActive)] }
}

extension KeyedClass where Self: UINavigationController {
    fileprivate static var ofUINavigationController: [AdaptedProperty] { [AdaptedProperty("viewControllers", \Self.viewControllers)] }
}
