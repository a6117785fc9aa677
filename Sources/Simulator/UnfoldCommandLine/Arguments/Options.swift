/// What a command runs by: options over the configuration file over defaults.
struct Options {
    enum Color: String, CaseIterable { case auto, always, never }

    var color: Color = .auto
    var quiet = false
    var strict = false
    var shard: Shard?
    var record: RecordMode?
    var unused: UnusedRecords = .warn
    var exclude: [String] = []
    var fonts: [String] = []
    /// Format on standard output, by name; nil for the command's default.
    var format: String?
    var outputs: [OutputFile] = []
    var configuration: String?
    /// Seconds that one scenario may take, in another process; nil for no limit, in this one.
    var timeLimit: Int?
    var detail = DrawingDetail.none
    var wantsFixes = false
    var findsEvidence = false
    var keepsFacts = true
    var patch: OutputFile?
    var appliesFixes = false
    var listsFrames = false
    var sketches = false
    var looks = false

    init(_ arguments: ParsedArguments, _ configuration: Configuration) {
        let settings = configuration.settings
        color = (arguments.value("--color") ?? settings.color).flatMap(Color.init) ?? .auto
        quiet = arguments.has("--quiet") || settings.quiet ?? false
        strict = arguments.has("--strict") || settings.strict ?? false
        shard = arguments.value("--shard").flatMap(Shard.init)
        record = (arguments.value("--record") ?? settings.record).flatMap(RecordMode.init)
        unused = (arguments.value("--unused") ?? settings.unused).flatMap(UnusedRecords.init) ?? .warn
        exclude = settings.exclude
        fonts = settings.fonts + arguments.all("--font")
        format = arguments.value("--format")
        if format == nil, let word = settings.format, Self.takes(word, arguments.command) { format = word }
        outputs =
            settings.outputs.compactMap { Self.output($0, arguments.command) }
            + arguments.all("--output").compactMap { Self.output($0, arguments.command) }
        self.configuration = configuration.file
        timeLimit = arguments.value("--time-limit").flatMap { Int($0) } ?? settings.timeLimit
        sketches = arguments.has("--draw")
        listsFrames = arguments.has("--frames") || sketches
        looks = arguments.has("--looks")
        findsEvidence = arguments.has("--confidence")
        let formats = ([format] + outputs.map(\.format)).compactMap { $0.flatMap(ReportFormats.known.named) }
        keepsFacts = arguments.command.name != "report" || formats.contains(where: \.showsFacts)
        let withFixes = ["json"] + CommandFormats.added.map(\.name)
        patch = arguments.value("--patch").map { OutputFile(format: "patch", file: $0, option: "--patch") }
        appliesFixes = arguments.has("--fix")
        wantsFixes =
            patch != nil || appliesFixes
            || arguments.command.name == "report" && formats.contains { withFixes.contains($0.name) }
        let hasPictures = looks || outputs.contains(where: \.isFolder) || formats.contains(where: \.needsDrawings)
        if hasPictures {
            detail = arguments.has("--embed-fonts") ? .fonts : .looks
        } else if listsFrames {
            detail = .whole
        }
    }

    private static func output(_ text: String, _ command: CommandSpec) -> OutputFile? {
        let halves = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard halves.count == 2, takes(halves[0], command) else { return nil }
        return OutputFile(format: halves[0], file: halves[1])
    }

    private static func takes(_ format: String, _ command: CommandSpec) -> Bool {
        command.option("--format")?.value?.words.contains(format) ?? false
    }
}

extension FileTree {
    convenience init(_ arguments: ParsedArguments, naming path: String? = nil) {
        self.init(followsAll: arguments.has("--allow-links"))
        if let path { add(named: path) }
    }
}
