import Foundation
import Testing

/// The tools as they were built beside these tests, for what only a process of its own can show.
package enum BuiltTool {
    package static func path(_ name: String = "unfold") throws -> String {
        let test = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let folders = [test, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
        let candidates = folders.map { $0.appendingPathComponent(name).path }
        return try #require(
            candidates.first { FileManager.default.isExecutableFile(atPath: $0) }, "none of \(candidates)")
    }

    /// Copies a tool so that everyone may run it. Another process copies it: what this one starts meanwhile would inherit
    /// the file that is being written, which cannot be run until it is closed everywhere.
    package static func copy(_ name: String, to file: String) throws {
        let process = try Process.run(
            URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", "cp \"$0\" \"$1\" && chmod 755 \"$1\"", try path(name), file])
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    /// Runs lines of a shell in a folder; `$UNFOLD` is the tool, and `card.json` a scenario.
    /// - Parameter asNobody: without the rights of the superuser, if the tests have them.
    package static func shell(
        _ lines: String, in folder: TemporaryFolder? = nil, asNobody: Bool = false
    ) throws -> (out: String, err: String, status: Int32) {
        let folder = try folder ?? TemporaryFolder()
        if folder.text("card.json") == nil { try folder.copy("Fixtures/workplace-card.json", as: "card.json") }
        var tool = try path()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", lines]
        if asNobody, geteuid() == 0 {
            let copy = folder.path + "/.unfold-tool"
            try self.copy("unfold", to: copy)
            #expect(chmod(folder.path, 0o777) == 0)
            tool = copy
            process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
            process.arguments = ["--reuid=65534", "--regid=65534", "--clear-groups", "/bin/sh", "-c", lines]
        }
        process.currentDirectoryURL = folder.url
        process.environment = ["UNFOLD": tool, "PATH": "/usr/bin:/bin", "NO_COLOR": "1"]
        let (out, err) = (Pipe(), Pipe())
        process.standardOutput = out
        process.standardError = err
        // Tests run in threads that block signals, and in the background of a script, which ignores interrupts: what they
        // start would inherit both.
        signal(SIGINT, SIG_DFL)
        var none = sigset_t()
        var blocked = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &blocked)
        defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
        try process.run()
        // Small enough for a pipe to hold while the other is read.
        let text = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let mistakes = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text, mistakes, process.terminationStatus)
    }
}
