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

    /// Those that are named, else those of the configuration.
    func paths() throws(UsageError) -> [String] {
        let paths = arguments.operands.isEmpty ? configured : arguments.operands
        if paths.isEmpty { throw .missingOperand(command: arguments.command.name, name: "path") }
        return paths
    }
}

@MainActor struct ConvertCommand: Command {
    let context: CommandContext

    func run() throws -> ExitCode {
        let (tool, arguments) = (context.tool, context.arguments)
        let file = RelativePath.shown(arguments.operands[0])
        try FileTree(arguments, naming: file).check(file)
        let conversion = try ScenarioConversion(
            file: file, isDesignTime: arguments.has("--design-time"),
            folder: FileManager.default.currentDirectoryPath)
        for warning in conversion.warnings { tool.say(ConversionSentence.line(warning)) }
        tool.environment.out(conversion.text)
        return .success
    }
}
