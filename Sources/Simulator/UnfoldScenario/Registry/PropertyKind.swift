indirect enum PropertyKind: Sendable {
    case flag
    case number(ClosedRange<Double>)
    case namedNumber(ClosedRange<Double>, [NamedNumber])
    case integer(ClosedRange<Int>)
    /// A string, or null.
    case text
    case texts
    case word([String])
    case words([String])
    case numbers([String], ClosedRange<Double>)
    /// `null`, a size, or a symbol's name.
    case image
    /// The name of a system color, `#` with six or eight digits of base 16, or null.
    case color
    case priority
    /// An object with `horizontal` and `vertical`, or one of them.
    case priorities
    case font, views
    /// An object with a number, or a word for one, for some views of the template.
    case numbersByView(ClosedRange<Double>, [NamedNumber])

    /// An object of its own, with keys that may be left out.
    case record([Field])
    case list(PropertyKind)
    case nullable(PropertyKind)

    struct Field: Sendable {
        let name: String
        let kind: PropertyKind
        let isRequired: Bool

        init(_ name: String, _ kind: PropertyKind, isRequired: Bool = false) {
            (self.name, self.kind, self.isRequired) = (name, kind, isRequired)
        }
    }

    struct NamedNumber: Sendable {
        let name: String
        let number: Double

        init(_ name: String, _ number: CGFloat) {
            self.name = name
            self.number = Double(number)
        }
    }
}

/// Magnitudes that a scenario may use. Sums over a million rows stay exact far below the largest number.
package enum ScenarioLimits {
    /// Points: positions, sizes, constants.
    package static let length: ClosedRange<Double> = -10_000_000...10_000_000
    static let size: ClosedRange<Double> = 0...10_000_000
    /// Screen sides and row heights in points.
    static let screen: ClosedRange<Double> = 1...100_000
    static let multiplier: ClosedRange<Double> = 0.000_001...1_000_000
    /// Powers of ten between the lengths that multipliers tie to each other.
    static let scale = 9.0
    static let fontSize: ClosedRange<Double> = 0.1...2000
    package static let errors = 100
    package static let fileSize = 64_000_000
    /// Rows times steps times matrix cells: what a run would have to keep.
    static let rowStates = 20_000_000
    static let matrixCells = 10_000
}
