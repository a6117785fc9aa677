import Foundation

/// What a fitting is asked.
struct FittingRequest: Equatable {
    var target: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
    /// With what a stack gave the view for itself: a hidden one's length of 0, a share of 0.
    var isArranged = true

    subscript(axis: NSLayoutConstraint.Axis) -> (target: Double, priority: UILayoutPriority) {
        axis == .horizontal ? (Double(target.width), horizontal) : (Double(target.height), vertical)
    }
}

extension UIView {
    /// The size that the constraints ask for.
    func fit(_ request: FittingRequest) -> CGSize {
        adoptEnvironment()
        LayoutBatch.collect { bringConstraintsUpToDate() }
        return layoutHost.systemForLayout().fittingSize(of: self, request)
    }
}
