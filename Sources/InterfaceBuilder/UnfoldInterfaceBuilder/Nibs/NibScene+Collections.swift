/// What a document says of a collection view beside its frame: its layout, and prototypes.
extension NibScene {
    func configure(_ view: UICollectionView, _ element: IBElement) {
        if let layout = element.children.first(where: { $0["key"] == "collectionViewLayout" }) {
            view.collectionViewLayout = self.layout(layout)
        }
        if let flag = element.flag("allowsSelection") { view.allowsSelection = flag }
        if let flag = element.flag("allowsMultipleSelection") { view.allowsMultipleSelection = flag }
        if let flag = element.flag("prefetchingEnabled") { view.isPrefetchingEnabled = flag }
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
            guard let part = element.children.first(where: { $0["key"] == key }),
                let identifier = part["reuseIdentifier"], !identifier.isEmpty
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
        if let flow = made as? UICollectionViewFlowLayout { configure(flow, element) }
        add(made, element)
        return made
    }

    private func configure(_ flow: UICollectionViewFlowLayout, _ element: IBElement) {
        if element["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
        if let spacing = element.number("minimumLineSpacing") { flow.minimumLineSpacing = CGFloat(spacing) }
        if let spacing = element.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = CGFloat(spacing) }
        if let flag = element.flag("sectionHeadersPinToVisibleBounds") { flow.sectionHeadersPinToVisibleBounds = flag }
        if let flag = element.flag("sectionFootersPinToVisibleBounds") { flow.sectionFootersPinToVisibleBounds = flag }
        let references: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
            "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
        ]
        if let reference = element["sectionInsetReference"].flatMap({ references[$0] }) {
            flow.sectionInsetReference = reference
        }
        if let size = size("itemSize", of: element) { flow.itemSize = size }
        if let size = size("estimatedItemSize", of: element) { flow.estimatedItemSize = size }
        if element.flag("automaticEstimatedItemSize") == true {
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let size = size("headerReferenceSize", of: element) { flow.headerReferenceSize = size }
        if let size = size("footerReferenceSize", of: element) { flow.footerReferenceSize = size }
        guard let inset = element.child("inset", key: "sectionInset") else { return }
        func side(_ name: String) -> CGFloat { CGFloat(inset.number(name) ?? 0) }
        flow.sectionInset = UIEdgeInsets(
            top: side("minY"), left: side("minX"), bottom: side("maxY"), right: side("maxX"))
    }

    private func size(_ key: String, of element: IBElement) -> CGSize? {
        guard let size = element.child("size", key: key), let width = size.number("width"),
            let height = size.number("height"), width >= 0, height >= 0
        else { return nil }
        return CGSize(width: width, height: height)
    }
}
