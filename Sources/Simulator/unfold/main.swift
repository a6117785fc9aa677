import UnfoldCommandLine
import UnfoldScenario

Descriptor.reserveStandardOnes()
// A file that may not grow further is a failure to report, no end of this process.
signal(SIGXFSZ, SIG_IGN)

let output = StandardStream(STDOUT_FILENO)
let errors = StandardStream(STDERR_FILENO)
let input = StandardInput()
var environment = CommandLineTool.Environment(
    out: output.write, err: errors.write, readLine: input.line, isTerminal: isatty(STDOUT_FILENO) == 1,
    errIsTerminal: isatty(STDERR_FILENO) == 1, variables: ProcessInfo.processInfo.environment,
    executable: Bundle.main.executablePath, screen: { StandardStream.screen })
let sleep = environment.waitForChange
var keys: TerminalKeys??
environment.waitForChange = {
    if keys == nil { keys = .some(isatty(STDOUT_FILENO) == 1 ? TerminalKeys() : nil) }
    return keys??.wait() ?? sleep()
}
let tool = CommandLineTool(environment)
let code = tool.run(Array(CommandLine.arguments.dropFirst()))
if let failure = output.failure { errors.write("error: cannot write standard output: \(failure.words)\n") }
exit(output.failure == nil && errors.failure == nil ? code.rawValue : ExitCode.cannotWrite.rawValue)
