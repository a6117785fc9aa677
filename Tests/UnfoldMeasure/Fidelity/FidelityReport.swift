import Foundation
import UnfoldInterfaceBuilder

/// A comparison before it has a format.
struct FidelityReport {
    /// A line of the table.
    struct Line {
        var name: String
        var summary: FidelitySummary
    }

    var documents: Int
    var unread: Int
    /// Cells, then every root.
    var totals: [Line]
    /// Cells by group, in the order of names.
    var groups: [Line]
    var causes: [(cause: FidelityCause, cells: Int, all: Int)]
    /// Matches for which numbers were read off, in the order of the files; empty unless misses are asked for.
    var readOff: [FidelityResult]
    /// What misses, in the order of the files; empty unless asked for.
    var misses: [FidelityResult]

    @MainActor init(_ run: FidelityRun, unread: Int, groups names: [String: String]?, listsMisses: Bool) {
        documents = run.documents
        self.unread = unread
        let cells = run.results.filter { $0.kind == .cell }
        let all = FidelitySummary(run.results)
        let ofCells = FidelitySummary(cells)
        totals = [Line(name: "cells", summary: ofCells), Line(name: "all roots", summary: all)]
        func group(_ result: FidelityResult) -> String {
            let name = (result.file as NSString).lastPathComponent
            if let names { return names[name] ?? names[result.file] ?? "(none)" }
            let folder = (result.file as NSString).deletingLastPathComponent
            return folder.isEmpty ? "." : folder
        }
        groups = Dictionary(grouping: cells, by: group).sorted { $0.key < $1.key }
            .map { Line(name: $0.key, summary: FidelitySummary($0.value)) }
        causes = FidelityCause.allCases.compactMap { cause in
            guard let count = all.causes[cause] else { return nil }
            return (cause, ofCells.causes[cause] ?? 0, count)
        }
        readOff = listsMisses ? run.results.filter { $0.cause == nil && !$0.inferred.isEmpty } : []
        misses = listsMisses ? run.results.filter { $0.cause != nil } : []
    }
}
