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
