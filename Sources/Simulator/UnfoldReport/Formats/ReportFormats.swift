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
}

extension OutputFormat where Subject == RunReport {
    /// For a reader at a terminal.
    public static var text: ReportFormat { ReportFormat("text", fileExtension: "txt", writer: TextWriter.init) }

    /// For programs; `schemaVersion` 1, described by a schema.
    public static var json: ReportFormat {
        ReportFormat("json", fileExtension: "json") { JSONWriter($0, showsFrames: $1.showsFrames, $1.folder) }
    }

    /// Fit for the summary of a CI job.
    public static var markdown: ReportFormat {
        ReportFormat("markdown", fileExtension: "md", writer: MarkdownWriter.init)
    }

    /// XML as CI systems read test results.
    public static var junit: ReportFormat {
        ReportFormat("junit", fileExtension: "xml") { head, _ in JUnitWriter(head) }
    }

    /// Annotations of GitHub's Actions.
    public static var github: ReportFormat {
        ReportFormat("github", fileExtension: "txt") { head, _ in GitHubWriter(head) }
    }

    /// Rows before and after each step, drawn.
    public static var svg: ReportFormat { ReportFormat("svg", fileExtension: "svg") { head, _ in SVGWriter(head) } }

    /// One page, with nothing to load.
    public static var html: ReportFormat {
        ReportFormat("html", fileExtension: "html", needsDrawings: true) { head, _ in HTMLWriter(head) }
    }

    /// Whether it shows what rows and runs keep for records; a program's own may.
    package var showsFacts: Bool { !["text", "markdown", "junit", "github", "svg"].contains(name) }

    package var saysWhatWasTaken: Bool { ["text", "json", "markdown"].contains(name) }

    private init(
        _ name: String, fileExtension: String, needsDrawings: Bool = false,
        writer: @escaping @MainActor @Sendable (RunHead, RenderOptions) -> any ReportWriter
    ) {
        self.init(name, fileExtension: fileExtension, needsDrawings: needsDrawings) { report, options in
            report.written(by: writer(report.head, options))
        }
        makeWriter = writer
    }

    /// One that takes a run in; a format that wants the whole of it gets it when it is over.
    @MainActor package func writer(_ head: RunHead, _ options: RenderOptions) -> any ReportWriter {
        makeWriter?(head, options) ?? WholeReportWriter(head, self, options)
    }
}

private final class WholeReportWriter: ReportWriter {
    private let format: ReportFormat
    private let options: RenderOptions
    private var report: RunReport

    init(_ head: RunHead, _ format: ReportFormat, _ options: RenderOptions) {
        (self.format, self.options, report) = (format, options, head.report())
    }

    func add(_ file: RunReport.File) { report.files.append(file) }

    func write(_ summary: RunSummary, to sink: TextSink) throws(WriteFailure) {
        report.orphans = summary.orphans
        try sink(format.render(report, options))
    }
}

package final class FormatStore<Subject>: SettingStore {
    private let stored: Locked<[OutputFormat<Subject>]>

    package init(_ formats: [OutputFormat<Subject>]) { stored = Locked(formats) }

    package func copy() -> Self { Self(formats) }

    package var formats: [OutputFormat<Subject>] {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}
