/// What a command has to report, whichever command it is.
public struct CommandAnswer: Sendable {
    /// The word that the command is called by: `report`, `check`, `frames`, `why`, `trace` or `explain`.
    public let command: String
    /// One JSON value with all the facts, as `--format json` prints it and the command's schema describes it.
    public let json: String
}

/// A format of every command.
public typealias CommandFormat = OutputFormat<CommandAnswer>

/// The formats that a program brings for every command at once.
///
/// ```swift
/// CommandFormats.added.append(CommandFormat("yaml", fileExtension: "yml") { answer, _ in yaml(answer.json) })
/// exit(CommandLineTool(environment).run(arguments).rawValue)
/// ```
///
/// One that is for runs and checks alone, and wants them as values, is a ``ReportFormat``.
public enum CommandFormats {
    /// In the order in which help lists them, behind those of each command; default none. One of `LayoutSettings`.
    public static var added: [CommandFormat] {
        get { TaskSettings.store(process).formats }
        set { TaskSettings.store(process).formats = newValue }
    }

    private static let process = FormatStore<CommandAnswer>([])
}

extension ReportFormats {
    static var known: [ReportFormat] { ReportFormat.serving(all) { $0.kind.rawValue } }
    static var names: [String] { known.map(\.name) }
}

extension OutputFormat {
    /// A command's own formats, and behind them those that serve every command; these are given what its JSON says.
    static func serving(_ own: [Self], _ command: @escaping @MainActor @Sendable (Subject) -> String) -> [Self] {
        guard let json = own.named("json") else { return own }
        return own
            + CommandFormats.added.map { format in
                Self(format.name, fileExtension: format.fileExtension, needsDrawings: format.needsDrawings) {
                    let answer = CommandAnswer(command: command($0), json: json.render($0, $1))
                    return format.render(answer, $1)
                }
            }
    }
}
