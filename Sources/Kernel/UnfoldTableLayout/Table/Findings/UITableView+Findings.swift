/// What a table reports without being asked: heights that differ when measured again, rows clipped or stretched,
/// ambiguous heights, jumps of the screen, fractions of pixels. Each can be switched off (`suppressedFindings`).
extension UITableView {
    /// Looks at the rows on screen as they are now: stale, clipped, stretched. Passes of layout and updates do so by
    /// themselves; a caller that changed a cell and laid out nothing but that cell asks here.
    public func diagnose() {
        mismatches().forEach(report)
        findMissingUpdates()
    }

    package func mismatches() -> [Finding] {
        displayedRows.filter { mayMismatch($0.cell, $0.id) }.compactMap { row in
            row.cell.contentView.keepingFitting { mismatch(of: row.cell, row.id, row.path) }
        }
    }

    /// Of a row whose height nobody gave, but that estimates of 0 kept from being fitted.
    private func estimatesOff(_ id: TableRows.RowID, _ path: IndexPath) -> Finding.Fact? {
        let height = rows.height(of: id)
        guard rowHeight < 0, origins[rows.origin(of: id)].kind == .fixed, height == StandardRow.height,
            estimatesAreOff(at: path)
        else { return nil }
        return .estimatesOff(subject: name(path), used: Double(height))
    }

    package func missingUpdates() -> [Finding] {
        guard update.isIdle, appQuestion.questions == 0 else { return [] }
        return displayedRows.compactMap { missingUpdate(of: $0.cell, $0.id, $0.path) }
    }

    private func missingUpdate(of cell: UITableViewCell, _ id: TableRows.RowID, _ path: IndexPath) -> Finding? {
        let origin = origins[rows.origin(of: id)]
        guard origin.kind == .fitted, origins.isCurrent(origin.condition), cell.sizeIsStale,
            origin.staleSince ?? measurementStep == measurementStep || cell.staleCause != nil,
            cell.contentView.hasInnerConstraints
        else { return nil }
        let cause = cell.staleCause ?? origin.staleBecause
        let needed = cell.contentView.keepingFitting { cell.probe(rowWidth: rowWidth) - separatorShare }
        let height = FittedRow.height(content: needed, share: separatorShare)
        guard abs(height - rows.height(of: id)) > 1e-6 else { return nil }
        return Finding(
            severity: .warning,
            fact: .missingUpdate(
                subject: name(path), height: Double(rows.height(of: id)), needed: Double(height), change: cause,
                step: measurementStep), row: path)
    }

    // MARK: After the pass

    /// Lays out the cells on screen, last as in UIKit (fact D7.2), and measures rows again that their layout changed.
    func checkCells(measured: [TableRows.RowID]) {
        let new = Set(measured)
        for row in displayedRows {
            if new.contains(row.id) {
                check(row.cell, row.id, row.path)
                checkAmbiguity(of: row.cell, row.id, row.path)
            } else {
                row.cell.layoutIfNeeded()
            }
            mismatch(of: row.cell, row.id, row.path).map(report)
            checkInset(of: row.cell, row.id, row.path)
        }
    }

