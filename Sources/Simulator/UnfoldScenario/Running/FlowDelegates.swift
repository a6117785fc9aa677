@MainActor class FlowDelegate: NSObject {
    fileprivate let model: RowModel

    init(_ model: RowModel) { self.model = model }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { model.referenceSize(.header, section) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { model.referenceSize(.footer, section) }
}

final class FlowPartDelegate: FlowDelegate, UICollectionViewDelegateFlowLayout {}

/// The same, and sizes of items: as wide as the layout says, and as high as their rows.
final class FlowItemDelegate: FlowDelegate, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let usual = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        return CGSize(width: usual.width, height: model.rowHeight(at: indexPath) ?? usual.height)
    }
}

extension RowModel {
    /// Only its height counts: headers and footers are as wide as the view.
    fileprivate func referenceSize(_ kind: SectionPartKind, _ section: Int) -> CGSize {
        CGSize(width: 0, height: height(kind, section) ?? 0)
    }
}

extension ScenarioDocument {
    /// What rows, headers and footers take in a flow layout: a delegate that answers no more than the scenario needs.
    @MainActor func flowDelegate(for model: RowModel) -> (any UICollectionViewDelegate)? {
        guard table.collection?.isFlow == true else { return nil }
        if allRows.contains(where: { $0.height != nil }) { return FlowItemDelegate(model) }
        return everySection.contains { $0.header != nil || $0.footer != nil } ? FlowPartDelegate(model) : nil
    }
}
