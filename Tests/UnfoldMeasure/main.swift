import Foundation

let usage = """
    usage: UnfoldMeasure benchmark [options]
           UnfoldMeasure fidelity PATH… [options]

    What the developers of Unfold measure: its speed, and how near its layouts come to recorded ones. Each has --help.
    """

func write(_ text: String, to handle: FileHandle) { handle.write(Data(text.utf8)) }

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    switch arguments.first {
    case "benchmark": try BenchmarkCommand.run(BenchmarkOptions(Array(arguments.dropFirst())))
    case "fidelity":
        let options = try FidelityOptions(Array(arguments.dropFirst()))
        if options.wantsHelp {
            print(FidelityOptions.help)
            exit(0)
        }
        let command = FidelityCommand(
            options: options, out: { write($0, to: .standardOutput) }, err: { write($0, to: .standardError) })
        exit(try command.run())
    case "--help", "-h": print(usage)
    default: throw Mistake(text: arguments.first.map { "there is no command \($0.debugDescription)" } ?? "no command")
    }
} catch let mistake as Mistake {
    write("error: \(mistake.text)\n\n\(usage)\n", to: .standardError)
    exit(64)
} catch {
    write("\(error)\n", to: .standardError)
    exit(2)
}
