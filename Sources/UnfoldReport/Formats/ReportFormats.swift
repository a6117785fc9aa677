import Foundation
import UnfoldTypesetting

/// A format of runs and checks.
public typealias ReportFormat = OutputFormat<RunReport>

/// The formats of runs and checks.
public enum ReportFormats {
    /// All that can be named, in the order in which help lists them: those that are there from the start, and those
    /// that the program added. Of two of a name the first is found. The list is one of the settings of
    /// ``LayoutSettings``.
    public static var all: [ReportFormat] {
        get { TaskSettings.store(process).formats }
        set { TaskSettings.store(process).formats = newValue }
    }

    private static let process = FormatStore(standard)

    /// Those that are there from the start.
    public static let standard: [ReportFormat] = [.text, .json, .markdown, .junit, .github, .svg, .html]

    /// Those of reports, and those that serve every command.
    static var known: [ReportFormat] { ReportFormat.serving(all) { $0.kind.rawValue } }

    static var names: [String] { known.map(\.name) }
}

extension OutputFormat where Subject == RunReport {
    /// For a reader at a terminal.
    public static var text: ReportFormat {
        ReportFormat("text", fileExtension: "txt") { TextRenderer($1).render($0) }
    }

    /// For programs; `schemaVersion` 1, described by a schema.
    public static var json: ReportFormat {
        ReportFormat("json", fileExtension: "json") {
            JSONRenderer().render($1.showsFrames ? $0 : $0.withoutDrawings)
        }
    }

    /// Fit for the summary of a CI job.
    public static var markdown: ReportFormat {
        ReportFormat("markdown", fileExtension: "md") { MarkdownRenderer(quiet: $1.isQuiet).render($0) }
    }

    /// XML as CI systems read test results.
    public static var junit: ReportFormat {
        ReportFormat("junit", fileExtension: "xml") { report, _ in JUnitRenderer().render(report) }
    }

    /// Annotations of GitHub's Actions.
    public static var github: ReportFormat {
        ReportFormat("github", fileExtension: "txt") { report, _ in GitHubRenderer().render(report) }
    }

    /// Rows before and after each step, drawn.
    public static var svg: ReportFormat {
        ReportFormat("svg", fileExtension: "svg") { report, _ in SVGRenderer().render(report) }
    }

    /// One page, with nothing to load.
    public static var html: ReportFormat {
        ReportFormat("html", fileExtension: "html", needsDrawings: true) { report, _ in HTMLRenderer().render(report) }
    }
}

/// A list of formats that programs add to.
final class FormatStore<Subject>: SettingStore {
    private let stored: Locked<[OutputFormat<Subject>]>

    init(_ formats: [OutputFormat<Subject>]) { stored = Locked(formats) }

    func copy() -> Self { Self(formats) }

    var formats: [OutputFormat<Subject>] {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}

extension RunReport {
    /// As if nobody had asked for drawings.
    fileprivate var withoutDrawings: RunReport {
        var plain = self
        for file in plain.files.indices {
            for result in plain.files[file].results.indices {
                for step in plain.files[file].results[result].steps.indices {
                    plain.files[file].results[result].steps[step].drawing = nil
                }
            }
        }
        return plain
    }
}
