import Foundation
import Simplex

/// Solving, and telling views that their frames are out of date.
extension LayoutEngine {
    /// Brings the solution up to date; does nothing when nothing changed.
    func update() {
        lowerWaiting()
        enterWaitingContentSizes()
        guard !solver.isSolved || wrappedSizesAreStale else { return }
        wrappedSizesAreStale = false
        endExercises()
        let wrapping = wrappingViews
        let brokenBefore = Set(solver.brokenConstraints)
        brokenAtStart = brokenBefore
        if !brokenBefore.isEmpty { solver.retryBroken() }
        if !wrapping.isEmpty { enterUnwrappedSizes(of: wrapping, into: &solver) }
        solve(brokenBefore: brokenBefore)
        if !wrapping.isEmpty, enterWrappedSizes(of: wrapping, into: &solver) { solve(brokenBefore: brokenBefore) }
        edited.removeAll()
        flagMovedItems()
    }

    private func solve(brokenBefore: Set<ConstraintID>) {
        var met: [(conflict: Conflict, victim: ConstraintID)] = []
        attempt {
            let summary = try solver.solve { conflict in
                let victim = self.victim(of: conflict)
                met.append((conflict, victim))
                return victim
            }
            if LayoutJournal.hasListeners {
                let pivots = summary.dualPivots + summary.primalPivots
                LayoutJournal.record(.solved(host: host.layoutName, pivots: pivots))
            }
        }
        // One that is still broken by the same contradiction has been told before.
        for (conflict, victim) in met {
            let contradiction = ToldContradiction(conflict)
            if brokenBefore.contains(victim), told[victim] == contradiction { continue }
            told[victim] = contradiction
            report(conflict, victim: victim)
        }
    }

    /// Tells the superviews of whatever the solution moved.
    func flagMovedItems() {
        for reference in itemReferences {
            guard let record = reference.record else { continue }
            let now = SolvedRect(
                minX: solver.value(of: record.minX), minY: solver.value(of: record.minY),
                width: solver.value(of: record.width), height: solver.value(of: record.height))
            guard now != record.solved else { continue }
            record.solved = now
            if let view = reference.view {
                view.superview?.markNeedsLayout()
            } else if let guide = reference.guide {
                guide.owningView?.guideDidMove(guide)
            }
        }
    }

    // MARK: Frames

    /// Unrounded alignment rectangle, in the bounds of the superview or owning view.
    func rawRect(of record: EngineRecord) -> CGRect {
        let solved = record.solved
        return CGRect(x: solved.minX, y: solved.minY, width: solved.width, height: solved.height)
    }

    /// The frame a view gets: both edges on the pixel grid (facts A8.1, A8.2); nil before the first solve.
    func frame(of record: EngineRecord, for view: UIView) -> CGRect? {
        let raw = view.frame(forAlignmentRect: rawRect(of: record))
        return PixelGrid(scale: LayoutEnvironment.current.displayScale).snap(raw)
    }

    func apply(_ record: EngineRecord, to view: UIView) {
        guard let frame = frame(of: record, for: view), frame != view.layoutFrame else { return }
        view.setGeometry(frame: frame)
    }
}

/// What was told of a broken constraint.
struct ToldContradiction: Equatable {
    private let members: Set<Restriction>
    private let size: Double

    init(_ conflict: Conflict) {
        members = Set(conflict.members.map(\.restriction))
        size = conflict.contradiction
    }
}

/// Rounding to device pixels.
struct PixelGrid {
    /// Pixels per point.
    let scale: CGFloat

    /// Nearest pixel, halves away from zero; what is a half but for rounding errors counts as a half.
    func round(_ value: CGFloat) -> CGFloat {
        let pixels = value * scale
        let nudged = pixels + (pixels < 0 ? -1e-6 : 1e-6)
        return nudged.rounded(.toNearestOrAwayFromZero) / scale
    }

    /// Up to the next pixel; what lies a rounding error above one stays on it.
    func ceil(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }

    /// Both edges on the grid; the lengths are whole pixels too, which differences of edges are but for their last digit
    /// (fact M8.6).
    func snap(_ rect: CGRect) -> CGRect {
        let minX = round(rect.minX)
        let minY = round(rect.minY)
        return CGRect(
            x: minX, y: minY, width: round(round(rect.maxX) - minX), height: round(round(rect.maxY) - minY))
    }
}

extension UIView {
    /// The engine of the system this view is root of.
    func engineForLayout() -> LayoutEngine? {
        if let hostedEngine { return hostedEngine }
        let engine = LayoutEngine(host: self)
        hostedEngine = engine
        return engine
    }

    /// A root that becomes a subview gives its system to its new root, unless it always hosts its own.
    func dissolveHostedEngine() {
        guard !isEngineHost, let engine = hostedEngine else { return }
        engine.leave(subtree: self)
        hostedEngine = nil
    }
}
