package struct TextRenderer: Sendable {
    private let options: RenderOptions
    private let style: Style

    package init(_ options: RenderOptions = RenderOptions()) {
        (self.options, style) = (options, Style(isColored: options.isColored))
    }

    /// Before what moves a cursor is escaped. Cells of a matrix that say the same are where the first of them is.
    package func lines(of results: [ScenarioResult]) -> [String] {
        let bodies = results.map { self.lines(of: $0) }
        let groups = Dictionary(grouping: results.indices) { index in
            // Scenarios without a matrix stand alone.
            results[index].cell == nil ? ["\(index)"] : [results[index].file] + bodies[index]
        }
        var lines: [String] = []
        for alike in groups.values.sorted(by: { $0[0] < $1[0] }) {
            let (index, result) = (alike[0], results[alike[0]])
            if !lines.isEmpty { lines.append("") }
            let titles = alike.count == 1 ? [result.title] : Self.titles(of: alike.map { results[$0] }, among: results)
            lines += titles.map { "\(style.bold($0))  \(style.dim(result.file))" } + bodies[index]
        }
        return lines
    }

    /// `rtl [all 3 x large and on x all 2]`
    private static func titles(of alike: [ScenarioResult], among results: [ScenarioResult]) -> [String] {
        let sets = CellSets(results.filter { $0.file == alike[0].file }.compactMap(\.cell))
        return sets.words(alike.compactMap(\.cell)).map { "\(alike[0].name) [\($0)]" }
    }

    func lines(of result: ScenarioResult) -> [String] {
        var lines: [String] = []
        var previous: StepResult?
        var known: [String: Int] = [:]
        let explainer = ConflictExplainer()
        for step in result.steps {
            defer { previous = step }
            let selection = RowSelection(step, quiet: options.isQuiet, all: options.listsAll)
            let isChanged = step.allRows.contains { $0.isChange(in: step) } || !selection.removed.isEmpty
            if options.isQuiet && !step.hasFindings && !step.findings.contains(where: \.isNews) && !isChanged {
                continue
            }
            let measured =
                step.measurementCount > 0 ? ", \(CheckSentence.count(step.measurementCount, "row")) measured" : ""
            lines.append("")
            lines.append(
                "\(style.bold("step \(step.index)  \(step.name)"))  "
                    + style.dim("content \(Number.text(step.contentHeight))\(measured)"))
            rows(selection, into: &lines)
            lines += EvidenceSentence.lines(step, after: options.listsAll ? nil : previous).map { "  \($0)" }
            lines += options.listing.lines(step, before: previous, style)
            for group in ConflictGroups.of(step, explainer) {
                let steps = group.keys.map { known.updateValue(step.index, forKey: $0) }
                let isNew = options.listsAll || steps.contains(nil)
                render(group, before: isNew ? nil : steps.compactMap(\.self).max(), into: &lines)
                let rows = group.conflicts.map(\.row)
                render(FindingGroup.symptoms(of: FindingGroup.conflict, in: rows, step), into: &lines)
            }
            render(UnsatisfiedGroups(step, after: previous, all: options.listsAll), into: &lines)
            render(FindingGroup.lines(step, all: options.listsAll, withConflicts: false), into: &lines)
        }
        return lines
    }

    private func rows(_ selection: RowSelection, into lines: inout [String]) {
        let idWidth = max(3, selection.listed.map(\.name.count).max() ?? 0)
        for (line, cells) in zip(selection.listed, HeightTable.rows(selection.listed.map(\.first))) {
            let row = line.first
            let (before, height, change) = (cells[1], cells[2], cells[3])
            var note = cells[4]
            if row.source == .cached, let step = row.measuredAtStep { note += " at step \(step)" }
            if row.staleSinceStep != nil { note += ", stale" }
            let text =
                "  \(pad(line.name, idWidth))  \(pad(before.isEmpty ? "-" : before, 8, left: true)) -> "
                + "\(pad(height, 7)) \(pad(change, 8, left: true))   \(note)"
            lines.append(change.isEmpty ? text : style.green(text))
        }
        lines += selection.rest.filter { !options.isQuiet || !$0.hasSuffix("as before") }.map { style.dim("  \($0)") }
    }

    private func pad(_ text: String, _ width: Int, left: Bool = false) -> String {
        let space = String(repeating: " ", count: max(0, width - text.count))
        return left ? space + text : text + space
    }

    /// - Parameter before: the step that had the same conflict; what is known of it is not said again.
    private func render(_ group: ConflictGroups.Group, before: Int?, into lines: inout [String]) {
        let title = "  \(style.red("conflict")) in \(group.rows)"
        lines.append("")
        if let before {
            lines.append("\(title), as in step \(before): \(group.words.broken)")
        } else {
            lines.append("\(title): \(group.words.headline)")
            lines += group.details.map { "    \($0)" }
        }
        guard options.showsLog, before == nil else { return }
        for report in group.reports {
            lines.append("")
            for line in report.consoleText.split(separator: "\n", omittingEmptySubsequences: false) {
                let text = line.replacingOccurrences(of: "\t", with: "    ")
                lines.append(text.isEmpty ? "" : style.dim("  | \(text)").withoutTrailingSpaces)
            }
        }
        if !group.reports.isEmpty { lines.append("") }
    }

    private func render(_ findings: [FindingGroup.Line], into lines: inout [String]) {
        for (head, text) in findings {
            let word = head == "no longer" ? style.green(head) : style.red(head)
            lines.append(head == "so" ? "    so: \(text)" : "  \(word): \(text)")
        }
    }

    private func render(_ losses: UnsatisfiedGroups, into lines: inout [String]) {
        for group in losses.groups {
            let rows = Names.text(group.rows)
            let head = "  \(style.yellow("lost")) in \(rows), "
            if group.isAsBefore {
                lines.append("\(head)as before: \(UnsatisfiedSentence.name(group.constraint.constraint))")
                continue
            }
            if group.constraint.cutText != nil, group.constraint.design == nil {
                lines.append("  \(style.yellow("lost")) in \(rows): \(UnsatisfiedSentence.text(group.constraint))")
                continue
            }
            let design = group.constraint.design.map { ", \(FindingSentence.words($0))" } ?? ""
            lines.append("\(head)\(group.when)\(design)")
            lines.append("    \(UnsatisfiedSentence.text(group.constraint))")
            for holder in UnsatisfiedSentence.binding(group.constraint) { lines.append("      \(holder)") }
        }
    }
}
