/// How layouts come to be asked again (section 7 of the facts).
extension UICollectionView {
    func exchange(_ new: UICollectionViewLayout) {
        guard new !== layout, !refuses("setCollectionViewLayout:animated:") else { return }
        // Only the layout that was prepared for a change of bounds is told that it is over.
        finishBoundsChange()
        let old = layout
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        old.collectionView = nil
        old.forgetSizes()
        new.collectionView = self
        layout = new
        partOrigins = [:]
        dropSeparators { _ in true }
        // What the old layout had views for may be nothing to the new one.
        resetLengths()
        new.forgetSizes()
        new.rowsWereEdited(nil)
        new.invalidateLayout()
        for view in displayed.values { view.shownAttributes = nil }
        new.finalizeLayoutTransition()
    }

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.isFull, !context.invalidateEverything || !needsReload {
            layout.forgetSizes()
            needsHeights = true
        }
        // What the app names has to be asked for its size again; what named itself has just been.
        if context.preferred == nil { askAgain(context) }
        if context.contentSizeAdjustment != .zero {
            contentSize.width += context.contentSizeAdjustment.width
            contentSize.height += context.contentSizeAdjustment.height
        }
        if context.contentOffsetAdjustment != .zero {
            let adjustment = context.contentOffsetAdjustment
            let offset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
            contentOffset = clampedOffset(offset)
        }
        setNeedsLayout()
    }

    private func askAgain(_ context: UICollectionViewLayoutInvalidationContext) {
        let items = context.invalidatedItemIndexPaths ?? []
        invalidated.formUnion(items.compactMap { rows.rowID(at: $0) }.map { .item($0) })
        for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
            let positions = paths.map { ElementPosition(category: .supplementaryView, kind: kind, path: $0) }
            invalidated.formUnion(positions.compactMap { key(of: $0) })
        }
    }

    /// Lengths of rows are estimates again.
    func resetLengths() {
        guard !needsReload else { return }
        let origin = estimatedOrigin
        let lengths = rows.counts.enumerated().map { $1 > 0 ? layout.initialLength(ofItemsIn: $0) : 0 }
        rows.setHeights { path, _ in (lengths[path.section], origin) }
    }

    /// Asks the layout before the bounds change, unless it will be asked everything anyway (fact L7.1).
    func willChangeBounds(to new: CGRect) {
        guard let known = knownBounds, new != known, layout.isPrepared, appQuestion.questions == 0 else { return }
        guard layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
    }

    /// Another size is taken into account at once: prepared, with its content size (fact L7.1).
    func didChangeBounds() {
        guard let known = knownBounds, known != bounds else { return }
        let isResized = known.size != bounds.size
        knownBounds = bounds
        guard isResized else { return }
        needsHeights = true
        if !layout.isPrepared, appQuestion.questions == 0, !isLayingOut {
            prepareLayout()
            contentSize = layout.collectionViewContentSize
        }
        // A layout that is still to be prepared has placed nothing that could move.
        guard UIView.inheritedAnimationDuration > 0, !isBoundsChangeAnimated, layout.isPrepared else { return }
        isBoundsChangeAnimated = true
        layout.prepare(forAnimatedBoundsChange: known)
    }

    /// Everything on screen is where the new bounds put it.
    func finishBoundsChange() {
        guard isBoundsChangeAnimated else { return }
        isBoundsChangeAnimated = false
        layout.finalizeAnimatedBoundsChange()
    }

    /// Whether a layout may place what was invalidated when it is asked, before the pass that prepares it; not while an
    /// update is open, whose data the rows do not follow yet.
    var mayPlaceEarly: Bool { appQuestion.questions == 0 && !isPreparing && !isLayingOut && update.isIdle }

    func prepareLayout() {
        loadCountsIfNeeded()
        // An answer may ask for positions again: those of before are given, or none.
        guard !layout.isPrepared, !isPreparing else { return }
        isPreparing = true
        defer { isPreparing = false }
        layout.isPrepared = true
        layout.prepare()
    }

    /// Width or traits may be others than in the pass before (known by comparison).
    func noteConditions() {
        let condition = MeasuringCondition(width: bounds.width, traits: .now)
        if origins.enter(condition, step: measurementStep) { needsHeights = true }
    }
}
