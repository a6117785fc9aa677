import Foundation
import Testing

@testable import UnfoldCommandLine

/// The scripts are run by their shells, where they are installed.
@MainActor @Suite struct CompletionTests {
    /// Lines that a shell prints, in a folder with a file `my card.json` and a folder `Scenarios`.
    private func lines(_ shell: String, _ arguments: [String]) throws -> [String]? {
        let folders = ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"]
        guard let path = folders.map({ $0 + shell }).first(where: FileManager.default.isExecutableFile) else {
            return nil
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Scenarios"), withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("my card.json"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test func bashCompletes() throws {
        func complete(_ words: [String]) throws -> [String]? {
            let list = words.map { "'\($0)'" }.joined(separator: " ")
            return try lines(
                "bash",
                [
                    "--norc", "-c",
                    Completions.script(for: "bash")
                        + "\nCOMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _unfold; printf '%s\\n' \"${COMPREPLY[@]}\"",
                ])
        }
        guard try complete(["unfold", "re"]) != nil else { return }
        #expect(try complete(["unfold", "re"]) == ["report"])
        #expect(try complete(["unfold", "w"]) == ["watch", "why"])
        #expect(try complete(["unfold", "report", "--form"]) == ["--format"])
        #expect(try complete(["unfold", "report", "--format", "j"]) == ["json", "junit"])
        #expect(try complete(["unfold", "report", "--format", "=", "m"]) == ["markdown"])
        #expect(try complete(["unfold", "report", "--color", "="]) == ["auto", "always", "never"])
        #expect(try complete(["unfold", "report", "--output", "=", "html", "=", "my"]) == ["my card.json"])
        #expect(try complete(["unfold", "report", "m"]) == ["my card.json"])
        #expect(try complete(["unfold", "completions", ""]) == ["bash", "zsh", "fish"])
        #expect(try complete(["unfold", "help", "con"]) == ["convert", "config"])
        #expect(try complete(["unfold", "check", "--record", "f"]) == ["failed"])
    }

    @Test func fishCompletes() throws {
        /// Without the descriptions.
        func complete(_ line: String) throws -> [String]? {
            try lines(
                "fish", ["--no-config", "-c", Completions.script(for: "fish") + "\ncomplete -C '\(line)'"]
            )?.map { String($0.prefix { $0 != "\t" }) }
        }
        guard try complete("unfold re") != nil else { return }
        #expect(try complete("unfold re") == ["report"])
        #expect(try complete("unfold --version w") == ["why"])
        #expect(try complete("unfold report --form") == ["--format"])
        #expect(try complete("unfold report --format j") == ["json", "junit"])
        #expect(try complete("unfold report --output=html") == ["--output=html="])
        #expect(try complete("unfold report --output=html=m") == ["--output=html=my card.json"])
        #expect(try complete("unfold report --output html=m") == ["html=my card.json"])
        #expect(try complete("unfold report check --stri") == ["--strict"])
        #expect(try complete("unfold report m") == ["my card.json"])
        #expect(try complete("unfold init ") == ["Scenarios/"])
        #expect(try complete("unfold manual ") == [])
        #expect(try complete("unfold help co") == ["completions", "config"])
    }

    /// Completing in zsh needs a terminal; its reader needs none.
    @Test func zshReadsTheScript() throws {
        #expect(try lines("zsh", ["-f", "-n", "-c", Completions.script(for: "zsh")]) ?? [] == [])
    }
}
