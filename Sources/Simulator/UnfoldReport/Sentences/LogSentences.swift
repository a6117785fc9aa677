import UnfoldConsoleLogs

package struct LogSentences {
    private let analysis: LogAnalysis
    package let names: LogNames
    private let shown: ((Int) -> String)?

    /// - Parameter shown: the constraints by other names than the log has.
    package init(_ analysis: LogAnalysis, shown: ((Int) -> String)? = nil) {
        (self.analysis, self.shown) = (analysis, shown)
        names = shown == nil ? LogNames(analysis) : LogNames()
    }

    package func constraint(_ index: Int) -> String {
        if let shown { return shown(index) }
        let line = analysis.log.constraints[index]
        guard let equation = line.equation else { return line.text }
        var text = "\(operand(equation.first)) \(equation.relation.printed)"
        if let second = equation.second {
            let factor = equation.multiplier.value == 1 ? "" : "\(equation.multiplier.text)*"
            text += " \(factor)\(operand(second))"
            if equation.constant.value != 0 {
                text += " \(equation.constant.value < 0 ? "-" : "+") \(Number.text(abs(equation.constant.value)))"
            }
        } else {
            text += " \(Number.text(equation.constant.value))"
        }
        if equation.priority.value != 1000 { text += " @\(Number.text(equation.priority.value))" }
        return text
    }

    private func operand(_ operand: LogOperand) -> String {
        "\(names.name(operand.item)).\(operand.attribute.rawValue)"
    }

    /// `made by a table or collection view`; nil for the app's own.
    package func maker(_ index: Int) -> String? {
        switch analysis.kinds[index] {
        case .user: nil
        case .encapsulated: "by \(owner(ofSizeIn: index))"
        case let kind: FindingSentence.words(kind)
        }
    }

    /// Whether the view whose size is dictated belongs to a cell, header or footer, as far as its class says.
    private func isInCell(_ index: Int) -> Bool {
        let name = analysis.log.constraints[index].equation?.first.item.className ?? ""
        return ["Cell", "HeaderFooter", "Reusable"].contains { name.contains($0) }
    }

    /// Tables dictate sizes of cells, and the window those of other views, through their controller.
    private func owner(ofSizeIn index: Int) -> String {
        isInCell(index) ? "the table or collection view" : "the window or controller that shows it"
    }

    package var verdict: String {
        guard !analysis.isSatisfiable else { return "as printed, these constraints can all hold" }
        let (all, minimal) = (analysis.log.constraints.count, analysis.minimal.count)
        let miss = analysis.amount > 0 ? ": off by \(Number.text(analysis.amount))" : ""
        if all == 1 { return "1 constraint contradicts itself\(miss)" }
        let enough =
            minimal == all ? "" : minimal == 1 ? "; this one suffices for it" : "; these \(minimal) suffice for it"
        return "\(all) constraints cannot all hold\(miss)\(enough)"
    }

    package var broken: [String] {
        let rest = analysis.remaining.map(constraint).joined(separator: ", ")
        return choice
            + (rest.isEmpty
                ? [] : ["that is not enough, so that another will break: \(rest) still cannot all hold"])
    }

    private var choice: [String] {
        let inferred = analysis.isInferred ? " (inferred: the log does not show where all of these views stand)" : ""
        let predicted = analysis.predicted.map { constraint($0) + inferred }
        switch (analysis.log.broken, analysis.predicted) {
        case (let logged?, let choice?) where logged == choice:
            return ["UIKit breaks \(constraint(logged)), as the rule of breaking has it\(inferred)"]
        case (let logged?, _):
            return ["UIKit breaks \(constraint(logged))"]
                + (predicted.map { ["the rule of breaking would have chosen \($0)"] } ?? [])
        case (nil, _):
            return predicted.map { ["the log does not say what breaks; the rule of breaking chooses \($0)"] } ?? []
        }
    }

    package func cause(_ cause: LogCause) -> String {
        switch cause {
        case .encapsulated(let index, let length):
            isInCell(index)
                ? "\(constraint(index)) is dictated: the cell is held at \(Number.text(length)) while its "
                    + "content asks for something else. In a cell that sizes itself, let one constraint of the "
                    + "chain be 999"
                : "\(constraint(index)) is dictated: \(owner(ofSizeIn: index)) holds the view at "
                    + "\(Number.text(length)) while its content asks for something else. Let one constraint of "
                    + "the chain be 999, or an inequality"
        case .temporarySize(let index, _), .hiddenInStack(let index), .negativeLength(let index):
            FindingSentence.words(cause).replacingOccurrences(of: "%", with: constraint(index))
        case .duplicates(let indices):
            "the same is asked for twice: \(indices.map(constraint).joined(separator: " and ")); was the first "
                + "meant to be changed, or deactivated?"
        case .hiddenMargins(let margins) where margins.isEmpty:
            "logs do not show layout margins; one of them must be other than it seems"
        case .hiddenMargins(let margins):
            "logs do not show layout margins; it would hold with "
                + margins.map { "\($0.attribute.rawValue) of \($0.item) at \(Number.text($0.inset))" }
                .joined(separator: ", ")
        case .hiddenSuperview(let indices):
            "\(indices.map(constraint).joined(separator: ", ")) name no superview; with the likeliest one the "
                + "list has no solution"
        case .missingLines(let count):
            "\(CheckSentence.count(count, "line")) could not be read and \(count == 1 ? "is" : "are") left out"
        default: FindingSentence.words(cause)
        }
    }

    package func change(_ fix: LogFix) -> String {
        let name = constraint(fix.constraint)
        let also = fix.also.isEmpty ? "" : ", and also \(fix.also.map(constraint).joined(separator: ", ")) at 999"
        switch fix.change {
        case .priority(let priority): return "give \(name) priority \(Number.text(Double(priority)))\(also)"
        case .constant(let constant): return "give \(name) the constant \(Number.text(constant))\(also)"
        case .relation(let relation): return "make \(name) \(relation.printed)\(also)"
        case .removal: return "do without \(name)\(also)"
        case .translatesAutoresizingMask(let item):
            return "set translatesAutoresizingMaskIntoConstraints = false on \(item)\(also)"
        }
    }

    package func effect(_ fix: LogFix) -> String {
        if fix.effects.isEmpty { return "everything else holds" }
        return fix.effects.map { effect in
            "\(constraint(effect.constraint)) gets \(Number.text(effect.got)) instead of \(Number.text(effect.wanted))"
        }.joined(separator: "; ")
    }

    package static func problem(_ problem: LogProblem) -> String {
        let shows = !problem.text.isEmpty && problem.kind != .noConstraints
        return FindingSentence.words(problem.kind) + (shows ? ": '\(problem.text)'" : "")
    }
}

