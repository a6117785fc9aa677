extension RowUpdating {
    func animation(of report: BatchUpdateReport, _ update: BatchUpdate) -> UpdateAnimation {
        var animation = UpdateAnimation(items: [], viewport: bounds.size, duration: 0)
        let before = CGRect(origin: report.contentOffsetBefore, size: bounds.size)
        let after = CGRect(origin: report.contentOffsetAfter, size: bounds.size)
        for row in report.rows
        where row.frameBefore?.reachesInto(before) == true || row.frameAfter?.reachesInto(after) == true {
            animation.items.append(item(of: row))
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
        let timing = AnimationRecord.Timing(duration: Self.updateDuration)
        let record = UIView.animating(timing, below: shownContentViews, body: body)
        if !record.changes.isEmpty { LayoutJournal.record(.animated(record)) }
        return record
    }

    private func item(of row: BatchUpdateReport.Row) -> UpdateAnimation.Item {
        let subject = UpdateAnimation.Item.Subject.row(before: row.indexPathBefore, after: row.indexPathAfter)
        let (before, after) = (row.frameBefore ?? .zero, row.frameAfter ?? .zero)
        var (start, end) = ((frame: before, alpha: CGFloat(1)), (frame: after, alpha: CGFloat(1)))
        if row.frameAfter == nil {
            let how = row.indexPathBefore.flatMap { update.edits.deletedTransitions[$0] } ?? .inPlace
            end = row.indexPathBefore.flatMap { ownEnd(of: .row($0)) } ?? (how.away(from: before), 0)
        } else if row.frameBefore == nil {
            let how = row.indexPathAfter.flatMap { update.edits.transitions[$0] } ?? .inPlace
            let usual = (frame: how.away(from: after), alpha: how == .atOnce ? 1 : CGFloat(0))
            start = row.indexPathAfter.flatMap { ownStart(of: .row($0)) } ?? usual
        }
        return .init(
            subject: subject, start: start.frame, end: end.frame, startAlpha: start.alpha, endAlpha: end.alpha)
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
