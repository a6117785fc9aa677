/// Whether an update adds up; the mistakes are reported in UIKit's words (facts D9), bounds first, then clashes, then
/// counts.
struct UpdateCheck {
    let edits: UpdateEdits
    /// Rows by section as last loaded, and as the data source answers now.
    let before: [Int]
    let after: [Int]
    /// Which text is used when counts do not add up.
    let prefersList: Bool
    /// The list's description, which newer releases add.
    let list: () -> String
    let generation: UIKitGeneration
    let terminology: ListTerminology

    var mistake: String? { rowBounds ?? sectionBounds ?? clash ?? countMistake }

    private var suffix: String {
        let name = terminology.kind == .table ? "Table view" : "Collection view"
        return generation == .ios26 ? " \(name): \(list())" : ""
    }
    /// Blanks behind `section S.`.
    private var gap: String { terminology.kind == .table || generation == .old ? "  " : " " }

    // MARK: Bounds

    private var rowBounds: String? {
        let sources: [(String, Set<IndexPath>)] = [
            ("delete", edits.deletedRows), ("reload", edits.reloadedRows), ("reconfigure", edits.reconfiguredRows),
            ("move", Set(edits.movedRows.map(\.from))),
        ]
        for (verb, paths) in sources {
            let mistake = outOfBounds(paths, of: before, "before", "\(verb) \(terminology.row)", "from") {
                " which only contains \(before[$0]) \(terminology.rows)"
            }
            if let mistake { return mistake }
        }
        let targets = edits.insertedRows.union(edits.movedRows.map(\.to))
        return outOfBounds(targets, of: after, "after", "insert \(terminology.row)", "into") {
            ", but there are only \(after[$0]) \(terminology.rows) in section \($0)"
        }
    }

    private func outOfBounds(
        _ paths: Set<IndexPath>, of counts: [Int], _ time: String, _ verb: String, _ preposition: String,
        _ tooFew: (_ section: Int) -> String
    ) -> String? {
        for path in paths.sorted() {
            let attempt = "attempt to \(verb) \(path.row) \(preposition) section \(path.section)"
            guard counts.indices.contains(path.section) else {
                return "\(attempt), but there are only \(counts.count) sections \(time) the update"
            }
            guard path.row >= 0, path.row < counts[path.section] else {
                return "\(attempt)\(tooFew(path.section)) \(time) the update"
            }
        }
        return nil
    }

