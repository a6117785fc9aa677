/// Where heights come from, in the words of reports.
extension RowUpdating {
    package func name(_ path: IndexPath) -> String {
        rowNames?(path) ?? "\(terminology.row) \(path.row) in section \(path.section)"
    }

    package func rowHeight(height points: CGFloat, content: CGFloat, from origin: HeightOrigin) -> RowHeight {
        var height = RowHeight(
            height: points, contentHeight: content, source: origin.kind == .fixed ? .fixed : .estimated)
        guard origin.kind == .fitted else { return height }
        height.source = origin.step == measurementStep ? .measured : .cached
        height.measuredAtStep = origin.step
        height.reason = origin.reason
        let condition = origins.condition(origin.condition)
        (height.measuredAtWidth, height.traits) = (condition.width, condition.traits)
        if let since = origin.staleSince {
            (height.staleSinceStep, height.staleBecause) = (since, origin.staleBecause)
        } else if let stale = origins.staleness(of: origin.condition) {
            (height.staleSinceStep, height.staleBecause) = (stale.step, stale.change)
        }
        return height
    }

    /// Writes down, before the step is over, what went out of date in it.
    func stepWillEnd() {
        noteStaleElements()
        distinctFindings.removeAll()
    }

    /// Drops what is known of heights that nothing has any more. Costs nothing except for once in a while.
    /// - Complexity: O(rows), once for as many new origins as a sixteenth of the rows.
    package func forgetUnusedOrigins() {
        guard origins.isCleaningDue, update.isIdle, appQuestion.questions == 0 else { return }
        var used = partOriginsInUse
        var count = 0
        rows.forEachRow { _, id in
            used.insert(rows.origin(of: id))
            count += 1
        }
        origins.keep(used, rows: count)
    }

    /// Reports that rows before one turned out taller or shorter than estimated: what was on screen moves, as no one
    /// scrolled.
    package func reportJump(of points: CGFloat, at path: IndexPath, measured: [MeasuredRow]) {
        let causes = measured.filter { $0.path < path && $0.before != $0.after }.map {
            LengthCorrection(subject: name($0.path), from: Double($0.before), to: Double($0.after))
        }
        guard !causes.isEmpty else { return }
        report(Finding(severity: .note, fact: .jump(points: Double(points), causes: causes), row: path))
    }

    package func findMissingUpdates() { missingUpdates().forEach(report) }
}