    /// Once a table: its cells do alike. The content may also do with less (fact D5.8).
    private func checkInset(of cell: UITableViewCell, _ id: TableRows.RowID, _ path: IndexPath) {
        let (content, given) = (cell.contentView, cell.contentView.bounds.size)
        guard !warnedOfInset, given.height < contentHeight(of: id) - 0.5, content.hasInnerConstraints,
            origins[rows.origin(of: id)].kind == .fitted
        else { return }
        let needed = content.keepingFitting {
            content.systemLayoutSizeFitting(
                CGSize(width: given.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        guard needed > given.height + 0.5 else { return }
        warnedOfInset = true
        let mistake = ViewMistake.insetContent(given: Double(given.height), needed: Double(needed))
        report(
            Finding(
                severity: .warning, fact: .mistake(row: name(path), view: content.layoutName, mistake), row: path))
    }

    /// Fits again what was just fitted: nothing should have changed. Where any change counts as invalidation, the new
    /// height is taken, and so on until it settles or the limit is reached.
    private func check(_ cell: UITableViewCell, _ id: TableRows.RowID, _ path: IndexPath) {
        // What the first height is the sum of is worked out only if there is a second one.
        var seen = [HeightDerivation(value: Double(rows.height(of: id)), parts: [])]
        for _ in 0..<TableLimits.measurements {
            let before = cell.lastFitted
            let session = cell.contentView.lastFitting
            cell.layoutIfNeeded()
            let again = cell.probe(rowWidth: rowWidth)
            guard abs(again - before) > 1e-6 else {
                // Margins follow frames, and frames came with the layout: the height holds all the same.
                if cell.sizeIsStale { cell.noteMeasured(rowWidth: rowWidth) }
                break
            }
            if seen.count == 1 { seen[0] = session?.heightDerivation() ?? seen[0] }
            seen.append(derivation(of: cell, value: again))
            guard adoptsChanges else { break }
            measure(cell, id, path, reason: .changedByLayout)
            cell.apply(
                placement(top: rows.top(of: path), height: rows.height(of: id), contentHeight: contentHeight(of: id)))
        }
        guard seen.count > 1 else { return }
        if adoptsChanges {
            contentSize = CGSize(width: bounds.width, height: rows.total)
            setNeedsLayout()
        }
        report(
            Finding(
                severity: seen.count > TableLimits.measurements ? .error : .warning,
                fact: .unstable(subject: name(path), measurements: seen), row: path))
    }

    private func derivation(of cell: UITableViewCell, value: CGFloat) -> HeightDerivation {
        guard let session = cell.contentView.lastFitting, abs(session.size.height + separatorShare - value) < 1
        else { return HeightDerivation(value: Double(value), parts: []) }
        return session.heightDerivation()
    }

    /// Content that needs another height than its row has: given from outside, kept from being fitted, or measured
    /// before a change.
    private func mismatch(of cell: UITableViewCell, _ id: TableRows.RowID, _ path: IndexPath) -> Finding? {
        guard mayMismatch(cell, id), cell.contentView.hasInnerConstraints else { return nil }
        let needed = CellMetrics.ceil(cell.probe(rowWidth: rowWidth) - separatorShare)
        let given = contentHeight(of: id)
        guard needed > 0, abs(needed - given) > 1e-6 else { return nil }
        return Finding(
            severity: needed > given ? .warning : .note,
            fact: estimatesOff(id, path)
                ?? .mismatch(
                    subject: name(path), given: Double(given), needed: Double(needed),
                    isGiven: origins[rows.origin(of: id)].kind == .fixed),
            row: path)
    }

    private func mayMismatch(_ cell: UITableViewCell, _ id: TableRows.RowID) -> Bool {
        origins[rows.origin(of: id)].kind == .fixed || cell.sizeIsStale
    }

    /// Asked of what was fitted last, which a probe may have replaced by the same.
    private func checkAmbiguity(of cell: UITableViewCell, _ id: TableRows.RowID, _ path: IndexPath) {
        guard cell.contentView.fittedHeightIsAmbiguous else { return }
        report(
            Finding(
                severity: .warning,
                fact: .undecided(
                    subject: name(path), got: Double(rows.height(of: id)), missing: cell.contentView.missingLink()),
                row: path))
    }

    // MARK: While measuring

    /// A height that no pixel grid has is rounded, and differently on different screens.
    func noteRounding(_ content: CGFloat, _ path: IndexPath) {
        guard !PixelGrid(scale: LayoutEnvironment.displayScale).contains(content) else { return }
        func rounded(_ scale: CGFloat) -> Double { Double(PixelGrid(scale: scale).ceil(content)) }
        guard abs(rounded(2) - rounded(3)) > 1e-9 else { return }
        report(
            Finding(
                severity: .note,
                fact: .rounding(
                    subject: name(path), value: Double(content), at2x: rounded(2), at3x: rounded(3)), row: path))
    }

    /// Content that collapsed: the standard height is used, and UIKit warns if constraints wanted it so (fact D2.5).
    /// Once per table; UIKit warns once per process.
    func noteZeroHeight(_ cell: UITableViewCell, _ path: IndexPath) {
        guard cell.contentView.hasInnerConstraints else { return }
        if !warnedOfZeroHeight {
            warnedOfZeroHeight = true
            let isOld = LayoutEnvironment.generation == .old
            LayoutJournal.console(
                "\(isOld ? "" : "[Warning] ")Warning once only: Detected a case where constraints ambiguously "
                    + "suggest a height of zero for a \(isOld ? "tableview" : "table view") cell's content "
                    + "view. We're considering the collapse unintentional and using standard height instead."
                    + (isOld ? "" : " Cell: \(cell.description)"))
        }
        report(
            Finding(
                severity: .warning,
                fact: .zeroHeight(
                    row: cell.accessibilityIdentifier ?? name(path), used: Double(StandardRow.height),
                    missing: cell.contentView.missingLink()), row: path))
    }

    /// Estimates of the app's own that are far off: by half on average, and for all rows by more than a screen.
    func noteEstimate(_ estimate: CGFloat, of id: TableRows.RowID, at path: IndexPath) {
        guard estimate != StandardRow.height else { return }
        let measured = rows.height(of: id)
        (estimates.rows, estimates.given, estimates.measured) = (
            estimates.rows + 1, estimates.given + estimate, estimates.measured + measured
        )
        let count = CGFloat(estimates.rows)
        let (given, mean) = (estimates.given / count, estimates.measured / count)
        guard estimates.rows >= 3, !estimates.isReported, mean > 0, max(given / mean, mean / given) > 1.5,
            abs(given - mean) * CGFloat(rows.counts.reduce(0, +)) > bounds.height
        else { return }
        estimates.isReported = true
        report(
            Finding(
                severity: .note,
                fact: .farEstimate(
                    subject: name(path), estimate: Double(given), measured: Double(mean), rows: estimates.rows),
                row: path))
    }

    /// UIKit warns at once and once per process (fact D2.8); here a table that comes into no window was meant to be
    /// measured without one.
    func noteLayoutOutsideWindow() {
        guard hasRowsOutsideWindow, window != nil, LayoutEnvironment.generation != .old else { return }
        hasRowsOutsideWindow = false
        LayoutJournal.console(
            "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents without "
                + "being in the view hierarchy (the table view or one of its superviews has not been added to a window). "
                + "This may cause bugs by forcing views inside the table view to load and perform layout without "
                + "accurate information (e.g. table view bounds, trait collection, layout margins, safe area insets, "
                + "etc), and will also cause unnecessary performance overhead due to extra layout passes. Make a "
                + "symbolic breakpoint at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and "
                + "see what caused this to occur, so you can avoid this action altogether if possible, or defer it until "
                + "the table view has been added to a window. Table view: \(description)")
        report(Finding(severity: .note, fact: .outsideWindow(table: layoutName)))
    }

    // MARK: Jumps

    /// The first row on screen that stays on screen, with its top as known before the pass; where the offset follows, one
    /// above it may be that first begins on screen.
    func screenAnchor() -> (id: TableRows.RowID, top: CGFloat, offset: CGFloat)? {
        guard update.isIdle, !displayed.isEmpty else { return nil }
        let first = displayedRows.first {
            let top = rows.top(of: $0.path)
            return top + rows.height(of: $0.id) > bounds.minY && top < bounds.maxY
        }
        guard let first else { return nil }
        let top = rows.top(of: first.path)
        let start = bounds.minY + adjustedContentInset.top
        guard estimateCorrection == .keepsScreen, top >= start,
            let topmost = rows.path(atOrBelow: max(0, start)),
            let path = rows.top(of: topmost) < start ? rows.path(after: topmost) : topmost,
            let id = rows.rowID(at: path)
        else { return (first.id, top, contentOffset.y) }
        return (id, rows.top(of: path), contentOffset.y)
    }

    /// Rows above the anchor turned out taller or lower than estimated: the screen jumps, or the offset follows
    /// (facts D10.3, D10.5).
    func noteJump(from anchor: (id: TableRows.RowID, top: CGFloat, offset: CGFloat)?, measured: [MeasuredRow]) {
        guard let anchor, let path = rows.path(of: anchor.id) else { return }
        let drift = rows.top(of: path) - anchor.top
        guard abs(drift) > 1e-6 else { return }
        if estimateCorrection == .keepsScreen {
            contentOffset = clampedOffset(CGPoint(x: contentOffset.x, y: contentOffset.y + drift))
            return
        }
        reportJump(of: drift, at: path, measured: measured)
    }
}
