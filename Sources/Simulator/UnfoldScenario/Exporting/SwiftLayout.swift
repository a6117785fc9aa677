/// The layout of an exported collection view, as the body of a method of its list.
struct SwiftLayout {
    let collection: CollectionSpec
    let hasHeaders: Bool
    let hasFooters: Bool

    /// What a scenario says of the layout that UIKit has no counterpart of.
    var left: [String] {
        if case .list(let list) = collection, list.estimatedRowHeight != nil { return ["estimatedRowHeight"] }
        return []
    }

    var method: [String] {
        ["", "private func layout() -> UICollectionViewLayout {"] + body.map { "    \($0)" } + ["}"]
    }

    private var body: [String] {
        switch collection {
        case .list(let list): composed("environment", self.list(list))
        case .grid(let grid): composed("_", self.grid(grid))
        case .flow(let flow): self.flow(flow)
        }
    }

    /// Sections have headers and footers where the list has some for them.
    private func composed(_ environment: String, _ section: [String]) -> [String] {
        let usesSelf = hasHeaders || hasFooters
        let index = usesSelf ? "index" : "_"
        let known = usesSelf ? ["    let id = order[index].section"] : []
        return ["UICollectionViewCompositionalLayout { \(usesSelf ? "[unowned self] " : "")\(index), \(environment) in"]
            + known + section.map { "    \($0)" } + ["}"]
    }

    private func list(_ list: CollectionSpec.List) -> [String] {
        var lines = ["var configuration = UICollectionLayoutListConfiguration(appearance: .\(list.appearance))"]
        if list.firstItemIsHeader {
            lines.append("configuration.headerMode = .firstItemInSection")
        } else if hasHeaders {
            lines.append(#"configuration.headerMode = parts[id + ".header"] == nil ? .none : .supplementary"#)
        }
        if hasFooters {
            lines.append(#"configuration.footerMode = parts[id + ".footer"] == nil ? .none : .supplementary"#)
        }
        if !list.showsSeparators { lines.append("configuration.showsSeparators = false") }
        if list.estimatedRowHeight != nil { lines.append("// estimatedRowHeight has no counterpart in UIKit.") }
        return lines + ["return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)"]
    }

    private func grid(_ grid: CollectionSpec.Grid) -> [String] {
        let number = SwiftValue.number
        var lines = [
            "let height = NSCollectionLayoutDimension.estimated(\(number(grid.estimatedHeight)))",
            "let item = NSCollectionLayoutItem(",
            "    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / \(grid.columns)), heightDimension: height))",
            "let group = NSCollectionLayoutGroup.horizontal(",
            "    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),",
            "    subitem: item, count: \(grid.columns))",
        ]
        if grid.itemSpacing != 0 { lines.append("group.interItemSpacing = .fixed(\(number(grid.itemSpacing)))") }
        lines.append("let section = NSCollectionLayoutSection(group: group)")
        if grid.lineSpacing != 0 { lines.append("section.interGroupSpacing = \(number(grid.lineSpacing))") }
        if grid.inset != 0 {
            let inset = number(grid.inset)
            lines.append(
                "section.contentInsets = NSDirectionalEdgeInsets(top: \(inset), leading: \(inset), bottom: \(inset), trailing: \(inset))"
            )
        }
        for (isThere, suffix, kind, edge) in [
            (hasHeaders, ".header", "Header", "top"), (hasFooters, ".footer", "Footer", "bottom"),
        ] where isThere {
            lines += [
                "if parts[id + \"\(suffix)\"] != nil {",
                "    section.boundarySupplementaryItems.append(",
                "        NSCollectionLayoutBoundarySupplementaryItem(",
                "            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),",
                "            elementKind: UICollectionView.elementKindSection\(kind), alignment: .\(edge)))",
                "}",
            ]
        }
        return lines + ["return section"]
    }

    private func flow(_ flow: CollectionSpec.Flow) -> [String] {
        let number = SwiftValue.number
        var lines = [
            "let layout = UICollectionViewFlowLayout()",
            "layout.itemSize = CGSize(width: \(number(flow.itemWidth)), height: \(number(flow.itemHeight)))",
        ]
        if flow.isSelfSizing { lines.append("layout.estimatedItemSize = layout.itemSize") }
        lines.append("layout.minimumInteritemSpacing = \(number(flow.itemSpacing))")
        lines.append("layout.minimumLineSpacing = \(number(flow.lineSpacing))")
        if flow.inset != 0 {
            let inset = number(flow.inset)
            lines.append(
                "layout.sectionInset = UIEdgeInsets(top: \(inset), left: \(inset), bottom: \(inset), right: \(inset))")
        }
        return lines + ["return layout"]
    }
}
