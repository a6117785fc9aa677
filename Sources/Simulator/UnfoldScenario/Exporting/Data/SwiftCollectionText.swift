/// What an exported file says of a collection view, and what its data source and delegate do if the scenario asks for
/// it.
enum SwiftCollectionText {
    static let view = #"""
        for (section, part) in order.enumerated() {
            if let item = part.rows.firstIndex(of: id) {
                return collection.cellForItem(at: IndexPath(item: item, section: section))
            }
            let path = IndexPath(item: 0, section: section)
            for kind in Self.kinds where id == part.section + kind.suffix {
                return collection.supplementaryView(forElementKind: kind.name, at: path)
            }
        }
        """#

    static let rows = #"""
        for (section, part) in order.enumerated() where section < collection.numberOfSections {
            func addPart(_ kind: (name: String, suffix: String)) {
                let (id, path) = (part.section + kind.suffix, IndexPath(item: 0, section: section))
                guard parts[id] != nil,
                    let height = collection.layoutAttributesForSupplementaryElement(
                        ofKind: kind.name, at: path)?.frame.height, height > 0
                else { return }
                add(id, height, collection.supplementaryView(forElementKind: kind.name, at: path))
            }
            addPart(Self.kinds[0])
            for (item, id) in part.rows.enumerated() {
                let path = IndexPath(item: item, section: section)
                let height = collection.layoutAttributesForItem(at: path)?.frame.height ?? 0
                add(id, height, collection.cellForItem(at: path))
            }
            addPart(Self.kinds[1])
        }
        """#

    static let dataSource = #"""
        /// Of supplementary views: their names, and what the ids of theirs end with.
        private static let kinds = [
            (name: UICollectionView.elementKindSectionHeader, suffix: ".header"),
            (name: UICollectionView.elementKindSectionFooter, suffix: ".footer"),
        ]

        func numberOfSections(in collectionView: UICollectionView) -> Int { order.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            order[section].rows.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let row = rows[order[indexPath.section].rows[indexPath.item]]!
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: row.cell, for: indexPath)
            cell.accessibilityIdentifier = row.id
            row.values.forEach { $0(cell) }
            return cell
        }
        """#

    static let parts = #"""

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let suffix = Self.kinds.first { $0.name == kind }?.suffix ?? ""
            let part = parts[order[indexPath.section].section + suffix]!
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: part.cell, for: indexPath)
            view.accessibilityIdentifier = part.id
            part.values.forEach { $0(view) }
            return view
        }
        """#

    static let itemSizes = #"""

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            let usual = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
            let height = rows[order[indexPath.section].rows[indexPath.item]]?.height
            return CGSize(width: usual.width, height: height ?? usual.height)
        }
        """#

    static let partSizes = #"""

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            CGSize(width: 0, height: parts[order[section].section + ".header"]?.height ?? 0)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize {
            CGSize(width: 0, height: parts[order[section].section + ".footer"]?.height ?? 0)
        }
        """#

    // MARK: Layouts

    static let layout = #"""

        private func layout() -> UICollectionViewLayout {
            %body%
        }
        """#

    static let list = #"""
        UICollectionViewCompositionalLayout { %capture%, environment in
            %known%
            var configuration = UICollectionLayoutListConfiguration(appearance: .%list%)
            %headerMode%
            %footerMode%
            %separators%
            %estimate%
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
        """#

    static let firstItem = "configuration.headerMode = .firstItemInSection"
    static let headerMode = #"configuration.headerMode = parts[id + ".header"] == nil ? .none : .supplementary"#
    static let footerMode = #"configuration.footerMode = parts[id + ".footer"] == nil ? .none : .supplementary"#

    static let grid = #"""
        UICollectionViewCompositionalLayout { %capture%, _ in
            %known%
            let height = NSCollectionLayoutDimension.estimated(%estimatedHeight%)
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / %grid%), heightDimension: height))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
                subitem: item, count: %grid%)
            %itemSpacing%
            let section = NSCollectionLayoutSection(group: group)
            %lineSpacing%
            %insets%
            %edges%
            return section
        }
        """#

    static let contentInsets =
        "section.contentInsets = NSDirectionalEdgeInsets(top: %contentInset%, leading: %contentInset%, "
        + "bottom: %contentInset%, trailing: %contentInset%)"

    static let edge = #"""
        if parts[id + ".%part%"] != nil {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
                    elementKind: UICollectionView.elementKindSection%kind%, alignment: .%side%))
        }
        """#

    static let flow = #"""
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: %itemWidth%, height: %itemHeight%)
        %selfSizing%
        layout.minimumInteritemSpacing = %minimumInteritemSpacing%
        layout.minimumLineSpacing = %minimumLineSpacing%
        %sectionInsets%
        return layout
        """#

    static let sectionInset =
        "layout.sectionInset = UIEdgeInsets(top: %sectionInset%, left: %sectionInset%, bottom: %sectionInset%, "
        + "right: %sectionInset%)"
}
