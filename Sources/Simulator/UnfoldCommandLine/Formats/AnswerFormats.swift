// Formats of answers, the terminal's first; behind them those that a program brings for every command.

extension OutputFormat where Subject == WhyAnswer {
    static var all: [Self] {
        serving(
            [
                Self("text", fileExtension: "txt") { WhyText(style: Style(isColored: $1.isColored)).render($0) },
                Self("json", fileExtension: "json") { answer, _ in WhyJSON.render(answer) },
                Self("markdown", fileExtension: "md") { answer, _ in WhyMarkdown.render(answer) },
                // The sweep as a chart; the command asks for one.
                Self("svg", fileExtension: "svg") { answer, _ in
                    answer.sweep.map { SweepSVG.render($0, row: answer.row.id) } ?? ""
                },
            ]) { _ in "why" }
    }
}

extension OutputFormat where Subject == LogReport {
    static var all: [Self] {
        serving(
            [
                Self("text", fileExtension: "txt") { ExplainText(style: Style(isColored: $1.isColored)).render($0) },
                Self("json", fileExtension: "json") { report, _ in ExplainJSON.render(report) },
                Self("markdown", fileExtension: "md") { report, _ in ExplainMarkdown.render(report) },
            ]) { _ in "explain" }
    }
}

extension OutputFormat where Subject == Trace {
    static var all: [Self] {
        serving(
            [
                Self("text", fileExtension: "txt") { TraceRenderer.text($0, Style(isColored: $1.isColored)) },
                Self("json", fileExtension: "json") { trace, _ in TraceRenderer.json(trace) },
            ]) { _ in "trace" }
    }
}

extension OutputFormat where Subject == FramesRenderer {
    static var all: [Self] {
        serving([
            Self("text", fileExtension: "txt") { $0.text(Style(isColored: $1.isColored), sketch: $1.listing.sketch) },
            Self("json", fileExtension: "json") { renderer, _ in renderer.json },
            Self("svg", fileExtension: "svg") { renderer, _ in StateSVG.render(renderer) },
        ]) { _ in "frames" }
    }
}

extension OutputFormat where Subject == StressResults {
    static var all: [Self] { serving(standard) { _ in "stress" } }
    static var allOfDoctor: [Self] { serving(ofDoctor) { _ in "doctor" } }
}

extension Array {
    @MainActor func render<Subject>(
        _ subject: Subject, as name: String? = nil, _ options: RenderOptions = RenderOptions()
    ) -> String where Element == OutputFormat<Subject> {
        (name.flatMap { named($0) } ?? self[0]).render(subject, options)
    }
}
