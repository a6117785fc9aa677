/// What few views say of themselves; made with the first of it, so that all others stay small.
@MainActor final class RareViewValues {
    var tintColor: UIColor?
    var tintAdjustmentMode: UIView.TintAdjustmentMode?
    /// An empty list is read instead of none.
    var hadGestureRecognizers = false
    var interactions: [any UIInteraction] = []
    var style = UIUserInterfaceStyle.unspecified
    var contentScaleFactor: CGFloat?
    var transform3D: CATransform3D?
    var anchorPoint: CGPoint?
    var traitOverrides: UITraitOverrides?
}

extension UIView {
    /// Stored; layout knows the untransformed rectangle. Its flat part is ``transform``.
    public var transform3D: CATransform3D {
        get {
            // What was said in the plane since then counts.
            if let known = rare?.transform3D, CATransform3DGetAffineTransform(known) == storedTransform { return known }
            return CATransform3DMakeAffineTransform(storedTransform)
        }
        set {
            rarely.transform3D = newValue
            setTransform(CATransform3DGetAffineTransform(newValue))
        }
    }
    /// Which point of the bounds ``center`` is, and a transform leaves in its place: (0, 0) is the upper left. Setting
    /// it moves the frame. Default the middle.
    public var anchorPoint: CGPoint {
        get { rare?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set {
            guard newValue != anchorPoint else { return }
            rarely.anchorPoint = newValue
            anchorDidChange()
        }
    }
    /// What leading and trailing mean in a view of that attribute, in the current environment.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: LayoutEnvironment.current.layoutDirection)
    }
    /// What leading and trailing mean in a view of that attribute inside of that direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    func performHitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }

    func performEndEditing(_ force: Bool) -> Bool {
        guard let responder = FirstResponder.current as? UIView, responder.isDescendant(of: self) else { return false }
        return responder.resignFirstResponder()
    }

    func performAddInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.performRemoveInteraction(interaction)
        interaction.willMove(to: self)
        rarely.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func performRemoveInteraction(_ interaction: any UIInteraction) {
        guard let index = rare?.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rarely.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}

/// Styles that views and controllers ask for. Not asked while no one does.
@MainActor enum StyleOverrides {
    static var areUsed = false

    /// nil for the environment's.
    static func style(of view: UIView?) -> UIUserInterfaceStyle? {
        guard areUsed else { return nil }
        var next = view
        while let view = next {
            if let own = view.rare?.style, own != .unspecified { return own }
            if let own = view.controller?.overrideUserInterfaceStyle, own != .unspecified { return own }
            next = view.superview
        }
        return nil
    }
}
