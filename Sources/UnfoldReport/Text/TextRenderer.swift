import UnfoldAutoLayout
import Foundation
import UnfoldScenario

/// The report for a reader at a terminal.
public struct TextRenderer: Sendable {
    private let style: Style
    private let quiet: Bool
    /// How frames are shown, where they were asked for.
    private let frames: FramesListing

    /// - Parameter quiet: leaves out steps in which nothing was found.
    public init(colored: Bool = false, quiet: Bool = false) { self.init(colored: colored, quiet: quiet, frames: .none) }

    init(colored: Bool, quiet: Bool, frames: FramesListing) {
        style = Style(isColored: colored)
        self.quiet = quiet
        self.frames = frames
    }

    /// Scenarios in the order of the report, a paragraph a step; empty if there is none.
    public func render(_ report: RunReport) -> String {
        if report.kind == .check { return CheckText(style: style, quiet: quiet).render(report) }
        var lines: [String] = []
        for result in report.results { render(result, into: &lines) }
        return Style.text(lines)
    }

    private func render(_ result: ScenarioResult, into lines: inout [String]) {
        if !lines.isEmpty { lines.append("") }
        lines.append("\(style.bold(result.title))  \(style.dim(result.file))")
        for (index, step) in result.steps.enumerated() {
            let hasNews =
                !(step.conflicts.isEmpty && step.overruled.isEmpty && step.overruledDuringUpdate.isEmpty
                && step.findings.isEmpty)
            if quiet && !hasNews { continue }
            lines.append("")
            lines.append(
                "\(style.bold("step \(step.index)  \(step.name)"))  "
                    + style.dim("content \(Number.text(step.contentHeight)), \(count(step.measures, "row")) measured"))
            rows(step, into: &lines)
            lines += frames.lines(step, before: index > 0 ? result.steps[index - 1] : nil, style)
            for conflict in step.conflicts { render(conflict, step: step, into: &lines) }
            losses(step.overruledDuringUpdate, "while the old height still held", into: &lines)
            losses(step.overruled, "at the height the row has now", into: &lines)
            for finding in step.findings {
                lines.append("  \(style.red(finding.severity.rawValue)): \(FindingSentence.text(finding))")
            }
        }
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    // MARK: Rows

    private func rows(_ step: StepResult, into lines: inout [String]) {
        let idWidth = max(3, step.rows.map(\.id.count).max() ?? 0)
        for row in step.rows {
            let before = row.previousHeight.map(Number.text) ?? "-"
            let delta = row.change ?? 0
            let change = delta == 0 ? "" : Number.signed(delta)
            var note = row.source.rawValue
            if row.source == .cached, let step = row.measuredAtStep { note += " at step \(step)" }
            if row.staleSinceStep != nil { note += ", stale" }
            let line =
                "  \(pad(row.id, idWidth))  \(pad(before, 8, left: true)) -> \(pad(Number.text(row.height), 7)) "
                + "\(pad(change, 8, left: true))   \(note)"
            lines.append(delta == 0 ? line : style.green(line))
        }
    }

    private func pad(_ text: String, _ width: Int, left: Bool = false) -> String {
        let space = String(repeating: " ", count: max(0, width - text.count))
        return left ? space + text : text + space
    }

    // MARK: Conflicts

    private func render(_ conflict: StepResult.Conflict, step: StepResult, into lines: inout [String]) {
        let report = conflict.constraints
        let broken = report.members[report.broken].constraint
        lines.append("")
        lines.append(
            "  \(style.red("conflict")) in \(conflict.row): \(count(report.members.count, "required constraint")) "
                + "exclude each other")
        lines.append("    \(ConflictSentence.sum(report))")
        if let height = conflict.encapsulatedHeight, let measured = conflict.measuredAtStep {
            lines.append("    the \(Number.text(height)) is the row's height as measured at step \(measured)")
        }
        let place = broken.source.map { "  \(style.dim("line \($0.line)"))" } ?? ""
        lines.append("    UIKit breaks \(style.bold(broken.equation)) (occurrence \(report.occurrence))\(place)")
        guard report.occurrence == 1 else {
            lines.append(style.dim("    the console text is that of occurrence 1"))
            return
        }
        lines.append("")
        for line in report.consoleText.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.replacingOccurrences(of: "\t", with: "    ")
            lines.append(text.isEmpty ? "" : style.dim("  | \(text)").trimmingTrailingSpaces)
        }
        lines.append("")
    }

    // MARK: Overruled

    private func losses(_ losses: [StepResult.Overruled], _ when: String, into lines: inout [String]) {
        for loss in losses {
            lines.append("  \(style.yellow("overruled")) in \(loss.row), \(when)")
            lines.append("    \(OverruledSentence.text(loss.constraint))")
            for holder in OverruledSentence.holders(loss.constraint) { lines.append("      \(holder)") }
        }
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var text = self
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }
}
