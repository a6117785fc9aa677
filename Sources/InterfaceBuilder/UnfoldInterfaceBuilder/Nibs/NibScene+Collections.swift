/// What a document says of a collection view beside its frame: its layout, and prototypes.
extension NibScene {
    func configure(_ view: UICollectionView, _ element: IBElement) {
        if let layout = element.child(key: "collectionViewLayout") { view.collectionViewLayout = self.layout(layout) }
        element.apply(to: view)
        for cell in element.child("cells")?.children ?? [] {
            guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else { continue }
            let make = prototype(cell)
            view.register(forCellWithReuseIdentifier: identifier) {
                make() as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
            }
        }
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            guard let part = element.child(key: key), let identifier = part["reuseIdentifier"], !identifier.isEmpty
            else { continue }
            let make = prototype(part)
            view.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
                make() as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
            }
        }
    }

    /// A flow layout, or one of the app's class.
    private func layout(_ element: IBElement) -> UICollectionViewLayout {
        let made = classes.makeLayout(element)
        if let flow = made as? UICollectionViewFlowLayout {
            element.apply(to: flow)
            if element.flag("automaticEstimatedItemSize") == true {
                flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            }
        }
        add(made, element)
        return made
    }
}
