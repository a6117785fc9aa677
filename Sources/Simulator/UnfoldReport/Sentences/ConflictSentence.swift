package enum ConflictSentence {
    package static func broken(_ report: UnsatisfiableConstraints, _ shown: (String) -> String = { $0 }) -> String {
        "UIKit breaks \(shown(report.members[report.broken].constraint.shown))"
    }

    /// `12 + 44 + … = 330, but contentView.height is held at 147: 183 too much`, or `50, against 30 of a.width`.
    package static func sum(_ report: UnsatisfiableConstraints) -> String { sum(report, ConflictSum(report)) }

    static func sum(_ report: UnsatisfiableConstraints, _ sum: ConflictSum?) -> String {
        guard let sum else { return "off by \(Number.text(report.contradiction))" }
        let left = sum.terms.count > 1 ? "\(join(sum.terms)) = \(Number.text(sum.total))" : Number.text(sum.total)
        guard sum.isHeld else { return "\(left), against \(Number.text(sum.limit)) of \(sum.against.shown)" }
        return "\(left), but \(sum.against.form.first) is held at \(Number.text(sum.limit)): "
            + "\(Number.text(abs(sum.total - sum.limit))) \(sum.total > sum.limit ? "too much" : "too little")"
    }

    private static func join(_ terms: [Double]) -> String {
        guard let first = terms.first else { return "0" }
        return Number.text(first)
            + terms.dropFirst().map { $0 < 0 ? " - \(Number.text(-$0))" : " + \(Number.text($0))" }.joined()
    }
}

struct ConflictSum {
    let terms: [Double]
    let limit: Double
    /// What has that length, of a view whose size the system dictates if there is one.
    let against: ConstraintFacts
    var total: Double { terms.reduce(0, +) }
    var isHeld: Bool { against.kind == .encapsulated }

    init?(_ report: UnsatisfiableConstraints) {
        let values = report.members.map { $0.multiplier * $0.constant }
        let held = report.members.firstIndex { $0.constraint.kind == .encapsulated }
        let other = values.indices.max { abs(values[$0]) < abs(values[$1]) }
        guard let index = held ?? other, values[index] != 0 else { return nil }
        // In units of the constraint they stand against, whose own multiplier need not be 1.
        let unit = abs(report.members[index].multiplier)
        let sign: Double = values[index] < 0 ? 1 : -1
        terms = ConflictChain(report, from: index).order.compactMap { step -> Double? in
            switch step {
            case .member(let member): values[member] == 0 ? nil : sign * values[member] / unit
            case .bound: 0
            }
        }
        limit = abs(values[index]) / unit
        against = report.members[index].constraint
        // Margins are in no constant.
        let missing = abs(terms.reduce(0, +) - limit) - report.contradiction / unit
        if abs(missing) > 1e-6 * max(1, limit) { return nil }
    }
}

package enum UnsatisfiedSentence {
    package static func text(_ loss: UnsatisfiedConstraint) -> String {
        var constraint = loss.constraint
        if let cut = loss.cutText {
            let shown =
                "\(constraint.form.first.anchor.item) shows \(Number.text(loss.got)) of the "
                + "\(Number.text(loss.wanted)) points of its text, in one line: "
            return shown
                + (cut.heightOfAll.map { "with numberOfLines = 0 the row is \(Number.text($0)) tall" }
                    ?? "numberOfLines = 0 shows all of it")
        }
        // A text may have been measured for another width since.
        if constraint.kind == .compressionResistance || constraint.kind == .contentHugging {
            constraint.form.constant = loss.wanted
        }
        return "\(name(constraint)): wanted \(Number.text(loss.wanted)), got \(Number.text(loss.got))"
    }

    package static func binding(_ loss: UnsatisfiedConstraint) -> [String] {
        if loss.cutText != nil { return [] }
        let (ties, others) = (loss.holders.filter(\.ties), loss.holders.filter { !$0.ties })
        var lines = ties.map { "ties with \(name($0.constraint)): what the one gains the other loses" }
        lines += others.map(\.constraint).filter { $0.priority < 1000 }.map { holder in
            let settles = !ties.isEmpty && holder.priority < loss.constraint.priority
            return settles ? "\(name(holder)) settles the tie" : "held by \(name(holder))"
        }
        let required = others.map(\.constraint).filter { $0.priority == 1000 }
        guard !required.isEmpty else { return lines }
        // The height that the table holds, then lengths that are given, and shares: they hold the others.
        // If only one is left, it is named whatever it is.
        let lengths =
            required.filter { $0.kind == .encapsulated }
            + required.filter { $0.kind == .user && ($0.form.second == nil || $0.form.multiplier != 1) }
        let given = required.count == 1 ? required : lengths
        let rest = required.count - min(given.count, mostGiven)
        let names = given.prefix(mostGiven).map(name).joined(separator: ", ")
        let count = CheckSentence.count(rest, "\(given.isEmpty ? "" : "other ")required constraint")
        let all = [names, rest == 0 ? "" : count].filter { !$0.isEmpty }.joined(separator: " and ")
        return lines + ["\(lines.isEmpty ? "held by" : "through") \(all)"]
    }

    private static let mostGiven = 3

    package static func name(_ facts: ConstraintFacts) -> String {
        let view = facts.form.first.anchor.item
        let level = Number.level(facts.priority)
        switch facts.kind {
        case .contentHugging: return "\(view)'s content hugging (\(level)), \(body(facts))"
        case .compressionResistance: return "\(view)'s compression resistance (\(level)), \(body(facts))"
        case .fitting: return "the fitting pull (\(level)) towards the smaller"
        default: return facts.named
        }
    }

    private static func body(_ facts: ConstraintFacts) -> String {
        facts.form.printed(number: Number.short, hasPriority: false)
    }
}

extension ConstraintFacts {
    /// The equation for a reader: numbers have at most three decimals, as everywhere.
    package var shown: String { form.printed(number: Number.short) }

    /// `by a stack view`; nil for the app's own, and for what the measurement or the list asks.
    var maker: String? {
        switch kind {
        case .user, .encapsulated, .fitting, .nonNegative: nil
        default: FindingSentence.words(kind)
        }
    }

    /// `open (detail.height == 120, line 15)`, or `detail.height == 120 (line 15)` of one without a name.
    package var named: String {
        let line = source.map { "line \($0.line)" }
        guard id != equation, kind == .user else { return shown + ((line ?? maker).map { " (\($0))" } ?? "") }
        return "\(id) (\(shown)\(line.map { ", \($0)" } ?? ""))"
    }
}
