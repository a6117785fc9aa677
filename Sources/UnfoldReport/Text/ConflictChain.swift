import UnfoldAutoLayout
import UnfoldScenario
import Foundation

/// The members of a conflict in the order in which they stand one after the other in the layout.
struct ConflictChain {
    enum Step: Equatable {
        case member(Int)
        /// A length that no member gives, only that it may not be negative.
        case bound
    }

    private(set) var order: [Step] = []
    private let sides: [EquationSides]
    private var used: Set<Int>

    /// Walks from the near edge of the view that member `start` is about; what the walk does not reach comes last.
    init(_ report: UnsatisfiableConstraints, from start: Int) {
        let equations = report.members.map(\.constraint.equation)
        let bounded = Set(report.bounds.map { EquationSides($0.constraint.equation).first.view })
        self.init(equations, bounded: bounded, across: EquationSides(equations[start]).first.view, except: start)
    }

    /// Walks across `view`; `bounded` views have no length of their own.
    init(_ equations: [String], bounded: Set<String>, across view: String, except start: Int? = nil) {
        sides = equations.map(EquationSides.init)
        used = start.map { [$0] } ?? []
        for edge in ["top", "leading", "left"] {
            walk(from: EquationSides.Place(view: view, attribute: edge), bounded)
            if !order.isEmpty { break }
        }
        order += sides.indices.filter { !used.contains($0) }.map { .member($0) }
    }

    private mutating func walk(from start: EquationSides.Place, _ bounded: Set<String>) {
        var place = start
        while true {
            if let index = unused(at: place), let other = sides[index].other(than: place) {
                used.insert(index)
                order.append(.member(index))
                place = other
            } else if let opposite = place.opposite {
                // Across the view: by the member that gives its length, or by nothing but the bound.
                let length = EquationSides.Place(view: place.view, attribute: place.length)
                if let index = unused(at: length), sides[index].second == nil {
                    used.insert(index)
                    order.append(.member(index))
                } else if bounded.contains(place.view) {
                    order.append(.bound)
                }
                guard unused(at: opposite) != nil else { return }
                place = opposite
            } else {
                return
            }
        }
    }

    private func unused(at place: EquationSides.Place) -> Int? {
        sides.indices.first { !used.contains($0) && (sides[$0].first == place || sides[$0].second == place) }
    }
}
