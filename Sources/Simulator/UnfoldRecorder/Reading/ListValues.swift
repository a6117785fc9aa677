/// Settings of a table that differ from a new one's.
@MainActor enum TableValues {
    static func members(_ table: UITableView) -> [JSONValue.Member] {
        let values = ViewValues(texts: TextValues())
        let usual = Set(values.properties(UITableView(frame: .zero, style: table.style)))
        let styles: [(String, UITableView.Style)] = [("grouped", .grouped), ("insetGrouped", .insetGrouped)]
        let style = ViewValues.word(table.style, styles, "plain")
        return (style == .text("plain") ? [] : [.init(key: "style", value: style)])
            + values.properties(table).filter { !usual.contains($0) }
    }
}

/// A collection view's layout, as far as it can be read.
@MainActor enum CollectionValues {
    static func members(_ view: UICollectionView) -> (settings: [JSONValue.Member], notes: [String]) {
        guard let flow = view.collectionViewLayout as? UICollectionViewFlowLayout else {
            // Sections of compositional layouts cannot be read: what they are shows in where items are.
            return (
                [.init(key: "layout", value: list(view))],
                ["sections of \(AppCode.name(type(of: view.collectionViewLayout)))"]
            )
        }
        let isAutomatic = flow.estimatedItemSize != .zero
        let size = isAutomatic ? flow.estimatedItemSize : flow.itemSize
        var members: [JSONValue.Member] = [.init(key: "flow", value: .text(isAutomatic ? "automatic" : "fixed"))]
        if size != UICollectionViewFlowLayout.automaticSize {
            if size.width > 0 { members.append(.init(key: "itemWidth", value: .number(size.width))) }
            if size.height > 0 { members.append(.init(key: "itemHeight", value: .number(size.height))) }
        }
        members += [
            .init(key: "minimumInteritemSpacing", value: .number(flow.minimumInteritemSpacing)),
            .init(key: "minimumLineSpacing", value: .number(flow.minimumLineSpacing)),
        ]
        // A scenario has one number for all sides.
        let inset = flow.sectionInset
        let isEven = inset.top == inset.left && inset.left == inset.bottom && inset.bottom == inset.right
        if isEven { members.append(.init(key: "sectionInset", value: .number(inset.top))) }
        var notes = isEven ? [] : ["section insets of other than one size"]
        if flow.scrollDirection == .horizontal { notes.append("scrolling to the side") }
        let widths = view.indexPathsForVisibleItems.compactMap { view.layoutAttributesForItem(at: $0)?.frame.width }
        if !isAutomatic, widths.contains(where: { $0 != size.width }) {
            notes.append("items of other widths than the layout's")
        }
        return ([.init(key: "layout", value: .object(members))], notes)
    }

    private static func list(_ view: UICollectionView) -> JSONValue {
        let isMirrored = view.traitCollection.layoutDirection == .rightToLeft
        // As from left to right.
        let frames = view.indexPathsForVisibleItems.sorted().compactMap { path -> CGRect? in
            guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return nil }
            return isMirrored ? frame.offsetBy(dx: view.bounds.width - frame.maxX - frame.minX, dy: 0) : frame
        }
        guard let first = frames.first else { return .text("plain") }
        let columns = frames.prefix { abs($0.minY - first.minY) < 0.5 }.count
        guard columns > 1 else { return .text(first.minX > 0.5 ? "insetGrouped" : "plain") }
        let below = frames.first { $0.minY > first.minY + 0.5 }
        var members: [JSONValue.Member] = [
            .init(key: "grid", value: .number(Double(columns))),
            .init(key: "interItemSpacing", value: .number(max(0, frames[1].minX - first.maxX))),
        ]
        if first.minX > 0 { members.append(.init(key: "contentInset", value: .number(first.minX))) }
        if let below {
            let tallest = frames.prefix(columns).map(\.maxY).max() ?? first.maxY
            members.append(.init(key: "interGroupSpacing", value: .number(max(0, below.minY - tallest))))
        }
        return .object(members)
    }
}

/// The environment of a list, as a scenario's traits have it.
@MainActor enum ListTraits {
    static func members(of list: UIView) -> [JSONValue.Member] {
        let traits = list.traitCollection
        let safe = list.safeAreaInsets
        let directions: [(String, UITraitEnvironmentLayoutDirection)] = [("rightToLeft", .rightToLeft)]
        var members: [JSONValue.Member] = [
            .init(key: "width", value: .number(list.bounds.width)),
            .init(key: "height", value: .number(list.bounds.height)),
            .init(key: "scale", value: .number(traits.displayScale)),
            .init(key: "generation", value: .text(generation)),
            .init(key: "layoutDirection", value: ViewValues.word(traits.layoutDirection, directions, "leftToRight")),
            .init(
                key: "contentSizeCategory",
                value: ViewValues.word(traits.preferredContentSizeCategory, categories, "large")),
            .init(key: "userInterfaceIdiom", value: .text(traits.userInterfaceIdiom == .pad ? "pad" : "phone")),
        ]
        if safe != .zero { members.append(.init(key: "safeArea", value: ViewValues.insets(safe))) }
        for (name, value) in [
            ("horizontalSizeClass", traits.horizontalSizeClass), ("verticalSizeClass", traits.verticalSizeClass),
        ] where value != .unspecified {
            members.append(.init(key: name, value: .text(value == .regular ? "regular" : "compact")))
        }
        return members
    }

    /// Of the rules that Unfold knows.
    private static var generation: String {
        let version = Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 26
        return version >= 26 ? "26" : version >= 13 ? "mid" : "old"
    }

    static var sizes: [UIContentSizeCategory] { categories.map(\.1) }

    private static let categories: [(String, UIContentSizeCategory)] = [
        ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("extraLarge", .extraLarge),
        ("extraExtraLarge", .extraExtraLarge), ("extraExtraExtraLarge", .extraExtraExtraLarge),
        ("accessibilityMedium", .accessibilityMedium), ("accessibilityLarge", .accessibilityLarge),
        ("accessibilityExtraLarge", .accessibilityExtraLarge),
        ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
        ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ]
}
