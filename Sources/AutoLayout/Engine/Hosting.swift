import Foundation

/// What a table does to its cells' content views, and what it can ask of them.
extension UIView {
    /// Pins the size of this view by the required constraints `UIView-Encapsulated-Layout-Width` and `-Height`
    /// (facts D3.1, D3.2), in points; nil leaves a direction as it was.
    package func setEncapsulatedLayoutSize(width: CGFloat?, height: CGFloat?) { fatalError() }

    /// The optional constraints that the current layout of this view's subtree violates, with their holders.
    /// Solves first if something changed. Content-size wishes are left out unless asked for.
    package func overruledConstraints(includingContentSize: Bool = false) -> [OverruledConstraint] { fatalError() }

    /// What the last ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` of this
    /// view solved, kept for questions; nil before.
    package var lastFitting: FittingSession? { fatalError() }

    /// Whether anything that this view's size depends on changed since its last fitting.
    package var fittingIsStale: Bool { fatalError() }
}

/// The solved system of one fitting.
@MainActor package struct FittingSession {
    /// Unrounded (fact A8.5).
    package let size: CGSize

    package func overruledConstraints(includingContentSize: Bool = false) -> [OverruledConstraint] { fatalError() }
    /// The height as a sum over the constraints that are active at the solution.
    package func heightDerivation() -> HeightDerivation { fatalError() }
}
