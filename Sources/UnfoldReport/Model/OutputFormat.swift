import Foundation
import UnfoldTypesetting

/// A way to show something, as `--format` and `--output` name it.
///
/// A program brings a format of its own for runs and checks, and the command line takes it like those that are there:
///
/// ```swift
/// ReportFormats.all.append(ReportFormat("csv", fileExtension: "csv") { report, _ in
///     report.results.flatMap(\.steps).flatMap(\.rows).map { "\($0.id),\($0.height)\n" }.joined()
/// })
/// exit(CommandLineTool(surroundings).run(arguments).rawValue)
/// ```
public struct OutputFormat<Subject>: Sendable {
    /// One word, of lower-case letters.
    public let name: String
    /// What files in this format end in, without the dot.
    public let fileExtension: String
    /// Whether runs for it draw the table after each step (`RunReport` has drawings then).
    public let needsDrawings: Bool
    private let text: @MainActor @Sendable (Subject, RenderOptions) -> String

    /// A format.
    /// - Parameter render: gives the whole text, the end of its last line included. It looks at those options that it
    ///   knows.
    public init(
        _ name: String, fileExtension: String, needsDrawings: Bool = false,
        render: @escaping @MainActor @Sendable (Subject, RenderOptions) -> String
    ) {
        (self.name, self.fileExtension, self.needsDrawings, text) = (name, fileExtension, needsDrawings, render)
    }

    /// The text.
    @MainActor public func render(_ subject: Subject, _ options: RenderOptions = RenderOptions()) -> String {
        text(subject, options)
    }
}

extension Array {
    /// The format of that name.
    func named<Subject>(_ name: String) -> Element? where Element == OutputFormat<Subject> {
        first { $0.name == name }
    }
}

/// How a reader wants something shown; a format looks at what it knows.
public struct RenderOptions: Sendable {
    /// With the colours of a terminal.
    public var isColored = false
    /// Without what has no news.
    public var isQuiet = false
    /// Every row of long tables, and every loss.
    public var listsAll = false
    /// Characters of a line; nil for any number.
    public var width: Int?
    /// With the views of the rows on screen, if the run drew them.
    public var showsFrames = false
    /// How the terminal's format shows them.
    var listing = FramesListing.none

    /// Plain and whole.
    public init() {}
}

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
final class FormatStore<Subject>: SettingStore, @unchecked Sendable {
    private let lock = NSLock()
    // Read and written under `lock` only.
    private var stored: [OutputFormat<Subject>]

    init(_ formats: [OutputFormat<Subject>]) { stored = formats }

    func copy() -> Self { Self(formats) }

    var formats: [OutputFormat<Subject>] {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
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
