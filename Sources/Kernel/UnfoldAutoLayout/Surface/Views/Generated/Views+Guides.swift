// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Surface/Views+Guides.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    open var isEnabled: Bool = true
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    public override init() { super.init() }
    public convenience init(rect: CGRect) { self.init() }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { self.init() }
    public convenience init(path: UIBezierPath) { self.init() }
    open weak var containerView: UIView?
    open weak var referenceView: UIView?
}

@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard: Bool = false
    open var usesBottomSafeArea: Bool = true
    open var keyboardDismissPadding: CGFloat = 0
}

extension UIView.LayoutRegion {
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> Self { Self(kind: .safeArea) }
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> Self { Self(kind: .margins) }
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> Self { Self(kind: .readableContent) }
}

extension UIView.LayoutRegion {
    public enum AdaptivityAxis: Int, Sendable {
        case horizontal = 1
        case vertical = 2
    }
}

extension UIWindow {
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}
