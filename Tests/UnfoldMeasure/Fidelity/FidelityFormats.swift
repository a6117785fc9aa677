import Foundation
import UnfoldInterfaceBuilder
import UnfoldReport
import UnfoldScenario

/// For a reader at a terminal.
enum FidelityText {
    static func render(_ report: FidelityReport) -> String {
        var lines = ["\(report.documents) documents, \(report.unread) unread"]
        let names = (report.totals + report.groups).map(\.name.count).max() ?? 0
        func pad(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(0, width - text.count))
        }
        func left(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(0, width - text.count)) + text
        }
        func row(_ line: FidelityReport.Line) -> String {
            let s = line.summary
            return pad(line.name, names) + left("\(s.roots)", 7)
                + left(FidelityWords.share(s.withinHalf, s.roots), 11)
                + left(FidelityWords.share(s.withinOne, s.roots), 11)
                + left(FidelityWords.share(s.withinOneByInsets, s.roots), 10)
                + left(FidelityWords.share(s.withinOneByRule, s.roots), 13) + left("\(s.inferredNumbers)", 9)
                + left(FidelityWords.share(s.viewsWithinOne, s.views), 13) + left("\(s.contradictory)", 12)
                + left(FidelityWords.share(s.withinOne, s.roots - s.contradictory), 11)
        }
        let head =
            pad("", names) + left("roots", 7) + left("<= 0.5 pt", 11) + left("<= 1 pt", 11) + left("by insets", 10)
            + left("without read", 13)
            + left("read off", 9) + left("views <= 1", 13) + left("impossible", 12) + left("of others", 11)
        lines += ["", head] + report.totals.map(row)
        if report.groups.count > 1 { lines += ["", "cells by group"] + report.groups.map(row) }
        if !report.causes.isEmpty { lines += ["", "misses" + left("cells", 12) + left("all", 6)] }
        for (cause, cells, all) in report.causes {
            lines.append(
                "  " + pad(cause.rawValue, 10) + left("\(cells)", 6) + left("\(all)", 6) + "  "
                    + FidelityWords.sentence(cause))
        }
        for miss in report.misses { lines += [""] + describe(miss) }
        return Style.text(lines)
    }

    private static func describe(_ result: FidelityResult) -> [String] {
        let read = result.inferred.isEmpty ? "" : ", read off: " + result.inferred.joined(separator: ", ")
        let cause = result.cause?.rawValue ?? ""
        return ["\(result.file):\(result.line): \(result.kind.rawValue) \(result.root): \(cause)\(read)"]
            + result.misses.prefix(12).map { miss in
                "  line \(miss.line) \(miss.tag) \(miss.view): recorded \(FidelityWords.rect(miss.recorded)), "
                    + "laid out \(FidelityWords.rect(miss.laidOut))"
            } + (result.contradiction.map { ["  no engine can give the recorded frames: \($0)"] } ?? [])
    }
}

/// Fit for a document.
enum FidelityMarkdown {
    static func render(_ report: FidelityReport) -> String {
        var lines = [
            "\(report.documents) documents, \(report.unread) unread", "",
            "| | roots | within 0.5 pt | within 1 pt | with insets read off only | with nothing read off "
                + "| numbers read off | views within 1 pt | impossible | within 1 pt of the others |",
            "|---|---|---|---|---|---|---|---|---|---|",
        ]
        for line in report.totals + (report.groups.count > 1 ? report.groups : []) {
            let s = line.summary
            let cells = [
                MarkdownRenderer.cell(line.name), "\(s.roots)", FidelityWords.share(s.withinHalf, s.roots),
                FidelityWords.share(s.withinOne, s.roots), FidelityWords.share(s.withinOneByInsets, s.roots),
                FidelityWords.share(s.withinOneByRule, s.roots),
                "\(s.inferredNumbers)", FidelityWords.share(s.viewsWithinOne, s.views), "\(s.contradictory)",
                FidelityWords.share(s.withinOne, s.roots - s.contradictory),
            ]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        lines += ["", "| miss | cells | all roots | |", "|---|---|---|---|"]
        for (cause, cells, all) in report.causes {
            lines.append("| \(cause.rawValue) | \(cells) | \(all) | \(FidelityWords.sentence(cause)) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// For programs; `schemaVersion` 1.
enum FidelityJSON {
    static func render(_ report: FidelityReport) -> String {
        let document = JSONOutput.object([
            ("schemaVersion", .integer(1)), ("documents", .integer(report.documents)),
            ("unread", .integer(report.unread)),
            ("totals", .array(report.totals.map(line))), ("groups", .array(report.groups.map(line))),
            ("readOff", .array(report.readOff.map(readOff))), ("misses", .array(report.misses.map(miss))),
        ])
        return document.written() + "\n"
    }

    private static func line(_ line: FidelityReport.Line) -> JSONOutput {
        let s = line.summary
        let causes = s.causes.sorted { $0.key.rawValue < $1.key.rawValue }
        return .object([
            ("name", .string(line.name)), ("roots", .integer(s.roots)), ("withinHalf", .integer(s.withinHalf)),
            ("withinOne", .integer(s.withinOne)), ("withinOneByInsets", .integer(s.withinOneByInsets)),
            ("contradictory", .integer(s.contradictory)), ("withinOneByRule", .integer(s.withinOneByRule)),
            ("inferredNumbers", .integer(s.inferredNumbers)), ("otherTextSize", .integer(s.otherTextSize)),
            ("views", .integer(s.views)), ("viewsWithinHalf", .integer(s.viewsWithinHalf)),
            ("viewsWithinOne", .integer(s.viewsWithinOne)),
            ("causes", .object(causes.map { ($0.key.rawValue, .integer($0.value)) })),
        ])
    }

    private static func readOff(_ result: FidelityResult) -> JSONOutput {
        .object([
            ("file", .string(result.file)), ("line", .integer(result.line)), ("root", .string(result.root)),
            ("kind", .string(result.kind.rawValue)), ("inferred", .array(result.inferred.map { .string($0) })),
        ])
    }

    private static func miss(_ miss: FidelityResult) -> JSONOutput {
        .object([
            ("file", .string(miss.file)), ("line", .integer(miss.line)), ("root", .string(miss.root)),
            ("kind", .string(miss.kind.rawValue)), ("cause", .string(miss.cause?.rawValue ?? "")),
            ("worst", .number((miss.worst * 1000).rounded() / 1000)), ("worstView", .string(miss.worstView)),
            ("inferred", .array(miss.inferred.map { .string($0) })),
            ("contradiction", miss.contradiction.map(JSONOutput.string) ?? .null),
        ])
    }
}
