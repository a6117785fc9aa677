@MainActor struct WatchCommand: Command {
    private let tool: CommandLineTool
    private let options: Options
    private let paths: [String]
    private let tree: FileTree

    init(context: CommandContext) throws {
        (tool, options, paths) = (context.tool, context.options, try context.paths())
        tree = FileTree(context.arguments)
    }

    /// Until no one waits any more, which on a terminal means until the process is ended.
    func run() throws -> ExitCode {
        var stamps: [String: FileStamp] = [:]
        var files: [String: RunReport.File] = [:]
        var screen = Screen()
        var isFirst = true
        repeat {
            let found = ScenarioFiles(paths, excluded: options.exclude, tree: tree)
            // A folder without scenarios may get some, but for one that was never right.
            if isFirst, found.files.isEmpty, let nothing = found.nothingFound.first {
                throw ScenarioErrors(errors: nothing.errors)
            }
            let listed = found.files
            let present = Set(listed.map(\.path))
            let gone = files.keys.filter { !present.contains($0) }.sorted()
            for path in gone {
                files[path] = nil
                stamps[path] = nil
            }
            let changed = listed.filter { file in
                let stamp = FileStamp(scenario: file.path)
                defer { stamps[file.path] = stamp }
                return stamps[file.path] != stamp
            }
            guard !changed.isEmpty || !gone.isEmpty || isFirst else {
                // Another size of the terminal has space for other lines.
                if size != screen.size { show(&screen) }
                continue
            }
            try ScenarioBatch(changed).run(options, executable: nil, progress: { _, _ in }) { ran in
                files[ran.path] = compared(ran)
            }
            screen = Screen(
                files: listed.compactMap { files[$0.path] }, changed: changed.map(\.path), removed: gone,
                isFirst: isFirst)
            show(&screen)
            isFirst = false
        } while tool.environment.waitForChange()
        return .success
    }

    private func compared(_ file: RunReport.File) -> RunReport.File {
        var file = file
        guard file.errors.isEmpty else { return file }
        do {
            try tree.check(file.recordPath)
            guard let record = try RecordFile.read(file.recordPath) else { return file }
            file.check = RecordCheck(file.results, recorded: record, mode: .never)
        } catch { file.errors = error.errors }
        return file
    }

    private struct Screen {
        var files: [RunReport.File] = []
        var changed: [String] = []
        var removed: [String] = []
        var isFirst = true
        var size = Size()
    }

    private struct Size: Equatable {
        var columns = Int.max
        var lines = 40
    }

    private var size: Size {
        let screen = tool.environment.screen()
        let asked = tool.environment.variables["LINES"].flatMap { Int($0) } ?? screen?.lines
        return Size(columns: screen == nil ? .max : tool.width, lines: max(8, asked ?? 40))
    }

    /// What changed, then a line for each of the others that is not as it should be; cut at the height of the screen.
    private func show(_ screen: inout Screen) {
        screen.size = size
        let style = Style(isColored: tool.isColored(options.color))
        let news = screen.files.filter { screen.changed.contains($0.path) }
        let others = screen.files.filter { !screen.changed.contains($0.path) }
        var lines = [head(screen), ""]
        for file in news where !screen.isFirst || file.state != .good { lines += text(of: file, style) }
        lines += (screen.isFirst ? screen.files.filter { $0.state == .good } : others).map { status(of: $0, style) }
        let clear = tool.environment.isTerminal && !tool.isDumb ? "\u{1B}[2J\u{1B}[H" : ""
        tool.environment.out(clear + Style.text(Self.cut(lines, to: screen.size, style)))
    }

    private func head(_ screen: Screen) -> String {
        var head = "watching \(CheckSentence.count(screen.files.count, "scenario file"))"
        for state in [FileState.invalid, .differs, .findings] {
            let count = screen.files.count { $0.state == state }
            if count > 0 { head += ", \(count) \(state.rawValue)" }
        }
        guard !screen.isFirst else { return head }
        if !screen.changed.isEmpty { head += "; saved: \(screen.changed.joined(separator: ", "))" }
        if !screen.removed.isEmpty { head += "; removed: \(screen.removed.joined(separator: ", "))" }
        return head
    }

    /// The first lines, as many as there is space for; one that is longer than the screen is wide takes several.
    private static func cut(_ lines: [String], to size: Size, _ style: Style) -> [String] {
        var room = size.lines - 1
        for (index, line) in lines.enumerated() {
            room -= max(0, Style.plain(line).count - 1) / size.columns + 1
            let isLast = index + 1 == lines.count
            guard room < (isLast ? 0 : 1) else { continue }
            return lines[..<index] + [style.dim("… and \(CheckSentence.count(lines.count - index, "more line"))")]
        }
        return lines
    }

    private func text(of file: RunReport.File, _ style: Style) -> [String] {
        if !file.errors.isEmpty { return file.errors.map { style.red("\($0)") } + [""] }
        var shown = RenderOptions()
        (shown.isColored, shown.width) = (tool.isColored(options.color), tool.width)
        let differences = file.check?.differences.isEmpty == false ? CheckText(shown).lines(of: file) : []
        shown.isQuiet = true
        return differences + TextRenderer(shown).lines(of: file.results) + [""]
    }

    private func status(of file: RunReport.File, _ style: Style) -> String {
        let word =
            switch file.state {
            case .invalid: style.red("invalid")
            case .differs: style.red("differs")
            case .findings: style.yellow("findings")
            case .good: style.green(file.check == nil ? "ran" : "as recorded")
            }
        return "\(word)  \(file.path)"
    }
}

extension RunReport.File {
    fileprivate var state: FileState {
        if !errors.isEmpty { return .invalid }
        if let check, !check.differences.isEmpty { return .differs }
        return results.contains(where: \.hasFindings) ? .findings : .good
    }
}

private enum FileState: String {
    case invalid
    case differs = "not as recorded"
    case findings = "with findings"
    /// Read, as recorded if there is a record, and without findings.
    case good
}

private struct FileStamp: Equatable {
    private var parts: [String]

    init(scenario path: String) {
        parts = [path, RecordFile.path(forScenario: path)].map { file in
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else { return "" }
            let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            let number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
            return "\(date) \((attributes[.size] as? NSNumber)?.int64Value ?? 0) \(number)"
        }
    }
}
