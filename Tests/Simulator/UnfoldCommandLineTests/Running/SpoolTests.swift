import Foundation
import TestSupport
import Testing
import UnfoldFiles

@testable import UnfoldCommandLine
@testable import UnfoldReport

/// Text that waits outside of memory comes back as it was, and what a run takes does not grow with its files.
@Suite struct SpoolTests {
    @Test(arguments: [1, 300, 70_000, 400_000]) func textComesBack(_ count: Int) throws {
        let spool = Spool()
        var text = ""
        // Characters of one to four bytes, so that pieces end anywhere in them.
        while text.utf8.count < count {
            let piece = "a\(text.utf8.count)é漢\n👩‍👩‍👧 "
            spool.append(piece)
            text += piece
        }
        #expect(spool.count == text.utf8.count && !spool.isEmpty)
        var back = ""
        try spool.write { back += $0 }
        #expect(back == text)
        // Again, with more, and in part.
        spool.append("end")
        back = ""
        try spool.write { back += $0 }
        #expect(back == text + "end")
        back = ""
        try spool.write((spool.count - 3)..<spool.count) { back += $0 }
        #expect(back == "end")
        back = ""
        try spool.forEachLine { back += $0 + "\n" }
        #expect(
            back == text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { $0 + "\n" }.joined())
    }

    /// Of each format, all at once: results are written as they come, and none is held.
    @Test(arguments: ["report", "check"]) func memoryIsThatOfOneScenario(_ command: String) throws {
        let folder = try TemporaryFolder()
        let text = try String(
            contentsOf: Tool.root.appendingPathComponent("Fixtures/workplace-card.json"), encoding: .utf8)
        var peaks: [Int] = []
        for (name, count) in [("few", 2), ("many", Rounds.of(10, long: 120))] {
            for number in 0..<count { try folder.write(text, to: "\(name)/s\(number).json") }
            let outputs = ReportFormats.standard.flatMap { ["--output", "\($0.name)=out/\(name).\($0.name)"] }
            peaks.append(try peak([command, name, "--format", "github"] + outputs, folder))
            for format in ReportFormats.standard { #expect(folder.text("out/\(name).\(format.name)") != nil) }
        }
        #expect(peaks[0] > 1_000_000, "\(peaks)")
        // 8 results with their drawings, were they held, would take half as much again, and so would 20.
        #expect(peaks[1] - peaks[0] < Rounds.of(5_000_000, long: 12_000_000), "\(peaks)")
    }

    /// Bytes that a process had at most.
    private func peak(_ arguments: [String], _ folder: TemporaryFolder) throws -> Int {
        let words =
            ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\" > stdout 2>&1", folder.path, try BuiltTool.path()] + arguments
        var argv = words.map { strdup($0) } + [nil]
        defer { argv.forEach { free($0) } }
        var process: pid_t = 0
        var variables = [strdup("PATH=/usr/bin:/bin"), nil]
        defer { variables.forEach { free($0) } }
        let failure = posix_spawn(&process, "/bin/sh", nil, nil, &argv, &variables)
        #expect(failure == 0)
        var usage = rusage()
        var status: Int32 = 0
        #if os(Linux)
            // `ru_maxrss` is at least what the process that spawned had, so the process itself is asked as it runs.
            var most = 0
            while wait4(process, &status, WNOHANG, &usage) == 0 {
                most = max(most, Self.residentPeak(process) ?? 0)
                usleep(500)
            }
            return most
        #else
            while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
            return usage.ru_maxrss
        #endif
    }

    #if os(Linux)
        private static func residentPeak(_ process: pid_t) -> Int? {
            let lines = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8).split(separator: "\n")
            let kilobytes = lines?.first { $0.hasPrefix("VmHWM:") }?.split(separator: " ").dropLast().last
            return kilobytes.flatMap { Int($0) }.map { $0 * 1024 }
        }
    #endif
}
