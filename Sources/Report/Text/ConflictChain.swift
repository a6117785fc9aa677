import AutoLayout
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
        sides = report.members.map { EquationSides($0.constraint.equation) }
        used = [start]
        let bounded = Set(report.bounds.map { EquationSides($0.constraint.equation).first.view })
        let view = sides[start].first.view
        for edge in ["top", "leading", "left"] {
            walk(from: EquationSides.Place(view: view, attribute: edge), bounded)
            if used.count > 1 { break }
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

/// The items and attributes of an equation such as `a.top == 0.5*b.bottom + 8 @750`.
struct EquationSides {
    struct Place: Equatable {
        let view: String
        let attribute: String

        private static let opposites = [
            "top": "bottom", "bottom": "top", "leading": "trailing", "trailing": "leading", "left": "right",
            "right": "left",
        ]

        var opposite: Place? { Self.opposites[attribute].map { Place(view: view, attribute: $0) } }
        var length: String { attribute == "top" || attribute == "bottom" ? "height" : "width" }
    }

    let left: String
    let first: Place
    let second: Place?

    init(_ equation: String) {
        var halves = [equation, ""]
        for relation in [" == ", " >= ", " <= "] {
            guard let range = equation.range(of: relation) else { continue }
            halves = [String(equation[..<range.lowerBound]), String(equation[range.upperBound...])]
            break
        }
        left = halves[0]
        first = Self.place(halves[0]) ?? Place(view: halves[0], attribute: "")
        let word = halves[1].split(separator: " ").first.map(String.init) ?? ""
        second = Self.place(word.split(separator: "*").last.map(String.init) ?? word)
    }

    func other(than place: Place) -> Place? { first == place ? second : first }

    /// `view.attribute`; nil for a number.
    private static func place(_ text: String) -> Place? {
        guard Double(text) == nil, let dot = text.lastIndex(of: ".") else { return nil }
        return Place(view: String(text[..<dot]), attribute: String(text[text.index(after: dot)...]))
    }
}
