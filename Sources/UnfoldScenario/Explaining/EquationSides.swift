/// The items and attributes of an equation such as `a.top == 0.5*b.bottom + 8 @750`.
package struct EquationSides: Sendable {
    package struct Place: Hashable, Sendable {
        package let view: String
        package let attribute: String

        package init(view: String, attribute: String) {
            self.view = view
            self.attribute = attribute
        }

        private static let opposites = [
            "top": "bottom", "bottom": "top", "leading": "trailing", "trailing": "leading", "left": "right",
            "right": "left",
        ]

        package var opposite: Place? { Self.opposites[attribute].map { Place(view: view, attribute: $0) } }
        package var length: String { attribute == "top" || attribute == "bottom" ? "height" : "width" }
    }

    package let left: String
    package let first: Place
    package let second: Place?

    package init(_ equation: String) {
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

    package func other(than place: Place) -> Place? { first == place ? second : first }

    /// `view.attribute`; nil for a number.
    private static func place(_ text: String) -> Place? {
        guard Double(text) == nil, let dot = text.lastIndex(of: ".") else { return nil }
        return Place(view: String(text[..<dot]), attribute: String(text[text.index(after: dot)...]))
    }
}
