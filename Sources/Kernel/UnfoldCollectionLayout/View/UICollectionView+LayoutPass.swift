/// Bounds on repetition in a collection view.
public enum CollectionLimits {
    /// Rounds of one layout in which sizes keep changing, until it counts as stuck (fact L8.1).
    public static let rounds = 100
}

struct LayoutPass {
    var asked: [ElementKey: CGSize] = [:]
    var answer: [ElementKey: CGSize] = [:]
    /// Their sizes before, and after.
    var measured: [MeasuredRow] = []
    var newKeys: Set<ElementKey> = []
    /// Sizes an element answered one after the other, where it kept changing its mind.
    var answers: [ElementKey: [CGFloat]] = [:]
    var rounds = 0
    /// Every element on screen has its size.
    var isMeasured = false
}

extension UICollectionView {
    func layOutElements() { _ = layingOut { layOutNow() } }

    private func layOutNow() {
        noteConditions()
        let anchor = screenAnchor()
        var pass = LayoutPass()
        let shown = rows
        while runRound(of: &pass, shown) {
            pass.rounds += 1
            if pass.rounds - pass.asked.count > CollectionLimits.rounds {
                isStuck(pass)
                break
            }
        }
        needsHeights = false
        invalidated = []
        showSeparators()
        finishBoundsChange()
        reportAnswers(pass)
        noteJump(from: anchor, measured: pass.measured)
        // What edits contradicted belongs to the update that follows them, if one does.
        _ = conflictsOfEdits()
        forgetUnusedOrigins()
    }

    /// Prepares, shows, and takes the sizes that elements ask for; whether another round must follow.
    private func runRound(of pass: inout LayoutPass, _ shown: TableRows) -> Bool {
        prepareLayout()
        knownBounds = bounds
        takeContentSize()
        if showElements(&pass) || !layout.isPrepared || knownBounds != bounds { return true }
        // A notice to the delegate led to a reload: the next pass shows the new items.
        guard rows === shown || !needsReload else { return false }
        return settle(&pass)
    }

    private func takeContentSize() {
        let size = layout.collectionViewContentSize
        if size != contentSize { contentSize = size }
        keepOffsetInContent()
    }

    /// The bounds widened to whole multiples of their size (fact L7.3).
    var queryRect: CGRect {
        let size = bounds.size
        guard size.width > 0, size.height > 0 else { return bounds }
        func grid(_ low: CGFloat, _ high: CGFloat, _ unit: CGFloat) -> (CGFloat, CGFloat) {
            ((low / unit).rounded(.down) * unit, (high / unit).rounded(.up) * unit)
        }
        let x = grid(bounds.minX, bounds.maxX, size.width)
        let y = grid(bounds.minY, bounds.maxY, size.height)
        return CGRect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
    }

    /// Gives every element on screen its view, position and size. True if an answer changed the layout.
    /// - Complexity: What the layout takes, and O(log items) for each element on screen, now or before.
    private func showElements(_ pass: inout LayoutPass) -> Bool {
        var elements = inOrderOfUpdate(elementsOnScreen())
        var isChanged = false
        var shown: Set<ElementKey> = []
        let order = rows
        let isFinal = !layout.changesWhatIsShown || changeWhatIsShown(&elements, pass)
        guard rows === order else { return true }
        for (key, attributes) in elements {
            shown.insert(key)
            let isNew = displayed[key] == nil
            guard let view = ensureView(key, attributes) else { continue }
            guard rows === order else { return true }
            if isNew { pass.newKeys.insert(key) }
            view.take(attributes)
            guard mustAsk(key, view, attributes, isNew: isNew, pass) else { continue }
            isChanged = ask(key, view, attributes, isNew: pass.newKeys.contains(key), &pass) || isChanged
            if isChanged, layout.asksOneByOne { break }
        }
        pass.isMeasured = !isChanged
        if isChanged || !isFinal { return true }
        hideElements(except: shown)
        guard rows === order else { return true }
        announce(elements, pass)
        return false
    }