package enum StudySentence {
    package static func text(_ study: LogStatistics) -> String {
        var text = "\(CheckSentence.count(study.logs, "message")), \(study.infeasible) without a solution as printed"
        if let agreement = study.agreement {
            text += "; the rule of breaking chooses what UIKit broke in \(study.agreeing) of \(study.compared)"
            if study.compared > 1 { text += " (\(Number.text(agreement)))" }
        }
        return text
    }
}

/// Short names for the views of a log: the developer's own, else the class with what tells it apart.
package struct LogNames {
    private var names: [String: String] = [:]

    init() {}

    package init(_ analysis: LogAnalysis) {
        var items = analysis.hierarchy.map(\.item)
        var known = Set(items.map(\.key))
        for item in analysis.log.constraints.compactMap(\.equation).flatMap(\.items)
        where known.insert(item.key).inserted { items.append(item) }
        for (name, alike) in Dictionary(grouping: items, by: Self.plain) {
            for (index, item) in alike.enumerated() {
                names[item.key] = alike.count > 1 ? "\(name)#\(index + 1)" : name
            }
        }
    }

    package func name(_ item: LogItem) -> String { names[item.key] ?? item.printed }

    private static func plain(_ item: LogItem) -> String {
        if let name = item.name { return name }
        let short = item.className.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? item.key
        guard let text = item.text, !text.isEmpty else { return short }
        if item.isGuide { return text }
        return "\(short)'\(text.prefix(20))\(text.count > 20 ? "…" : "")'"
    }
}
