/// Conflicts, losses and heights of rows, headers and footers, for the report of an update.
extension RowUpdating {
    /// What edits of rows, headers and footers on screen have contradicted since the last layout pass or update (fact
    /// M1.1).
    package func conflictsOfEdits() -> [BatchUpdateReport.Conflict] {
        // Asked in every layout pass, and nearly always in vain.
        guard hasConflictsOfEdits else { return [] }
        return displayedContents.flatMap { content in
            content.view.takeConflictsAtEdits().map { conflict($0, at: content.element, content.height) }
        }
    }

    func conflict(
        _ constraints: UnsatisfiableConstraints, at element: BatchUpdateReport.Element, _ height: RowHeight
    ) -> BatchUpdateReport.Conflict {
        .init(
            element: element, constraints: constraints, encapsulatedHeight: height.contentHeight,
            measuredAtStep: height.measuredAtStep, height: height, age: height.age(at: measurementStep))
    }

    /// What was laid out inside the block, at the heights from before, and changed.
    func collectUnsatisfiedDuring() {
        for content in displayedContents where content.isStale() && content.view.liveSystemIsSolved {
            update.report.lateDuring.append(content.view.lateUnsatisfiedConstraints(), at: content.element)
        }
    }

    func unsatisfiedAfter() -> LateLosses {
        var losses = LateLosses()
        for content in displayedContents where content.isFitted {
            if let lost = content.view.lateUnsatisfiedAtFitting { losses.append(lost, at: content.element) }
        }
        return losses
    }

    /// Headers or footers that are there, by section, then those that left.
    func reportedParts(
        _ kind: SectionPartKind, _ before: [TableRows.SectionID: RowsBefore.Part]
    ) -> [BatchUpdateReport.Part] {
        let shown = shownParts(kind)
        let ids = Set(before.keys).union(shown.keys).map { (index: rows.section(of: $0) ?? .max, id: $0) }
        return ids.sorted(by: <).map { reportedPart(kind, $0.id, before[$0.id], shown[$0.id]) }
    }

    private func reportedPart(
        _ kind: SectionPartKind, _ id: TableRows.SectionID, _ old: RowsBefore.Part?, _ view: UIView?
    ) -> BatchUpdateReport.Part {
        var part = BatchUpdateReport.Part()
        if let old {
            part.before = kind.element(old.section)
            part.frameBefore = old.frame
            part.heightBefore = old.height
        }
        if let section = rows.section(of: id) {
            part.after = kind.element(section)
            part.frameAfter = view?.frame ?? partRect(kind, section)
            part.heightAfter = height(of: kind, section)
        }
        return part
    }
}
