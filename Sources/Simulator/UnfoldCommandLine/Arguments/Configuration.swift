struct Configuration: Sendable {
    static let fileName = ".unfold.json"
    static let keys = [
        "$schema", "schemaVersion", "paths", "exclude", "fonts", "format", "outputs", "color", "quiet", "strict",
        "timeLimit", "record", "unused",
    ]

    static let sizeLimit = 1_000_000
    /// Seconds.
    static let timeLimits = 1...86_400

    struct Settings: Sendable, Equatable {
        var paths: [String] = []
        var exclude: [String] = []
        var fonts: [String] = []
        var format: String?
        var outputs: [String] = []
        var color: String?
        var quiet, strict: Bool?
        var timeLimit: Int?
        var record, unused: String?
    }

    var file: String?
    var settings = Settings()

    /// The file named by `--config`, which must be there, or the nearest one above the working folder, if any.
    static func find(_ arguments: ParsedArguments) throws -> Configuration {
        let (tree, folder) = (FileTree(arguments), FileManager.default.currentDirectoryPath)
        if let file = arguments.value("--config") { return try read(file, tree) }
        let folders = sequence(first: URL(fileURLWithPath: folder).standardizedFileURL) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent()
        }
        // A link that leads nowhere is reported, and not passed over.
        let found = folders.lazy.map { $0.appendingPathComponent(fileName).path }.first(where: FileIdentity.isTaken)
        guard let found else { return Configuration() }
        return try read(RelativePath.from(folder, to: found), tree)
    }

    private static func read(_ file: String, _ tree: FileTree) throws(ScenarioErrors) -> Configuration {
        tree.add(named: file)
        try tree.check(file)
        let data: Data
        do { data = try FileReader.contents(of: file, limit: sizeLimit) } catch {
            throw ScenarioErrors(errors: [error])
        }
        var json = JSONReader(data, file: file)
        let node: JSONNode
        do { node = try json.read() } catch { throw ScenarioErrors(errors: json.errors + [error]) }
        let reader = NodeReader()
        let settings = ConfigurationReader(folder: PathText.folder(of: file)).settings(FileNode(node, reader: reader))
        let errors = json.errors + reader.errors
        guard errors.isEmpty else { throw ScenarioErrors(errors: errors) }
        return Configuration(file: file, settings: settings)
    }

    func dump() -> String {
        JSONOutput(present: [
            "schemaVersion": 1, "paths": settings.paths, "exclude": settings.exclude, "fonts": settings.fonts,
            "format": settings.format ?? "text", "outputs": settings.outputs, "color": settings.color ?? "auto",
            "quiet": settings.quiet ?? false, "strict": settings.strict ?? false,
            "record": settings.record ?? "missing", "unused": settings.unused ?? "warn",
            "timeLimit": settings.timeLimit,
        ]).written() + "\n"
    }
}

private struct ConfigurationReader {
    let folder: String

    func settings(_ node: FileNode) -> Configuration.Settings {
        var settings = Configuration.Settings()
        guard let root = node.object(keys: Configuration.keys) else { return settings }
        if let version = root.required("schemaVersion"), case .number(let number) = version.json.value, number != 1 {
            version.fail(.invalid(.configurationVersion(known: 1)))
        }
        _ = root.string("$schema")
        settings.paths = paths(root, "paths")
        settings.exclude = paths(root, "exclude")
        settings.fonts = paths(root, "fonts")
        settings.format = root.word("format", kind: "format", among: ReportFormats.names)
        settings.outputs = outputs(root)
        settings.color = root.word("color", kind: "colour mode", among: Options.Color.allCases.map(\.rawValue))
        settings.quiet = root.flag("quiet")
        settings.strict = root.flag("strict")
        settings.timeLimit = root["timeLimit"].flatMap { seconds($0, Configuration.timeLimits) }
        settings.record = root.word("record", kind: "mode", among: RecordMode.configurable.map(\.rawValue))
        settings.unused = root.word("unused", kind: "action", among: UnusedRecords.allCases.map(\.rawValue))
        return settings
    }

    private func seconds(_ node: FileNode, _ range: ClosedRange<Int>) -> Int? {
        guard let number = node.index() else { return nil }
        if range.contains(number) { return number }
        return node.wrong(.numberFrom(Double(range.lowerBound), to: Double(range.upperBound)))
    }

    private func paths(_ root: FileNode, _ key: String) -> [String] {
        root.elements(key).compactMap { $0.string().map(inFolder) }
    }

    private func inFolder(_ path: String) -> String { PathText.join(folder, path) }

    private func outputs(_ root: FileNode) -> [String] {
        root.elements("outputs").compactMap { node in
            guard let text = node.string() else { return nil }
            let halves = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard halves.count == 2, ReportFormats.names.contains(halves[0]) else { return node.wrong(.output) }
            return "\(halves[0])=\(inFolder(halves[1]))"
        }
    }
}
