import UnfoldScenario

extension UsageError {
    /// What is wrong with the command line, and what to write instead.
    var sentence: String {
        switch self {
        case .unknownCommand(let word, let known): "unknown command '\(word)'; \(Self.advice(word, known))"
        case .unknownOption(let word, let command, let known):
            "unknown option '\(word)'\(command.map { " of 'unfold \($0)'" } ?? ""); \(Self.advice(word, known))"
        case .missingValue(let option, let value): "'\(option)' needs a value; write '\(option) <\(value)>'"
        case .surplusValue(let option, let value): "'\(option)' takes no value; leave out '=\(value)'"
        case .badValue(let name, let value, let allowed):
            "invalid value '\(value)' for '\(name)'; \(Self.advice(value, allowed))"
        case .notANumber(let name, let value, let from, let to):
            "invalid value '\(value)' for '\(name)'; use a whole number from \(from) to \(to)"
        case .notPoints(let name, let value):
            "invalid value '\(value)' for '\(name)'; use a number of points above 0 and up to 10000000, such as 347"
        case .badShard(let value):
            "invalid value '\(value)' for '--shard'; write which part of how many, as in '--shard 2/4'"
        case .badTrial(let value):
            "invalid value '\(value)' for '--set'; write '<id>.constant=<number>' or '<id>.priority=<number>', with a "
                + "constant from -10000000 to 10000000 or a priority above 0 and up to 1000; "
                + "'<id>.<property>=<value>'; or a trait, as in 'width=320'"
        case .badSweep(let value): "invalid value '\(value)' for '--sweep'; write '<id>.priority' or '<id>.constant'"
        case .badOutput(let value, let endings):
            "'\(value)' does not say its format; end it in one of "
                + endings.map { "'\($0)'" }.joined(separator: ", ") + ", or write '--output <format>=<file>'"
        case .folderOutput(let folder, let format):
            "'\(folder)' is a folder, and '\(format)' is one file; name it, or write pictures with "
                + "'--output svg=\(folder)'"
        case .noVariants(let name):
            "there is no matrix, so nothing is called '\(name)'; leave '--variant' out. A row is chosen with "
                + "'--row <id>'"
        case .missingOperand(let command, let name):
            command == "report" || command == "check"
                ? "no scenario file given; name one or more, as in 'unfold \(command) Scenarios/card.json'"
                : "'unfold \(command)' needs <\(name)>"
        case .surplusOperand(let command, let word): "'unfold \(command)' does not take '\(word)'; leave it out"
        case .wouldOverwrite(let option, let file, let input):
            "'\(option)' would write over '\(file)', which is \(input.words); name another file"
        case .sameOutput(let first, let second):
            "'--output' would write '\(first)' and '\(second)' to one file; name another for one of them"
        case .noSuchName(let option, let name, let known):
            "no scenario has '\(name)', which '\(option)' names; \(Self.advice(name, known))"
        case .repeated(let option): "'\(option)' is given twice; keep one of them"
        case .needsFolder(let files):
            "\(files) Swift files cannot all go to standard output; say where with '--into <folder>'"
        case .manyScenarios(let command, let files):
            "'unfold \(command)' is about one scenario, and the folder has \(files.count); name one of "
                + files.prefix(8).map { "'\($0)'" }.joined(separator: ", ") + (files.count > 8 ? ", …" : "")
        default: questionSentence
        }
    }

    /// Of what was asked about a height.
    private var questionSentence: String {
        switch self {
        case .nobodyToAsk: "'--accept' asks on a terminal only; write '--accept all' or '--accept <row>'"
        case .cannotTry(let name, let error): "cannot try '\(name)': \(error?.sentence ?? "it cannot be read")"
        case .ambiguousName(let name, let ids):
            "'\(name)' is the name of several; use one of " + ids.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
        case .whichRow(let names) where names.isEmpty:
            "the table has no rows in this step; choose another with '--step'"
        case .whichRow(let names):
            "there are \(names.count) rows; name one, as in '--row <id>': "
                + names.prefix(20).map { "'\($0)'" }.joined(separator: ", ") + (names.count > 20 ? ", …" : "")
        case .noRowWith(let kind):
            "no row of this step is among the \(kind.rawValue); leave '--only' out, or choose another with '--step'"
        case .noSteps: "the scenario has no steps, so there is nothing to ask about; add one"
        case .nothingToTry(let row):
            "the height of '\(row)' does not come from constraints in this step, so '--set' cannot change it"
        case .noConstant(let name): "'\(name)' has no constant, only a priority; write '\(name).priority=<number>'"
        case .refused(let names): "the system cannot be solved with \(names.joined(separator: ", ")) changed so"
        case .unknownSizes(let view, let name):
            "'\(name)' cannot be swept: \(view) has sizes of its own, of which nothing is known but one at a time; "
                + "try values with '--set'"
        case .needsSweep: "the format 'svg' draws a sweep; say of what, as in '--sweep detailHeight.priority'"
        default: "\(self)"
        }
    }

    private static func advice(_ word: String, _ allowed: [String]) -> String {
        if let question = Spelling.question(word, in: allowed) { return question }
        return "use one of " + allowed.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
            + (allowed.count > 20 ? ", …" : "")
    }
}

extension UsageError.Input {
    /// After "which is".
    fileprivate var words: String {
        switch self {
        case .scenario: "one of the scenarios"
        case .record: "the record of a scenario"
        case .font: "a font"
        case .configuration: "the configuration file"
        case .log: "one of the logs"
        case .standardInput: "standard input"
        case .readByScenarios: "read by one of the scenarios"
        case .readByScenario: "read by the scenario"
        }
    }
}
