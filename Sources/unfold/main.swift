import Foundation
import Report

let tool = CommandLineTool(
    .init(
        out: { FileHandle.standardOutput.write(Data($0.utf8)) },
        err: { FileHandle.standardError.write(Data($0.utf8)) },
        readLine: { readLine() },
        isTerminal: isatty(STDOUT_FILENO) == 1,
        errIsTerminal: isatty(STDERR_FILENO) == 1,
        environment: ProcessInfo.processInfo.environment,
        executable: Bundle.main.executablePath))
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
