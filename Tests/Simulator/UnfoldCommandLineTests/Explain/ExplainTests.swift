import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// What `explain` ends with, and what `why --set` takes.
@MainActor @Suite struct ExplainTests {
    private let good = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x6000 UIView:0x7f8.height == 10   (active)>",
            "<NSLayoutConstraint:0x6001 UIView:0x7f8.height == 20   (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x6001 UIView:0x7f8.height == 20   (active)>

        """
    private let empty = "Unable to simultaneously satisfy constraints.\n(\n)\n"
    private let nonsense = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x6002 UIView:0x7f8.hieght == 10   (active)>",
            "<NSLayoutConstraint:0x6003 UIView:0x7f8.wdith == 10   (active)>"
        )

        """

    @Test func anUnreadableMessageAmongOthersCounts() throws {
        let folder = try TemporaryFolder()
        for (text, status, position) in [
            (good, ExitCode.success, nil), (good + empty, .badInput, "a.log:8:1: error: "),
            (empty + good, .badInput, "a.log:1:1: error: "), (good + nonsense, .badInput, "a.log:10:"),
            (nonsense + good, .badInput, "a.log:3:"),
        ] {
            try folder.write(text, to: "a.log")
            let run = Tool("explain", "a.log", folder: folder.path)
            #expect(run.status == status, "\(text)\n\(run.err)")
            #expect(run.out.contains("message"), "the others are explained")
            if let position { #expect(run.err.hasPrefix(position), "\(run.err)") }
            for line in run.err.split(separator: "\n") {
                #expect(line.contains(#/^a\.log:[0-9]+:[0-9]+: (error|warning): /#), "\(line)")
            }
            if status == .badInput { #expect(run.err.contains(": error: "), "\(run.err)") }
        }
    }

    /// A line that cannot be read in a message that can is a warning.
    @Test func aLostLineIsNoLostMessage() throws {
        let folder = try TemporaryFolder()
        let line = "    \"<NSLayoutConstraint:0x6002 UIView:0x7f8.hieght == 10   (active)>\",\n"
        try folder.write(good.replacingOccurrences(of: "(\n", with: "(\n" + line), to: "a.log")
        let run = Tool("explain", "a.log", folder: folder.path)
        #expect(run.status == .success)
        #expect(run.err.contains("a.log:3:") && run.err.contains(": warning: "), "\(run.err)")
    }

    /// Numbers that no layout is exact with are not computed with; the rest of the message is.
    @Test(arguments: [
        "UIView:0x7f8.height == 18446744073709551616", "UIView:0x7f8.height == -1e+300",
        "UIView:0x7f8.height == 10000001",
        "UIView:0x7f8.height == 1e+9*UIView:0x7f9.height", "UIView:0x7f8.height == 1e-9*UIView:0x7f9.height",
        "V:[UIView:0x7f8(9223372036854775807)]", "V:[UIView:0x7f8]-(1e+20)-[UIView:0x7f9]",
        "UIView:0x7f8.height == 10 Hug:nan CompressionResistance:750",
        "UIView:0x7f8.height == 10 Hug:250 CompressionResistance:1e+40",
    ])
    func hugeNumbersAreNoNumbers(_ constraint: String) throws {
        let folder = try TemporaryFolder()
        let line = "    \"<NSLayoutConstraint:0x6002 \(constraint)   (active)>\",\n"
        try folder.write(good.replacingOccurrences(of: "(\n", with: "(\n" + line), to: "a.log")
        let run = Tool("explain", "a.log", "--emit-scenario", "made.json", folder: folder.path)
        #expect(run.status == .success)
        #expect(
            run.err.contains("a.log:3:") && run.err.contains(" is no number that a constraint can have"), "\(run.err)")
        #expect(run.out.contains("UIKit breaks UIView.height == 20"), "\(run.out)")
        #expect(Tool("report", "made.json", folder: folder.path).status == .success)
    }

    /// Of very many lines that cannot be read a hundred are listed, and one that costs a message in any case.
    @Test func problemsAreListedUpToALimit() throws {
        let folder = try TemporaryFolder()
        let line = "    \"<NSLayoutConstraint:0x6002 UIView:0x7f8.hieght == 10   (active)>\",\n"
        let long = good.replacingOccurrences(of: "(\n", with: "(\n" + String(repeating: line, count: 300))
        try folder.write(long + empty, to: "a.log")
        for format in ["text", "json"] {
            let run = Tool("explain", "a.log", "--format", format, folder: folder.path)
            #expect(run.status == .badInput)
            #expect(run.err.split(separator: "\n").count == 102, "\(run.err)")
            #expect(run.err.contains("error: the list of constraints is empty"))
            #expect(
                run.err.hasSuffix("a.log:1:1: warning: 200 more problems are not listed\n"), "\(run.err.suffix(200))")
            #expect(run.out.components(separatedBy: "\"column\"").count < 200)
        }
    }

    @Test func aFileThatCannotBeReadDoesNotStopTheOthers() throws {
        let folder = try TemporaryFolder()
        try folder.write(good, to: "a.log")
        let run = Tool("explain", "nowhere.log", "a.log", ".", folder: folder.path)
        #expect(run.status == .badInput)
        #expect(run.out.contains("UIKit breaks UIView.height == 20"), "\(run.out)")
        #expect(
            run.err == """
                nowhere.log:1:1: error: the file cannot be read: there is no such file; check the path
                .:1:1: error: the file cannot be read: is it a folder, or protected?

                """)
    }

    @Test(arguments: ["1e308", "-1e308", "10000001", "-10000000.5", "nan", "inf", "1e-400x"])
    func constantsOutOfRangeAreRefused(_ value: String) {
        let run = Tool("why", "Fixtures/workplace-card.json", "--set", "detailHeight.constant=\(value)")
        #expect(run.status == .usage)
        #expect(run.err.contains("for '--set'; write '<id>.constant=<number>'"), "\(run.err)")
        #expect(run.out.isEmpty)
    }

    @Test func theLargestConstantsAreTried() {
        for value in ["10000000", "-10000000"] {
            let run = Tool("why", "Fixtures/workplace-card.json", "--set", "detailHeight.constant=\(value)")
            #expect(run.status != .success || !run.out.contains("nan"), "\(run.out)")
            #expect([ExitCode.success, .usage].contains(run.status))
        }
    }
}
