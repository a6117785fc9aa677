import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldScenario
import UnfoldTableLayout
import UnfoldTesting

/// The assertions, used as an app's tests use them, and made to fail where they should.
@MainActor @Suite struct UnfoldTestingTests {
    @Test(arguments: ScenarioCase.all(in: "Fixtures/Simulator/testing"))
    func heightsAreAsRecorded(_ scenario: ScenarioCase) {
        let results = expectHeights(of: scenario, record: .never)
        #expect(results.count == 1)
    }

    @Test func casesAreFoundFromTheTestFile() {
        let cases = ScenarioCase.all(in: "Fixtures/Simulator/testing")
        #expect(cases.map(\.description) == ["card-250.json", "card.json"])
        // Nothing found is a case that fails: a folder that was renamed must not pass.
        for folder in ["Fixtures/nowhere", "Fixtures/Simulator/logs"] {
            let none = ScenarioCase.all(in: folder)
            #expect(none.count == 1)
            #expect(throws: ScenarioErrors.self) { try none.first?.run() }
        }
    }

    // MARK: Failing

    @Test func differencesOpenAtTheScenariosLine() throws {
        let folder = try TemporaryFolder()
        let path = try folder.copy("Fixtures/Simulator/testing/card.json")
        _ = try folder.copy("Fixtures/Simulator/testing/card.heights")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try text.replacingOccurrences(of: "chevron.height == 16", with: "chevron.height == 20").write(
            toFile: path, atomically: true, encoding: .utf8)
        let issues = IssueLog()
        withKnownIssue {
            expectHeights(of: path, record: .never)
        } matching: {
            issues.note($0)
        }
        // One difference, which three later steps have too.
        #expect(issues.texts.count == 1, "\(issues.texts)")
        #expect(
            issues.texts[0].contains(
                "cafe: height 147 -> 151 (+4) (and in 3 later steps): chevron.height 16 -> 20: +4"),
            "\(issues.texts[0])")
        #expect(issues.locations.allSatisfy { $0.hasPrefix(path) }, "\(issues.locations)")
        #expect(issues.locations[0].contains(":80:"), "\(issues.locations)")
    }

    @Test func driftCanBeAWarning() throws {
        let folder = try TemporaryFolder()
        let path = try folder.copy("Fixtures/Simulator/testing/card.json")
        let record = try folder.copy("Fixtures/Simulator/testing/card.heights")
        let text = try String(contentsOfFile: record, encoding: .utf8)
        try text.replacingOccurrences(of: "row cafe 347", with: "row cafe 300").write(
            toFile: record, atomically: true, encoding: .utf8)
        // Not a known issue: a warning does not fail this test.
        #if compiler(>=6.3)
            let results = expectHeights(of: path, record: .never, severity: .warning)
            #expect(results.count == 1)
        #endif
    }

    @Test func recordingFailsAndTheNextRunPasses() throws {
        // On a CI machine nothing is recorded at all.
        let isCI = RecordMode.isContinuousIntegration(ProcessInfo.processInfo.environment)
        let folder = try TemporaryFolder()
        let path = try folder.copy("Fixtures/Simulator/testing/card.json")
        let issues = IssueLog()
        withKnownIssue {
            expectHeights(of: path)
        } matching: {
            issues.note($0)
        }
        // Four steps without a record, and the conflict, which recording does not accept.
        #expect(issues.texts.count == 5)
        let record = RecordFile.path(forScenario: path)
        #expect(FileManager.default.fileExists(atPath: record) == !isCI)
        if !isCI {
            withKnownIssue { expectHeights(of: path, record: .accept) }
            expectHeights(of: path)
        }
        let again = IssueLog()
        withKnownIssue {
            recordHeights(of: path)
        } matching: {
            again.note($0)
        }
        #expect(again.texts.contains { $0.contains("take") && $0.contains("recordHeights") }, "\(again.texts)")
    }

    @Test func mistakesOpenAtTheirLine() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("broken.json")
        try "{\n  \"schemaVersion\": 1,\n  \"nmae\": 2\n}".write(toFile: path, atomically: true, encoding: .utf8)
        let issues = IssueLog()
        withKnownIssue {
            expectHeights(of: path, record: .never)
        } matching: {
            issues.note($0)
        }
        #expect(issues.locations.contains { $0.hasPrefix("\(path):3:") }, "\(issues.locations)")
    }

    @Test func conflictsAreIssues() {
        let issues = IssueLog()
        withKnownIssue {
            expectNoConflicts(in: "Fixtures/Simulator/testing/card.json")
        } matching: {
            issues.note($0)
        }
        #expect(issues.texts.count == 1)
        #expect(issues.texts[0].contains("but contentView.height is held at 147: 183 too much"), "\(issues.texts)")
        #expect(issues.locations[0].contains("card.json:69:"), "\(issues.locations)")
        expectNoConflicts(in: "Fixtures/Simulator/testing/card-250.json")
    }

    /// What an edit of a laid-out tree contradicts is an issue at the edit, without a layout (fact M1.1).
    @Test func conflictsAtEditsAreIssues() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let widths = [100, 200].map { view.widthAnchor.constraint(equalToConstant: $0) }
        expectNoConflicts {
            widths[0].isActive = true
            root.layoutIfNeeded()
            widths[0].isActive = false
            widths[1].isActive = true
        }
        let issues = IssueLog()
        withKnownIssue {
            expectNoConflicts {
                widths[0].isActive = true
                widths[1].isActive = false
            }
        } matching: {
            issues.note($0)
        }
        #expect(issues.texts.count == 1)
    }

    // MARK: Tables

    @Test func updatesChangeJustWhatTheySay() {
        let table = GrowingTable()
        expectHeights(of: table.view, [60, 60])
        expectUpdate(of: table.view) {
            table.grow(row: 0, to: 160)
        } changes: {
            $0[0] = 160
        }
        let report = expectUpdate(of: table.view) {
            table.grow(row: 0, to: 60)
        } changes: {
            $0[0] = 60
        }
        #expect(report?.contentHeightAfter == 120)
        expectUpdate(of: table.view) {}
    }

    @Test func unexpectedChangesAreReported() {
        let table = GrowingTable()
        let issues = IssueLog()
        withKnownIssue {
            expectUpdate(of: table.view) {
                table.grow(row: 1, to: 100)
            } changes: {
                $0[0] = 100
            }
            expectHeights(of: table.view, [60, 60, 60])
        } matching: {
            issues.note($0)
        }
        #expect(issues.texts.count == 2)
        #expect(
            issues.texts[0].contains("row 0 of section 0: expected 100, got 60 (-40), before 60"), "\(issues.texts)")
        #expect(issues.texts[0].contains("row 1 of section 0: expected 60, got 100 (+40), before 60\n  100 = 100"))
        #expect(issues.texts[1].contains("expected 3 rows, got 2"))
    }

    /// At 3x a height is a third of a point: what is added to it comes out a little beside what the table has.
    @Test func thirdsOfPointsAreNoDifference() {
        let before = RowHeights([[147 + 1.0 / 3, 20.0 + 2.0 / 3]])
        var after = before
        after[0] += 26
        #expect(after.matches(RowHeights([[520.0 / 3, 62.0 / 3]])))
        #expect(RowHeights([[0.1 + 0.2]]).matches(RowHeights([[0.3]])))
        #expect(!RowHeights([[60.001]]).matches(RowHeights([[60]])))
        #expect(!RowHeights([[60]]).matches(RowHeights([[60, 60]])))
        #expect(before.description == "[147.333, 20.667]")
    }

    @Test func conflictsInCodeAreReported() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        let issues = IssueLog()
        withKnownIssue {
            expectNoConflicts {
                inner.heightAnchor.constraint(equalToConstant: 10).isActive = true
                inner.heightAnchor.constraint(equalToConstant: 30).isActive = true
                view.layoutIfNeeded()
            }
        } matching: {
            issues.note($0)
        }
        #expect(issues.texts.count == 1)
    }
}

/// What was reported, and where.
final class IssueLog: @unchecked Sendable {
    private(set) var texts: [String] = []
    private(set) var locations: [String] = []

    func note(_ issue: Issue) -> Bool {
        texts.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
        locations.append(
            issue.sourceLocation.map { "\($0.filePath):\($0.line):\($0.column)" } ?? "")
        return true
    }
}
