import Foundation

/// The screen of the current environment.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The only screen.
    public static let main = UIScreen()

    /// Pixels per point.
    open var scale: CGFloat { LayoutEnvironment.displayScale }
    /// Pixels per point; the same as ``scale``.
    open var nativeScale: CGFloat { LayoutEnvironment.displayScale }
    /// Position zero, and the size of the screen in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: LayoutEnvironment.current.screenSize) }
    /// Current traits.
    open var traitCollection: UITraitCollection { UITraitCollection(environment: .current) }
    /// The bounds in pixels.
    open var nativeBounds: CGRect {
        let (size, scale) = (bounds.size, nativeScale)
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
    /// Stored; nothing shines.
    open var brightness: CGFloat = 0.5
    /// 60.
    open var maximumFramesPerSecond: Int { 60 }
    /// The only screen.
    open class var screens: [UIScreen] { [main] }
    /// False: nobody records it.
    open var isCaptured: Bool { false }
    /// An empty view of the screen's size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
    /// The bounds, whose coordinates do not turn with the device.
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace() }
    /// The bounds.
    open var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
    /// Never posted.
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Never posted.
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Never posted.
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    /// Never posted.
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
}
