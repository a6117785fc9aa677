enum UsageError: Error, Equatable {
    case unknownCommand(String, known: [String])
    case missingOperand(command: String, name: String)
    case surplusOperand(command: String, word: String)
    case manyScenarios(command: String, files: [String])
    case unknownOption(String, command: String?, known: [String])
    case repeated(option: String)
    case missingValue(option: String, value: String)
    case surplusValue(option: String, value: String)
    case needsFolder(files: Int)
    case needsSweep, nobodyToAsk
    case badValue(name: String, value: String, allowed: [String])
    case notPoints(name: String, value: String)
    case notANumber(name: String, value: String, from: Int, to: Int)
    case badShard(String)
    case badTrial(String)
    case badSweep(String)
    case badOutput(String, endings: [String])
    case folderOutput(String, format: String)
    /// An output would replace what the command reads, or another output.
    case wouldOverwrite(option: String, file: String, Input)
    case sameOutput(String, String)
    /// A row, step or variant that no scenario of the run has, or that is not the only one.
    case noSuchName(option: String, String, known: [String])
    case noVariants(String)
    case whichRow([String])
    case noRowWith(ReportFilter.Only)
    case noSteps
    case ambiguousName(String, [String])
    /// A trial that the scenario's reader or the solver refuses; a view of `unknownSizes` was measured at one width.
    case cannotTry(String, ScenarioError?)
    case refused([String])
    case nothingToTry(row: String)
    case noConstant(String)
    case unknownSizes(view: String, String)

    enum Input: Equatable {
        case scenario, record, font, configuration, log, standardInput
        /// What one of several scenarios names, or the only one.
        case readByScenarios, readByScenario
    }
}
