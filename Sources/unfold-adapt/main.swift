import Foundation
import UnfoldSourceAdapter

// What the build plugin calls: `unfold-adapt FOLDER FILE…` adapts the files together and writes those of the copies in the folder
// that are not yet as they should be. `unfold adapt` does the same, but takes as long to build as everything that `unfold` can do.

func report(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

do {
    guard CommandLine.arguments.count > 2 else {
        report("error: usage: unfold-adapt <folder> <file>...")
        exit(64)
    }
    let files = try SwiftFiles(of: Array(CommandLine.arguments.dropFirst(2)))
    let results = try files.adapted()
    for note in results.flatMap(\.notes) { report(note.description) }
    _ = try files.write(results, into: CommandLine.arguments[1])
} catch {
    report("error: \(error)")
    exit(2)
}