    private var sectionBounds: String? {
        let sources: [(String, Set<Int>)] = [
            ("delete", edits.deletedSections), ("reload", edits.reloadedSections),
            ("move", Set(edits.movedSections.map(\.from))),
        ]
        for (verb, sections) in sources {
            for section in sections.sorted() where !before.indices.contains(section) {
                return "attempt to \(verb) section \(section), but there are only \(before.count) sections before the "
                    + "update"
            }
        }
        for section in edits.insertedSections.union(edits.movedSections.map(\.to)).sorted()
        where !after.indices.contains(section) {
            return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        return nil
    }

    // MARK: Clashes

    private var clash: String? {
        let ofRows = clash(
            edits.deletedRows, edits.insertedRows, edits.reloadedRows, edits.movedRows, "index path"
        ) { "{length = 2, path = \($0.section) - \($0.row)}" }
        let (deleted, inserted) = (edits.deletedSections, edits.insertedSections)
        return ofRows ?? clash(deleted, inserted, edits.reloadedSections, edits.movedSections, "section") { "\($0)" }
    }

    private func clash<Place: Hashable & Comparable>(
        _ deleted: Set<Place>, _ inserted: Set<Place>, _ reloaded: Set<Place>, _ moves: [UpdateEdits.Move<Place>],
        _ kind: String, _ text: (Place) -> String
    ) -> String? {
        if let place = deleted.intersection(reloaded).min() {
            return "attempt to delete and reload the same \(kind) (\(text(place)))"
        }
        let moved = Set(moves.map(\.from))
        if let place = deleted.intersection(moved).min() ?? reloaded.intersection(moved).min() {
            return "attempt to perform a delete and a move from the same \(kind) (\(text(place)))"
        }
        var sources: Set<Place> = []
        var targets: Set<Place> = []
        for move in moves {
            if !sources.insert(move.from).inserted {
                return "attempt to perform multiple moves from the same \(kind) (\(text(move.from)))"
            }
            if !targets.insert(move.to).inserted {
                return "attempt to perform multiple moves to the same \(kind) (\(text(move.to)))"
            }
        }
        return inserted.intersection(targets).min().map {
            "attempt to perform an insert and a move to the same \(kind) (\(text($0)))"
        }
    }

    // MARK: Counts

    /// The list where the data source did change, else the sentence (fact D9.4).
    private var countMistake: String? { countSentence.map { prefersList ? countList : $0 } }

    private var countSentence: String? {
        let (inserted, deleted) = (edits.insertedSections.count, edits.deletedSections.count)
        guard before.count + inserted - deleted == after.count else {
            let reloads = edits.reloadedSections.count
            return
                "Invalid update: invalid number of sections.  The number of sections contained in the \(terminology.list) "
                + "after the update (\(after.count)) must be equal to the number of sections contained in the "
                + "\(terminology.list) before the update (\(before.count)), plus or minus the number of sections "
                + "inserted or deleted (\(inserted + reloads) inserted, \(deleted + reloads) deleted).\(suffix)"
        }
        let plan = SectionPlan(edits, before: before.count, after: after.count)
        var counts = Counts(edits, plan)
        for (section, source) in plan.source.enumerated() {
            guard let source, !edits.reloadedSections.contains(source) else { continue }
            let change = counts.change(from: source, to: section)
            guard before[source] + change.inserted - change.deleted + change.movedIn - change.movedOut != after[section]
            else { continue }
            return
                "Invalid update: invalid number of \(terminology.rows) in section \(section).\(gap)The number of "
                + "\(terminology.rows) contained in an existing section after the update (\(after[section])) must be "
                + "equal to the number of \(terminology.rows) contained in that section before the update "
                + "(\(before[source])), plus or minus the number of \(terminology.rows) inserted or deleted from that "
                + "section (\(change.inserted) inserted, \(change.deleted) deleted) and plus or minus the "
                + "number of \(terminology.rows) moved into or out of that section (\(change.movedIn) moved in, "
                + "\(change.movedOut) moved out).\(suffix)"
        }
        // Rows moved into new sections must find space there.
        return nil
    }

    /// Rows that come and go, by section.
    private struct Counts {
        struct Change {
            var inserted = 0
            var deleted = 0
            var movedIn = 0
            var movedOut = 0
        }
        private var byTarget: [Int: Change] = [:]
        private var bySource: [Int: Change] = [:]

        init(_ edits: UpdateEdits, _ plan: SectionPlan) {
            for path in edits.insertedRows { byTarget[path.section, default: Change()].inserted += 1 }
            for path in edits.deletedRows { bySource[path.section, default: Change()].deleted += 1 }
            for path in edits.reloadedRows {
                bySource[path.section, default: Change()].deleted += 1
                bySource[path.section, default: Change()].inserted += 1
            }
            for move in edits.movedRows where plan.target[move.from.section] != move.to.section {
                byTarget[move.to.section, default: Change()].movedIn += 1
                bySource[move.from.section, default: Change()].movedOut += 1
            }
        }

        mutating func change(from source: Int, to target: Int) -> Change {
            let (gone, come) = (bySource[source] ?? Change(), byTarget[target] ?? Change())
            return Change(
                inserted: come.inserted + gone.inserted, deleted: gone.deleted, movedIn: come.movedIn,
                movedOut: gone.movedOut)
        }
    }

    private var countList: String {
        func counts(_ rows: [Int]) -> String {
            let sections = rows.count == 1 ? "1 section" : "\(rows.count) sections"
            return "{ \(sections) with row counts: [\(rows.map(String.init).joined(separator: ", "))] }"
        }
        return "Invalid batch updates detected: the number of sections and/or rows returned by the data source before "
            + "and after performing the batch updates are inconsistent with the updates.\n"
            + "Data source before updates = \(counts(before))\nData source after updates = \(counts(after))\n"
            + "Updates = [\n\(edits.listing.map { "\t\($0)" }.joined(separator: ",\n"))\n]"
            + (suffix.isEmpty ? "" : "\n" + suffix.dropFirst())
    }
}
