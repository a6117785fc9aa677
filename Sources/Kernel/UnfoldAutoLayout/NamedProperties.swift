import Foundation

extension KeyedClass {
    static func namedProperties() -> [AdaptedProperty] { NamedProperties.list(of: self) }
}
extension UIResponder: KeyedClass {}
extension UIGestureRecognizer: KeyedClass {}
extension UINavigationItem: KeyedClass {}
extension NSLayoutConstraint: KeyedClass {}

/// What programs observe of UIKit's classes, and read and set by name. Their setters announce what changes.
@MainActor enum NamedProperties {
    /// Of a class and those above, the class's own behind.
    static func list(of type: AnyClass) -> [AdaptedProperty] {
        views(type) + controls(type) + others(type)
    }

    private static func views(_ type: AnyClass) -> [AdaptedProperty] {
        var list: [AdaptedProperty] = []
        if let type = type as? any (UIView & KeyedClass).Type { list += type.ofView }
        if let type = type as? any (UIScrollView & KeyedClass).Type { list += type.ofScrollView }
        if let type = type as? any (UILabel & KeyedClass).Type { list += type.ofLabel }
        if let type = type as? any (UITextView & KeyedClass).Type { list += type.ofTextView }
        if let type = type as? any (UIImageView & KeyedClass).Type { list += type.ofImageView }
        if let type = type as? any (UIProgressView & KeyedClass).Type { list += type.ofProgressView }
        if let type = type as? any (UISearchBar & KeyedClass).Type { list += type.ofSearchBar }
        if let type = type as? any (UIWindow & KeyedClass).Type { list += type.ofWindow }
        return list
    }

    private static func controls(_ type: AnyClass) -> [AdaptedProperty] {
        var list: [AdaptedProperty] = []
        if let type = type as? any (UIControl & KeyedClass).Type { list += type.ofControl }
        if let type = type as? any (UITextField & KeyedClass).Type { list += type.ofTextField }
        if let type = type as? any (UISwitch & KeyedClass).Type { list += type.ofSwitch }
        if let type = type as? any (UISlider & KeyedClass).Type { list += type.ofSlider }
        if let type = type as? any (UIStepper & KeyedClass).Type { list += type.ofStepper }
        if let type = type as? any (UISegmentedControl & KeyedClass).Type { list += type.ofSegmentedControl }
        if let type = type as? any (UIPageControl & KeyedClass).Type { list += type.ofPageControl }
        return list
    }

    private static func others(_ type: AnyClass) -> [AdaptedProperty] {
        var list: [AdaptedProperty] = []
        if let type = type as? any (UIViewController & KeyedClass).Type { list += type.ofController }
        if let type = type as? any (UITabBarController & KeyedClass).Type { list += type.ofTabBarController }
        if let type = type as? any (UIBarItem & KeyedClass).Type { list += type.ofBarItem }
        if let type = type as? any (UITabBarItem & KeyedClass).Type { list += type.ofTabBarItem }
        if let type = type as? any (UINavigationItem & KeyedClass).Type { list += type.ofNavigationItem }
        if let type = type as? any (UIGestureRecognizer & KeyedClass).Type { list += type.ofRecognizer }
        if let type = type as? any (NSLayoutConstraint & KeyedClass).Type { list += type.ofConstraint }
        if let type = type as? any (UINavigationController & KeyedClass).Type { list += type.ofNavigationController }
        return list
    }
}

extension KeyedClass where Self: UIView {
    fileprivate static var ofView: [AdaptedProperty] {
        [
            AdaptedProperty("frame", \Self.frame), AdaptedProperty("bounds", \Self.bounds),
            AdaptedProperty("center", \Self.center), AdaptedProperty("transform", \Self.transform),
            AdaptedProperty("alpha", \Self.alpha), AdaptedProperty("hidden", \Self.isHidden),
            AdaptedProperty("backgroundColor", \Self.backgroundColor), AdaptedProperty("tintColor", \Self.tintColor),
            AdaptedProperty("tag", \Self.tag), AdaptedProperty("clipsToBounds", \Self.clipsToBounds),
            AdaptedProperty("userInteractionEnabled", \Self.isUserInteractionEnabled),
            AdaptedProperty("layer", \Self.layer), AdaptedProperty("superview", \Self.superview),
            AdaptedProperty("window", \Self.window),
        ]
    }
}

extension KeyedClass where Self: UIScrollView {
    fileprivate static var ofScrollView: [AdaptedProperty] {
        [
            AdaptedProperty("contentSize", \Self.contentSize), AdaptedProperty("contentOffset", \Self.contentOffset),
            AdaptedProperty("contentInset", \Self.contentInset),
            AdaptedProperty("adjustedContentInset", \Self.adjustedContentInset),
            AdaptedProperty("scrollEnabled", \Self.isScrollEnabled), AdaptedProperty("zoomScale", \Self.zoomScale),
            AdaptedProperty("refreshControl", \Self.refreshControl),
        ]
    }
}

extension KeyedClass where Self: UILabel {
    fileprivate static var ofLabel: [AdaptedProperty] {
        [
            AdaptedProperty("text", \Self.text), AdaptedProperty("attributedText", \Self.attributedText),
            AdaptedProperty("textColor", \Self.textColor), AdaptedProperty("font", \Self.font),
            AdaptedProperty("textAlignment", \Self.textAlignment),
            AdaptedProperty("numberOfLines", \Self.numberOfLines),
            AdaptedProperty("enabled", \Self.isEnabled), AdaptedProperty("highlighted", \Self.isHighlighted),
        ]
    }
}

