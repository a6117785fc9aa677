extension UIView {
    /// Where the keyboard would be. None appears: the guide stays at the bottom of the safe area, which is reported
    /// once as a finding.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = inertValues["keyboardLayoutGuide"] as? UIKeyboardLayoutGuide { return known }
        InertLayout.report("keyboardLayoutGuide", .noKeyboard)
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = "UIViewKeyboardLayoutGuide"
        inertValues["keyboardLayoutGuide"] = guide
        addLayoutGuide(guide)
        let safe = safeAreaLayoutGuide
        for pin in [
            guide.leadingAnchor.constraint(equalTo: leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor),
            guide.topAnchor.constraint(equalTo: safe.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ] {
            pin.origin = .guide
            pin.isActive = true
        }
        return guide
    }
}

/// A guide that knows near which edges of its view it lies. The only one, the keyboard's, always is near the bottom.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    /// Without a keyboard: from the bottom of the safe area to the window's lower edge, or the view's outside of a window;
    /// zero until the view is in a window or was laid out.
    open override var layoutFrame: CGRect {
        guard let view = owningView, view.window != nil || view.layoutHost.hostedSystem != nil else { return .zero }
        let bounds = view.bounds
        let top = bounds.maxY - view.safeAreaInsets.bottom
        let bottom = view.window.map { view.convert(CGPoint(x: 0, y: $0.bounds.maxY), from: $0).y } ?? bounds.maxY
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, bottom - top))
    }

    private var near: [UInt: [NSLayoutConstraint]] = [:]
    private var away: [UInt: [NSLayoutConstraint]] = [:]

    /// Constraints that hold while the guide is near the edge: it always is near the bottom, and not near the others.
    open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        replace(&near[edge.rawValue], constraints, isActive: edge == .bottom)
    }
    /// Constraints that hold while the guide is away from the edge.
    open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        replace(&away[edge.rawValue], constraints, isActive: !edge.contains(.bottom))
    }
    open func removeAllTrackedConstraints() {
        for edge in near.keys { replace(&near[edge], [], isActive: false) }
        for edge in away.keys { replace(&away[edge], [], isActive: false) }
    }
    private func replace(_ known: inout [NSLayoutConstraint]?, _ new: [NSLayoutConstraint], isActive: Bool) {
        NSLayoutConstraint.deactivate(known ?? [])
        known = new
        if isActive { NSLayoutConstraint.activate(new) } else { NSLayoutConstraint.deactivate(new) }
    }
}
