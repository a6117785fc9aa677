extension UIAccessibility {
    /// The path in points of the screen.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: nil as UIView?)
        let moved = path.copy() as? UIBezierPath ?? path
        moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return moved
    }
}
