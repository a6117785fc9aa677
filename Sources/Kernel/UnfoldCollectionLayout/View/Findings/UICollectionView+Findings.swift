/// What a collection view reports without being asked, by the codes of a table's findings (`docs/tables.md`).
extension UICollectionView {
    /// Looks at what is on screen as it is now: stale, clipped, stretched.
    public func diagnose() {
        mismatches().forEach(report)
        findMissingUpdates()
    }

    /// Items on screen that are shorter or taller now than their content asks for.
    package func mismatches() -> [Finding] {
        displayedItems.compactMap { mismatch(of: $0.cell, .item($0.id)) }
    }

    package func missingUpdates() -> [Finding] {
        guard update.isIdle, appQuestion.questions == 0 else { return [] }
        return displayedItems.compactMap { missingUpdate(of: $0.cell, .item($0.id), $0.path) }
    }

    private func missingUpdate(of cell: UICollectionViewCell, _ key: ElementKey, _ path: IndexPath) -> Finding? {
        let origin = origin(of: key)
        guard origin.kind == .fitted, origins.isCurrent(origin.condition), cell.sizeIsStale,
            origin.staleSince ?? measurementStep == measurementStep || cell.staleCause != nil,
            cell.contentView.hasInnerConstraints, let attributes = cell.shownAttributes
        else { return nil }
        let cause = cell.staleCause ?? origin.staleBecause
        let needed = cell.contentView.keepingFitting { cell.probe(attributes).height }
        guard abs(needed - attributes.size.height) > 1e-6 else { return nil }
        return Finding(
            severity: .warning,
            fact: .missingUpdate(
                subject: name(path), height: Double(attributes.size.height), needed: Double(needed), change: cause,
                step: measurementStep, list: .collectionView), row: path)
    }

    private func name(_ key: ElementKey) -> String {
        switch key {
        case .item(let id): return rows.path(of: id).map { name($0) } ?? "an item"
        case .part(let kind, let section, _):
            let number = rows.section(of: section) ?? 0
            switch kind {
            case Self.elementKindSectionHeader: return "header of section \(number)"
            case Self.elementKindSectionFooter: return "footer of section \(number)"
            default: return "\(kind) of section \(number)"
            }
        case .other(let kind, let path): return "\(kind) at \(path.map(String.init).joined(separator: "-"))"
        }
    }

    // MARK: After the pass

    /// Lays out what is on screen, last as in UIKit, and asks what was asked in this pass once more: nothing should
    /// have changed. True if a view changed its mind and the layout followed.
    func settle(_ pass: inout LayoutPass) -> Bool {
        var isChanged = false
        for (key, view) in displayed.sorted(by: { order($0.key) < order($1.key) }) where displayed[key] === view {
            view.layoutIfNeeded()
            guard let known = pass.answer[key], let attributes = view.shownAttributes else {
                if let cell = view as? UICollectionViewCell, case .item = key { mismatch(of: cell, key).map(report) }
                continue
            }
            var again = attributes
            UIView.performWithoutAnimation { again = view.preferredLayoutAttributesFitting(attributes.copied) }
            view.noteMeasured(given: attributes.size)
            guard abs(again.size.height - known.height) > 1e-6 || abs(again.size.width - known.width) > 1e-6 else {
                checkAmbiguity(of: view, key, attributes)
                continue
            }
            pass.answers[key, default: [known.height]].append(again.size.height)
            pass.answer[key] = again.size
            isChanged = takeOver(again, instead: attributes) || isChanged
        }
        return isChanged
    }

    /// Elements that gave another size when they were asked again.
    func reportAnswers(_ pass: LayoutPass) {
        for (key, heights) in pass.answers.sorted(by: { order($0.key) < order($1.key) }) {
            var path: IndexPath?
            if case .item(let id) = key { path = rows.path(of: id) }
            report(
                Finding(
                    severity: .warning,
                    fact: .unstable(
                        subject: name(key),
                        measurements: heights.prefix(TableLimits.measurements).map {
                            HeightDerivation(value: Double($0), parts: [])
                        }), row: path))
        }
    }

