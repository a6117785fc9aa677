/// Something on screen, as the delegate knows it, for when it has left.
@MainActor struct DisplayedElement {
    let view: UICollectionReusableView
    private let isItem: Bool
    private let attributes: UICollectionViewLayoutAttributes?
    private let wasAnnounced: Bool

    init(_ key: ElementKey, _ view: UICollectionReusableView) {
        self.view = view
        if case .item = key { isItem = true } else { isItem = false }
        attributes = view.shownAttributes
        wasAnnounced = view.isAnnounced
    }

    /// Nothing for decoration views, and for what was never announced.
    func notifyOfEnd(_ list: UICollectionView) {
        guard wasAnnounced, let delegate = list.collectionDelegate, let attributes else { return }
        if let cell = view as? UICollectionViewCell, isItem {
            delegate.collectionView(list, didEndDisplaying: cell, forItemAt: attributes.indexPath)
        } else if attributes.representedElementCategory == .supplementaryView {
            delegate.collectionView(
                list, didEndDisplayingSupplementaryView: view, forElementOfKind: view.elementKind ?? "",
                at: attributes.indexPath)
        }
    }
}
