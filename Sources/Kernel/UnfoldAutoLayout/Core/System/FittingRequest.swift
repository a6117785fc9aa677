extension FittingRequest {
    subscript(axis: NSLayoutConstraint.Axis) -> (target: Double, priority: UILayoutPriority) {
        axis == .horizontal ? (Double(target.width), horizontal) : (Double(target.height), vertical)
    }
}

extension UIView {
    func fit(_ request: FittingRequest) -> CGSize {
        adoptEnvironment()
        LayoutBatch.collect { bringConstraintsUpToDate() }
        return layoutHost.systemForLayout().fittingSize(of: self, request)
    }
}
