import UnfoldAutoLayout
import Foundation

/// Conflicts, losses and heights of rows, headers and footers, for the report of an update.
extension UITableView {
    /// Where the view stands whose system that is, and its height.
    func place(of host: ObjectIdentifier) -> (place: BatchUpdateReport.Place, height: RowHeight)? {
        if let (id, _) = displayed.first(where: { ObjectIdentifier($0.value) == host }) {
            return rows.path(of: id).map { (.row($0), rowHeight(of: id)) }
        }
        for kind in [PartKind.header, .footer] {
            let known = kind == .header ? displayedHeaders : displayedFooters
            guard let (id, _) = known.first(where: { ObjectIdentifier($0.value) == host }) else { continue }
            return rows.section(of: id).map { (kind.place($0), height(of: kind, $0)) }
        }
        return nil
    }

    /// The view that lays out constraints in a row, header or footer.
    private struct Content {
        var place: BatchUpdateReport.Place
        var view: UIView
        var height: RowHeight
        /// Nothing decided the height but the content.
        var isFitted: Bool { height.source != .fixed }
        /// Something changed since it was fitted.
        var isStale: Bool
    }

    /// All on screen: rows, then headers, then footers, each from the top.
    private var displayedContents: [Content] {
        var contents = displayedRows.map { row in
            Content(
                place: .row(row.path), view: row.cell.contentView, height: rowHeight(of: row.id),
                isStale: row.cell.sizeIsStale)
        }
        for kind in [PartKind.header, .footer] {
            for (section, view) in displayedSections(kind) {
                guard let content = (view as? UITableViewHeaderFooterView)?.contentView else { continue }
                contents.append(
                    Content(
                        place: kind.place(section), view: content, height: height(of: kind, section),
                        isStale: content.fittingIsStale))
            }
        }
        return contents
    }

    private func displayedSections(_ kind: PartKind) -> [(section: Int, view: UIView)] {
        var found: [(section: Int, view: UIView)] = []
        for (id, view) in kind == .header ? displayedHeaders : displayedFooters {
            if let section = rows.section(of: id) { found.append((section, view)) }
        }
        return found.sorted { $0.section < $1.section }
    }

    /// What edits of rows, headers and footers on screen have contradicted since the last layout pass or update (fact M1.1).
    func conflictsOfEdits() -> [BatchUpdateReport.Conflict] {
        // Asked in every layout pass, and nearly always in vain.
        guard hasConflictsOfEdits else { return [] }
        return displayedContents.flatMap { content in
            content.view.takeConflictsAtEdits().map { conflict($0, at: content.place, content.height) }
        }
    }

    private var hasConflictsOfEdits: Bool {
        func isHit(_ part: UIView) -> Bool {
            (part as? UITableViewHeaderFooterView)?.contentView.hasConflictsAtEdits == true
        }
        return displayed.values.contains { $0.contentView.hasConflictsAtEdits }
            || displayedHeaders.values.contains(where: isHit) || displayedFooters.values.contains(where: isHit)
    }

    func conflict(
        _ constraints: UnsatisfiableConstraints, at place: BatchUpdateReport.Place, _ height: RowHeight
    ) -> BatchUpdateReport.Conflict {
        .init(
            place: place, constraints: constraints, encapsulatedHeight: height.contentHeight,
            measuredAtStep: height.measuredAtStep, height: height, age: height.age(at: measurementStep))
    }

    /// What was laid out inside the block, at the heights from before, and changed.
    func collectOverruledDuring() {
        for content in displayedContents where content.isStale && content.view.liveSystemIsSolved {
            for loss in content.view.overruledConstraints() {
                update.report.overruledDuring.append(.init(place: content.place, constraint: loss))
            }
        }
    }

    func overruledAfter() -> [BatchUpdateReport.Overruled] {
        var losses: [BatchUpdateReport.Overruled] = []
        for content in displayedContents where content.isFitted {
            for loss in content.view.lastFitting?.overruledConstraints() ?? [] {
                losses.append(.init(place: content.place, constraint: loss))
            }
        }
        return losses
    }

    /// Headers or footers that are there, by section, then those that left.
    func reportedParts(
        _ kind: PartKind, _ before: [TableRows.SectionID: UpdateRecord.PartBefore]
    ) -> [BatchUpdateReport.Part] {
        let shown = kind == .header ? displayedHeaders : displayedFooters
        var ids: [(id: TableRows.SectionID, place: Int)] = []
        for id in Set(before.keys).union(shown.keys) { ids.append((id, rows.section(of: id) ?? .max)) }
        ids.sort { ($0.place, $0.id) < ($1.place, $1.id) }
        return ids.map { reportedPart(kind, $0.id, before[$0.id], shown[$0.id]) }
    }

    private func reportedPart(
        _ kind: PartKind, _ id: TableRows.SectionID, _ old: UpdateRecord.PartBefore?, _ view: UIView?
    ) -> BatchUpdateReport.Part {
        var part = BatchUpdateReport.Part()
        if let old {
            part.before = kind.place(old.section)
            part.frameBefore = old.frame
            part.heightBefore = old.height
        }
        if let section = rows.section(of: id) {
            part.after = kind.place(section)
            part.frameAfter = view?.frame ?? (kind == .header ? headerRect(section) : footerRect(section))
            part.heightAfter = height(of: kind, section)
        }
        return part
    }
}
