/// A way to show something, as `--format` and `--output` name it.
///
/// A program brings a format of its own for runs and checks, and the command line takes it like those that are there:
///
/// ```swift
/// ReportFormats.all.append(ReportFormat("csv", fileExtension: "csv") { report, _ in
///     report.results.flatMap(\.steps).flatMap(\.rows).map { "\($0.id),\($0.height)\n" }.joined()
/// })
/// exit(CommandLineTool(environment).run(arguments).rawValue)
/// ```
public struct OutputFormat<Subject>: Sendable {
    /// One word, of lower-case letters.
    public let name: String
    /// What files in this format end in, without the dot.
    public let fileExtension: String
    /// Whether runs for it draw the table after each step (`RunReport` has drawings then).
    public let needsDrawings: Bool
    /// For runs that are taken in file by file; nil for what wants the whole subject.
    var makeWriter: (@MainActor @Sendable (RunHead, RenderOptions) -> any ReportWriter)?
    private let text: @MainActor @Sendable (Subject, RenderOptions) -> String

    /// A format; `render` gives the whole text, the end of its last line included.
    public init(
        _ name: String, fileExtension: String, needsDrawings: Bool = false,
        render: @escaping @MainActor @Sendable (Subject, RenderOptions) -> String
    ) { (self.name, self.fileExtension, self.needsDrawings, text) = (name, fileExtension, needsDrawings, render) }

    /// The text.
    @MainActor public func render(_ subject: Subject, _ options: RenderOptions = RenderOptions()) -> String {
        text(subject, options)
    }
}

extension Array {
    package func named<Subject>(_ name: String) -> Element? where Element == OutputFormat<Subject> {
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
    /// With UIKit's own message of each conflict.
    public var showsLog = false
    /// Characters of a line; nil for any number.
    public var width: Int?
    /// With the views of the rows on screen, if the run drew them.
    public var showsFrames = false
    package var listing = FramesListing.none
    /// What the run took of folders; nil where no folder was named.
    package var folder: FolderRun?

    /// Plain and whole.
    public init() {}
}
