extension UICoordinateSpace {
    /// The point, given here, there; a space that is no view is the screen.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let (view, other) = (self as? UIView, coordinateSpace as? UIView)
        return view?.convert(point, to: other) ?? other?.convert(point, from: nil as UIView?) ?? point
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    /// The rectangle, given here, there.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        let (view, other) = (self as? UIView, coordinateSpace as? UIView)
        return view?.convert(rect, to: other) ?? other?.convert(rect, from: nil as UIView?) ?? rect
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension UIView: UICoordinateSpace {}

final class ScreenSpace: NSObject, UICoordinateSpace {
    var bounds: CGRect { UIScreen.main.bounds }
}
