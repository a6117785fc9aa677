enum UsageError: Error, Equatable {
    case unknownCommand(String, known: [String])
    case unknownOption(String, command: String?, known: [String])
    case missingValue(option: String, value: String)
    case surplusValue(option: String, value: String)
    case badValue(name: String, value: String, allowed: [String])
    case notANumber(name: String, value: String, from: Int, to: Int)
    case notPoints(name: String, value: String)
    case badShard(String)
    case badOutput(String, endings: [String])
    case folderOutput(String, format: String)
    case noVariants(String)
    case manyScenarios(command: String, files: [String])
    case badTrial(String)
    case badSweep(String)
    case nobodyToAsk
    /// A trial that the scenario's reader refuses.
    case cannotTry(String, ScenarioError?)
    case ambiguousName(String, [String])
    case missingOperand(command: String, name: String)
    case surplusOperand(command: String, word: String)
    case repeated(option: String)
    /// A row, step or variant that no scenario of the run has.
    case noSuchName(option: String, String, known: [String])
    case whichRow([String])
    case noSteps
    case noRowWith(ReportFilter.Only)
    /// An output would replace what the command reads.
    case wouldOverwrite(option: String, file: String, Input)
    case sameOutput(String, String)
    case nothingToTry(row: String)
    case noConstant(String)
    case refused([String])
    /// A view of which nothing is known but its size at one width.
    case unknownSizes(view: String, String)
    case needsFolder(files: Int)
    case needsSweep

    enum Input: Equatable {
        case scenario, record, font, configuration, log, standardInput
        /// What one of several scenarios names, or the only one.
        case readByScenarios, readByScenario
    }
}
