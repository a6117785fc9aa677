// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Surface.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var accessibilityFrameInContainerSpace: CGRect = .zero
    open var accessibilityIdentifier: String?
    public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject; super.init(); isAccessibilityElement = true }
}

@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
    open private(set) weak var view: UIView?
    public let point: CGPoint
    public let attributedName: NSAttributedString
    open var name: String { attributedName.string }
    public convenience init(name: String, view: UIView) { self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view) }
    public convenience init(name: String, point: CGPoint, in view: UIView) { self.init(attributedName: NSAttributedString(string: name), point: point, in: view) }
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) { (self.attributedName, self.point, self.view) = (attributedName, point, view) }
}

@preconcurrency @MainActor open class UIDeviceInert: NSObject {
    package final var inertValues: [String: Any] = [:]
    open var systemName: String { "iOS" }
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
    open var isMultitaskingSupported: Bool { true }
    open var isBatteryMonitoringEnabled: Bool { get { inertValues["isBatteryMonitoringEnabled"] as? Bool ?? false } set { inertValues["isBatteryMonitoringEnabled"] = newValue } }
    open var batteryState: UIDevice.BatteryState { .unknown }
    open var batteryLevel: Float { -1 }
    open var isProximityMonitoringEnabled: Bool { get { inertValues["isProximityMonitoringEnabled"] as? Bool ?? false } set { inertValues["isProximityMonitoringEnabled"] = newValue } }
    open var proximityState: Bool { false }
    open func playInputClick() {}
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name( "UIDeviceBatteryStateDidChangeNotification")
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name( "UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name( "UIDeviceProximityStateDidChangeNotification")
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    open var userInterfaceIdiom: UIUserInterfaceIdiom { LayoutEnvironment.current.userInterfaceIdiom }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var name: String { model }
    open var localizedModel: String { model }
    open var isGeneratingDeviceOrientationNotifications: Bool { get { inertValues["isGeneratingDeviceOrientationNotifications"] as? Bool ?? false } set { inertValues["isGeneratingDeviceOrientationNotifications"] = newValue } }
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
}

extension UIDevice {
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case faceUp
    case faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