extension KeyedClass where Self: UITextView {
    fileprivate static var ofTextView: [AdaptedProperty] {
        [
            AdaptedProperty("text", \Self.text), AdaptedProperty("attributedText", \Self.attributedText),
            AdaptedProperty("textColor", \Self.textColor), AdaptedProperty("font", \Self.font),
            AdaptedProperty("textContainerInset", \Self.textContainerInset),
        ]
    }
}

extension KeyedClass where Self: UIImageView {
    fileprivate static var ofImageView: [AdaptedProperty] {
        [
            AdaptedProperty("image", \Self.image), AdaptedProperty("highlightedImage", \Self.highlightedImage),
            AdaptedProperty("highlighted", \Self.isHighlighted),
        ]
    }
}

extension KeyedClass where Self: UIProgressView {
    fileprivate static var ofProgressView: [AdaptedProperty] { [AdaptedProperty("progress", \Self.progress)] }
}

extension KeyedClass where Self: UISearchBar {
    fileprivate static var ofSearchBar: [AdaptedProperty] {
        [AdaptedProperty("text", \Self.text), AdaptedProperty("placeholder", \Self.placeholder)]
    }
}

extension KeyedClass where Self: UIWindow {
    fileprivate static var ofWindow: [AdaptedProperty] {
        [AdaptedProperty("rootViewController", \Self.rootViewController)]
    }
}

extension KeyedClass where Self: UIControl {
    fileprivate static var ofControl: [AdaptedProperty] {
        [
            AdaptedProperty("enabled", \Self.isEnabled), AdaptedProperty("selected", \Self.isSelected),
            AdaptedProperty("highlighted", \Self.isHighlighted),
        ]
    }
}

extension KeyedClass where Self: UITextField {
    fileprivate static var ofTextField: [AdaptedProperty] {
        [
            AdaptedProperty("text", \Self.text), AdaptedProperty("attributedText", \Self.attributedText),
            AdaptedProperty("placeholder", \Self.placeholder), AdaptedProperty("textColor", \Self.textColor),
            AdaptedProperty("font", \Self.font),
        ]
    }
}

extension KeyedClass where Self: UISwitch {
    fileprivate static var ofSwitch: [AdaptedProperty] { [AdaptedProperty("on", \Self.isOn)] }
}

extension KeyedClass where Self: UISlider {
    fileprivate static var ofSlider: [AdaptedProperty] { [AdaptedProperty("value", \Self.value)] }
}

extension KeyedClass where Self: UIStepper {
    fileprivate static var ofStepper: [AdaptedProperty] { [AdaptedProperty("value", \Self.value)] }
}

extension KeyedClass where Self: UISegmentedControl {
    fileprivate static var ofSegmentedControl: [AdaptedProperty] {
        [AdaptedProperty("selectedSegmentIndex", \Self.selectedSegmentIndex)]
    }
}

extension KeyedClass where Self: UIPageControl {
    fileprivate static var ofPageControl: [AdaptedProperty] {
        [AdaptedProperty("currentPage", \Self.currentPage), AdaptedProperty("numberOfPages", \Self.numberOfPages)]
    }
}

extension KeyedClass where Self: UIViewController {
    fileprivate static var ofController: [AdaptedProperty] {
        [
            AdaptedProperty("title", \Self.title), AdaptedProperty("preferredContentSize", \Self.preferredContentSize),
            AdaptedProperty("editing", \Self.isEditing), AdaptedProperty("view", \Self.view),
            AdaptedProperty("parentViewController", \Self.parent),
        ]
    }
}

extension KeyedClass where Self: UITabBarController {
    fileprivate static var ofTabBarController: [AdaptedProperty] {
        [
            AdaptedProperty("selectedIndex", \Self.selectedIndex),
            AdaptedProperty("selectedViewController", \Self.selectedViewController),
        ]
    }
}

extension KeyedClass where Self: UIBarItem {
    fileprivate static var ofBarItem: [AdaptedProperty] {
        [
            AdaptedProperty("enabled", \Self.isEnabled), AdaptedProperty("title", \Self.title),
            AdaptedProperty("image", \Self.image), AdaptedProperty("tag", \Self.tag),
        ]
    }
}

extension KeyedClass where Self: UITabBarItem {
    fileprivate static var ofTabBarItem: [AdaptedProperty] { [AdaptedProperty("badgeValue", \Self.badgeValue)] }
}

extension KeyedClass where Self: UINavigationItem {
    fileprivate static var ofNavigationItem: [AdaptedProperty] {
        [
            AdaptedProperty("title", \Self.title), AdaptedProperty("prompt", \Self.prompt),
            AdaptedProperty("titleView", \Self.titleView),
            AdaptedProperty("leftBarButtonItem", \Self.leftBarButtonItem),
            AdaptedProperty("rightBarButtonItem", \Self.rightBarButtonItem),
            AdaptedProperty("leftBarButtonItems", \Self.leftBarButtonItems),
            AdaptedProperty("rightBarButtonItems", \Self.rightBarButtonItems),
        ]
    }
}

extension KeyedClass where Self: UINavigationController {
    fileprivate static var ofNavigationController: [AdaptedProperty] {
        [AdaptedProperty("viewControllers", \Self.viewControllers)]
    }
}

extension KeyedClass where Self: NSLayoutConstraint {
    fileprivate static var ofConstraint: [AdaptedProperty] {
        [AdaptedProperty("constant", \Self.constant), AdaptedProperty("active", \Self.isActive)]
    }
}

extension KeyedClass where Self: UIGestureRecognizer {
    fileprivate static var ofRecognizer: [AdaptedProperty] {
        [AdaptedProperty("state", \Self.state), AdaptedProperty("enabled", \Self.isEnabled)]
    }
}
