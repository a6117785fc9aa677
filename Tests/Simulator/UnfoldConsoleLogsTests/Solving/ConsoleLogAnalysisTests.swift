import Foundation
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldConsoleLogs

/// What is said of a log, checked by means that the analysis does not use.
@Suite struct ConsoleLogAnalysisTests {
    private func analyses() -> [(fixture: LogFixture, analysis: LogAnalysis)] { LogFixture.analyses }

    /// The minimal set is infeasible, and feasible without any one of its members.
    @Test func minimalSetsAreIrreducible() {
        for (fixture, analysis) in analyses() where !analysis.isSatisfiable {
            func isSatisfiable(_ kept: [Int]) -> Bool {
                var part = analysis.log
                part.constraints = kept.map { analysis.log.constraints[$0] }
                part.broken = nil
                return LogSolving(part).conflict == nil
            }
            #expect(!isSatisfiable(analysis.minimal), "\(fixture)")
            for left in analysis.minimal {
                #expect(isSatisfiable(analysis.minimal.filter { $0 != left }), "\(fixture) without \(left)")
            }
            #expect(analysis.minimal == analysis.minimal.sorted())
            #expect(analysis.multipliers.count == analysis.minimal.count)
            #expect(analysis.contradiction > 0)
        }
    }

    /// Each fix, made in the list itself, fixes it; and what it says of the layout is what the layout then has.
    @Test func fixesCure() {
        var tried = 0
        for (fixture, analysis) in analyses() where !analysis.isSatisfiable {
            for fix in analysis.fixes {
                tried += 1
                #expect(LogSolving(changed(analysis.log, fix)).conflict == nil, "\(fixture): \(fix)")
                for effect in fix.effects { #expect(abs(effect.got - effect.wanted) > 1e-6, "\(fixture): \(fix)") }
                if case .priority = fix.change {
                    #expect(fix.effects.contains { $0.constraint == fix.constraint }, "\(fixture): \(fix)")
                }
            }
        }
        #expect(tried > 200)
    }

    private func changed(_ log: ConsoleLog, _ fix: LogFix) -> ConsoleLog {
        var log = log
        for line in fix.also { log.constraints[line].equation?.priority = LogNumber(999) }
        let line = fix.constraint
        switch fix.change {
        case .priority(let priority): log.constraints[line].equation?.priority = LogNumber(Double(priority))
        case .constant(let constant): log.constraints[line].equation?.constant = LogNumber(constant)
        case .relation(let relation): log.constraints[line].equation?.relation = relation
        case .removal: log.constraints[line].equation = nil
        case .translatesAutoresizingMask(let item):
            for index in log.constraints.indices where log.constraints[index].kind == .autoresizing {
                if log.constraints[index].equation?.first.item.printed == item { log.constraints[index].equation = nil }
            }
        }
        return log
    }

    /// Most logs can be fixed by one change of the app's own constraints.
    @Test func mostLogsHaveFixes() {
        let infeasible = analyses().filter { !$0.analysis.isSatisfiable }
        let without = infeasible.filter { $0.analysis.fixes.isEmpty }
        // One asks a stack for spacing it has no space for, one fixes a cell's width twice from outside.
        #expect(without.map(\.fixture.name) == ["033.log", "097.log"])
    }

    /// Why lists that UIKit found contradictory have a solution as printed.
    @Test func reasonsForSatisfiableLists() throws {
        func causes(_ name: String) throws -> [LogCause] {
            try #require(LogFixture.analyses.first { $0.fixture.name == name }).analysis.causes
        }
        let content = "UITableViewCellContentView:0x13c730"
        #expect(
            try causes("081.log") == [
                .hiddenMargins([
                    .init(item: content, attribute: .leftMargin, inset: 35.5),
                    .init(item: content, attribute: .rightMargin, inset: 35.5),
                ])
            ])
        #expect(
            try causes("016.log") == [
                .hiddenMargins([.init(item: "UIView:0x1461eeb0", attribute: .topMargin, inset: 20)])
            ])
        #expect(try causes("077.log") == [.hiddenSuperview(constraints: [0])])
    }

    @Test func causesOfConflicts() throws {
        func analysis(_ name: String) throws -> LogAnalysis {
            try #require(LogFixture.analyses.first { $0.fixture.name == name }).analysis
        }
        let separator = try analysis("038.log")
        #expect(separator.causes.contains(.encapsulated(constraint: 3, length: 95.3333)))
        guard case .lessThanAPoint(let by)? = separator.causes.last else {
            Issue.record("\(separator.causes)")
            return
        }
        #expect(abs(by - 0.3333) < 1e-9)
        #expect(try analysis("104.log").causes.first == .duplicates(constraints: [0, 1]))
        #expect(try analysis("103.log").causes == [.negativeLength(constraint: 0)])
        #expect(try analysis("032.log").causes == [.hiddenInStack(constraint: 2)])
        #expect(try analysis("065.log").causes == [.temporarySize(constraint: 2, length: 0)])
        // The first message of two: breaking the icon's width was not enough, the second one followed.
        let first = try analysis("026.log")
        #expect(first.remaining == [1, 2, 3, 4])
        #expect(try analysis("028.log").remaining.isEmpty)
    }

    /// Masks count positions in the superview's own coordinates, wherever that stands.
    @Test func masksAreInTheSuperview() throws {
        func analysis(_ lead: Int) throws -> LogAnalysis {
            let text = """
                (
                    "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- A:0x2.midX == B:0x3.midX>",
                    "<NSAutoresizingMaskLayoutConstraint:0x4 h=--& v=--& A:0x2.width == B:0x3.width - 20>",
                    "<NSLayoutConstraint:0x5 H:|-(50)-[B:0x3]   (Names: '|':C:0x6 )>",
                    "<NSLayoutConstraint:0x7 H:|-(\(lead))-[A:0x2]   (Names: '|':B:0x3 )>"
                )
                """
            return LogAnalysis(of: try #require(ConsoleLogReader.read(text).logs.first))
        }
        #expect(try analysis(10).isSatisfiable)
        let wrong = try analysis(11)
        #expect(wrong.minimal == [0, 1, 3])
        #expect(wrong.predicted == 3)
        #expect(wrong.causes.first == .autoresizingMask(items: ["A:0x2"]))
        #expect(wrong.fixes.first?.change == .translatesAutoresizingMask(item: "A:0x2"))
    }

    /// Long chains: sizes handed on, views nested, views in a row; each too long for the space there is.
    @Test(arguments: ["sizes", "nested", "row"]) func longLists(_ shape: String) throws {
        let count = 240
        func view(_ number: Int) -> String { "UIView:0x" + String(number + 16, radix: 16) }
        func line(_ number: Int, _ body: String) -> String { "<NSLayoutConstraint:0x\(number) \(body)   (active)>" }
        var lines = (0..<count).map { number -> String in
            switch shape {
            case "sizes": line(number, "\(view(number + 1)).height == \(view(number)).height")
            case "nested":
                "<NSLayoutConstraint:0x\(number) V:|-(1)-[\(view(number + 1))]   (active, names: '|':\(view(number)) )>"
            default: line(number, "V:[\(view(number + 1))]-(1)-[\(view(number + 2))]")
            }
        }
        lines.append(line(9000, "'UIView-Encapsulated-Layout-Height' \(view(0)).height == 5"))
        switch shape {
        case "sizes": lines.append(line(9001, "\(view(count)).height == 7"))
        case "nested": lines.append(line(9001, "\(view(count)).bottom == \(view(0)).bottom"))
        default:
            lines.append(line(9001, "\(view(1)).top == \(view(0)).top"))
            lines.append(line(9002, "\(view(count + 1)).bottom == \(view(0)).bottom"))
        }
        let text = "(\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
        let reading = ConsoleLogReader.read(text)
        #expect(reading.problems == [])
        let analysis = LogAnalysis(of: try #require(reading.logs.first))
        #expect(analysis.minimal == Array(lines.indices))
        #expect(!analysis.fixes.isEmpty)
        #expect(analysis.hierarchy.count == count + (shape == "row" ? 2 : 1))
    }

    @Test func tooManyLines() throws {
        let lines = (0...ConsoleLogReader.constraintLimit).map {
            "    \"<NSLayoutConstraint:0x\($0 + 1) UIView:0x1.height >= \($0)   (active)>\""
        }
        let reading = ConsoleLogReader.read("(\n" + lines.joined(separator: ",\n") + "\n)")
        #expect(reading.logs.map(\.constraints.count) == [ConsoleLogReader.constraintLimit])
        #expect(reading.problems.map(\.kind) == [.tooLong(limit: ConsoleLogReader.constraintLimit)])
        #expect(reading.problems.first?.line == ConsoleLogReader.constraintLimit + 2)
    }
}
