/// A cell of a collection view, or a header or footer there, built from a template or showing a title.
final class TemplateItemCell: UICollectionViewListCell, TemplateHolder {
    private(set) var contents: TemplateContents?
    var templateName: String { contents?.template.name ?? "" }

    static func make(_ template: Template) -> TemplateItemCell {
        let cell = TemplateItemCell(frame: .zero)
        cell.contents = TemplateContents(template, holder: cell, contentView: cell.contentView)
        return cell
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        contents?.restore()
    }

    /// What a row says of the cell itself, under the names of a table's cell.
    func apply(_ setting: Setting) {
        switch (setting.property.name, setting.value) {
        case ("accessoryType", .word(let word)): accessories = Self.accessories(word)
        case ("indentationWidth", .number(let width)): indentationWidth = CGFloat(width)
        case ("indentationLevel", .number(let level)): indentationLevel = Int(level)
        default: break
        }
    }

    private static func accessories(_ word: String) -> [UICellAccessory] {
        switch word {
        case "disclosureIndicator": [.disclosureIndicator()]
        case "detailDisclosureButton": [.detail(), .disclosureIndicator()]
        case "checkmark": [.checkmark()]
        case "detailButton": [.detail()]
        default: []
        }
    }
}

extension RowModel: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { structure.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        structure.sections[section].rows.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let id = structure.sections[indexPath.section].rows[indexPath.item]
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: template(of: id), for: indexPath)
        show(id, in: cell, (cell as? TemplateItemCell)?.contents)
        guard let list = cell as? TemplateItemCell else { return cell }
        if let level = outline.level(of: id) { list.indentationLevel = level }
        if outline.hasChildren(id) { list.accessories = [.outlineDisclosure()] }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let part: PartSpec.Kind = kind == UICollectionView.elementKindSectionHeader ? .header : .footer
        let name = partTemplate(part, indexPath.section) ?? Self.titleTemplate
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: name, for: indexPath)
        fill(view as? TemplateItemCell, part, indexPath.section)
        return view
    }

    /// Reuse identifier of headers and footers that are titles.
    static let titleTemplate = "unfold title"
}

extension ScenarioDocument {
    @MainActor func collectionView(
        _ collection: CollectionSpec, _ frame: CGRect, _ model: RowModel
    ) -> UICollectionView {
        let view = UICollectionView(frame: frame, collectionViewLayout: collection.layout(model))
        view.accessibilityIdentifier = "collection"
        view.rowNames = { [model] in model.shownID(at: $0) }
        for template in templates {
            view.register(forCellWithReuseIdentifier: template.name) { TemplateItemCell.make(template) }
        }
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            for template in templates {
                view.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: template.name) {
                    TemplateItemCell.make(template)
                }
            }
            view.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: RowModel.titleTemplate) {
                TemplateItemCell(frame: .zero)
            }
        }
        return view
    }
}

extension CollectionSpec {
    /// Sections have headers and footers where the scenario gives them.
    @MainActor func layout(_ model: RowModel) -> UICollectionViewLayout {
        switch self {
        case .list(let list):
            return UICollectionViewCompositionalLayout { [weak model] section, environment in
                NSCollectionLayoutSection.list(
                    using: Self.configuration(
                        list, hasHeader: model?.hasPart(.header, section) ?? false,
                        hasFooter: model?.hasPart(.footer, section) ?? false), layoutEnvironment: environment)
            }
        case .grid(let grid):
            return UICollectionViewCompositionalLayout { [weak model] section, _ in
                let made = Self.section(grid)
                made.boundarySupplementaryItems = [
                    (PartSpec.Kind.header, UICollectionView.elementKindSectionHeader, NSRectAlignment.top),
                    (.footer, UICollectionView.elementKindSectionFooter, .bottom),
                ].compactMap { kind, name, alignment in
                    guard let model, model.hasPart(kind, section) else { return nil }
                    return NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
                        elementKind: name, alignment: alignment)
                }
                return made
            }
        case .flow(let flow):
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: flow.itemWidth, height: flow.itemHeight)
            if flow.isSelfSizing { layout.estimatedItemSize = layout.itemSize }
            layout.minimumInteritemSpacing = CGFloat(flow.itemSpacing)
            layout.minimumLineSpacing = CGFloat(flow.lineSpacing)
            let inset = CGFloat(flow.inset)
            layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
            return layout
        }
    }

    @MainActor private static func configuration(
        _ list: List, hasHeader: Bool, hasFooter: Bool
    ) -> UICollectionLayoutListConfiguration {
        let looks: [String: UICollectionLayoutListConfiguration.Appearance] = [
            "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
            "sidebarPlain": .sidebarPlain,
        ]
        var configuration = UICollectionLayoutListConfiguration(appearance: looks[list.appearance] ?? .plain)
        configuration.headerMode = list.firstItemIsHeader ? .firstItemInSection : hasHeader ? .supplementary : .none
        configuration.footerMode = hasFooter ? .supplementary : .none
        configuration.showsSeparators = list.showsSeparators
        configuration.estimatedRowHeight = list.estimatedRowHeight.map { CGFloat($0) }
        return configuration
    }

    @MainActor private static func section(_ grid: Grid) -> NSCollectionLayoutSection {
        let height = NSCollectionLayoutDimension.estimated(CGFloat(grid.estimatedHeight))
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(grid.columns)), heightDimension: height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height), subitem: item,
            count: grid.columns)
        group.interItemSpacing = .fixed(CGFloat(grid.itemSpacing))
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = CGFloat(grid.lineSpacing)
        let inset = CGFloat(grid.inset)
        section.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        return section
    }
}
