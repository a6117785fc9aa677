import UnfoldScenario

/// What is wrong with a command line, in facts.
enum UsageError: Error, Equatable {
    case unknownCommand(String)
    case unknownOption(String, command: String?)
    case missingValue(option: String, value: String)
    case surplusValue(option: String, value: String)
    case badValue(name: String, value: String, allowed: [String])
    case notANumber(name: String, value: String, from: Int, to: Int)
    case badShard(String)
    case badTrial(String)
    case badSweep(String)
    /// Questions without a terminal.
    case nobodyToAsk
    /// A trial that the scenario's reader refuses, in its words.
    case cannotTry(String, String)
    /// Several rows of the system have the name.
    case ambiguousName(String, [String])
    case missingOperand(command: String, name: String)
    case surplusOperand(command: String, word: String)
    case repeated(option: String)
    /// A row, step or matrix cell that no scenario of the run has.
    case noSuchName(option: String, String, known: [String])
    case whichRow([String])
    case noSteps
    /// No row of the step has news of that kind.
    case noRowWith(String)
    case wouldOverwrite(OutputFile, what: String)
    case sameOutput(String, String)
    case nothingToTry(row: String)
    case noConstant(String)
    case refused([String])
    /// A view of which nothing is known but its size at one width.
    case unknownSizes(view: String, String)
    case needsFolder(files: Int)
    /// A chart of nothing.
    case needsSweep

    var sentence: String {
        switch self {
        case .unknownCommand(let word):
            "unknown command '\(word)'; \(Self.advice(word, CommandTable.commands.map(\.name)))"
        case .unknownOption(let word, let command):
            "unknown option '\(word)'\(command.map { " of 'unfold \($0)'" } ?? ""); "
                + Self.advice(word, Self.options(of: command))
        case .missingValue(let option, let value): "'\(option)' needs a value; write '\(option) <\(value)>'"
        case .surplusValue(let option, let value): "'\(option)' takes no value; leave out '=\(value)'"
        case .badValue(let name, let value, let allowed):
            "'\(value)' is no value of \(name); \(Self.advice(value, allowed))"
        case .notANumber(let name, let value, let from, let to):
            "'\(value)' is no value of \(name); write a whole number from \(from) to \(to)"
        case .badShard(let value):
            "'\(value)' is no value of --shard; write which part of how many, as in '--shard 2/4'"
        case .badTrial(let value):
            "'\(value)' is no value of --set; write '<id>.constant=<number>' or '<id>.priority=<number>', with a "
                + "constant from -10000000 to 10000000 or a priority above 0 and up to 1000; '<id>.<property>=<value>'; "
                + "or a trait, as in 'width=320'"
        case .badSweep(let value):
            "'\(value)' is no value of --sweep; write '<id>.priority' or '<id>.constant'"
        case .missingOperand(let command, let name):
            command == "report" || command == "check"
                ? "no scenario file given; name one or more, as in 'unfold \(command) Scenarios/card.json'"
                : "'unfold \(command)' needs <\(name)>"
        case .surplusOperand(let command, let word):
            "'unfold \(command)' has no use for '\(word)'; leave it out"
        case .wouldOverwrite(let output, let what):
            "'\(output.option)' would write over '\(output.file)', which is \(what); name another file"
        case .sameOutput(let first, let second):
            "'--output' would write '\(first)' and '\(second)' to one file; name another for one of them"
        case .noSuchName(let option, let name, let known):
            "\(option) '\(name)' is in none of the scenarios; \(Self.advice(name, known))"
        case .repeated(let option): "'\(option)' stands there twice; keep one of them"
        case .needsFolder(let files):
            "\(files) Swift files cannot all go to standard output; say where with '--into <folder>'"
        default: questionSentence
        }
    }

    /// Of what was asked about a height.
    private var questionSentence: String {
        switch self {
        case .nobodyToAsk: "'--accept' asks on a terminal only; write '--accept all' or '--accept <row>'"
        case .cannotTry(let name, let why): "cannot try '\(name)': \(why)"
        case .ambiguousName(let name, let ids):
            "'\(name)' is the name of several; write one of " + ids.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
        case .whichRow(let names) where names.isEmpty: "the table has no rows in this step; choose another with --step"
        case .whichRow(let names):
            "there are \(names.count) rows; name one with --row: "
                + names.prefix(20).map { "'\($0)'" }.joined(separator: ", ") + (names.count > 20 ? ", …" : "")
        case .noRowWith(let what):
            "no row of this step is among the \(what); leave '--only' out, or choose another with --step"
        case .noSteps: "the scenario has no steps, so there is nothing to ask about; add one"
        case .nothingToTry(let row):
            "the height of '\(row)' does not come from constraints in this step, so --set cannot change it"
        case .noConstant(let name): "'\(name)' has no constant, only a priority; write '\(name).priority=<number>'"
        case .refused(let names): "the system cannot be solved with \(names.joined(separator: ", ")) changed so"
        case .unknownSizes(let view, let name):
            "'\(name)' cannot be swept: \(view) has sizes of its own, of which nothing is known but one at a time; "
                + "try values with '--set'"
        case .needsSweep: "the format 'svg' draws a sweep; say of what, as in '--sweep detailHeight.priority'"
        default: "\(self)"
        }
    }

    private static func options(of command: String?) -> [String] {
        command.flatMap(CommandTable.command)?.allOptions.map(\.name) ?? CommandTable.common.map(\.name)
    }

    private static func advice(_ word: String, _ allowed: [String]) -> String {
        if let near = Spelling.nearest(to: word, in: allowed) { return "did you mean '\(near)'?" }
        return "write one of " + allowed.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
            + (allowed.count > 20 ? ", …" : "")
    }
}
