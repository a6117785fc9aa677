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
        for (index, finding) in report.findings.enumerated() {
            lines.append("")
            lines += self.lines(of: finding, index + 1, report)
        }
        return Style.text(lines + [""])
    }

    private func lines(of finding: StressFinding, _ number: Int, _ report: StressReport) -> [String] {
        let place = finding.position.map { "  \($0.file):\($0.line)" } ?? ""
        let words = StressWords.sentences(finding)
        var lines = ["\(number)  " + style.yellow(words[0]) + style.dim(place)]
        lines += words.dropFirst().map { "   \($0)" }
        lines.append("   \(finding.isSmallest ? "smallest" : "smallest so far"): \(StressWords.change(finding))")
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
    /// A finding in a test: what is broken, why, and where.
    package static func issue(_ finding: StressFinding) -> String {
        let words = sentences(finding) + finding.reach.map { "reach: \(reach($0))" }
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

    static func sentences(_ finding: StressFinding) -> [String] {
        switch finding.breakage {
        case .found(let found):
            if case .unsatisfiable(let report) = found.fact {
                return ["conflict: \(ConflictSentence.broken(report))", ConflictSentence.sum(report)]
            }
            return [FindingSentence.text(found)]
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

    package static func short(_ finding: StressFinding) -> String {
        sentences(finding)[0] + (finding.isAsWritten ? "" : " (\(words(finding.smallest)))")
    }

    static func fix(_ fix: StressFix, of report: StressReport) -> String {
        let change = "line \(fix.change.position.line), \(words(fix.change.original, fix.change.replacement))"
        let all = fix.tried == report.tried ? "all \(fix.tried)" : "\(fix.tried) of \(report.tried)"
        let left = fix.findingsLeft == 0 ? "nothing" : CheckSentence.count(fix.findingsLeft, "finding")
        let heights =
            fix.heightsChanged == 0
            ? "no height changes" : "\(CheckSentence.count(fix.heightsChanged, "height")) changed"
        return "\(change) (tried in \(all): \(left) left, \(heights))"
    }

    private static func words(_ original: String, _ replacement: String) -> String {
        let (old, new) = (flat(original), flat(replacement))
        // What is added between members of an object has a comma.
        return old.isEmpty ? "add \(new.trimmingCharacters(in: [",", " "]))" : "\(old) becomes \(new)"
    }

    private static func flat(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
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
