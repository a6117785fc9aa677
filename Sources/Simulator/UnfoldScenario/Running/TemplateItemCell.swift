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
        let part: SectionPartKind = kind == UICollectionView.elementKindSectionHeader ? .header : .footer
        let name = partTemplate(part, indexPath.section) ?? Self.titleTemplate
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: name, for: indexPath)
        fill(view as? TemplateItemCell, part, indexPath.section)
        return view
    }

    static let titleTemplate = "unfold title"
}

extension ScenarioDocument {
    @MainActor func collectionView(
        _ collection: CollectionSpec, _ frame: CGRect, _ model: RowModel
    ) -> UICollectionView {
        let view = UICollectionView(frame: frame, collectionViewLayout: collection.layout(model))
        view.accessibilityIdentifier = "collection"
        view.rowNames = { [model] in model.structure.id(of: .row($0)) }
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

@MainActor extension CollectionSpec {
    func layout(_ model: RowModel) -> UICollectionViewLayout {
        switch kind {
        case .list:
            return UICollectionViewCompositionalLayout { [weak model] section, environment in
                let configuration = configuration(
                    hasHeader: model?.hasPart(.header, section) ?? false,
                    hasFooter: model?.hasPart(.footer, section) ?? false)
                return .list(using: configuration, layoutEnvironment: environment)
            }
        case .grid:
            return UICollectionViewCompositionalLayout { [weak model] section, _ in
                let made = gridSection
                made.boundarySupplementaryItems = [
                    (SectionPartKind.header, UICollectionView.elementKindSectionHeader, NSRectAlignment.top),
                    (.footer, UICollectionView.elementKindSectionFooter, .bottom),
                ].compactMap { kind, name, alignment in
                    guard let model, model.hasPart(kind, section) else { return nil }
                    return NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
                        elementKind: name, alignment: alignment)
                }
                return made
            }
        case .flow:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: self["itemWidth"], height: self["itemHeight"])
            if isSelfSizing { layout.estimatedItemSize = layout.itemSize }
            layout.minimumInteritemSpacing = self["minimumInteritemSpacing"]
            layout.minimumLineSpacing = self["minimumLineSpacing"]
            let inset = self["sectionInset"]
            layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
            return layout
        }
    }

    private func configuration(hasHeader: Bool, hasFooter: Bool) -> UICollectionLayoutListConfiguration {
        let looks: [String: UICollectionLayoutListConfiguration.Appearance] = [
            "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
            "sidebarPlain": .sidebarPlain,
        ]
        var configuration = UICollectionLayoutListConfiguration(appearance: looks[appearance ?? ""] ?? .plain)
        configuration.headerMode = firstItemIsHeader ? .firstItemInSection : hasHeader ? .supplementary : .none
        configuration.footerMode = hasFooter ? .supplementary : .none
        configuration.showsSeparators = showsSeparators
        configuration.estimatedRowHeight = number("estimatedRowHeight").map { CGFloat($0) }
        return configuration
    }

    private var gridSection: NSCollectionLayoutSection {
        let height = NSCollectionLayoutDimension.estimated(self["estimatedHeight"])
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / self["grid"]), heightDimension: height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height), subitem: item,
            count: Int(self["grid"]))
        group.interItemSpacing = .fixed(self["interItemSpacing"])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = self["interGroupSpacing"]
        let inset = self["contentInset"]
        section.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        return section
    }
}