    /// The layout never ends: UIKit raises, or stops the program (facts L8.1, L8.2).
    func isStuck(_ pass: LayoutPass) {
        let views = pass.answers.keys.sorted { order($0) < order($1) }.map { name($0) }
        report(Finding(severity: .error, fact: .measuringLoop(rounds: pass.rounds, elements: views)))
        UIKitExceptions.raise(
            LayoutEnvironment.current.generation == .ios26
                ? "\(description) is stuck in a recursive layout loop. This can happen when self-sizing views do "
                    + "not return consistent sizes, or the collection view's frame/bounds/contentOffset is being "
                    + "constantly adjusted. To debug this issue, check the Console app for logs in the "
                    + "\"UICollectionViewFeedbackLoopDebugger\" category."
                : "UICollectionView (\(description)) is stuck in its update/layout loop. This can happen for many "
                    + "reasons, including self-sizing views whose preferred attributes are not returning a consistent "
                    + "size. To debug this issue, check the Console app for logs in the "
                    + "\"UICollectionViewRecursion\" category.")
    }

    /// Content that needs another height than it was given, or was measured before a change.
    private func mismatch(of cell: UICollectionViewCell, _ key: ElementKey) -> Finding? {
        guard let attributes = cell.shownAttributes, cell.contentView.hasInnerConstraints else { return nil }
        let isGiven = !attributes.extras.isSelfSizing || attributes.extras.fixedHeight
        guard isGiven || (origin(of: key).kind == .fitted && cell.sizeIsStale) else { return nil }
        // Asked once for each content and size.
        let needed: CGFloat
        if isGiven, let known = cell.checked, known.size == attributes.size,
            known.revision == cell.contentView.systemRevision
        {
            needed = known.needed
        } else {
            needed = CellMetrics.ceil(cell.contentView.keepingFitting { neededHeight(of: cell, attributes, isGiven) })
            cell.checked = CheckedContent(
                size: attributes.size, revision: cell.contentView.systemRevision, needed: needed)
        }
        let (given, path) = (attributes.size.height, attributes.indexPath)
        guard needed > 0, abs(needed - given) > 1e-6 else { return nil }
        return Finding(
            severity: needed > given ? .warning : .note,
            fact: .mismatch(subject: name(path), given: Double(given), needed: Double(needed)), row: path)
    }

    private func neededHeight(
        of cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes, _ isGiven: Bool
    ) -> CGFloat {
        guard isGiven else { return cell.preferredLayoutAttributesFitting(attributes.copied).size.height }
        return cell.systemLayoutSizeFitting(
            CGSize(width: attributes.size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func checkAmbiguity(
        of view: UICollectionReusableView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
    ) {
        guard case .item = key, view.sizingView.fittedHeightIsAmbiguous else { return }
        report(
            Finding(
                severity: .warning,
                fact: .undecided(
                    subject: name(attributes.indexPath), got: Double(attributes.size.height),
                    missing: view.sizingView.missingLink()),
                row: attributes.indexPath))
    }

    // MARK: Jumps

    /// The first item on screen that stays on screen, with its position before the pass.
    func screenAnchor() -> (id: TableRows.RowID, frame: CGRect, offset: CGPoint)? {
        guard update.isIdle, !displayed.isEmpty else { return nil }
        for item in displayedItems {
            guard let frame = item.cell.shownAttributes?.frame, frame.reachesInto(bounds) else { continue }
            return (item.id, frame, contentOffset)
        }
        return nil
    }

    /// Items above turned out higher or lower than estimated: what was on screen moves, as no one scrolled.
    func noteJump(from anchor: (id: TableRows.RowID, frame: CGRect, offset: CGPoint)?, measured: [MeasuredRow]) {
        guard let anchor, knownBounds?.width == bounds.width, let path = rows.path(of: anchor.id),
            let frame = displayed[.item(anchor.id)]?.shownAttributes?.frame
        else { return }
        let isHorizontal = layout.scrollsHorizontally
        let drift = isHorizontal ? frame.minX - anchor.frame.minX : frame.minY - anchor.frame.minY
        guard abs(drift) > 1e-6 else { return }
        reportJump(of: drift, at: path, measured: measured)
    }
}
