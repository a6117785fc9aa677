/// The command-line tool, with all it reads and writes passed in.
@MainActor public struct CommandLineTool {
    /// Where texts go, and what the terminal is like.
    public struct Environment {
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
        /// Variables by name. Read are `CI`, `TF_BUILD`, `GITHUB_ACTIONS`, `NO_COLOR`, `FORCE_COLOR`, `TERM`, `COLUMNS`
        /// and `LINES`.
        public var variables: [String: String]
        /// This program's file, for `--time-limit`; nil runs everything in this process.
        public var executable: String?
        /// Characters of a line of the terminal and lines of its screen now; nil where standard output is none.
        public var screen: () -> (columns: Int, lines: Int)?
        /// Waits until files may have changed; false ends `watch`.
        public var waitForChange: () -> Bool = {
            Thread.sleep(forTimeInterval: 0.3)
            return true
        }

        /// An environment made of these parts; without `readLine` standard input is empty.
        public init(
            out: @escaping (String) -> Void, err: @escaping (String) -> Void,
            readLine: @escaping () -> String? = { nil }, isTerminal: Bool, errIsTerminal: Bool = false,
            variables: [String: String], executable: String? = nil,
            screen: @escaping () -> (columns: Int, lines: Int)? = { nil }
        ) {
            self.out = out
            self.err = err
            self.readLine = readLine
            self.isTerminal = isTerminal
            self.errIsTerminal = errIsTerminal
            self.variables = variables
            self.executable = executable
            self.screen = screen
        }
    }

    let environment: Environment

    /// A tool that reads from and writes to this environment only, files aside.
    public init(_ environment: Environment) { self.environment = environment }

    /// Runs one command line, without the program's name.
    public func run(_ arguments: [String]) -> ExitCode {
        // Fonts are those of one command line, not of the process.
        let fonts = FontLibrary.registered
        defer { FontLibrary.registered = fonts }
        if arguments.first == WorkerAnswers.word {
            guard arguments.count > 1, let seconds = UInt32(arguments[1]),
                register(fonts: Array(arguments.dropFirst(2)))
            else { return .badInput }
            WorkerAnswers.serve(seconds: min(seconds, 1_000_000), lines: environment.readLine, answer: environment.out)
            return .success
        }
        var parser = ArgumentParser(arguments)
        let parsed: ParsedArguments
        do { parsed = try parser.parse() } catch { return refuse(error, of: parser.command) }
        if parsed.has("--version") || parsed.command.name == "version" {
            environment.out(CommandTable.version + "\n")
            return .success
        }
        if parsed.has("--help") {
            environment.out(
                arguments.first.map { $0.hasPrefix("-") } ?? true ? Help.text() : Help.text(of: parsed.command))
            return .success
        }
        do { return try perform(parsed) } catch let error as UsageError {
            return refuse(error, of: parsed.command.name)
        } catch {
            let isOfFile = error is ScenarioErrors || error is ScenarioError
            if isOfFile { environment.err("\(error)\n") } else { say("error: \(error)") }
            return .badInput
        }
    }

    private func refuse(_ error: UsageError, of command: String? = nil) -> ExitCode {
        say("error: \(error.sentence)")
        say(.seeHelp(command: command))
        return .usage
    }

    private static let commands: [String: any Command.Type] = [
        "report": RunCommand.self, "check": RunCommand.self, "frames": FramesCommand.self, "watch": WatchCommand.self,
        "why": WhyCommand.self, "trace": TraceCommand.self, "stress": StressCommand.self, "doctor": StressCommand.self,
        "fix": FixCommand.self, "convert": ConvertCommand.self, "export": ExportCommand.self,
    ]

