@MainActor enum ListMetrics {
    /// Points between a row's edge and its content: those of a table's row (fact L3.18 for 375). Also next to the cards of
    /// an inset list, by analogy with tables (fact L3.4).
    static func margin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    /// Above the first section without header, below and above others, below the last (fact L3.4).
    static let first: CGFloat = 35
    static let between: CGFloat = 17.5
    static var last: CGFloat { LayoutEnvironment.current.generation == .ios26 ? 20 : 17.5 }

    /// Of a header or footer before it was measured.
    static func header(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> CGFloat {
        appearance == .plain || appearance == .sidebarPlain ? 28 : 17.5
    }
}

extension NSCollectionLayoutSection {
    /// A section of a list: a row an item, as wide as the list, as high as it asks for.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let estimate = configuration.estimatedRowHeight ?? StandardRow.height
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = configuration.insets(in: layoutEnvironment.container)
        section.contentInsetsReference = .none
        section.boundarySupplementaryItems = configuration.boundaryItems
        section.list = (configuration, section.contentInsets)
        return section
    }

    /// Insets with what a list adds by the position of the section (fact L3.4), unless the app has set its own.
    func insets(of number: Int, of count: Int) -> NSDirectionalEdgeInsets {
        guard let list, contentInsets == list.insets, list.configuration.isGrouped else { return contentInsets }
        var insets = contentInsets
        let hasHeader = list.configuration.headerMode != .none
        insets.top = hasHeader ? 0 : number == 0 ? ListMetrics.first : ListMetrics.between
        insets.bottom = number == count - 1 ? ListMetrics.last : ListMetrics.between
        if list.configuration.footerMode != .none { insets.bottom = 0 }
        return insets
    }

    /// What the list says of a row; nil outside lists.
    func look(of path: IndexPath, count: Int, width: CGFloat) -> ListRowLook? {
        guard let configuration = list?.configuration else { return nil }
        var look = ListRowLook(margin: ListMetrics.margin(width: width))
        look.isHeader = configuration.headerMode == .firstItemInSection && path.item == 0
        let isSidebar = configuration.appearance == .sidebar || configuration.appearance == .sidebarPlain
        guard configuration.showsSeparators, !isSidebar else { return look }
        var lines = configuration.separatorConfiguration
        if let handler = configuration.itemSeparatorHandler { lines = handler(path, lines) }
        let isLast = path.item == count - 1
        look.topLine = lines.topSeparatorVisibility == .visible
        look.bottomLine =
            lines.bottomSeparatorVisibility == .automatic
            ? !isLast && !look.isHeader : lines.bottomSeparatorVisibility == .visible
        let automatic = UIListSeparatorConfiguration.automaticInsets
        if lines.topSeparatorInsets != automatic { look.topInsets = lines.topSeparatorInsets }
        if lines.bottomSeparatorInsets != automatic { look.bottomInsets = lines.bottomSeparatorInsets }
        return look
    }
}

extension UICollectionLayoutListConfiguration {
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
    private var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }

    /// Insets of a section made alone (the table at fact L3.3).
    func insets(in container: any NSCollectionLayoutContainer) -> NSDirectionalEdgeInsets {
        let hasFooter = footerMode == .supplementary
        let safe = keepsCardsInSafeArea ? container.effectiveContentInsets : .zero
        let side = ListMetrics.margin(width: container.contentSize.width)
        let isInset = appearance == .insetGrouped
        switch appearance {
        case .plain, .sidebarPlain:
            let top: CGFloat =
                headerMode == .firstItemInSection && appearance == .plain ? headerTopPadding ?? Self.plainPadding : 0
            return NSDirectionalEdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0)
        case .grouped, .insetGrouped:
            return NSDirectionalEdgeInsets(
                top: headerMode == .none ? ListMetrics.first : 0, leading: isInset ? side + safe.leading : 0,
                bottom: hasFooter ? 0 : ListMetrics.last, trailing: isInset ? side + safe.trailing : 0)
        case .sidebar:
            return NSDirectionalEdgeInsets(
                top: 0, leading: side + safe.leading, bottom: hasFooter ? 0 : 10, trailing: side + safe.trailing)
        }
    }

    private static var plainPadding: CGFloat { LayoutEnvironment.current.generation == .old ? 0 : 22 }

    var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        func add(_ kind: String, _ alignment: NSRectAlignment) {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.header(appearance))),
                elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = isPlain
            item.zIndex = 200
            if alignment == .top { item.padding = headerTopPadding ?? (appearance == .plain ? Self.plainPadding : 0) }
            items.append(item)
        }
        if headerMode == .supplementary { add(UICollectionView.elementKindSectionHeader, .top) }
        if footerMode == .supplementary { add(UICollectionView.elementKindSectionFooter, .bottom) }
        return items
    }
}
