struct SwiftLayout {
    let collection: CollectionSpec
    let hasHeaders, hasFooters: Bool

    /// What a scenario says of the layout that UIKit has no counterpart of.
    var left: [String] { collection.number("estimatedRowHeight") == nil ? [] : ["estimatedRowHeight"] }

    var method: String {
        let texts: [CollectionSpec.Kind: String] = [
            .list: SwiftCollectionText.list, .grid: SwiftCollectionText.grid, .flow: SwiftCollectionText.flow,
        ]
        let body = SwiftSupport.filled(texts[collection.kind] ?? "", values + parts)
        return SwiftSupport.filled(SwiftCollectionText.layout, [("body", body)])
    }

    private var values: [(name: String, text: String)] {
        collection.keys.map { key in
            (key.name, collection.number(key.name).map(SwiftValue.number) ?? collection.value(key.name)?.words ?? "")
        }
    }

    private var parts: [(name: String, text: String)] {
        let usesSelf = hasHeaders || hasFooters
        let header = collection.firstItemIsHeader ? SwiftCollectionText.firstItem : SwiftCollectionText.headerMode
        let edges = [(hasHeaders, "header", "Header", "top"), (hasFooters, "footer", "Footer", "bottom")].map {
            $0.0 ? SwiftSupport.filled(SwiftCollectionText.edge, [("part", $0.1), ("kind", $0.2), ("side", $0.3)]) : ""
        }
        func line(_ key: String, _ text: String) -> String {
            collection[key] == 0 ? "" : SwiftSupport.filled(text, values)
        }
        return [
            ("capture", usesSelf ? "[unowned self] index" : "_"),
            ("known", usesSelf ? "let id = order[index].section" : ""),
            ("headerMode", hasHeaders || collection.firstItemIsHeader ? header : ""),
            ("footerMode", hasFooters ? SwiftCollectionText.footerMode : ""),
            ("separators", collection.showsSeparators ? "" : "configuration.showsSeparators = false"),
            ("estimate", left.isEmpty ? "" : "// estimatedRowHeight has no counterpart in UIKit."),
            ("itemSpacing", line("interItemSpacing", "group.interItemSpacing = .fixed(%interItemSpacing%)")),
            ("lineSpacing", line("interGroupSpacing", "section.interGroupSpacing = %interGroupSpacing%")),
            ("insets", line("contentInset", SwiftCollectionText.contentInsets)),
            ("edges", edges.filter { !$0.isEmpty }.joined(separator: "\n")),
            ("selfSizing", collection.isSelfSizing ? "layout.estimatedItemSize = layout.itemSize" : ""),
            ("sectionInsets", line("sectionInset", SwiftCollectionText.sectionInset)),
        ]
    }
}
