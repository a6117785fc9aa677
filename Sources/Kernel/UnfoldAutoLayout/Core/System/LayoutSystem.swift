/// The constraint system of one root as views, constraints and guides know it: what they report to it, and what they
/// ask of it.
///
/// ``LayoutEngine`` is the one kind that there is; what is above this floor knows it by its class.
@MainActor protocol LayoutSystem: AnyObject, Sendable {
    /// How those who may outlive it know it.
    nonisolated var reference: EngineReference { get }

    func constraintWasActivated(_ constraint: NSLayoutConstraint)
    func constraintWasDeactivated(_ constraint: NSLayoutConstraint)
    func constantDidChange(of constraint: NSLayoutConstraint)
    func priorityDidChange(of constraint: NSLayoutConstraint)

    func contentSizeDidChange(of view: UIView)
    func autoresizingDidChange(of view: UIView)
    func marginsDidChange(of view: UIView)
    /// Leading and trailing of the constraints that a view holds mean other edges now.
    func directionDidChange(of view: UIView)
    func subtreeWasAttached(_ view: UIView)
    func subtreeWillDetach(_ view: UIView)
    /// Takes all rows and variables of a subtree out of the system.
    func leave(subtree: UIView)
    func guideWillLeave(_ guide: UILayoutGuide)
    func hostIsGoing()

    var batch: Int { get set }
    /// Counts changes of items: of names, and of what is hidden.
    var printingRevision: Int { get set }
    /// Counts what changes texts of constraints, and items that come and go: all is printed anew.
    var namingRevision: Int { get set }
    /// Takes what was edited since, unless a pass did.
    func takeWaitingEdits()

    var isUpToDate: Bool { get }
    /// Whether a pass over views without flags would do nothing.
    var isSettled: Bool { get }
    func enterConstraints(below view: UIView)
    func update()
    func frame(of view: UIView) -> CGRect?
    /// Writes the solution's frames of the views that constraints lay out in `parent`.
    func applyFrames(toSubviewsOf parent: UIView)
    /// The size of a view that fits a request, solved for unless it is known.
    func fittingSize(of view: UIView, _ request: FittingRequest) -> CGSize
    /// Widths at which texts that wrap in a view were laid out, if they keep to them when it is fitted; nil without any.
    func laidOutTextWidths(in view: UIView) -> [Double]?

    func isLayoutAmbiguous(of item: any LayoutItem) -> Bool
    func exerciseAmbiguity(of view: UIView)
    func constraintsAffecting(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
}

/// A root of views as whoever makes its system knows it. Views conform to it where they and the engine are joined.
@MainActor protocol LayoutSystemHost: AnyObject {
    func makeLayoutSystem() -> any LayoutSystem
}

extension UIView {
    /// The system that this view is the root of (fact A2.4); nil before it is asked for the first time.
    var hostedSystem: (any LayoutSystem)? {
        get { layoutReference.hostedSystem }
        set { layoutReference.hostedSystem = newValue }
    }

    func systemForLayout() -> any LayoutSystem {
        if let hostedSystem { return hostedSystem }
        guard let host = (self as AnyObject) as? any LayoutSystemHost else { preconditionFailure("views host systems") }
        let system = host.makeLayoutSystem()
        hostedSystem = system
        return system
    }

    /// A root that becomes a subview gives its system to its new root, unless it always hosts its own.
    func dissolveHostedSystem() {
        guard !isEngineHost, let hostedSystem else { return }
        hostedSystem.leave(subtree: self)
        self.hostedSystem = nil
    }
}
