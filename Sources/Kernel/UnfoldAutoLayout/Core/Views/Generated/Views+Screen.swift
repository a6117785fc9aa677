// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Core/Views+Screen.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@preconcurrency @MainActor open class UIScreenInert: NSObject {
    package final var inertValues: [String: Any] = [:]
    open var brightness: CGFloat { get { inertValues["brightness"] as? CGFloat ?? 0.5 } set { inertValues["brightness"] = newValue } }
    open var maximumFramesPerSecond: Int { 60 }
    open var isCaptured: Bool { false }
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace() }
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
    open var scale: CGFloat { LayoutEnvironment.displayScale }
    open var nativeScale: CGFloat { LayoutEnvironment.displayScale }
    open var traitCollection: UITraitCollection { UITraitCollection(environment: .current) }
    open var bounds: CGRect { CGRect(origin: .zero, size: LayoutEnvironment.current.screenSize) }
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale) }
    open class var screens: [UIScreen] { [UIScreen.main] }
    /// An empty view of the screen's size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
    open var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
}

extension UITraitCollection {
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
    public var imageConfiguration: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration() }
}
