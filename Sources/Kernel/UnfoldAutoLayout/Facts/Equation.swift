/// A constraint's equation as a value: `first relation multiplier*second + constant @priority`. Its ``description`` is
/// how equations are written everywhere.
public struct Equation: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The side before the relation.
    public var first: Side
    /// How the sides compare.
    public var relation: Relation
    /// Factor of the second side; 1 where there is none.
    public var multiplier: Double
    /// The side after the relation; nil for a number alone.
    public var second: Side?
    /// Points, or a plain number where the sides are no lengths.
    public var constant: Double
    /// How the constant is written.
    public var constantForm: ConstantForm
    /// 0 < priority <= 1000; nil where none is written, that is for required constraints.
    public var priority: Float?

    /// An equation; without `second` it has a number alone after the relation.
    public init(
        first: Side, relation: Relation, multiplier: Double = 1, second: Side? = nil, constant: Double,
        constantForm: ConstantForm = .signed, priority: Float? = nil
    ) {
        (self.first, self.relation, self.multiplier, self.second) = (first, relation, multiplier, second)
        (self.constant, self.constantForm, self.priority) = (constant, constantForm, priority)
    }

    /// `a.top == 0.5*b.bottom + 8 @750`, with numbers of up to six digits.
    public var description: String { printed() }

    /// The equation as text.
    /// - Parameters:
    ///   - number: how numbers are written.
    ///   - hasPriority: false leaves the priority out.
    package func printed(number: (Double) -> String = LayoutNumber.print, hasPriority: Bool = true) -> String {
        var text = "\(first) \(relation.rawValue)"
        if let second { text += " \(multiplier == 1 ? "" : "\(number(multiplier))*")\(second)" }
        switch constantForm {
        case .space(let name): text += " \(name)(\(number(constant)))"
        case .signed where constant < 0: text += " - \(number(-constant))"
        case .signed where second != nil: if constant != 0 { text += " + \(number(constant))" }
        case .signed, .plain: text += " \(number(constant))"
        }
        if hasPriority, let priority { text += " @\(number(Double(priority)))" }
        return text
    }
}
