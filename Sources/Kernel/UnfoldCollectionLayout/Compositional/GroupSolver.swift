extension NSCollectionLayoutDimension {
    enum Kind: Equatable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
    }
}

extension NSCollectionLayoutGroup {
    enum Axis {
        case horizontal, vertical, custom
    }
}

/// A group as it was solved: its size, and its items in order.
struct GroupBox {
    struct Leaf {
        var frame: CGRect
        var fixedWidth: Bool
        var fixedHeight: Bool
        var zIndex = 0
        var badges: [NSCollectionLayoutSupplementaryItem] = []
    }
    var size: CGSize
    var leaves: [Leaf] = []
}

/// Solves groups: which items they hold, and where these stand (facts L3.1, L3.2, L2.10 to L2.12).
@MainActor struct GroupSolver {
    let environment: any NSCollectionLayoutEnvironment
    /// Size that an item of the group, by its number there, was measured at; nil for none.
    var measured: (Int) -> CGSize? = { _ in nil }
    /// Exact fits count as fits.
    private static let tolerance: CGFloat = 1e-4

    /// A group that holds at most `limit` items; nil if its first item finds no space.
    func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, limit: Int = .max) -> GroupBox? {
        var next = 0
        let box = box(of: group, in: container, limit: limit, next: &next, given: Given())
        return box.leaves.isEmpty ? nil : box
    }

    /// Points of a length in a container; an estimate for itself.
    static func length(_ dimension: NSCollectionLayoutDimension, in container: CGSize) -> CGFloat {
        func down(_ value: CGFloat) -> CGFloat { PixelGrid(scale: LayoutEnvironment.current.displayScale).floor(value) }
        switch dimension.kind {
        case .fractionalWidth: return max(0, down(container.width * dimension.dimension))
        case .fractionalHeight: return max(0, down(container.height * dimension.dimension))
        case .absolute, .estimated, .uniformAcrossSiblings:
            return dimension.dimension.isFinite ? max(0, dimension.dimension) : 0
        }
    }

    static func size(_ size: NSCollectionLayoutSize, in container: CGSize) -> CGSize {
        CGSize(width: length(size.widthDimension, in: container), height: length(size.heightDimension, in: container))
    }

    private struct Given {
        var width: CGFloat?
        var height: CGFloat?
    }

    /// An item or group with the items it holds, from its own origin.
    private func box(
        of item: NSCollectionLayoutItem, in container: CGSize, limit: Int, next: inout Int, given: Given
    ) -> GroupBox {
        var size = Self.size(item.layoutSize, in: container)
        size.width = given.width ?? size.width
        size.height = given.height ?? size.height
        guard let group = item as? NSCollectionLayoutGroup else { return leaf(item, size, given, &next) }
        let insets = group.contentInsets
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        if group.axis == .custom { return custom(group, size, limit: limit, next: &next) }
        let (placed, reach) = fill(group, inner, limit: limit, next: &next)
        var result = GroupBox(size: size)
        if group.layoutSize.widthDimension.isEstimated, given.width == nil {
            result.size.width = reach.width + insets.leading + insets.trailing
        }
        if group.layoutSize.heightDimension.isEstimated, given.height == nil {
            result.size.height = reach.height + insets.top + insets.bottom
        }
        result.leaves = placed.map { leaf in
            var leaf = leaf
            leaf.frame.origin.x += insets.leading
            leaf.frame.origin.y += insets.top
            return leaf
        }
        return result
    }

    private func leaf(_ item: NSCollectionLayoutItem, _ slot: CGSize, _ given: Given, _ next: inout Int) -> GroupBox {
        let (isWidthOpen, isHeightOpen) = (
            item.layoutSize.widthDimension.isEstimated && given.width == nil,
            item.layoutSize.heightDimension.isEstimated && given.height == nil
        )
        var size = slot
        if let known = measured(next) {
            if isWidthOpen { size.width = known.width }
            if isHeightOpen { size.height = known.height }
        }
        next += 1
        var insets = item.contentInsets
        if isWidthOpen { (insets.leading, insets.trailing) = (0, 0) }
        if isHeightOpen { (insets.top, insets.bottom) = (0, 0) }
        let frame = CGRect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        return GroupBox(
            size: size,
            leaves: [
                .init(
                    frame: frame, fixedWidth: !isWidthOpen, fixedHeight: !isHeightOpen, badges: item.supplementaryItems)
            ])
    }

    private func custom(_ group: NSCollectionLayoutGroup, _ size: CGSize, limit: Int, next: inout Int) -> GroupBox {
        let container = LayoutContainer(size, insets: group.contentInsets)
        let items = group.provider?(SectionEnvironment(container, environment.traitCollection)) ?? []
        var box = GroupBox(size: size)
        for item in items.prefix(limit) {
            next += 1
            box.leaves.append(.init(frame: item.frame, fixedWidth: true, fixedHeight: true, zIndex: item.zIndex))
        }
        return box
    }

    // MARK: Filling

    /// An item that was placed, with its box and the spaces around it along the group.
    private struct Placed {
        var box: GroupBox
        var item: NSCollectionLayoutItem
    }

    private func fill(
        _ group: NSCollectionLayoutGroup, _ inner: CGSize, limit: Int, next: inout Int
    ) -> (leaves: [GroupBox.Leaf], reach: CGSize) {
        guard !group.subitems.isEmpty else { return ([], .zero) }
        let isHorizontal = group.axis == .horizontal
        let dimension = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        let available = isHorizontal ? inner.width : inner.height
        let spacing = group.interItemSpacing?.spacing ?? 0
        let share = self.share(group, inner, spacing)
        var placed: [Placed] = []
        var used: CGFloat = 0
        let start = next
        while next - start < limit {
            if let count = group.count, placed.count >= count { break }
            let item = group.subitems[placed.count % group.subitems.count]
            // Whether there is space is decided by first sizes, so that a group always holds as many.
            var probe = 0
            let first = GroupSolver(environment: environment).box(
                of: item, in: inner, limit: .max, next: &probe, given: share)
            let length =
                (isHorizontal ? first.size.width : first.size.height)
                + Edges(of: item, isHorizontal: isHorizontal).length
            let needed = used + (placed.isEmpty ? 0 : spacing) + length
            let isOwed = dimension.isEstimated && placed.count < group.subitems.count
            if group.count == nil, !isOwed, needed > available + Self.tolerance { break }
            if length <= 0, group.count == nil, placed.count >= group.subitems.count { break }
            placed.append(
                Placed(
                    box: box(of: item, in: inner, limit: limit - (next - start), next: &next, given: share), item: item)
            )
            used = needed
        }
        return arrange(placed, isHorizontal: isHorizontal, group, available: dimension.isEstimated ? nil : available)
    }

    /// What each item of a counting group gets along the group.
    private func share(_ group: NSCollectionLayoutGroup, _ inner: CGSize, _ spacing: CGFloat) -> Given {
        guard group.sharesLength, let count = group.count else { return Given() }
        let isHorizontal = group.axis == .horizontal
        let total = (isHorizontal ? inner.width : inner.height) - CGFloat(count - 1) * spacing
        let length = max(0, PixelGrid(scale: LayoutEnvironment.current.displayScale).floor(total / CGFloat(count)))
        return isHorizontal ? Given(width: length) : Given(height: length)
    }

    private struct Edges {
        let before, behind, side, farSide: NSCollectionLayoutSpacing?
        @MainActor var length: CGFloat { (before?.spacing ?? 0) + (behind?.spacing ?? 0) }

        @MainActor init(of item: NSCollectionLayoutItem, isHorizontal: Bool) {
            let edges = item.edgeSpacing
            (before, behind) = isHorizontal ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
            (side, farSide) = isHorizontal ? (edges?.top, edges?.bottom) : (edges?.leading, edges?.trailing)
        }
    }

    /// Puts items one after the other; flexible spaces share what is left.
    private func arrange(
        _ placed: [Placed], isHorizontal: Bool, _ group: NSCollectionLayoutGroup, available: CGFloat?
    ) -> (leaves: [GroupBox.Leaf], reach: CGSize) {
        let spacing = group.interItemSpacing
        func along(_ placed: Placed) -> CGFloat { isHorizontal ? placed.box.size.width : placed.box.size.height }
        let edges = placed.map { Edges(of: $0.item, isHorizontal: isHorizontal) }
        let sum = zip(placed, edges).reduce(0) { $0 + along($1.0) + $1.1.length }
        let gaps = CGFloat(max(0, placed.count - 1))
        let left = available.map { max(0, $0 - sum - gaps * (spacing?.spacing ?? 0)) } ?? 0
        let flexible =
            edges.flatMap { [$0.before, $0.behind] }.filter { $0?.isFlexibleSpacing == true }.count
            + (spacing?.isFlexibleSpacing == true ? Int(gaps) : 0)
        let extra = flexible > 0 ? left / CGFloat(flexible) : 0
        func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
            (spacing?.spacing ?? 0) + (spacing?.isFlexibleSpacing == true ? extra : 0)
        }
        var cursor: CGFloat = 0
        var across: CGFloat = 0
        var leaves: [GroupBox.Leaf] = []
        for (index, (item, edges)) in zip(placed, edges).enumerated() {
            if index > 0 { cursor += length(spacing) }
            let (side, farSide) = (edges.side?.spacing ?? 0, edges.farSide?.spacing ?? 0)
            cursor += length(edges.before)
            for var leaf in item.box.leaves {
                leaf.frame.origin.x += isHorizontal ? cursor : side
                leaf.frame.origin.y += isHorizontal ? side : cursor
                leaves.append(leaf)
            }
            cursor += along(item) + length(edges.behind)
            across = max(across, side + (isHorizontal ? item.box.size.height : item.box.size.width) + farSide)
        }
        return (leaves, isHorizontal ? CGSize(width: cursor, height: across) : CGSize(width: across, height: cursor))
    }
}
