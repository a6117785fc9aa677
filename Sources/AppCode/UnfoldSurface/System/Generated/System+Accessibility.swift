// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/System+Accessibility.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

#if !canImport(ObjectiveC)

extension NSObjectProtocol where Self: NSObject {
    public var isAccessibilityElement: Bool { get { inertValues["isAccessibilityElement"] as? Bool ?? false } set { inertValues["isAccessibilityElement"] = newValue } }
    public var accessibilityLabel: String? { get { inertValues["accessibilityLabel"] as? String } set { inertValues["accessibilityLabel"] = newValue } }
    public var accessibilityAttributedLabel: NSAttributedString? { get { inertValues["accessibilityAttributedLabel"] as? NSAttributedString } set { inertValues["accessibilityAttributedLabel"] = newValue } }
    public var accessibilityHint: String? { get { inertValues["accessibilityHint"] as? String } set { inertValues["accessibilityHint"] = newValue } }
    public var accessibilityAttributedHint: NSAttributedString? { get { inertValues["accessibilityAttributedHint"] as? NSAttributedString } set { inertValues["accessibilityAttributedHint"] = newValue } }
    public var accessibilityValue: String? { get { inertValues["accessibilityValue"] as? String } set { inertValues["accessibilityValue"] = newValue } }
    public var accessibilityAttributedValue: NSAttributedString? { get { inertValues["accessibilityAttributedValue"] as? NSAttributedString } set { inertValues["accessibilityAttributedValue"] = newValue } }
    public var accessibilityTraits: UIAccessibilityTraits { get { inertValues["accessibilityTraits"] as? UIAccessibilityTraits ?? .none } set { inertValues["accessibilityTraits"] = newValue } }
    public var accessibilityFrame: CGRect { get { inertValues["accessibilityFrame"] as? CGRect ?? .zero } set { inertValues["accessibilityFrame"] = newValue } }
    public var accessibilityPath: UIBezierPath? { get { inertValues["accessibilityPath"] as? UIBezierPath } set { inertValues["accessibilityPath"] = newValue } }
    public var accessibilityActivationPoint: CGPoint { get { inertValues["accessibilityActivationPoint"] as? CGPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) } set { inertValues["accessibilityActivationPoint"] = newValue } }
    public var accessibilityLanguage: String? { get { inertValues["accessibilityLanguage"] as? String } set { inertValues["accessibilityLanguage"] = newValue } }
    public var accessibilityElementsHidden: Bool { get { inertValues["accessibilityElementsHidden"] as? Bool ?? false } set { inertValues["accessibilityElementsHidden"] = newValue } }
    public var accessibilityViewIsModal: Bool { get { inertValues["accessibilityViewIsModal"] as? Bool ?? false } set { inertValues["accessibilityViewIsModal"] = newValue } }
    public var shouldGroupAccessibilityChildren: Bool { get { inertValues["shouldGroupAccessibilityChildren"] as? Bool ?? false } set { inertValues["shouldGroupAccessibilityChildren"] = newValue } }
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get { inertValues["accessibilityNavigationStyle"] as? UIAccessibilityNavigationStyle ?? .automatic } set { inertValues["accessibilityNavigationStyle"] = newValue } }
    public var accessibilityRespondsToUserInteraction: Bool { get { inertValues["accessibilityRespondsToUserInteraction"] as? Bool ?? true } set { inertValues["accessibilityRespondsToUserInteraction"] = newValue } }
    public var accessibilityUserInputLabels: [String]! { get { inertValues["accessibilityUserInputLabels"] as? [String] ?? [] } set { inertValues["accessibilityUserInputLabels"] = newValue } }
    public var accessibilityElements: [Any]? { get { inertValues["accessibilityElements"] as? [Any] } set { inertValues["accessibilityElements"] = newValue } }
    public var accessibilityContainerType: UIAccessibilityContainerType { get { inertValues["accessibilityContainerType"] as? UIAccessibilityContainerType ?? .none } set { inertValues["accessibilityContainerType"] = newValue } }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { inertValues["accessibilityCustomActions"] as? [UIAccessibilityCustomAction] } set { inertValues["accessibilityCustomActions"] = newValue } }
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? { get { inertValues["accessibilityCustomRotors"] as? [UIAccessibilityCustomRotor] } set { inertValues["accessibilityCustomRotors"] = newValue } }
    public func accessibilityActivate() -> Bool { false }
    public func accessibilityIncrement() {}
    public func accessibilityDecrement() {}
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    public func accessibilityPerformEscape() -> Bool { false }
    public func accessibilityPerformMagicTap() -> Bool { false }
    public func accessibilityElementDidBecomeFocused() {}
    public func accessibilityElementDidLoseFocus() {}
    public func accessibilityElementIsFocused() -> Bool { false }
    public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    public func accessibilityElement(at index: Int) -> Any? { accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
    public func index(ofAccessibilityElement element: Any) -> Int { accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound }
}

#endif
