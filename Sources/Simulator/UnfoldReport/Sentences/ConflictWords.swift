import UnfoldConsoleLogs

package struct ConflictWords {
    let report: UnsatisfiableConstraints
    let analysis: LogAnalysis?
    /// Where it was met; nil for one of a view outside of a scenario.
    let conflict: StepResult.Conflict?
    private var reason = Cause.other
    private let length: ConflictSum?

    init(_ report: UnsatisfiableConstraints, _ analysis: LogAnalysis?, _ conflict: StepResult.Conflict?) {
        (self.report, self.analysis, self.conflict) = (report, analysis, conflict)
        length = ConflictSum(report)
        reason = findReason()
    }

    private static let named = 4

    /// Cause and fix: `detail.height is asked for twice: …; deactivate one of them`.
    package var headline: String { cause + (fix.map { "; \($0)" } ?? "") }

    package var text: String { ([headline] + details).joined(separator: ". ") + "." }

    var reasons: [String] { [headline] + sum }

    private var sumWords: String { ConflictSentence.sum(report, length) }

    package var sum: [String] { isExplainedByNames ? [] : [sumWords] }

    package var details: [String] {
        var lines = sum
        lines.append("\(all); \(broken)")
        if !others.isEmpty { lines.append("also helps: \(others.joined(separator: "; or "))") }
        return lines
    }

    var broken: String {
        ConflictSentence.broken(report) + (report.occurrence > 1 ? " (occurrence \(report.occurrence))" : "")
    }

    /// The same for conflicts with one cause, or with the same constraints in other rows; numbers may be
    /// others where the system dictates a size.
    var kind: String { holder.map { "\(name(report.broken))|\($0)|\(fix ?? "")" } ?? key }

    /// The size that the system dictates, if the conflict is with that.
    var holder: String? {
        guard case .held(let index) = reason else { return nil }
        return "\(report.members[index].constraint.form.first)"
    }

    /// That size, and why it is so.
    package var hold: String? {
        guard case .held(let index) = reason, report.contradiction >= 1 else { return nil }
        let anchor = report.members[index].constraint.form.first.anchor
        let size = Number.text(report.members[index].constant)
        guard anchor.attribute == "height" else { return "\(anchor.item) is \(size) wide" }
        if let given = conflict?.given {
            return "the row's height is given, \(Number.text(given.points))" + (given.words.map { " by \($0)" } ?? "")
        }
        guard let step = conflict?.measuredAtStep else { return "\(anchor.item) is held at \(size) in height" }
        return "the row is still held at \(size) as measured at step \(step)"
    }

    /// What to say of it where another conflict has said the cause.
    package var addition: String { "also, \(asks): \(sumWords)" + (fix.map { "; \($0)" } ?? "") }

    /// The same where the numbers are too.
    var key: String {
        switch reason {
        case .mask: cause
        case .held: "\(sumWords)|\(name(report.broken))"
        default: "\(headline)|\(sumWords)|\(name(report.broken))"
        }
    }

    var all: String {
        report.members.count == 1
            ? "1 required constraint cannot hold" : "\(report.members.count) required constraints cannot all hold"
    }

    private enum Cause {
        /// A mask is on for these views, which have constraints of their own.
        case mask([String])
        /// The first is deactivated only after the second was activated.
        case order(Int, Int)
        case twice
        /// The first ties a view's height to its width, the second gives one of them.
        case ratio(Int, Int)
        case negative
        case hidden(Int)
        /// The size that the system dictates.
        case held(Int)
        case other
    }

    private func findReason() -> Cause {
        let members = report.members.map(\.constraint)
        let masked = members.filter { $0.kind == .autoresizing }.map(\.form.first.anchor.item)
        if !masked.isEmpty { return .mask(masked.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }) }
        if let gone = conflict?.deactivated.first, conflict?.deactivated.count != members.count {
            let rest = members.indices.filter {
                conflict?.deactivated.contains($0) == false && isChangeable(members[$0])
            }
            let other =
                rest.first { members[$0].form.first == members[gone].form.first } ?? rest.first { $0 == report.broken }
            if let other = other ?? rest.first { return .order(gone, other) }
        }
        if members.count == 2, members.allSatisfy(isChangeable), isTwice(members[0].form, members[1].form) {
            return .twice
        }
        if let ratio = members.firstIndex(where: { isChangeable($0) && $0.form.isRatio }),
            let size = members.firstIndex(where: {
                isChangeable($0) && $0.form.second == nil
                    && $0.form.first.anchor.item == members[ratio].form.first.anchor.item
            })
        {
            return .ratio(ratio, size)
        }
        if members.count == 1, report.bounds.count == 1 { return .negative }
        if let index = members.firstIndex(where: { $0.kind == .stackHiding }) { return .hidden(index) }
        return members.firstIndex { $0.kind == .encapsulated }.map { .held($0) } ?? .other
    }

    private func isTwice(_ one: Equation, _ other: Equation) -> Bool {
        one.first == other.first && one.second == other.second && one.multiplier == other.multiplier
            && one.relation == other.relation
    }

    private func isChangeable(_ facts: ConstraintFacts) -> Bool { facts.kind == .user }

    private var cause: String {
        switch reason {
        case .mask(let views):
            return "translatesAutoresizingMaskIntoConstraints is on for \(Names.text(views)), which "
                + "\(views.count == 1 ? "has" : "have") constraints of \(views.count == 1 ? "its" : "their") own"
        case .order(let old, let new): return "\(name(new)) is activated while \(name(old)) still holds"
        case .twice:
            let first = report.members[0].constraint.form.first
            return "\(first) is asked for twice, by \(name(0)) and \(name(1))"
        case .ratio(let ratio, let size):
            let length = report.members[size].constraint.form.first
            return "\(length) is decided twice, by \(name(size)) and by the ratio \(name(ratio))"
        case .negative: return "\(name(0)) asks for a length below zero"
        case .hidden(let index):
            return "a stack view gives a hidden view no length (\(name(index))), and constraints in it need some"
        case .held(let index):
            if let hold { return "\(hold), and \(asks)" }
            let (member, broken) = (report.members[index], name(report.broken))
            return
                "\(member.constraint.form.first) is held at \(Number.text(member.constant)) and \(broken) misses it by "
                + "less than a point, as a rounded number or a separator does"
        case .other:
            let names = names
            guard (2...Self.named).contains(names.count) else { return "\(all) (\(name(report.broken)))" }
            return "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]) cannot "
                + "\(report.members.count == 2 ? "both" : "all") hold"
        }
    }

    /// The members, of many only those that the app wrote; the others by number and maker.
    private var names: [String] {
        let (all, members) = (report.members.indices, report.members.map(\.constraint))
        if all.count <= Self.named { return all.map(name) }
        var makers = Grouped<String, (words: String, count: Int)>()
        for maker in members.filter({ !isChangeable($0) }).map({ $0.maker ?? "by the system" }) {
            makers.add(maker, (maker, 1)) { $0.count += 1 }
        }
        return all.filter { isChangeable(members[$0]) }.map(name)
            + makers.values.map { "\(CheckSentence.count($0.count, "constraint")) \($0.words)" }
    }

    private var asks: String {
        if case .held(report.broken) = reason { return "its constraints do not fit" }
        let isShort = length.map { $0.total < $0.limit } == true
        return "\(name(report.broken)) \(isShort ? "does not fill it" : "does not fit")"
    }

    // MARK: Fixes

    private var fix: String? {
        switch reason {
        case .mask: return "set it to false"
        case .order(let old, _): return "deactivate \(shortName(old)) first"
        case .twice: return "deactivate one of them, or change the constant of one for both states"
        case .ratio: return "do without one of them, or give one priority 999"
        case .held(let index)
        where conflict?.given != nil && report.members[index].constraint.form.first.anchor.attribute == "height":
            if conflict?.given?.key == "estimatedRowHeight" { return "set estimatedRowHeight to automaticDimension" }
            return "let the row be automatic (UITableView.automaticDimension), or give it the height that it needs"
        default: break
        }
        if let words, let fix = chosen, fix.constraint != report.broken || !fix.also.isEmpty {
            return words.change(fix)
        }
        guard isChangeable(report.members[report.broken].constraint) || analysis?.fixes.isEmpty == false
        else { return nil }
        if case .other = reason, report.members.count > 1 { return "give \(shortName(report.broken)) priority 999" }
        return "give \(cause.contains(name(report.broken)) ? "it" : name(report.broken)) priority 999"
    }

    private var chosen: LogFix? { analysis?.fixes.first }
    private var words: LogSentences? { analysis.map { LogSentences($0, shown: name) } }

    private var others: [String] {
        guard let words, let chosen else { return [] }
        switch reason {
        case .mask, .order, .twice, .ratio: return []
        default: break
        }
        return analysis?.fixes.filter { $0.constraint == chosen.constraint && $0 != chosen }.prefix(2).map(words.change)
            ?? []
    }

    private var isExplainedByNames: Bool {
        switch reason {
        case .mask, .order, .twice, .ratio, .negative: true
        default: false
        }
    }

    private func name(_ index: Int) -> String { report.members[index].constraint.named }

    private func shortName(_ index: Int) -> String {
        let facts = report.members[index].constraint
        return facts.id != facts.equation && facts.kind == .user ? facts.id : facts.shown
    }
}

extension Equation {
    fileprivate var isRatio: Bool {
        guard let second, first.origin == nil, second.origin == nil, first.anchor.item == second.anchor.item
        else { return false }
        return Set([first.anchor.attribute, second.anchor.attribute]) == ["width", "height"]
    }
}
