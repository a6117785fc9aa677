// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Foundation+Forwarding.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

extension ObjectiveCObject {
    public func isKind(of aClass: AnyClass) -> Bool { sequence(first: type(of: object) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == aClass } }
    @preconcurrency @MainActor public var tag: Int! { of(UIView.self, \.tag) ?? of(UIBarItem.self, \.tag) }
    @preconcurrency @MainActor public var frame: CGRect! { of(UIView.self, \.frame) }
    @preconcurrency @MainActor public var superview: UIView?! { of(UIView.self, \.superview) }
    @preconcurrency @MainActor public var layer: CALayer! { of(UIView.self, \.layer) }
    @preconcurrency @MainActor public var isHidden: Bool! { of(UIView.self, \.isHidden) }
    @preconcurrency @MainActor public func setNeedsLayout() { of(UIView.self) { $0.setNeedsLayout() } }
    @preconcurrency @MainActor public func removeFromSuperview() { of(UIView.self) { $0.removeFromSuperview() } }
    @preconcurrency @MainActor public var isSelected: Bool! { of(UIControl.self, \.isSelected) }
    @preconcurrency @MainActor public var isOn: Bool! { of(UISwitch.self, \.isOn) }
    @preconcurrency @MainActor public var selectedSegmentIndex: Int! { of(UISegmentedControl.self, \.selectedSegmentIndex) }
    @preconcurrency @MainActor public var titleLabel: UILabel?! { of(UIButton.self, \.titleLabel) }
    @preconcurrency @MainActor public var currentTitle: String?! { of(UIButton.self, \.currentTitle) }
    @preconcurrency @MainActor public var state: UIGestureRecognizer.State! { of(UIGestureRecognizer.self, \.state) }
    @preconcurrency @MainActor public func location(in view: UIView?) -> CGPoint! { of(UIGestureRecognizer.self) { $0.location(in: view) } }
    public var intValue: Int32! { number?.int32Value ?? string?.intValue }
    public var integerValue: Int! { number?.intValue ?? string?.integerValue }
    public var doubleValue: Double! { number?.doubleValue ?? string?.doubleValue }
    public var boolValue: Bool! { number?.boolValue ?? string?.boolValue }
    public var stringValue: String! { number?.stringValue }
    public var count: Int! { (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count }
    public func object(forKey key: Any) -> Any? { (object as? NSDictionary)?.object(forKey: key) }
    public func object(at index: Int) -> Any! { (object as? NSArray)?.object(at: index) }
    @preconcurrency @MainActor public var firstItem: AnyObject?! { of(NSLayoutConstraint.self, \.firstItem) }
    @preconcurrency @MainActor public var secondItem: AnyObject?! { of(NSLayoutConstraint.self, \.secondItem) }
    @preconcurrency @MainActor public var firstAttribute: NSLayoutConstraint.Attribute! { of(NSLayoutConstraint.self, \.firstAttribute) }
    @preconcurrency @MainActor public var secondAttribute: NSLayoutConstraint.Attribute! { of(NSLayoutConstraint.self, \.secondAttribute) }
    @preconcurrency @MainActor public var multiplier: CGFloat! { of(NSLayoutConstraint.self, \.multiplier) }
    @preconcurrency @MainActor public var identifier: String?! { of(NSLayoutConstraint.self, \.identifier) }
    public var description: String! { (object as? NSObject)?.description ?? "\(object)" }
    @preconcurrency @MainActor public var view: UIView?! { of(UIGestureRecognizer.self, \.view) ?? of(UIViewController.self, \.view) }
    @preconcurrency @MainActor public var isEnabled: Bool! { of(UIControl.self, \.isEnabled) ?? of(UIBarItem.self, \.isEnabled) ?? of(UIGestureRecognizer.self, \.isEnabled) }
    @preconcurrency @MainActor public var text: String?! { of(UILabel.self, \.text) ?? of(UITextField.self, \.text) ?? of(UITextView.self, \.text) ?? of(UISearchBar.self, \.text) }
    @preconcurrency @MainActor public var title: String?! { of(UIBarItem.self, \.title) ?? of(UIViewController.self, \.title) }
    @preconcurrency @MainActor public var priority: UILayoutPriority! { of(NSLayoutConstraint.self, \.priority) }
    @preconcurrency @MainActor public var constant: CGFloat! { of(NSLayoutConstraint.self, \.constant) }
    @preconcurrency @MainActor public var isActive: Bool! { of(NSLayoutConstraint.self, \.isActive) }
}
