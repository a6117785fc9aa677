import Foundation
import UnfoldInterfaceBuilder

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
                + left(FidelityWords.share(s.withinOneByRule, s.roots), 13) + left("\(s.inferredNumbers)", 9)
                + left(FidelityWords.share(s.viewsWithinOne, s.views), 13)
        }
        let head =
            pad("", names) + left("roots", 7) + left("<= 0.5 pt", 11) + left("<= 1 pt", 11) + left("without read", 13)
            + left("read off", 9) + left("views <= 1", 13)
        lines += ["", head] + report.totals.map(row)
        if report.groups.count > 1 { lines += ["", "cells by group"] + report.groups.map(row) }
        if !report.causes.isEmpty { lines += ["", "misses" + left("cells", 12) + left("all", 6)] }
        for (cause, cells, all) in report.causes {
            lines.append(
                "  " + pad(cause.rawValue, 10) + left("\(cells)", 6) + left("\(all)", 6) + "  "
                    + FidelityWords.sentence(cause))
        }
        for miss in report.misses { lines += [""] + describe(miss) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func describe(_ result: FidelityResult) -> [String] {
        let read = result.inferred.isEmpty ? "" : ", read off: " + result.inferred.joined(separator: ", ")
        let cause = result.cause?.rawValue ?? ""
        return ["\(result.file):\(result.line): \(result.kind.rawValue) \(result.root): \(cause)\(read)"]
            + result.misses.prefix(12).map { miss in
                "  line \(miss.line) \(miss.tag) \(miss.view): recorded \(FidelityWords.rect(miss.recorded)), "
                    + "laid out \(FidelityWords.rect(miss.laidOut))"
            }
    }
}

/// Fit for a document.
enum FidelityMarkdown {
    static func render(_ report: FidelityReport) -> String {
        var lines = [
            "\(report.documents) documents, \(report.unread) unread", "",
            "| | roots | within 0.5 pt | within 1 pt | within 1 pt, nothing read off | numbers read off | views within 1 pt |",
            "|---|---|---|---|---|---|---|",
        ]
        for line in report.totals + (report.groups.count > 1 ? report.groups : []) {
            let s = line.summary
            let cells = [
                line.name, "\(s.roots)", FidelityWords.share(s.withinHalf, s.roots),
                FidelityWords.share(s.withinOne, s.roots), FidelityWords.share(s.withinOneByRule, s.roots),
                "\(s.inferredNumbers)", FidelityWords.share(s.viewsWithinOne, s.views),
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
    private struct Document: Encodable {
        var schemaVersion = 1
        var documents: Int
        var unread: Int
        var totals: [Line]
        var groups: [Line]
        var misses: [Miss]
    }

    private struct Line: Encodable {
        var name: String
        var roots: Int
        var withinHalf: Int
        var withinOne: Int
        var withinOneByRule: Int
        var inferredNumbers: Int
        var otherTextSize: Int
        var views: Int
        var viewsWithinHalf: Int
        var viewsWithinOne: Int
        var causes: [String: Int]

        init(_ line: FidelityReport.Line) {
            let s = line.summary
            name = line.name
            roots = s.roots
            withinHalf = s.withinHalf
            withinOne = s.withinOne
            withinOneByRule = s.withinOneByRule
            inferredNumbers = s.inferredNumbers
            otherTextSize = s.otherTextSize
            views = s.views
            viewsWithinHalf = s.viewsWithinHalf
            viewsWithinOne = s.viewsWithinOne
            causes = Dictionary(uniqueKeysWithValues: s.causes.map { ($0.key.rawValue, $0.value) })
        }
    }

    private struct Miss: Encodable {
        var file: String
        var line: Int
        var root: String
        var kind: String
        var cause: String
        var worst: Double
        var worstView: String
        var inferred: [String]
    }

    static func render(_ report: FidelityReport) -> String {
        let misses = report.misses.map { miss in
            Miss(
                file: miss.file, line: miss.line, root: miss.root, kind: miss.kind.rawValue,
                cause: miss.cause?.rawValue ?? "", worst: (miss.worst * 1000).rounded() / 1000,
                worstView: miss.worstView, inferred: miss.inferred)
        }
        let document = Document(
            documents: report.documents, unread: report.unread, totals: report.totals.map(Line.init),
            groups: report.groups.map(Line.init), misses: misses)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(document) else { return "{}\n" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
