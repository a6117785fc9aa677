import AutoLayout
import Foundation

/// What a row's height is made of: few enough facts to stand beside it in a record, so that two runs can be compared.
public struct RowExplanation: Hashable, Sendable {
    /// One amount of the sum.
    public struct Part: Hashable, Sendable {
        /// The same from run to run while only numbers change: the constraint's id, else its places, as in
        /// `detail.top~card.bottom`; `title.contentHeight` for what a view's content needs.
        public var name: String
        /// Points.
        public var amount: Double

        public init(name: String, amount: Double) {
            self.name = name
            self.amount = amount
        }
    }

    /// A label's text.
    public struct Text: Hashable, Sendable {
        public var view: String
        public var lines: Int
        /// Points.
        public var fontSize: Double

        public init(view: String, lines: Int, fontSize: Double) {
            self.view = view
            self.lines = lines
            self.fontSize = fontSize
        }
    }

    /// An optional constraint that lost.
    public struct Loss: Hashable, Sendable {
        public var name: String
        /// The optional constraints that held it.
        public var heldBy: [String]

        public init(name: String, heldBy: [String]) {
            self.name = name
            self.heldBy = heldBy
        }
    }

    /// The sum: added up, the height of the content view before rounding to pixels.
    public var parts: [Part] = []
    /// Labels that show text.
    public var texts: [Text] = []
    /// Hidden views, outermost only.
    public var hidden: [String] = []
    /// Required constraints that were broken.
    public var broken: [String] = []
    public var losses: [Loss] = []

    public init() {}
}

extension RowExplanation {
    /// Asks the fitting that gave the row its height.
    @MainActor init(_ fitting: FittingSession) {
        let derivation = fitting.heightDerivation()
        for part in derivation.parts {
            let amount = part.multiplier * part.constant
            let name = Self.name(of: part.constraint)
            let isSize = EquationSides(part.constraint.equation).second == nil
            guard part.constraint.kind != .nonNegative, amount != 0 || isSize else { continue }
            if let index = parts.firstIndex(where: { $0.name == name }) {
                parts[index].amount += amount
            } else {
                parts.append(Part(name: name, amount: amount))
            }
        }
        texts = fitting.wrappedTexts().map { Text(view: $0.view, lines: $0.lines, fontSize: $0.fontSize) }
        hidden = fitting.hiddenViews()
        broken = fitting.brokenConstraints().map(Self.name)
    }

    mutating func note(losses overruled: [OverruledConstraint]) {
        losses = overruled.map { loss in
            Loss(
                name: Self.name(of: loss.constraint),
                heldBy: loss.heldBy.filter { $0.constraint.priority < 1000 }.map { Self.name(of: $0.constraint) })
        }
    }

    mutating func note(broken constraint: ConstraintFacts) {
        let name = Self.name(of: constraint)
        if !broken.contains(name) { broken.append(name) }
    }

    /// The name of a constraint that does not change with its numbers.
    package static func name(of facts: ConstraintFacts) -> String {
        let sides = EquationSides(facts.equation)
        switch facts.kind {
        case .contentHugging, .compressionResistance:
            return "\(sides.first.view).content\(sides.first.attribute.capitalized)"
        case .fitting: return "fittingPull"
        default: break
        }
        let isGiven = facts.id != facts.equation && facts.identifier.map { "\($0) \(facts.equation)" } != facts.id
        if isGiven { return facts.id }
        return sides.second.map { "\(sides.left)~\($0.view).\($0.attribute)" } ?? sides.left
    }
}
