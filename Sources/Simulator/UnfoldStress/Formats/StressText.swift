import UnfoldReport

@MainActor package struct StressText {
    private let style: Style

    package init(style: Style) { self.style = style }

    package func render(_ report: StressReport) -> String {
        var lines = [style.bold(report.title), StressWords.tried(report)]
        if let left = report.leftOut {
            lines.append("\(left.count) more were not tried: \(FindingSentence.words(left.reason))")
        }
        if report.hasUntriedFixes { lines.append("not every fix was tried, or not everywhere") }
        if report.findings.isEmpty { lines.append(style.green("nothing breaks")) }
        // Conflicts of a step with one size that the system dictates have one cause.
        let explainer = ConflictExplainer()
        var groups = Grouped<[String], [StressFinding]>()
        for finding in report.findings {
            let hold = StressWords.conflict(finding, explainer)?.hold
            let key = hold.map { [$0, finding.row ?? "", "\(finding.step ?? -1)"] } ?? [finding.key]
            groups.add(key, [finding]) { $0.append(finding) }
        }
        for (index, findings) in groups.values.enumerated() {
            let words = StressWords.sentences(findings[0], explainer)
            lines += ["", "\(index + 1)  \(style.yellow(words[0]))\(place(of: findings[0]))"]
            lines += words.dropFirst().map { "   \($0)" } + details(of: findings[0], report)
            for other in findings.dropFirst() {
                lines.append("   \(StressWords.conflict(other, explainer)?.addition ?? "")\(place(of: other))")
                lines += details(of: other, report)
            }
        }
        return Style.text(lines + [""])
    }

    private func place(of finding: StressFinding) -> String {
        finding.position.map { style.dim("  \($0.file):\($0.line)") } ?? ""
    }

    private func details(of finding: StressFinding, _ report: StressReport) -> [String] {
        var lines = ["   \(finding.isSmallest ? "smallest" : "smallest so far"): \(StressWords.change(finding))"]
        if let narrow = finding.narrowest, let letters = narrow.text?.letters {
            lines.append("   at \(Number.text(narrow.width ?? 0)) points from \(letters) letters on")
        }
        let reach = finding.reach.map(StressWords.reach)
        if !reach.isEmpty { lines.append("   reach: " + reach.joined(separator: "; ")) }
        if let fix = finding.fix { lines.append("   fix: \(StressWords.fix(fix, of: report))") }
        return lines
    }
}

@MainActor package enum StressWords {
    package static func issue(_ finding: StressFinding, _ explainer: ConflictExplainer) -> String {
        let words = sentences(finding, explainer) + finding.reach.map { "reach: \(reach($0))" }
        return "\(change(finding)): " + words.joined(separator: "\n  ")
    }

    static func tried(_ report: StressReport) -> String {
        var parts: [String] = []
        if report.axes[.widths] != nil, let widths = report.widths {
            parts.append("widths \(Number.text(widths.lowerBound)) to \(Number.text(widths.upperBound))")
        }
        for axis in StressAxis.allCases where axis != .widths {
            // The written value is one too; there is nothing to take back of it.
            guard let count = report.axes[axis] else { continue }
            parts.append("\(axis == .back ? count : count + 1) \(FindingSentence.words(axis))")
        }
        return "\(report.tried) surroundings tried: " + (parts.isEmpty ? "as written" : parts.joined(separator: ", "))
    }

    static func conflict(_ finding: StressFinding, _ explainer: ConflictExplainer) -> ConflictWords? {
        if case .conflict(let conflict) = finding.breakage { return explainer.words(conflict) }
        guard case .unsatisfiable(let report)? = finding.breakage.finding?.fact else { return nil }
        return explainer.words(report)
    }

    static func sentences(_ finding: StressFinding, _ explainer: ConflictExplainer) -> [String] {
        let found = finding.breakage.finding
        if let words = conflict(finding, explainer), case .unsatisfiable(let report)? = found?.fact {
            return ["conflict: \(words.headline)"] + words.sum + [ConflictSentence.broken(report)]
        }
        switch finding.breakage {
        case .found, .conflict: return found.map { [FindingSentence.text($0)] } ?? []
        case .cutText(let row, let view, let letters, let lines):
            return [
                "in \(row), \(view) is cut: \(letters) letters need more than \(CheckSentence.count(lines, "line"))"
            ]
        case .height(let fault): return [words(fault)]
        }
    }

    private static func words(_ fault: StressFinding.HeightFault) -> String {
        let (height, others) = (Number.text(fault.height), fault.others.map(Number.text))
        return switch fault.kind {
        case .shrinks:
            "\(fault.row) is \(height) tall, less than the \(others[0]) with the written text, which is shorter"
        case .isIrreversible:
            "\(fault.row) is \(height) tall after the step was done twice, neither \(others[0]) as before nor \(others[1]) "
                + "as after the first time"
        case .doesNotReturn:
            "\(fault.row) is \(height) tall after the change was taken back, and was \(others[0]) before"
        }
    }

    package static func short(_ finding: StressFinding, _ explainer: ConflictExplainer) -> String {
        sentences(finding, explainer)[0] + (finding.isAsWritten ? "" : " (\(words(finding.smallest)))")
    }

    static func fix(_ fix: StressFix, of report: StressReport) -> String {
        let change = "line \(fix.change.position.line), \(FixSentence.text(fix.change))"
        let all = fix.tried == report.tried ? "all \(fix.tried)" : "\(fix.tried) of \(report.tried)"
        let left = fix.findingsLeft == 0 ? "nothing" : CheckSentence.count(fix.findingsLeft, "finding")
        let heights =
            fix.heightsChanged == 0
            ? "no height changes" : "\(CheckSentence.count(fix.heightsChanged, "height")) changed"
        return "\(change) (tried in \(all): \(left) left, \(heights))"
    }

    static func change(_ finding: StressFinding) -> String {
        finding.isAsWritten ? "as written" : words(finding.smallest) + ", everything else as written"
    }

    static func words(_ point: StressSurroundings) -> String {
        var parts: [String] = []
        if let width = point.width { parts.append("width \(Number.text(width))") }
        if let size = point.contentSizeCategory { parts.append("text size \(size)") }
        if let isRightToLeft = point.isRightToLeft { parts.append(isRightToLeft ? "right to left" : "left to right") }
        if let bold = point.hasBoldText { parts.append(bold ? "bold text" : "regular text") }
        if let text = point.text { parts.append(words(text)) }
        if let view = point.toggledView { parts.append("\(view).isHidden the other way round") }
        if let steps = point.steps {
            parts.append("steps in the order " + steps.map(String.init).joined(separator: " "))
        }
        if point.isReused { parts.append("a reused cell") }
        if point.isTakenBack { parts.append("taken back again") }
        if let generation = point.generation { parts.append("generation \(generation)") }
        return parts.joined(separator: ", ")
    }

    private static func words(_ text: StressSurroundings.Text) -> String {
        let view = text.view.map { "\($0).text" } ?? "every text"
        let count = text.letters.map { " of \($0)" } ?? ""
        if text.kind == .letters { return "\(view) with \(text.letters ?? 0) letters" }
        return "\(view) \(FindingSentence.words(text.kind).replacingOccurrences(of: "%", with: count))"
    }

    static func reach(_ reach: StressFinding.Reach) -> String {
        let name = reach.axis == .widths ? "width" : "text size"
        if reach.isEverywhere { return "every \(name)" }
        return reach.first == reach.last ? "\(name) \(reach.first)" : "\(name)s \(reach.first) to \(reach.last)"
    }
}
