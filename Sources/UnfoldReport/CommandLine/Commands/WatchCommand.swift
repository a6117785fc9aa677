import Foundation
import UnfoldScenario

/// `watch`: runs scenarios again whenever they are saved, and shows one screen of what that changed.
@MainActor struct WatchCommand {
    private let tool: CommandLineTool
    private let options: Options
    private let paths: [String]

    init(tool: CommandLineTool, _ parsed: ParsedArguments) throws {
        self.tool = tool
        let configuration = try tool.configuration(parsed)
        options = Options(parsed, configuration)
        paths = parsed.operands.isEmpty ? configuration.settings.paths : parsed.operands
        if paths.isEmpty { throw UsageError.missingOperand(command: parsed.command.name, name: "path") }
    }

    /// Until nobody waits any more, which on a terminal means until the process is ended.
    func run() throws -> ExitCode {
        guard tool.register(fonts: options.fonts) else { return .badInput }
        var stamps: [String: FileStamp] = [:]
        var files: [String: RunReport.File] = [:]
        repeat {
            let listed = ScenarioFiles(paths, excluded: options.exclude).files
            let present = Set(listed.map(\.path))
            let gone = files.keys.filter { !present.contains($0) }.sorted()
            for path in gone {
                files[path] = nil
                stamps[path] = nil
            }
            let isFirst = stamps.isEmpty
            let changed = listed.filter { file in
                let stamp = FileStamp(scenario: file.path)
                defer { stamps[file.path] = stamp }
                return stamps[file.path] != stamp
            }
            guard !changed.isEmpty || !gone.isEmpty || isFirst else { continue }
            var batch = ScenarioBatch(changed)
            for ran in batch.run(options, executable: nil, progress: { _, _ in }) { files[ran.path] = compared(ran) }
            show(listed.compactMap { files[$0.path] }, changed: changed.map(\.path), isFirst: isFirst)
        } while tool.surroundings.waitForChange()
        return .success
    }

    /// With the comparison, where there is a record; nothing is written.
    private func compared(_ file: RunReport.File) -> RunReport.File {
        var file = file
        guard file.errors.isEmpty else { return file }
        do {
            guard let record = try RecordFile.read(file.recordPath) else { return file }
            file.check = RecordCheck(file.results, recorded: record, mode: .never)
        } catch { file.errors = error.errors }
        return file
    }

    // MARK: Screen

    /// What changed first, then a line for each of the others that is not as it should be; cut at the height of the
    /// screen.
    private func show(_ files: [RunReport.File], changed: [String], isFirst: Bool) {
        let style = Style(isColored: tool.isColored(options.color))
        let news = files.filter { changed.contains($0.path) }
        let others = files.filter { !changed.contains($0.path) }
        let names = isFirst ? "" : "; saved: \(changed.joined(separator: ", "))"
        var lines = ["watching \(CheckSentence.count(files.count, "scenario file"))\(names)", ""]
        for file in news where !isFirst || !file.isAsItShouldBe { lines += text(of: file, style) }
        lines += (isFirst ? files.filter(\.isAsItShouldBe) : others).map { status(of: $0, style) }
        let limit = max(8, (tool.surroundings.environment["LINES"].flatMap { Int($0) } ?? 40) - 1)
        if lines.count > limit {
            let rest = lines.count - limit + 1
            lines = Array(lines.prefix(limit - 1)) + [style.dim("… and \(CheckSentence.count(rest, "more line"))")]
        }
        let clear = tool.surroundings.isTerminal && !tool.isDumb ? "\u{1B}[2J\u{1B}[H" : ""
        tool.surroundings.out(clear + Style.text(lines))
    }

    private func text(of file: RunReport.File, _ style: Style) -> [String] {
        if !file.errors.isEmpty { return file.errors.map { style.red("\($0)") } + [""] }
        var text = ""
        if let check = file.check, !check.differences.isEmpty {
            text = CheckText(style: style, quiet: false, width: tool.width).body(of: file)
        }
        text += TextRenderer(style: style, quiet: true, width: tool.width).body(of: file.results)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func status(of file: RunReport.File, _ style: Style) -> String {
        if !file.errors.isEmpty { return "\(style.red("invalid"))  \(file.path)" }
        if let check = file.check, !check.differences.isEmpty { return "\(style.red("differs"))  \(file.path)" }
        if file.results.contains(where: \.hasFindings) { return "\(style.yellow("findings"))  \(file.path)" }
        return "\(style.green(file.check == nil ? "ran" : "as recorded"))  \(file.path)"
    }
}

extension RunReport.File {
    /// Read, as recorded if there is a record, and without findings.
    fileprivate var isAsItShouldBe: Bool {
        errors.isEmpty && check?.differences.isEmpty ?? true && !results.contains(where: \.hasFindings)
    }
}

/// What tells that a scenario or its record was saved.
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
