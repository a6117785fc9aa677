@MainActor enum TableValues {
    static func members(_ table: UITableView) -> Members {
        let values = ViewValues(texts: TextValues())
        let usual = Set(values.properties(UITableView(frame: .zero, style: table.style)))
        let styles: [(String, UITableView.Style)] = [("grouped", .grouped), ("insetGrouped", .insetGrouped)]
        let style = ViewValues.word(table.style, styles, "plain")
        return Members(["style": style == "plain" ? nil : style])
            + values.properties(table).filter { !usual.contains($0) }
    }
}

@MainActor enum CollectionValues {
    static func members(_ view: UICollectionView) -> (settings: Members, notes: [String]) {
        guard let flow = view.collectionViewLayout as? UICollectionViewFlowLayout else {
            // Sections of compositional layouts cannot be read: what they are shows in where items are.
            return (
                Members(["layout": list(view)]), ["sections of \(AppCode.name(type(of: view.collectionViewLayout)))"]
            )
        }
        let isAutomatic = flow.estimatedItemSize != .zero
        let size = isAutomatic ? flow.estimatedItemSize : flow.itemSize
        let isGiven = size != UICollectionViewFlowLayout.automaticSize
        // A scenario has one number for all sides.
        let inset = flow.sectionInset
        let isEven = inset.top == inset.left && inset.left == inset.bottom && inset.bottom == inset.right
        var notes = isEven ? [] : ["section insets of other than one size"]
        if flow.scrollDirection == .horizontal { notes.append("scrolling to the side") }
        let widths = view.indexPathsForVisibleItems.compactMap { view.layoutAttributesForItem(at: $0)?.frame.width }
        if !isAutomatic, widths.contains(where: { $0 != size.width }) {
            notes.append("items of other widths than the layout's")
        }
        let layout = JSONValue([
            "flow": isAutomatic ? "automatic" : "fixed",
            "itemWidth": isGiven && size.width > 0 ? .number(size.width) : nil,
            "itemHeight": isGiven && size.height > 0 ? .number(size.height) : nil,
            "minimumInteritemSpacing": .number(flow.minimumInteritemSpacing),
            "minimumLineSpacing": .number(flow.minimumLineSpacing), "sectionInset": isEven ? .number(inset.top) : nil,
        ])
        return (Members(["layout": layout]), notes)
    }

    private static func list(_ view: UICollectionView) -> JSONValue {
        let isMirrored = view.traitCollection.layoutDirection == .rightToLeft
        // As from left to right.
        let frames = view.indexPathsForVisibleItems.sorted().compactMap { path -> CGRect? in
            guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return nil }
            return isMirrored ? frame.offsetBy(dx: view.bounds.width - frame.maxX - frame.minX, dy: 0) : frame
        }
        guard let first = frames.first else { return "plain" }
        let columns = frames.prefix { abs($0.minY - first.minY) < 0.5 }.count
        guard columns > 1 else { return first.minX > 0.5 ? "insetGrouped" : "plain" }
        let below = frames.first { $0.minY > first.minY + 0.5 }
        let tallest = frames.prefix(columns).map(\.maxY).max() ?? first.maxY
        return JSONValue([
            "grid": .number(Double(columns)), "interItemSpacing": .number(max(0, frames[1].minX - first.maxX)),
            "contentInset": first.minX > 0 ? .number(first.minX) : nil,
            "interGroupSpacing": below.map { .number(max(0, $0.minY - tallest)) },
        ])
    }
}

@MainActor enum ListTraits {
    static func members(of list: UIView) -> Members {
        let traits = list.traitCollection
        let safe = list.safeAreaInsets
        func word(_ size: UIUserInterfaceSizeClass) -> JSONValue? {
            size == .unspecified ? nil : size == .regular ? "regular" : "compact"
        }
        return Members([
            "width": .number(list.bounds.width), "height": .number(list.bounds.height),
            "scale": .number(traits.displayScale), "generation": .text(generation),
            "layoutDirection": traits.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight",
            "contentSizeCategory": ViewValues.word(traits.preferredContentSizeCategory, categories, "large"),
            "userInterfaceIdiom": traits.userInterfaceIdiom == .pad ? "pad" : "phone",
            "safeArea": safe == .zero ? nil : ViewValues.insets(safe),
            "horizontalSizeClass": word(traits.horizontalSizeClass),
            "verticalSizeClass": word(traits.verticalSizeClass),
        ])
    }

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
