struct ScreenPlace {
    /// The topmost row and the one below it, with their distance from the top of the screen.
    var rows: [(id: String, top: Double)]
    var offset: Double
}

extension ScenarioRunner {
    private var screenTop: CGFloat { tableView.bounds.minY + tableView.adjustedContentInset.top }

    private func distance(of path: IndexPath) -> Double { Double(tableView.frameOfRow(at: path).minY - screenTop) }

    private var screenPlace: ScreenPlace? {
        guard tableView.hasDataSource, updateDepth == 0 else { return nil }
        let shown = tableView.templateCells.map(\.path).sorted().filter { path in
            let frame = tableView.frameOfRow(at: path)
            return frame.maxY > screenTop + 1e-6 && frame.minY < tableView.bounds.maxY
        }
        return ScreenPlace(
            rows: shown.prefix(2).map { (model.id(at: $0), distance(of: $0)) },
            offset: Double(tableView.contentOffset.y))
    }

    func noteMove() {
        let now = screenPlace
        defer { place = now }
        step.top = now?.rows.first.map { .init(row: $0.id, distance: $0.top) }
        let pixel = 1 / Double(LayoutEnvironment.current.displayScale)
        guard let before = place, let now, let first = before.rows.first,
            before.offset > Double(-tableView.adjustedContentInset.top) + 1e-6
        else { return }
        let moves = before.rows.map { row in model.path(of: row.id).map { distance(of: $0) - row.top } }
        guard let move = moves[0], abs(move) > pixel, moves.allSatisfy({ ($0 ?? 0) * move > pixel * pixel })
        else { return }
        let end = tableView.clampedOffset(CGPoint(x: 0, y: CGFloat.greatestFiniteMagnitude))
        if tableView.contentOffset.y >= end.y - 1e-6, now.offset < before.offset { return }
        var fact = ContentMove(
            row: first.id, rowNow: now.rows.first?.id, from: first.top, to: first.top + move,
            offsetBefore: before.offset, offset: now.offset)
        for row in step.rows.prefix(while: { $0.id != first.id }) where row.source == .estimated {
            guard let height = row.previousHeight, height != row.height else { continue }
            fact.estimatedRows += 1
            fact.correction += row.height - height
        }
        let finding = Finding(severity: .note, fact: .contentMoved(fact), location: step.position)
        guard !isOff(finding) else { return }
        step.findings.removeAll { if case .jump = $0.fact { true } else { false } }
        report(finding)
    }
}
