import Foundation
import Testing
import UnfoldAutoLayout

@testable import UnfoldReport
@testable import UnfoldScenario

/// What readers see of drawings: nothing runs over an edge or over its neighbour.
@MainActor @Suite struct DrawingTests {
    private func report(_ names: [String], before: Double? = nil, after: Double = 100) -> RunReport {
        var result = ScenarioResult(name: names[0], file: "folder/\(names[0]).json")
        var step = StepResult(index: 0, name: names[0], position: SourcePosition(file: "x.json", line: 1, column: 1))
        step.rows = names.enumerated().map { index, name in
            .init(
                id: name, section: 0, row: index, height: after, contentViewHeight: after, previousHeight: before,
                source: .measured)
        }
        result.steps = [step]
        return RunReport(kind: .report, files: [.init(path: result.file, results: [result])])
    }

    /// Texts of a drawing: left edge, baseline and estimated width, whichever end they hang from.
    private func texts(in drawing: String) -> [(x: Double, y: Double, width: Double, style: String)] {
        drawing.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("<text"), let open = line.firstIndex(of: ">"), let close = line.lastIndex(of: "<")
            else { return nil }
            func value(_ name: String) -> String? {
                line.components(separatedBy: " \(name)=\"").dropFirst().first?.split(separator: "\"").first.map(
                    String.init)
            }
            let width = SVGText.width(line[line.index(after: open)..<close])
            guard let x = value("x").flatMap(Double.init), let y = value("y").flatMap(Double.init) else { return nil }
            let style = value("class") ?? ""
            return (value("text-anchor") == "end" ? x - width : x, y, width, style)
        }
    }

    @Test(arguments: ["a", "a row with a name that no box is wide enough for", String(repeating: "界", count: 90)])
    func noTextLeavesItsBox(_ name: String) {
        let found = texts(in: ReportFormat.svg.render(report([name, "b"], before: 50)))
        #expect(found.count >= 8)
        for text in found {
            #expect(text.x >= SVGPanel.margin - 1 && text.x + text.width <= SVGPanel.width - SVGPanel.margin + 1)
        }
        // Names and heights are in one line and keep apart.
        let labels = found.filter { $0.style == "label" }
        for one in labels {
            for other in labels where one.y == other.y && one.x < other.x {
                #expect(one.x + one.width <= other.x, "\(one) \(other)")
            }
        }
    }

    @Test func linesBreakAtSpacesAndKeepEveryWord() {
        let sum = (1...60).map { "\($0)" }.joined(separator: " + ") + " = 1830, but contentView.height is held at 147"
        let lines = SVGText.wrapped(sum, to: 300)
        #expect(lines.count > 1)
        #expect(lines.joined(separator: " ") == sum)
        #expect(lines.allSatisfy { SVGText.width($0) <= 300 })
        #expect(SVGText.wrapped(sum, to: 300, lines: 2).count == 2)
        #expect(SVGText.wrapped(sum, to: 300, lines: 2)[1].hasSuffix("…"))
        #expect(SVGText.wrapped(String(repeating: "x", count: 999), to: 300).allSatisfy { SVGText.width($0) <= 300 })
        #expect(SVGText.wrapped(" \n ", to: 300).isEmpty)
    }

    @Test func theLegendNamesWhatIsDrawn() {
        let grown = ReportFormat.svg.render(report(["a"], before: 50))
        #expect(grown.contains(">grown</text>") && !grown.contains(">shrunk</text>"))
        let shrunk = ReportFormat.svg.render(report(["a"], before: 150))
        #expect(shrunk.contains(">shrunk</text>") && !shrunk.contains(">grown</text>"))
    }

    @Test func aTableThatWasEmptySaysSo() {
        let drawing = ReportFormat.svg.render(report(["a"]))
        #expect(drawing.contains(">no rows</text>"))
        #expect(!drawing.contains("class=\"join"))
    }
}
