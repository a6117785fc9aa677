import AutoLayout
import Foundation
import Scenario

/// The command-line tool, with its surroundings passed in.
@MainActor public struct CommandLineTool {
    /// Where texts go, and what the terminal is like.
    public struct Surroundings {
        /// Takes what belongs on standard output; line ends are part of the text.
        public var out: (String) -> Void
        /// Takes what belongs on standard error: mistakes, notes, progress.
        public var err: (String) -> Void
        /// Whole lines of standard input; nil at its end.
        public var readLine: () -> String?
        /// Of standard output.
        public var isTerminal: Bool
        /// Of standard error, where progress is shown.
        public var errIsTerminal: Bool
        /// Variables by name. Read are `CI`, `TF_BUILD`, `GITHUB_ACTIONS` and `NO_COLOR`.
        public var environment: [String: String]
        /// This program's file, for `--jobs`; nil runs everything in this process.
        public var executable: String?

        /// Surroundings made of these parts; without `readLine` standard input is empty.
        public init(
            out: @escaping (String) -> Void, err: @escaping (String) -> Void,
            readLine: @escaping () -> String? = { nil }, isTerminal: Bool, errIsTerminal: Bool = false,
            environment: [String: String], executable: String? = nil
        ) {
            self.out = out
            self.err = err
            self.readLine = readLine
            self.isTerminal = isTerminal
            self.errIsTerminal = errIsTerminal
            self.environment = environment
            self.executable = executable
        }
    }

    /// First word of the command lines that this program writes for itself.
    nonisolated static let workerWord = "--worker"

    let surroundings: Surroundings

    /// A tool that reads from and writes to these surroundings only, files aside.
    public init(_ surroundings: Surroundings) { self.surroundings = surroundings }

    /// Runs one command line, without the program's name.
    public func run(_ arguments: [String]) -> ExitCode {
        // Fonts are those of one command line, not of the process.
        let fonts = FontLibrary.registered
        defer { FontLibrary.registered = fonts }
        if arguments.first == Self.workerWord {
            guard register(fonts: Array(arguments.dropFirst())) else { return .badInput }
            WorkerPool.serve(lines: surroundings.readLine, answer: surroundings.out)
            return .success
        }
        var parser = ArgumentParser(arguments)
        let parsed: ParsedArguments
        do { parsed = try parser.parse() } catch { return refuse(error) }
        if parsed.has("--version") {
            surroundings.out(CommandTable.version + "\n")
            return .success
        }
        if parsed.has("--help") {
            surroundings.out(
                arguments.first.map { $0.hasPrefix("-") } ?? true ? Help.text() : Help.text(of: parsed.command))
            return .success
        }
        do { return try perform(parsed) } catch let mistakes as ScenarioErrors {
            surroundings.err("\(mistakes)\n")
            return .badInput
        } catch let error as UsageError {
            return refuse(error, of: parsed.command.name)
        } catch {
            surroundings.err("error: \(error)\n")
            return .badInput
        }
    }

    private func refuse(_ error: UsageError, of command: String? = nil) -> ExitCode {
        surroundings.err("error: \(error.sentence)\nSee 'unfold \(command.map { "help \($0)" } ?? "--help")'.\n")
        return .usage
    }

    private func perform(_ parsed: ParsedArguments) throws -> ExitCode {
        switch parsed.command.name {
        case "report", "check": return try RunCommand(tool: self, parsed).run()
        case "why": return try WhyCommand(tool: self, parsed).run()
        case "trace": return try TraceCommand(tool: self, parsed).run()
        case "explain": return try ExplainCommand(tool: self, parsed).run()
        case "convert": return try convert(parsed)
        case "fidelity": return try FidelityCommand(tool: self, parsed).run()
        case "init": return InitCommand(tool: self).run(in: parsed.operands.first ?? ".")
        case "schema":
            surroundings.out(SchemaCatalog.text(parsed.operands.first))
        case "config":
            surroundings.out(try configuration(parsed).dump())
        case "completions":
            surroundings.out(Completions.script(for: parsed.operands[0]))
        case "manual":
            surroundings.out(ManualPage.text())
        default:
            guard let topic = parsed.operands.first else {
                surroundings.out(Help.text())
                return .success
            }
            guard let command = CommandTable.command(topic) else { throw UsageError.unknownCommand(topic) }
            surroundings.out(Help.text(of: command))
        }
        return .success
    }

    /// `convert`: the scenario on standard output, what it leaves out on standard error.
    private func convert(_ parsed: ParsedArguments) throws -> ExitCode {
        let options = Options(parsed, try configuration(parsed))
        guard register(fonts: options.fonts) else { return .badInput }
        let conversion = try ScenarioConversion(file: RelativePath.shown(parsed.operands[0]))
        for warning in conversion.warnings { surroundings.err("\(warning)\n") }
        surroundings.out(conversion.text)
        return .success
    }

    // MARK: What commands share

    func configuration(_ parsed: ParsedArguments) throws -> Configuration {
        try Configuration.find(
            named: parsed.value("--config"), from: FileManager.default.currentDirectoryPath)
    }

    /// Makes the faces of font files known by their names; false after a message for each that cannot be read.
    func register(fonts: [String]) -> Bool {
        var isGood = true
        for font in fonts {
            do { try FontLibrary.register(contentsOf: URL(fileURLWithPath: font)) } catch {
                surroundings.err("\(RelativePath.shown(font)): error: \(error.sentence)\n")
                isGood = false
            }
        }
        return isGood
    }

    func isColored(_ color: Options.Color) -> Bool {
        switch color {
        case .always: true
        case .never: false
        case .auto: surroundings.isTerminal && (surroundings.environment["NO_COLOR"] ?? "").isEmpty
        }
    }

    /// Writes the files of `--output`; false after a message if one cannot be written.
    func write(_ outputs: [(format: String, file: String)], _ render: (String) -> String) -> Bool {
        var isGood = true
        for output in outputs {
            do { try render(output.format).write(toFile: output.file, atomically: true, encoding: .utf8) } catch {
                surroundings.err("error: cannot write '\(output.file)'; is its folder there and writable?\n")
                isGood = false
            }
        }
        return isGood
    }
}

extension FontFileError {
    /// Without the file's name, which stands before it.
    fileprivate var sentence: String {
        let place = [table.map { "table '\($0)'" }, offset.map { "at byte \($0)" }].compactMap { $0 }
            .joined(separator: " ")
        return (place.isEmpty ? "" : place + ": ") + problem + (remedy.map { "; \($0)" } ?? "")
    }
}
