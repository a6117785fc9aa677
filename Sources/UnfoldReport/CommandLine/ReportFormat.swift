/// A format that a command can answer in.
protocol OutputFormat: RawRepresentable<String>, CaseIterable, Sendable {}

/// Formats of runs and checks.
public enum ReportFormat: String, CaseIterable, Sendable, OutputFormat {
    /// For a reader at a terminal.
    case text
    /// For programs; `schemaVersion` 1, described by a schema.
    case json
    /// Fit for the summary of a CI job.
    case markdown
    /// XML as CI systems read test results.
    case junit
    /// Annotations of GitHub's Actions.
    case github
    /// Rows before and after each step, drawn.
    case svg
    /// One page, with nothing to load.
    case html

    /// - Parameters:
    ///   - colored: for ``text``.
    ///   - quiet: leaves out what has no news, in ``text`` and ``markdown``.
    ///   - all: lists every row of long tables and every loss, in ``text``.
    ///   - width: characters of a line, for ``text``.
    @MainActor public func render(
        _ report: RunReport, colored: Bool = false, quiet: Bool = false, all: Bool = false, width: Int? = nil
    ) -> String {
        switch self {
        case .text: TextRenderer(colored: colored, quiet: quiet, all: all, width: width).render(report)
        case .json: JSONRenderer().render(report)
        case .markdown: MarkdownRenderer(quiet: quiet).render(report)
        case .junit: JUnitRenderer().render(report)
        case .github: GitHubRenderer().render(report)
        case .svg: SVGRenderer().render(report)
        case .html: HTMLRenderer().render(report)
        }
    }
}

extension ReportFormat {
    /// Of a run that was drawn for some format; only those that ask for frames show them.
    @MainActor func render(
        _ report: RunReport, frames: Bool, colored: Bool = false, quiet: Bool = false, all: Bool = false,
        width: Int? = nil
    ) -> String {
        guard !frames, self != .html else {
            return render(report, colored: colored, quiet: quiet, all: all, width: width)
        }
        var plain = report
        for file in plain.files.indices {
            for result in plain.files[file].results.indices {
                for step in plain.files[file].results[result].steps.indices {
                    plain.files[file].results[result].steps[step].drawing = nil
                }
            }
        }
        return render(plain, colored: colored, quiet: quiet, all: all, width: width)
    }
}

/// Formats of answers to `explain`.
enum WhyFormat: String, CaseIterable, Sendable, OutputFormat {
    case text, json, markdown
}

/// Formats of traces.
enum TraceFormat: String, CaseIterable, Sendable, OutputFormat {
    case text, json
}
