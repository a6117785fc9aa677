@MainActor protocol Command {
    init(context: CommandContext) throws
    func run() throws -> ExitCode
}

@MainActor struct CommandContext {
    let tool: CommandLineTool
    let arguments: ParsedArguments
    let options: Options
    private let configured: [String]

    init(_ tool: CommandLineTool, _ arguments: ParsedArguments) throws {
        (self.tool, self.arguments) = (tool, arguments)
        let configuration = try Configuration.find(arguments)
        (options, configured) = (Options(arguments, configuration), configuration.settings.paths)
    }

    func paths() throws(UsageError) -> [String] {
        let paths = arguments.operands.isEmpty ? configured : arguments.operands
        if paths.isEmpty { throw .missingOperand(command: arguments.command.name, name: "path") }
        return paths
    }

    /// For commands about one scenario: its file is read, one matrix cell run, the answer written in every format.
    func show<Answer>(
        _ formats: [OutputFormat<Answer>], listing: FramesListing = .none, _ answer: (ScenarioDocument) throws -> Answer
    ) throws -> ExitCode {
        let path = try file(RelativePath.shown(arguments.operands[0]))
        let outputs = try OutputGuard(options.outputs)
        try outputs.protect(scenarios: [path], fonts: options.fonts, configuration: options.configuration)
        try FileTree(arguments, naming: path).check(path)
        let reading = try DocumentReader.reading(file: path)
        for warning in reading.warnings { tool.say(ConversionSentence.line(warning)) }
        let file = reading.document
        try outputs.protect(file.inputFiles, .readByScenario)
        return tool.show(try answer(try cell(of: file)), formats, options, listing: listing)
    }

    var row: String? {
        get throws(UsageError) {
            guard arguments.operands.count > 1 else { return arguments.value("--row") }
            if arguments.has("--row") {
                throw .surplusOperand(command: arguments.command.name, word: arguments.operands[1])
            }
            return arguments.operands[1]
        }
    }

    private func file(_ path: String) throws -> String {
        let found = ScenarioFiles([path], excluded: options.exclude, tree: FileTree(arguments))
        guard !found.folders.isEmpty else { return path }
        if let file = (found.nothingFound + found.files).first(where: { !$0.errors.isEmpty }) {
            throw ScenarioErrors(errors: file.errors)
        }
        guard found.files.count == 1
        else { throw UsageError.manyScenarios(command: arguments.command.name, files: found.files.map(\.path)) }
        return found.files[0].path
    }

    private func cell(of document: ScenarioDocument) throws -> ScenarioDocument {
        // `why` tries them beside what is.
        let cells = try document.cells(with: arguments.command.name == "why" ? [] : arguments.all("--set"))
        guard let name = arguments.value("--variant") else {
            if cells.count > 1, let first = cells[0].cell { tool.say(.oneCell(first, of: cells.count)) }
            return cells.first ?? document
        }
        let own = zip(document.cells, cells).first { own, _ in own.cell == name }?.1
        guard let cell = own ?? cells.first(where: { $0.cell == name }) else {
            let known = cells.compactMap(\.cell)
            throw known.isEmpty
                ? UsageError.noVariants(name) : .badValue(name: "--variant", value: name, allowed: known)
        }
        return cell
    }
}

enum StepChoice {
    static func index(of word: String, in names: [String]) throws(UsageError) -> Int {
        guard !names.isEmpty else { throw .noSteps }
        if let index = names.firstIndex(of: word) { return index }
        if let number = Int(word) {
            guard names.indices.contains(number)
            else { throw .notANumber(name: "--step", value: word, from: 0, to: names.count - 1) }
            return number
        }
        if let index = names.indices.first(where: { "\($0) \(names[$0])" == word }) { return index }
        throw .badValue(name: "--step", value: word, allowed: names)
    }
}
