/// The screen of the current environment.
@preconcurrency @MainActor open class UIScreen: UIScreenInert {
    open var scale: CGFloat { LayoutEnvironment.displayScale }
    open var traitCollection: UITraitCollection { UITraitCollection(environment: .current) }

    public static let main = UIScreen()

    open var nativeScale: CGFloat { LayoutEnvironment.displayScale }
    open var bounds: CGRect { CGRect(origin: .zero, size: LayoutEnvironment.current.screenSize) }
    open var nativeBounds: CGRect {
        let (size, scale) = (bounds.size, nativeScale)
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
    open class var screens: [UIScreen] { [main] }
    /// An empty view of the screen's size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
    open var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
}
