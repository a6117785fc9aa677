struct FlowSpace: Equatable {
    /// Length of the bounds across the scroll direction, less the content inset.
    var across: CGFloat = 0
    /// What section insets must respect at least, at both ends across; nil for nothing.
    var low: CGFloat?
    var high: CGFloat?
}

/// A section as it was placed. Along is the scroll direction here.
struct FlowSection {
    var inset: (low: CGFloat, high: CGFloat, before: CGFloat, after: CGFloat)
    var header: CGFloat
    var footer: CGFloat
    var lines: FlowLines
    var total: CGFloat { header + inset.before + lines.total + inset.after + footer }
}

extension UICollectionViewFlowLayout {
    var isVertical: Bool { scrollDirection == .vertical }
    var isSelfSizing: Bool { estimatedItemSize != .zero }
    private var estimate: CGSize {
        estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
    }
    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.collectionDelegate as? any UICollectionViewDelegateFlowLayout
    }

    func id(of attributes: UICollectionViewLayoutAttributes) -> TableRows.RowID {
        collectionView?.rows.rowID(at: attributes.indexPath) ?? 0
    }

    func isAcrossChanged(_ new: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        return isVertical ? new.width != view.bounds.width : new.height != view.bounds.height
    }

    // MARK: Invalidation

    func note(_ context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = context.preferred, preferred.representedElementCategory == .cell {
            take(preferred.size, of: id(of: preferred))
            return
        }
        if let new = context.newBounds {
            if isAcrossChanged(new) { forgetSizes() }
            return
        }
        if (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics ?? true {
            delegateSizes = [:]
        }
        for path in context.invalidatedItemIndexPaths ?? [] {
            if let id = collectionView?.rows.rowID(at: path) { forget([id]) }
        }
        outdate()
    }

    private func take(_ size: CGSize, of id: TableRows.RowID) {
        let old = sizes.updateValue(size, forKey: id) ?? .zero
        sumOfSizes.width += size.width - old.width
        sumOfSizes.height += size.height - old.height
        // What was not measured counts with the average: all sections may be others (fact L2.14).
        outdate()
    }

    // MARK: Solving

    func solve() {
        guard let view = collectionView else {
            outdate()
            starts = [0]
            contentSize = .zero
            return
        }
        let space = space(of: view)
        if space != frameOfReference {
            frameOfReference = space
            outdate()
        }
        let count = view.numberOfSections
        if isOutdated || sections.count != count {
            let measured = measuredBySection(view)
            // Before: the delegate may invalidate the layout in its answers.
            isOutdated = false
            sections = (0..<count).map { solved($0, view, measured[$0] ?? []) }
        }
        starts = [0]
        for section in sections { starts.append(starts[starts.count - 1] + section.total) }
        let along = starts[starts.count - 1]
        contentSize =
            isVertical ? CGSize(width: space.across, height: along) : CGSize(width: along, height: space.across)
    }

    private func space(of view: UICollectionView) -> FlowSpace {
        let insets = view.adjustedContentInset
        var space = FlowSpace(
            across: isVertical
                ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom)
        guard sectionInsetReference != .fromContentInset else { return space }
        let edges = sectionInsetReference == .fromSafeArea ? view.safeAreaInsets : view.layoutMargins
        space.low = isVertical ? edges.left - insets.left : edges.top - insets.top
        space.high = isVertical ? edges.right - insets.right : edges.bottom - insets.bottom
        return space
    }

    private func measuredBySection(_ view: UICollectionView) -> [Int: [(item: Int, size: CGSize)]] {
        var found: [Int: [(item: Int, size: CGSize)]] = [:]
        for (id, size) in sizes {
            if let path = view.rows.path(of: id) { found[path.section, default: []].append((path.item, size)) }
        }
        return found.mapValues { $0.sorted { $0.item < $1.item } }
    }

    private func solved(
        _ section: Int, _ view: UICollectionView, _ measured: [(item: Int, size: CGSize)]
    ) -> FlowSection {
        let space = frameOfReference
        let given = inset(of: section, view)
        let raw = isVertical ? (given.left, given.right) : (given.top, given.bottom)
        let low = space.low.map { max(raw.0 + $0, 0) } ?? raw.0
        let high = space.high.map { max(raw.1 + $0, 0) } ?? raw.1
        let available = space.across - low - high
        let runs = runs(of: section, view, measured)
        let isAsked = delegateSizes[view.rows.sectionID(at: section)] != nil
        if !isAsked, !isSelfSizing, itemSize.width <= 0 || itemSize.height <= 0 {
            reportOnce("[Assert] negative or zero item sizes are not supported in the flow layout")
        }
        if !isSelfSizing { warn(runs, available: available, isAsked: isAsked, view) }
        let lines = FlowLines(
            runs, available: available, spacing: spacing(of: section, view, isLines: false),
            lineSpacing: spacing(of: section, view, isLines: true), isSelfSized: isSelfSizing)
        return FlowSection(
            inset: (low, high, isVertical ? given.top : given.left, isVertical ? given.bottom : given.right),
            header: length(ofPart: true, section, view), footer: length(ofPart: false, section, view), lines: lines)
    }

    private func runs(of section: Int, _ view: UICollectionView, _ measured: [(item: Int, size: CGSize)]) -> [FlowRun] {
        let count = view.rows.rowCount(in: section)
        var runs: [FlowRun] = []
        func add(_ size: CGSize, _ count: Int = 1) {
            let (length, thickness) = isVertical ? (size.width, size.height) : (size.height, size.width)
            if count > 0 { runs.add(FlowRun(count: count, length: length, thickness: thickness)) }
        }
        if let asked = askedSizes(section, count, view) {
            let known = Dictionary(uniqueKeysWithValues: measured.map { ($0.item, $0.size) })
            for (item, size) in asked.enumerated() { add(known[item] ?? size) }
            return runs
        }
        let rest = isSelfSizing ? averageSize : itemSize
        var next = 0
        for (item, size) in measured where item < count {
            add(rest, item - next)
            add(size)
            next = item + 1
        }
        add(rest, count - next)
        return runs
    }

    /// What an item that was not measured counts with (fact L2.14).
    private var averageSize: CGSize {
        guard !sizes.isEmpty, LayoutEnvironment.current.generation != .old else { return estimate }
        return CGSize(width: sumOfSizes.width / CGFloat(sizes.count), height: sumOfSizes.height / CGFloat(sizes.count))
    }

    private func askedSizes(_ section: Int, _ count: Int, _ view: UICollectionView) -> [CGSize]? {
        guard flowDelegate != nil, count > 0 else { return nil }
        let id = view.rows.sectionID(at: section)
        if let known = delegateSizes[id], known.count == count { return known }
        func size(_ item: Int) -> CGSize? {
            ask(.itemSize, view) {
                $0.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
            }
        }
        guard let first = size(0) else { return nil }
        let all = [checked(first)] + (1..<max(1, count)).map { checked(size($0) ?? itemSize) }
        delegateSizes[id] = all
        return all
    }

    private func checked(_ size: CGSize) -> CGSize {
        guard size.width < 0 || size.height < 0 || !size.width.isFinite || !size.height.isFinite else { return size }
        reportOnce("[Assert] negative sizes are not supported in the flow layout")
        return CGSize(
            width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
    }

    // MARK: Asked of the delegate

    private func ask<Answer: Equatable>(
        _ method: CollectionMethod, _ view: UICollectionView,
        _ question: (any UICollectionViewDelegateFlowLayout) -> Answer
    ) -> Answer? {
        guard let delegate = flowDelegate else { return nil }
        return view.optionalMethods.ask(method) { view.asking { question(delegate) } }
    }

    private func inset(of section: Int, _ view: UICollectionView) -> UIEdgeInsets {
        ask(.sectionInset, view) { $0.collectionView(view, layout: self, insetForSectionAt: section) } ?? sectionInset
    }

    private func spacing(of section: Int, _ view: UICollectionView, isLines: Bool) -> CGFloat {
        isLines
            ? ask(.lineSpacing, view) { $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) }
                ?? minimumLineSpacing
            : ask(.interitemSpacing, view) {
                $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            } ?? minimumInteritemSpacing
    }

    /// Only the length along the scroll direction counts (fact L1.12).
    private func length(ofPart isHeader: Bool, _ section: Int, _ view: UICollectionView) -> CGFloat {
        let size =
            isHeader
            ? ask(.headerSize, view) { $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) }
                ?? headerReferenceSize
            : ask(.footerSize, view) { $0.collectionView(view, layout: self, referenceSizeForFooterInSection: section) }
                ?? footerReferenceSize
        let length = isVertical ? size.height : size.width
        if length < 0 || size.width < 0 || size.height < 0 {
            reportOnce("[Assert] negative sizes are not supported in the flow layout")
        }
        return length > 0 && length.isFinite ? length : 0
    }

    // MARK: Undefined

    /// Items that are longer than a line: UIKit lays them out, and says that it need not (facts L1.16, L1.17).
    private func warn(_ runs: [FlowRun], available: CGFloat, isAsked: Bool, _ view: UICollectionView) {
        guard let widest = runs.map(\.length).max(), widest > available + 1e-6, view.bounds.width > 0 else { return }
        let old = LayoutEnvironment.current.generation == .old
        var lines = ["\(old ? "the" : "The") behavior of the UICollectionViewFlowLayout is not defined because:"]
        lines.append(
            isVertical
                ? "the item width must be less than the width of the UICollectionView minus the section insets "
                    + "left and right values, minus the content insets left and right values."
                : "the item height must be less than the height of the UICollectionView minus the section "
                    + "insets top and bottom values, minus the content insets top and bottom values.")
        if isAsked { lines.append("Please check the values \(old ? "return" : "returned") by the delegate.") }
        lines.append(
            "The relevant UICollectionViewFlowLayout instance is \(printedName), and it is attached to "
                + "\(view.description).")
        lines.append(
            "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the "
                + "debugger.")
        guard reported.insert("\(isVertical) \(widest) \(available)").inserted else { return }
        for line in lines { LayoutJournal.console(line) }
        view.report(
            Finding(
                severity: .warning,
                fact: .tooLargeForLine(size: Double(widest), available: Double(available), isVertical: isVertical)))
    }

    private func reportOnce(_ text: String) { if reported.insert(text).inserted { LayoutJournal.console(text) } }

    private var printedName: String { "<\(type(of: self)): 0x0>" }
}
