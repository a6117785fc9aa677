// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Core/Views+Presses.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@preconcurrency @MainActor open class UIPress: NSObject {
    open var phase: Phase { .began }
    open var type: PressType { .select }
    open var key: UIKey? { nil }
    open var force: CGFloat { 0 }
    open var responder: UIResponder? { nil }
}

extension UIPress {
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
    }
}

@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
}

extension UIResponder {
    public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus { get { inertValues["accessibilityExpandedStatus"] as? UIAccessibilityExpandedStatus ?? .unsupported } set { inertValues["accessibilityExpandedStatus"] = newValue } }
    public var accessibilityCustomContent: [AXCustomContent]! { get { inertValues["accessibilityCustomContent"] as? [AXCustomContent] ?? [] } set { inertValues["accessibilityCustomContent"] = newValue } }
    public var accessibilityLabelBlock: (() -> String?)? { get { inertValues["accessibilityLabelBlock"] as? (() -> String?) } set { inertValues["accessibilityLabelBlock"] = newValue } }
    public var isAccessibilityElementBlock: (() -> Bool)? { get { inertValues["isAccessibilityElementBlock"] as? (() -> Bool) } set { inertValues["isAccessibilityElementBlock"] = newValue } }
    public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? { get { inertValues["accessibilityTraitsBlock"] as? (() -> UIAccessibilityTraits) } set { inertValues["accessibilityTraitsBlock"] = newValue } }
}

@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    func toggleBoldface(_ sender: Any?)
    func toggleItalics(_ sender: Any?)
    func toggleUnderline(_ sender: Any?)
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
    func increaseSize(_ sender: Any?)
    func decreaseSize(_ sender: Any?)
    func find(_ sender: Any?)
    func findNext(_ sender: Any?)
    func pasteAndMatchStyle(_ sender: Any?)
    func rename(_ sender: Any?)
    func printContent(_ sender: Any?)
}
