enum UsageError: Error, Equatable {
    case unknownCommand(String, known: [String]), missingOperand(command: String, name: String),
        surplusOperand(command: String, word: String), manyScenarios(command: String, files: [String])
    case unknownOption(String, command: String?, known: [String]), repeated(option: String),
        missingValue(option: String, value: String), surplusValue(option: String, value: String),
        needsFolder(files: Int), needsSweep, nobodyToAsk
    case badValue(name: String, value: String, allowed: [String]), notPoints(name: String, value: String),
        notANumber(name: String, value: String, from: Int, to: Int), badShard(String), badTrial(String),
        badSweep(String), badOutput(String, endings: [String]), folderOutput(String, format: String)
    /// An output would replace what the command reads, or another output.
    case wouldOverwrite(option: String, file: String, Input), sameOutput(String, String)
    /// A row, step or variant that no scenario of the run has, or that is not the only one.
    case noSuchName(option: String, String, known: [String]), noVariants(String), whichRow([String]),
        noRowWith(ReportFilter.Only), noSteps, ambiguousName(String, [String])
    /// A trial that the scenario's reader or the solver refuses; a view of `unknownSizes` was measured at one width.
    case cannotTry(String, ScenarioError?), refused([String]), nothingToTry(row: String), noConstant(String),
        unknownSizes(view: String, String)

    enum Input: Equatable {
        case scenario, record, font, configuration, log, standardInput
        /// What one of several scenarios names, or the only one.
        case readByScenarios, readByScenario
    }
}
