/// The members of a conflict in the order in which they stand one after the other in the layout.
package struct ConflictChain {
    package enum Step: Equatable {
        case member(Int)
        /// A length that no member gives, only that it may not be negative.
        case bound
    }

    package private(set) var order: [Step] = []
    private let equations: [Equation]
    private var used: Set<Int>

    /// Walks from the near edge of the view that member `start` is about; what the walk does not reach comes last.
    package init(_ report: UnsatisfiableConstraints, from start: Int) {
        let equations = report.members.map(\.constraint.form)
        let bounded = Set(report.bounds.map(\.constraint.form.first.anchor.item))
        self.init(equations, bounded: bounded, across: equations[start].first.anchor.item, except: start)
    }

    /// Walks across `view`; `bounded` views have no length of their own.
    package init(_ equations: [Equation], bounded: Set<String>, across view: String, except start: Int? = nil) {
        self.equations = equations
        used = start.map { [$0] } ?? []
        for edge in ["top", "leading", "left"] {
            walk(from: Equation.Side(.init(item: view, attribute: edge)), bounded)
            if !order.isEmpty { break }
        }
        order += equations.indices.filter { !used.contains($0) }.map { .member($0) }
    }

    private mutating func walk(from start: Equation.Side, _ bounded: Set<String>) {
        var side = start
        while true {
            if let index = unused(at: side), let other = equations[index].other(than: side) {
                used.insert(index)
                order.append(.member(index))
                side = other
            } else if let opposite = side.opposite {
                // Across the view: by the member that gives its length, or by nothing but the bound.
                let length = side.length
                if let index = unused(at: length), equations[index].second == nil {
                    used.insert(index)
                    order.append(.member(index))
                } else if bounded.contains(side.anchor.item) {
                    order.append(.bound)
                }
                guard unused(at: opposite) != nil else { return }
                side = opposite
            } else {
                return
            }
        }
    }

    private func unused(at side: Equation.Side) -> Int? {
        equations.indices.first { !used.contains($0) && (equations[$0].first == side || equations[$0].second == side) }
    }
}

extension Equation { fileprivate func other(than side: Side) -> Side? { first == side ? second : first } }

extension Equation.Side {
    private static let opposites = [
        "top": "bottom", "bottom": "top", "leading": "trailing", "trailing": "leading", "left": "right",
        "right": "left",
    ]

    /// The other edge of the same item; nil for what is no edge, and for distances.
    fileprivate var opposite: Equation.Side? {
        guard origin == nil, let attribute = Self.opposites[anchor.attribute] else { return nil }
        return Equation.Side(.init(item: anchor.item, attribute: attribute))
    }

    fileprivate var length: Equation.Side {
        let isVertical = anchor.attribute == "top" || anchor.attribute == "bottom"
        return Equation.Side(.init(item: anchor.item, attribute: isVertical ? "height" : "width"))
    }
}
