import Foundation
import UnfoldFiles
import UnfoldSourceAdapter

// What the build plugin calls. `unfold-adapt plan PLANS COPIES FILE… -- LIST MANIFEST -- SURROUNDING…` reads all files and
// writes a plan for each, and the list of documents among the copies; `unfold-adapt apply PLAN FILE COPY` carries one out.
// `unfold-adapt watch RECORD LIST TEXT MANIFEST FILE…` notes what has come and gone since the build was planned, which
// `plan` takes up (`watch=RECORD`). `unfold adapt` does all at once, but takes much longer to build.

Descriptor.reserveStandardOnes()
// A file that may not grow further is a failure to report, no end of this process.
signal(SIGXFSZ, SIG_IGN)

/// One line; names out of files are shown, not obeyed.
func report(_ text: String) { try? Descriptor.write((PlainText.line(text) + "\n").utf8, to: STDERR_FILENO) }

/// What one file becomes depends on the others: where one is missing, nothing is right.
func readAll(_ paths: [String]) throws -> SwiftFiles {
    let files = try SwiftFiles(of: paths)
    guard files.problems.isEmpty else {
        for problem in files.problems { report(problem.line) }
        exit(2)
    }
    return files
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    switch (arguments.first, arguments.count) {
    case ("plan", 4...):
        let parts = arguments[3...].split(separator: "--", omittingEmptySubsequences: false).map(Array.init)
        let paths = parts[0]
        guard parts.count == 3, parts[1].count == 2 else {
            try readAll(paths).writePlans(into: arguments[1], documentsInto: arguments[2])
            break
        }
        let records = parts[2].filter { $0.hasPrefix("watch=") }.map { String($0.dropFirst("watch=".count)) }
        let changes = SourceChanges(records: records, planned: paths)
        let list = try SourceListing.text(parts[1][0])
        // By the program's bytes: it may be linked again without a change.
        let version = Bundle.main.executablePath.flatMap(FileManager.default.contents).map { Checksum.of(Array($0)) }
        let written = try readAll(changes.applied(to: paths)).writePlans(
            into: arguments[1], documentsInto: arguments[2], appFolders: SourceListing(list, of: parts[1][1]).resources,
            surroundings: StubSurroundings(parts[2]), changes: changes, version: version)
        if let twins = written.twins { report(twins.description) }
    case ("stubs", 2...): try readAll(Array(arguments[2...])).writeStubs(to: arguments[1])
    case ("apply", 4):
        for note in try SwiftFiles.carryOut(arguments[1], on: arguments[2], copy: arguments[3]) {
            report(note.description)
        }
    case ("watch", 5...):
        try SourceWatch(
            list: arguments[2], text: arguments[3], manifest: arguments[4], planned: Array(arguments[5...])
        ).check(record: arguments[1])
    default:
        report(
            "error: usage: unfold-adapt plan <plans> <copies> <file>... [-- <list> <manifest> -- <surrounding>...] | "
                + "apply <plan> <file> <copy> | stubs <copy> <file>... | "
                + "watch <record> <list> <text> <manifest> <file>...")
        exit(64)
    }
} catch let stale as SourceWatch.Stale {
    report(stale.description)
    exit(2)
} catch let problem as SwiftFiles.Problem {
    report(problem.line)
    exit(problem.write == nil ? 2 : 74)
} catch {
    report("error: \(error)")
    exit(2)
}
