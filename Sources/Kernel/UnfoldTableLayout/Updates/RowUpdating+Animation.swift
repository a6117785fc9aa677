extension RowUpdating {
    func animation(of report: BatchUpdateReport, _ update: BatchUpdate) -> UpdateAnimation {
        var animation = UpdateAnimation(items: [], viewport: bounds.size, duration: 0)
        for row in report.rows {
            let places = [(row.frameBefore, report.contentOffsetBefore), (row.frameAfter, report.contentOffsetAfter)]
            let isSeen = places.contains { frame, offset in
                frame?.reachesInto(CGRect(origin: offset, size: bounds.size)) ?? false
            }
            if isSeen { animation.items.append(item(of: row)) }
        }
        for kind in SectionPartKind.allCases {
            animation.items += partItems(kind, update.before.parts[kind], shownParts(kind))
        }
        animation.views = update.moves
        let moves =
            animation.items.contains { !$0.start.isSame(as: $0.end) || $0.startAlpha != $0.endAlpha }
            || !update.moves.changes.isEmpty
        let scrolls = report.contentOffsetBefore != report.contentOffsetAfter
        animation.duration = animates && (moves || scrolls) ? Self.updateDuration : 0
        return animation
    }

    /// Seconds in which UIKit moves everything to its position.
    static var updateDuration: Double { 0.3 }
    private var animates: Bool { UIView.areAnimationsEnabled && !UIView.isWithoutAnimation }

    /// What `body` moves inside the cells that are on screen; reported to the journal as an animation, for that is what
    /// it is on a device.
    func recordingMoves(_ body: () -> Void) -> AnimationRecord {
        guard animates else {
            body()
            return .none
        }
        let cells = Set(shownContentViews.map { @Sendable in ObjectIdentifier($0) })
        let record = UIView.animating(.init(duration: Self.updateDuration)) { view in
            var next: UIView? = view
            while let view = next, !cells.contains(ObjectIdentifier(view)) { next = view.superview }
            return next != nil
        } body: {
            body()
        }
        if !record.changes.isEmpty { LayoutJournal.record(.animated(record)) }
        return record
    }

    private func item(of row: BatchUpdateReport.Row) -> UpdateAnimation.Item {
        let subject = UpdateAnimation.Item.Subject.row(before: row.indexPathBefore, after: row.indexPathAfter)
        switch (row.frameBefore, row.frameAfter) {
        case (let before?, let after?):
            return .init(subject: subject, start: before, end: after, startAlpha: 1, endAlpha: 1)
        case (let before?, nil):
            if let end = row.indexPathBefore.flatMap({ ownEnd(of: .row($0)) }) {
                return .init(subject: subject, start: before, end: end.frame, startAlpha: 1, endAlpha: end.alpha)
            }
            let how = row.indexPathBefore.flatMap { update.edits.deletedTransitions[$0] } ?? .inPlace
            return .init(subject: subject, start: before, end: how.away(from: before), startAlpha: 1, endAlpha: 0)
        default:
            let after = row.frameAfter ?? .zero
            if let start = row.indexPathAfter.flatMap({ ownStart(of: .row($0)) }) {
                return .init(subject: subject, start: start.frame, end: after, startAlpha: start.alpha, endAlpha: 1)
            }
            let how = row.indexPathAfter.flatMap { update.edits.transitions[$0] } ?? .inPlace
            return .init(
                subject: subject, start: how.away(from: after), end: after, startAlpha: how == .atOnce ? 1 : 0,
                endAlpha: 1)
        }
    }

    private func partItems(
        _ kind: SectionPartKind, _ before: [TableRows.SectionID: RowsBefore.Part],
        _ after: [TableRows.SectionID: UIView]
    ) -> [UpdateAnimation.Item] {
        Set(before.keys).union(after.keys).sorted().compactMap { id in
            let section = rows.section(of: id)
            let subject: UpdateAnimation.Item.Subject =
                kind == .header
                ? .header(before: before[id]?.section, after: section)
                : .footer(before: before[id]?.section, after: section)
            guard let frame = after[id]?.frame ?? before[id]?.frame else { return nil }
            let now = section.map { partRect(kind, $0) }
            let start = before[id] == nil ? section.flatMap { ownStart(of: kind.element($0)) } : nil
            let end = section == nil ? before[id].flatMap { ownEnd(of: kind.element($0.section)) } : nil
            return .init(
                subject: subject, start: before[id]?.frame ?? start?.frame ?? frame,
                end: end?.frame ?? after[id]?.frame ?? now ?? frame,
                startAlpha: before[id] == nil ? start?.alpha ?? 0 : 1, endAlpha: section == nil ? end?.alpha ?? 0 : 1)
        }
    }
}