    private func perform(_ parsed: ParsedArguments) throws -> ExitCode {
        if let type = Self.commands[parsed.command.name] {
            let context = try CommandContext(self, parsed)
            let command = try type.init(context: context)
            return register(fonts: context.options.fonts) ? try command.run() : .badInput
        }
        switch parsed.command.name {
        case "explain": return try ExplainCommand(context: CommandContext(self, parsed)).run()
        case "adapt": return try AdaptCommand(tool: self, arguments: parsed).run()
        case "init": return InitCommand(tool: self).run(in: parsed.operands.first ?? ".")
        case "schema": environment.out(SchemaCatalog.text(parsed.operands.first))
        case "config": environment.out(try Configuration.find(parsed).dump())
        case "completions": environment.out(Completions.script(for: parsed.operands[0]))
        case "manual": environment.out(ManualPage.text())
        default:
            guard let topic = parsed.operands.first else {
                environment.out(Help.text())
                return .success
            }
            guard let command = CommandTable.command(topic)
            else { throw UsageError.unknownCommand(topic, known: CommandTable.names) }
            environment.out(Help.text(of: command))
        }
        return .success
    }

    // MARK: What commands share

    /// Makes the faces of font files known by their names; false after a message for each that cannot be read.
    func register(fonts: [String]) -> Bool {
        var isGood = true
        for font in fonts {
            do { try FontLibrary.register(contentsOf: URL(fileURLWithPath: font)) } catch {
                say("\(RelativePath.shown(font)):1:1: error: \(error.sentence)")
                isGood = false
            }
        }
        return isGood
    }

    func isColored(_ color: Options.Color) -> Bool {
        guard color == .auto else { return color == .always }
        if isSet("NO_COLOR") { return false }
        return isSet("FORCE_COLOR") ? environment.variables["FORCE_COLOR"] != "0" : environment.isTerminal && !isDumb
    }

    private func isSet(_ variable: String) -> Bool { !(environment.variables[variable] ?? "").isEmpty }

    var isDumb: Bool { environment.variables["TERM"] == "dumb" }

    var width: Int {
        let asked = environment.variables["COLUMNS"].flatMap { Int($0) } ?? environment.screen()?.columns
        return min(max(asked ?? 120, 40), 1000)
    }

    /// Lines of a table that leave the screen room for the rest; 20 where there is no terminal.
    var tableLines: Int { environment.screen().map { max($0.lines - 8, 5) } ?? 20 }

    func say(_ line: String) { environment.err(PlainText.line(line) + "\n") }
    func say(_ note: CommandNote) { say(note.text) }
    func refuse(_ path: String, _ failure: WriteFailure) { say(.cannotWrite(path, failure)) }

    func write(_ outputs: [OutputFile], _ render: (String) -> String) -> ExitCode {
        var code = ExitCode.success
        for output in outputs {
            let text = render(output.format)
            code = .worst(code, write(output) { sink throws(WriteFailure) in try sink(text) })
        }
        return code
    }

    /// An answer in every format that was asked for; files first: standard output may be a pipe that closes early.
    func show<Answer>(
        _ answer: Answer, _ formats: [OutputFormat<Answer>], _ options: Options, usual: String? = nil,
        listing: FramesListing = .none
    ) -> ExitCode {
        var shown = RenderOptions()
        shown.listing = listing
        let code = write(options.outputs) { formats.render(answer, as: $0, shown) }
        (shown.isColored, shown.width) = (isColored(options.color), width)
        environment.out(formats.render(answer, as: options.format ?? usual, shown))
        return code
    }

    /// Writes a file, unless it is there, and says so; whether it is new, nil where it cannot be written.
    func create(_ path: String, _ text: String) -> Bool? {
        // A link that leads nowhere is there too.
        guard !FileIdentity.isTaken(path) else {
            environment.out(CommandNote.kept(path).text + "\n")
            return false
        }
        do {
            let folder = PathText.folder(of: path)
            try FileManager.default.createDirectory(
                atPath: folder.isEmpty ? "." : folder, withIntermediateDirectories: true)
            try FileWriter.write(text, to: path)
        } catch {
            refuse(path, error as? WriteFailure ?? WriteFailure(EACCES))
            return nil
        }
        environment.out(CommandNote.wrote(path).text + "\n")
        return true
    }

    func write(_ output: OutputFile, text: (TextSink) throws(WriteFailure) -> Void) -> ExitCode {
        let folder = PathText.folder(of: output.file)
        if !folder.isEmpty {
            // Whether that went well, writing will show.
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        do { try FileWriter.write(to: output.file, text: text) } catch {
            refuse(output.file, error)
            return .cannotWrite
        }
        return .success
    }
}
