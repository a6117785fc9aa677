import Foundation
import Simplex

/// `systemLayoutSizeFitting`: the subtree's own constraints, with the outside replaced by a wish (facts B13, B14).
extension LayoutEngine {
    func fit(_ view: UIView, _ request: FittingRequest) -> FittingSession? {
        lowerWaiting()
        changeSinceFitting = nil
        let record = record(of: view)
        lowerWaiting()
        enterWaitingContentSizes()
        // A copy: the live system keeps its frames and its broken constraints.
        var copy = solver
        for row in outsideRows(of: view, record) + exerciseWishes.map(\.row) { copy.remove(row) }
        brokenAtStart = Set(copy.brokenConstraints)
        copy.retryBroken()
        var pulls: [ConstraintID: RowMeaning] = [:]
        attempt {
            for (axis, variable, target, priority) in [
                (NSLayoutConstraint.Axis.horizontal, record.width, request.target.width, request.horizontal),
                (.vertical, record.height, request.target.height, request.vertical),
            ] {
                let id = try copy.add(
                    [Term(1, variable)], .equal, Double(target), priority: Priority(priority.rawValue))
                pulls[id] = .fitting(
                    WeakView(view), axis, target: Double(target), priority: priority, LayoutAddress(value: 0))
            }
        }
        let wrapping = wrappingViews.filter { $0.isDescendant(of: view) }
        if !wrapping.isEmpty { enterUnwrappedSizes(of: wrapping, into: &copy) }
        solveQuietly(&copy)
        if !wrapping.isEmpty, enterWrappedSizes(of: wrapping, into: &copy) { solveQuietly(&copy) }
        let rect = CGRect(
            x: 0, y: 0, width: copy.value(of: record.width), height: copy.value(of: record.height))
        let size = view.frame(forAlignmentRect: rect).size
        return FittingSession(
            size: size, request: request, revision: revision, engine: self, view: view, solver: copy, pulls: pulls)
    }

    /// Unsatisfiable constraints are not logged while fitting (fact A6.8).
    private func solveQuietly(_ solver: inout Solver) {
        attempt { try solver.solve { self.victim(of: $0) } }
    }

    /// Rows that tie the view to what is outside it: its own pins, and constraints held above it.
    private func outsideRows(of view: UIView, _ record: EngineRecord) -> [ConstraintID] {
        var rows = record.autoresizing
        for constraint in view.constraints where constraint.origin == .encapsulated && constraint.firstItem === view {
            if let row = constraint.lowered?.id { rows.append(row) }
        }
        guard view !== host else { return rows }
        var ancestor = view.superview
        while let outer = ancestor {
            for constraint in outer.constraints where constraint.touches(subtreeOf: view) {
                if let row = constraint.lowered?.id { rows.append(row) }
            }
            if outer === host { break }
            ancestor = outer.superview
        }
        return rows
    }
}

/// What a fitting was asked.
struct FittingRequest: Equatable {
    var target: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
}

/// The solved system of one fitting.
@MainActor package struct FittingSession {
    /// Unrounded (fact A8.5).
    package let size: CGSize
    let request: FittingRequest
    let revision: Int
    let engine: LayoutEngine
    unowned let view: UIView
    let solver: Solver
    let pulls: [ConstraintID: RowMeaning]

    /// Optional constraints that the fitted system violates, with their holders; stretched content on request.
    package func overruledConstraints(includingHugging: Bool = false) -> [OverruledConstraint] {
        engine.overruled(in: solver, below: view, pulls: pulls, includingHugging: includingHugging)
    }

    /// The height as a sum over the constraints that are active at the solution.
    package func heightDerivation() -> HeightDerivation {
        guard let record = view.engineRecord else { return HeightDerivation(value: Double(size.height), parts: []) }
        let derivation = solver.derivation(of: [Term(1, record.height)])
        let parts = derivation.parts.compactMap { part in
            engine.facts(of: part.restriction, pulls: pulls).map {
                HeightDerivation.Part(constraint: $0, multiplier: part.multiplier, constant: part.bound)
            }
        }
        return HeightDerivation(value: derivation.value, parts: parts)
    }
}

extension UIView {
    func fit(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let request = FittingRequest(target: target, horizontal: horizontal, vertical: vertical)
        adoptEnvironment()
        runConstraintPass()
        if let known = storedFitting, known.request == request, !fittingIsStale { return known.size }
        guard let session = layoutHost.engineForLayout()?.fit(self, request) else { return .zero }
        storedFitting = session
        if LayoutJournal.hasListeners {
            LayoutJournal.record(
                .fitted(view: layoutName, width: Double(session.size.width), height: Double(session.size.height)))
        }
        return session.size
    }
}

extension FittingSession {
    /// Whether nothing but the pull of the fitting decides the height: without it another height would do as well.
    package var heightIsAmbiguous: Bool {
        guard let record = view.engineRecord else { return false }
        let derivation = solver.derivation(of: [Term(1, record.height)])
        // Cheap first: a height made of constants and content sizes alone is decided.
        let isSuspect = derivation.parts.contains { part in
            switch part.restriction {
            case .constraint(let id): pulls[id] != nil
            case .nonNegative: true
            }
        }
        guard isSuspect else { return false }
        var copy = solver
        for (id, meaning) in pulls {
            if case .fitting(_, .vertical, _, _, _) = meaning { copy.remove(id) }
        }
        do { try copy.solve { self.engine.victim(of: $0) } } catch { return false }
        return !copy.isDetermined(record.height)
    }
}
