/// Asking elements for their size, and what is known of sizes (section 2 of the facts).
extension UICollectionView {
    /// Each element is asked once in a layout for each size of what it cannot choose, and only if it is new, was
    /// invalidated, or the size it depends on changed.
    func mustAsk(
        _ key: ElementKey, _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
        isNew: Bool, _ pass: LayoutPass
    ) -> Bool {
        let extras = attributes.extras
        guard extras.isSelfSizing, attributes.representedElementCategory != .decorationView else { return false }
        func isSame(_ size: CGSize) -> Bool {
            (!extras.fixedWidth || size.width == attributes.size.width)
                && (!extras.fixedHeight || size.height == attributes.size.height)
        }
        if let asked = pass.asked[key] { return !isSame(asked) }
        if isNew || needsHeights || invalidated.contains(key) || pass.newKeys.contains(key) { return true }
        return view.measured.map { !isSame($0.given) } ?? true
    }

    /// Asks an element for its size; true if the layout takes it over.
    func ask(
        _ key: ElementKey, _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
        isNew: Bool, _ pass: inout LayoutPass
    ) -> Bool {
        let why = reason(key, view, attributes, isNew: isNew)
        let isMeasured = isNew || view.sizeIsStale || invalidated.contains(key) || !isKnown(key)
        pass.asked[key] = attributes.size
        var preferred = attributes
        let path = attributes.indexPath
        CrashPlace.inRow(path.first ?? 0, path.last ?? 0) {
            UIView.performWithoutAnimation { preferred = view.preferredLayoutAttributesFitting(attributes.copied) }
        }
        view.noteMeasured(given: attributes.size)
        pass.answer[key] = preferred.size
        if isMeasured {
            measureCount += 1
            setOrigin(
                HeightOrigin(kind: .fitted, share: 0, step: measurementStep, reason: why, condition: origins.current),
                of: key)
            if case .item(let id) = key {
                if update.isCommitting { update.measured.insert(id) }
                pass.measured.append(
                    MeasuredRow(
                        id: id, path: attributes.indexPath, before: attributes.size.height, after: preferred.size.height
                    ))
            }
        }
        return takeOver(preferred, instead: attributes)
    }

    /// Hands the layout what an element prefers (fact L2.2); true if that invalidates it.
    func takeOver(
        _ preferred: UICollectionViewLayoutAttributes, instead original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return false }
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        return true
    }

    private func reason(
        _ key: ElementKey, _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, isNew: Bool
    ) -> RowHeight.Reason {
        if invalidated.contains(key) { return .invalidated }
        let known = origin(of: key)
        if known.kind == .fitted, let change = origins.staleness(of: known.condition)?.change {
            return change.kind == .width ? .widthChanged : .traitsChanged
        }
        if isNew { return .appeared }
        if let measured = view.measured, attributes.extras.fixedWidth, measured.given.width != attributes.size.width {
            return .widthChanged
        }
        return .contentChanged
    }

    // MARK: Provenance

    func origin(of key: ElementKey) -> HeightOrigin {
        if case .item(let id) = key { return origins[rows.origin(of: id)] }
        return partOrigins[key].map { origins[$0] } ?? HeightOrigin(kind: .estimated, share: 0)
    }

    func setOrigin(_ origin: HeightOrigin, of key: ElementKey) {
        let number = origins.number(of: origin)
        if case .item(let id) = key {
            rows.set(height: rows.height(of: id), origin: number, of: id)
        } else {
            partOrigins[key] = number
        }
    }

    /// Measured, and nothing has made that stale.
    func isKnown(_ key: ElementKey) -> Bool {
        let origin = origin(of: key)
        return origin.kind == .fitted && origins.isCurrent(origin.condition) && origin.staleSince == nil
    }

    /// Height of an item with its provenance, as of a table's row; nil for an unknown item. An item whose size the
    /// layout gives is `fixed`.
    public func heightForItem(at indexPath: IndexPath) -> RowHeight? {
        prepareLayout()
        return rows.rowID(at: indexPath).map { rowHeight(of: $0) }
    }

    /// Height of a header or footer, as of an item; nil where the layout has none.
    public func heightForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> RowHeight? {
        guard let attributes = attributesOfPart(kind, at: indexPath), let key = key(of: attributes) else { return nil }
        return height(of: key, attributes)
    }

    package func rowHeight(of id: TableRows.RowID) -> RowHeight {
        let key = ElementKey.item(id)
        let attributes = displayed[key]?.shownAttributes ?? rows.path(of: id).flatMap { attributesOfItem(at: $0) }
        return height(of: key, attributes)
    }

    func height(of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes?) -> RowHeight {
        let size = attributes?.size ?? .zero
        let view = displayed[key]
        let insets = view?.sizingInsets ?? .zero
        let isGiven = attributes.map { !$0.extras.isSelfSizing } ?? false
        var height = rowHeight(
            height: size.height, content: max(0, size.height - insets.top - insets.bottom),
            from: isGiven ? HeightOrigin(kind: .fixed, share: 0) : origin(of: key))
        guard height.measuredAtStep != nil else { return height }
        height.measuredAtWidth = max(0, size.width - insets.left - insets.right)
        if height.staleSinceStep == nil, let view, view.sizeIsStale {
            (height.staleSinceStep, height.staleBecause) = (measurementStep, view.staleCause)
        }
        return height
    }

    package func noteStaleElements() {
        for (key, view) in displayed.sorted(by: { order($0.key) < order($1.key) }) { noteStale(key, view) }
    }

    /// Writes down that an element is out of date: its view is about to be forgotten, or the step to end.
    func noteStale(_ key: ElementKey, _ view: UICollectionReusableView) {
        if case .item(let id) = key, rows.path(of: id) == nil { return }
        var origin = origin(of: key)
        guard origin.kind == .fitted, view.measured != nil, view.sizeIsStale else { return }
        defer { view.sizingView.forgetChangeSinceFitting() }
        guard origin.staleSince == nil else { return }
        origin.staleSince = measurementStep
        origin.staleBecause = view.staleCause
        setOrigin(origin, of: key)
    }

    package var partOriginsInUse: Set<UInt32> { Set(partOrigins.values) }

    // MARK: Changes from outside

    func elementDidInvalidateSize(_ view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, LayoutEnvironment.current.generation != .old, !isLayingOut,
            let key = view.element, displayed[key] === view
        else { return }
        invalidated.insert(key)
        setNeedsLayout()
    }

    /// Any change inside a cell counts, or none.
    func listenToCells() {
        for view in displayed.values {
            if listensToConstraints { listen(to: view) } else { view.sizingView.onSystemChange(nil) }
        }
    }

    var listensToConstraints: Bool {
        selfSizingInvalidation == .enabledIncludingConstraints && LayoutEnvironment.current.generation != .old
    }

    func listen(to view: UICollectionReusableView) {
        view.sizingView.onSystemChange { [weak self, weak view] in
            guard let self, let view else { return }
            self.elementDidInvalidateSize(view)
        }
    }

    func editingDidChange() {
        for item in displayedItems { item.cell.setNeedsUpdateConfiguration() }
        needsHeights = true
        setNeedsLayout()
    }
}