    /// Lets the layout change what is shown, in copies, in the round in which no element is yet to say its size.
    private func changeWhatIsShown(
        _ elements: inout [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)], _ pass: LayoutPass
    ) -> Bool {
        // What the app hides has no view, and is not made for its size again.
        let asks = elements.contains { key, attributes in
            displayed[key].map { mustAsk(key, $0, attributes, isNew: false, pass) }
                ?? (attributes.extras.isSelfSizing && !isKnown(key))
        }
        guard pass.isMeasured || !asks else { return false }
        elements = elements.map { ($0.key, $0.attributes.copied) }
        asking { layout.willShow(elements.map(\.attributes), at: contentOffset) }
        elements.removeAll { $0.attributes.isHidden }
        return true
    }

    /// What meets the visible bounds, in the order in which it is shown: items by their index path, then the rest; from the
    /// top down where a layout takes sizes one by one.
    func elementsOnScreen() -> [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] {
        let window = bounds
        var found: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] = []
        var seen: Set<ElementKey> = []
        for attributes in attributesOfElements(in: queryRect) where !attributes.isHidden {
            let frame = attributes.frame
            guard meets(frame.minY, frame.maxY, window.minY, window.maxY),
                meets(frame.minX, frame.maxX, window.minX, window.maxX), let key = key(of: attributes),
                seen.insert(key).inserted
            else { continue }
            found.append((key, attributes))
        }
        let (isHorizontal, oneByOne) = (layout.scrollsHorizontally, layout.asksOneByOne)
        func start(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
            oneByOne ? isHorizontal ? attributes.frame.minX : attributes.frame.minY : 0
        }
        let ranks = found.map { (start($0.attributes), self.order($0.key)) }
        return found.indices.sorted {
            ranks[$0].0 != ranks[$1].0 ? ranks[$0].0 < ranks[$1].0 : ranks[$0].1 < ranks[$1].1
        }.map { found[$0] }
    }

    /// In an update the items of sections that come are asked for first (fact L5.13).
    private func inOrderOfUpdate(
        _ elements: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)]
    ) -> [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] {
        guard update.isCommitting, !update.newSections.isEmpty, !layout.asksOneByOne else { return elements }
        func comes(_ key: ElementKey) -> Bool {
            guard case .item(let id) = key, let path = rows.path(of: id) else { return false }
            return update.newSections.contains(rows.sectionID(at: path.section))
        }
        return elements.filter { comes($0.key) } + elements.filter { !comes($0.key) }
    }

    /// Whether an extent overlaps what is seen. An empty one, as of a cell that is yet to say its width, does from the
    /// first point on.
    private func meets(_ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat) -> Bool {
        (high > seenLow || low == high && low == seenLow) && low < seenHigh
    }

    /// Identity of the element at a position; nil for an item that does not exist (fact L7.3).
    func key(of attributes: UICollectionViewLayoutAttributes) -> ElementKey? { key(of: ElementPosition(attributes)) }

    func key(of position: ElementPosition) -> ElementKey? {
        let (kind, path) = (position.kind, position.path)
        switch position.category {
        case .cell: return rows.rowID(at: path).map { .item($0) }
        case .supplementaryView:
            guard path.count == 2, path.section >= 0, path.section < rows.sectionCount
            else { return .other(kind: kind, path: path) }
            return .part(kind: kind, section: rows.sectionID(at: path.section), index: path.item)
        case .decorationView: return .other(kind: "decoration " + kind, path: path)
        }
    }

    // MARK: Views

    private func ensureView(
        _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        if let view = displayed[key] { return view }
        let made = askedView(key, attributes)
        guard let view = made, displayed[key] == nil else { return made }
        displayed[key] = view
        adopt(view, key, attributes)
        return view
    }

    /// A new cell's content is there at once, whatever animation runs (fact L2.3).
    private func askedView(
        _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        awaited = (key, attributes, RegistrationToken.count)
        defer { awaited = nil }
        var made: UICollectionReusableView?
        UIView.performWithoutAnimation { made = asking { self.makeView(attributes) } }
        return made
    }

    /// A view without a size shows no items, and still asks for the cells that an update reloads (fact L5.12).
    func askUnseenReloads() {
        guard bounds.isEmpty else { return }
        let unseen = update.reloaded.keys.filter { displayed[.item($0)] == nil }
        for path in unseen.compactMap({ rows.path(of: $0) }).sorted() {
            guard let id = rows.rowID(at: path), let attributes = attributesOfItem(at: path) else { continue }
            askedView(.item(id), attributes).map(recycle)
        }
    }

    private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let path = attributes.indexPath
        switch attributes.representedElementCategory {
        case .cell:
            let made = CrashPlace.inRow(path.section, path.row) {
                dataSource?.collectionView(self, cellForItemAt: path)
            }
            guard let cell = made else { return nil }
            if cell.reuseIdentifier == nil {
                UIKitExceptions.raise(
                    "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
                        + "reuseIdentifier - cells must be retrieved by calling "
                        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
            }
            return cell
        case .supplementaryView: return madeSupplementary(attributes)
        case .decorationView:
            let kind = attributes.representedElementKind ?? ""
            let view = pool[ViewKind(kind: kind, identifier: kind)]?.popLast() ?? layout.decorations[kind]?()
            view?.elementKind = kind
            view?.reuseIdentifier = kind
            return view
        }
    }

    private func madeSupplementary(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        let (kind, path) = (attributes.representedElementKind ?? "", attributes.indexPath)
        let made = optionalMethods.ask(.supplementaryView) {
            dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        }
        if let made, made.reuseIdentifier != nil {
            made.elementKind = made.elementKind ?? kind
            return made
        }
        UIKitExceptions.raise(
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
                + "(\(kind),\(printed(path))) was not retrieved by calling "
                + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
        return made
    }

    /// Tells a view what it shows; brings its configuration up to date before the next one is asked (fact L2.2).
    private func adopt(
        _ view: UICollectionReusableView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
    ) {
        view.owner = self
        view.element = key
        view.take(attributes)
        addSubview(view)
        if let cell = view as? UICollectionViewCell {
            if case .item(let id) = key, cell.isSelected != selected.contains(id) {
                cell.isSelected = selected.contains(id)
            }
            cell.updateConfigurationIfNeeded()
        }
        if listensToConstraints { listen(to: view) }
        if firstLayout == .atEstimate { view.layoutIfNeeded() }
    }

    /// Takes views off screen back, from the bottom.
    private func hideElements(except shown: Set<ElementKey>) {
        guard displayed.count > shown.count else { return }
        let leaving = displayed.filter { !shown.contains($0.key) }.sorted { order($0.key) > order($1.key) }
        let known = rows
        for (key, view) in leaving {
            // The delegate may have reloaded, or laid out, when it was notified of the one before.
            guard rows === known, displayed[key] === view else { continue }
            displayed[key] = nil
            noteStale(key, view)
            let element = DisplayedElement(key, view)
            recycle(view)
            element.notifyOfEnd(self)
        }
    }

    private func announce(
        _ elements: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)], _ pass: LayoutPass
    ) {
        let known = rows
        for (key, attributes) in elements where pass.newKeys.contains(key) {
            guard rows === known, let view = displayed[key], !view.isAnnounced else { continue }
            view.isAnnounced = true
            guard let delegate = collectionDelegate else { continue }
            if let cell = view as? UICollectionViewCell, case .item = key {
                delegate.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
            } else if attributes.representedElementCategory == .supplementaryView {
                delegate.collectionView(
                    self, willDisplaySupplementaryView: view,
                    forElementKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
            }
        }
    }

    func printed(_ path: IndexPath) -> String {
        "<NSIndexPath: 0x0> {length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}"
    }

    /// Measures all items of a layout that asks for sizes, those off screen in a cell for the moment; for reports.
    /// - Complexity: O(items), and what the layout takes for each that was estimated.
    public func measureAllRows() {
        if refuses("measureAllRows") { return }
        prepareLayout()
        noteConditions()
        let offset = contentOffset
        // A screen at a time, as a user would see them: sizes follow from nothing else.
        var top = -adjustedContentInset.top
        var last = -CGFloat.infinity
        while top > last {
            last = top
            contentOffset = layout.scrollsHorizontally ? CGPoint(x: top, y: offset.y) : CGPoint(x: offset.x, y: top)
            layoutIfNeeded()
            let next = top + (layout.scrollsHorizontally ? bounds.width : bounds.height)
            let end = layout.scrollsHorizontally ? contentSize.width : contentSize.height
            if next < end { top = next }
        }
        contentOffset = clampedOffset(offset)
        setNeedsLayout()
    }
}
