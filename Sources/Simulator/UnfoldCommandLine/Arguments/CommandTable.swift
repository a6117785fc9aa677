/// The commands and options: the one place that parsing, `--help`, completions and the manual page come from.
enum CommandTable {
    static let name = "unfold"
    /// What `--version`, the manual page and the first heading of `docs/CHANGELOG.md` say.
    static let version = "0.2.0"
    static let summary = "Lays out expandable table cells without a device, and says why a row is as tall as it is."
    private static let read = CommandReader(CommandText.all)

    static var groups: [(title: String, commands: [CommandSpec])] { read.groups }
    static let commands = groups.flatMap(\.commands)
    static var names: [String] { commands.map(\.name) }
    static var common: [OptionSpec] { read.common }
    static let help = commands[commands.count - 1]

    static func command(_ name: String) -> CommandSpec? { commands.first { $0.name == name } }
}
