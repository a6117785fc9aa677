import AutoLayout
import Foundation

/// The contradiction of a conflict as a sum.
enum ConflictSentence {
    /// `12 + 44 + … = 330, but contentView.height is held at 147: 183 too much`.
    static func sum(_ report: UnsatisfiableConstraints) -> String {
        // The side that stands against the rest: the pinned size if there is one, else the last with the other sign.
        let parts = report.members.map { (member: $0, value: $0.multiplier * $0.constant) }
        let against =
            parts.first { $0.member.constraint.kind == .encapsulated }
            ?? parts.max { abs($0.value) < abs($1.value) }
        guard let against, against.value != 0 else {
            return "they miss each other by \(Number.text(report.contradiction))"
        }
        let sign: Double = against.value < 0 ? 1 : -1
        let terms = parts.filter { $0.member.constraint.id != against.member.constraint.id && $0.value != 0 }
            .map { sign * $0.value }
        let total = terms.reduce(0, +)
        let limit = abs(against.value)
        let verb = total > limit ? "too much" : "too little"
        return "\(join(terms)) = \(Number.text(total)), but \(side(against.member)) is held at \(Number.text(limit)): "
            + "\(Number.text(abs(total - limit))) \(verb)"
    }

    /// The part before the relation.
    private static func side(_ member: UnsatisfiableConstraints.Member) -> String {
        for relation in [" == ", " >= ", " <= "] {
            if let range = member.constraint.equation.range(of: relation) {
                return String(member.constraint.equation[..<range.lowerBound])
            }
        }
        return member.constraint.equation
    }

    private static func join(_ terms: [Double]) -> String {
        var text = ""
        for term in terms {
            if text.isEmpty { text = Number.text(term) } else {
                text += term < 0 ? " - \(Number.text(-term))" : " + \(Number.text(term))"
            }
        }
        return text.isEmpty ? "0" : text
    }
}

/// Why an optional constraint lost.
enum OverruledSentence {
    static func text(_ loss: OverruledConstraint) -> String {
        "\(loss.constraint.equation): wanted \(Number.text(loss.wanted)), got \(Number.text(loss.got))"
    }

    /// Who held it, the optional ones first, each with its level.
    static func holders(_ loss: OverruledConstraint) -> [String] {
        var lines: [String] = []
        for holder in loss.heldBy where holder.ties {
            lines.append(
                "ties with \(name(holder.constraint)): what the one gains the other loses")
        }
        let deciding = loss.heldBy.filter { !$0.ties && $0.constraint.priority < 1000 }
        let ties = loss.heldBy.contains(where: \.ties)
        for holder in deciding {
            let below = ties && holder.constraint.priority < loss.constraint.priority
            lines.append(below ? "\(name(holder.constraint)) settles the tie" : "held by \(name(holder.constraint))")
        }
        let required = loss.heldBy.filter { !$0.ties && $0.constraint.priority == 1000 }
        if !required.isEmpty {
            let pinned = required.first { $0.constraint.kind == .encapsulated }
            let chain = required.count - (pinned == nil ? 0 : 1)
            let lead = lines.isEmpty ? "held by" : "through"
            let count = chain == 1 ? "1 required constraint" : "\(chain) required constraints"
            if let pinned {
                lines.append("\(lead) \(pinned.constraint.equation) and \(count)")
            } else {
                lines.append("\(lead) \(count)")
            }
        }
        return lines
    }

    private static func name(_ facts: ConstraintFacts) -> String {
        let view = facts.equation.split(separator: ".").first.map(String.init) ?? facts.equation
        let level = Number.level(facts.priority)
        switch facts.kind {
        case .contentHugging: return "\(view)'s content hugging (\(level)), \(body(facts))"
        case .compressionResistance: return "\(view)'s compression resistance (\(level)), \(body(facts))"
        case .fitting: return "the fitting pull (\(level)) towards the smaller"
        default: return facts.equation
        }
    }

    /// The equation without its priority.
    private static func body(_ facts: ConstraintFacts) -> String {
        facts.equation.split(separator: "@").first.map { $0.trimmingCharacters(in: .whitespaces) } ?? facts.equation
    }
}
