import Foundation
import UnfoldSourceAdapter

// What the build plugin calls. `unfold-adapt plan PLANS COPIES FILE…` reads all files and writes a plan for each, and
// the list of documents among the copies; `unfold-adapt apply PLAN FILE COPY` carries one out. What is there already is
// not touched. `unfold adapt` does both at once, but takes as long to build as everything that `unfold` can do.

func report(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    switch (arguments.first, arguments.count) {
    case ("plan", 4...):
        try SwiftFiles(of: Array(arguments[3...])).writePlans(into: arguments[1], documentsInto: arguments[2])
    case ("apply", 4):
        for note in try SwiftFiles.carryOut(arguments[1], on: arguments[2], copy: arguments[3]) {
            report(note.description)
        }
    default:
        report("error: usage: unfold-adapt plan <plans> <copies> <file>... | apply <plan> <file> <copy>")
        exit(64)
    }
} catch {
    report("error: \(error)")
    exit(2)
}
