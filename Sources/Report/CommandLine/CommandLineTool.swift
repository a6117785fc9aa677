import Foundation
import Scenario

/// The command-line tool, with its surroundings passed in.
@MainActor public struct CommandLineTool {
    /// Where texts go, and what the terminal is like.
    public struct Surroundings {
        public var out: (String) -> Void
        public var err: (String) -> Void
        public var isTerminal: Bool
        public var environment: [String: String]

        public init(
            out: @escaping (String) -> Void, err: @escaping (String) -> Void, isTerminal: Bool,
            environment: [String: String]
        ) {
            self.out = out
            self.err = err
            self.isTerminal = isTerminal
            self.environment = environment
        }
    }

    private let surroundings: Surroundings

    public init(_ surroundings: Surroundings) { self.surroundings = surroundings }

    /// Runs one command line, without the program's name.
    public func run(_ arguments: [String]) -> ExitCode {
        var parser = OptionParser(arguments)
        let options: Options
        do { options = try parser.parse() } catch {
            surroundings.err("error: \(error.sentence)\nSee 'unfold --help'.\n")
            return .usage
        }
        switch options.command {
        case .help(let topic):
            if let topic, !CommandTable.commands.contains(where: { $0.name == topic }) {
                surroundings.err("error: \(UsageError.unknownCommand(topic).sentence)\nSee 'unfold --help'.\n")
                return .usage
            }
            surroundings.out(Help.text())
            return .success
        case .version:
            surroundings.out(Help.version + "\n")
            return .success
        case .report(let paths): return report(paths, options)
        }
    }

    private func report(_ paths: [String], _ options: Options) -> ExitCode {
        var results: [ScenarioResult] = []
        var failed = false
        for path in paths {
            do { results.append(ScenarioRunner.run(try ScenarioDocument.read(file: relative(path)))) } catch {
                failed = true
                surroundings.err("\(error)\n")
            }
        }
        if !results.isEmpty || options.format == .json {
            surroundings.out(options.format.render(results, colored: isColored(options.color), quiet: options.quiet))
        }
        for output in options.outputs {
            let text = output.format.render(results, colored: false, quiet: options.quiet)
            do { try text.write(toFile: output.file, atomically: true, encoding: .utf8) } catch {
                surroundings.err("error: cannot write '\(output.file)'; is its folder there and writable?\n")
                failed = true
            }
        }
        if failed { return .badInput }
        return options.strict && results.contains(where: \.hasFindings) ? .findings : .success
    }

    /// Reports name files as seen from the working folder, so that they are the same on every machine.
    private func relative(_ path: String) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    private func isColored(_ color: Options.Color) -> Bool {
        switch color {
        case .always: true
        case .never: false
        case .auto: surroundings.isTerminal && (surroundings.environment["NO_COLOR"] ?? "").isEmpty
        }
    }
}

extension ScenarioResult {
    /// Whether any step met a conflict or overruled a constraint, or has a finding.
    var hasFindings: Bool {
        steps.contains { !$0.conflicts.isEmpty || !$0.overruled.isEmpty || !$0.findings.isEmpty }
    }
}
