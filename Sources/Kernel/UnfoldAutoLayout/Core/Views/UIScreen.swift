import Foundation

/// The screen of the current environment.
@preconcurrency @MainActor open class UIScreen: UIScreenInert {
    /// Pixels per point: those of the environment.
    open var scale: CGFloat { LayoutEnvironment.displayScale }
    /// Those of the environment.
    open var traitCollection: UITraitCollection { UITraitCollection(environment: .current) }

    public static let main = UIScreen()

    /// Pixels per point; the same as ``scale``.
    open var nativeScale: CGFloat { LayoutEnvironment.displayScale }
    /// Position zero, and the size of the screen in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: LayoutEnvironment.current.screenSize) }
    /// The bounds in pixels.
    open var nativeBounds: CGRect {
        let (size, scale) = (bounds.size, nativeScale)
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
    open class var screens: [UIScreen] { [main] }
    /// An empty view of the screen's size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
    open var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
}
