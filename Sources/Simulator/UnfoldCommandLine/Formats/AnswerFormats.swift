import UnfoldReport
import UnfoldStress

// The formats of answers to questions about one thing. They are values like those of reports; the first is the one for
// a terminal. Behind those that are there from the start stand those that a program brings for every command.

extension OutputFormat where Subject == WhyAnswer {
    /// Of `why`.
    static var all: [Self] { serving(standard) { _ in "why" } }

    private static var standard: [Self] {
        [
            Self("text", fileExtension: "txt") { WhyText(style: Style(isColored: $1.isColored)).render($0) },
            Self("json", fileExtension: "json") { answer, _ in WhyJSON.render(answer) },
            Self("markdown", fileExtension: "md") { answer, _ in WhyMarkdown.render(answer) },
            // The sweep as a chart; the command asks for one.
            Self("svg", fileExtension: "svg") { answer, _ in
                answer.sweep.map { SweepSVG.render($0, row: answer.row.id) } ?? ""
            },
        ]
    }
}

extension OutputFormat where Subject == LogReport {
    /// Of `explain`.
    static var all: [Self] { serving(standard) { _ in "explain" } }

    private static var standard: [Self] {
        [
            Self("text", fileExtension: "txt") { ExplainText(style: Style(isColored: $1.isColored)).render($0) },
            Self("json", fileExtension: "json") { report, _ in ExplainJSON.render(report) },
            Self("markdown", fileExtension: "md") { report, _ in ExplainMarkdown.render(report) },
        ]
    }
}

extension OutputFormat where Subject == Trace {
    /// Of `trace`.
    static var all: [Self] { serving(standard) { _ in "trace" } }

    private static var standard: [Self] {
        [
            Self("text", fileExtension: "txt") { TraceRenderer.text($0, Style(isColored: $1.isColored)) },
            Self("json", fileExtension: "json") { trace, _ in TraceRenderer.json(trace) },
        ]
    }
}

extension OutputFormat where Subject == FramesRenderer {
    /// Of `frames`.
    static var all: [Self] { serving(standard) { _ in "frames" } }

    private static var standard: [Self] {
        [
            Self("text", fileExtension: "txt") { $0.text(Style(isColored: $1.isColored), sketch: $1.listing.sketch) },
            Self("json", fileExtension: "json") { renderer, _ in renderer.json },
            Self("svg", fileExtension: "svg") { renderer, _ in StateSVG.render(renderer) },
        ]
    }
}

extension OutputFormat where Subject == StressResults {
    /// Of `stress`.
    static var all: [Self] { serving(standard) { _ in "stress" } }

    /// Of `doctor`.
    static var allOfDoctor: [Self] { serving(ofDoctor) { _ in "doctor" } }
}

extension Array {
    /// In the format of that name; in the first without one.
    @MainActor func render<Subject>(
        _ subject: Subject, as name: String? = nil, _ options: RenderOptions = RenderOptions()
    ) -> String where Element == OutputFormat<Subject> {
        (name.flatMap { named($0) } ?? self[0]).render(subject, options)
    }
}
