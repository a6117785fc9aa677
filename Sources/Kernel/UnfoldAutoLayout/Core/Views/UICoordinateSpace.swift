import Foundation

/// What positions are measured in.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// Its own rectangle.
    var bounds: CGRect { get }
    /// The point, given here, there.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The point, given there, here.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The rectangle, given here, there.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The rectangle, given there, here.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// The point, given here, there; a space that is no view is the screen.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let (view, other) = (self as? UIView, coordinateSpace as? UIView)
        return view?.convert(point, to: other) ?? other?.convert(point, from: nil as UIView?) ?? point
    }
    /// The point, given there, here.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    /// The rectangle, given here, there.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        let (view, other) = (self as? UIView, coordinateSpace as? UIView)
        return view?.convert(rect, to: other) ?? other?.convert(rect, from: nil as UIView?) ?? rect
    }
    /// The rectangle, given there, here.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension UIView: UICoordinateSpace {}

/// The screen as a space.
final class ScreenSpace: NSObject, UICoordinateSpace {
    var bounds: CGRect { UIScreen.main.bounds }
}
