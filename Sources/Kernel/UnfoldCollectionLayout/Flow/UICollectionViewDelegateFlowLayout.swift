import Foundation
import UnfoldAutoLayout

/// What a flow layout asks; each answer is in the place of the layout's property (fact L1.2).
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Default: the layout's `itemSize`.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// Default: the layout's `sectionInset`.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// Default: the layout's `minimumLineSpacing`.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Default: the layout's `minimumInteritemSpacing`.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Default: the layout's `headerReferenceSize`.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// Default: the layout's `footerReferenceSize`.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    /// Who answers in place of a delegate that has not written a method and forwards it.
    private func forwardee(_ message: String) -> (any UICollectionViewDelegateFlowLayout)? {
        ForwardedMessage.target(
            of: self, message,
            in: [(any UICollectionViewDelegateFlowLayout).self, (any UICollectionViewDelegate).self])
    }
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
        layout as? UICollectionViewFlowLayout
    }
    /// The layout's `itemSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if let other = forwardee("collectionView:layout:sizeForItemAtIndexPath:") {
            return other.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
        }
        collectionView.optionalMethods.isMissing(.itemSize)
        return flow(collectionViewLayout)?.itemSize ?? .zero
    }
    /// The layout's `sectionInset`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        if let other = forwardee("collectionView:layout:insetForSectionAtIndex:") {
            return other.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
        }
        collectionView.optionalMethods.isMissing(.sectionInset)
        return flow(collectionViewLayout)?.sectionInset ?? .zero
    }
    /// The layout's `minimumLineSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        if let other = forwardee("collectionView:layout:minimumLineSpacingForSectionAtIndex:") {
            return other.collectionView(
                collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
        }
        collectionView.optionalMethods.isMissing(.lineSpacing)
        return flow(collectionViewLayout)?.minimumLineSpacing ?? 0
    }
    /// The layout's `minimumInteritemSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        if let other = forwardee("collectionView:layout:minimumInteritemSpacingForSectionAtIndex:") {
            return other.collectionView(
                collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
        }
        collectionView.optionalMethods.isMissing(.interitemSpacing)
        return flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0
    }
    /// The layout's `headerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        if let other = forwardee("collectionView:layout:referenceSizeForHeaderInSection:") {
            return other.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
        }
        collectionView.optionalMethods.isMissing(.headerSize)
        return flow(collectionViewLayout)?.headerReferenceSize ?? .zero
    }
    /// The layout's `footerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        if let other = forwardee("collectionView:layout:referenceSizeForFooterInSection:") {
            return other.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
        }
        collectionView.optionalMethods.isMissing(.footerSize)
        return flow(collectionViewLayout)?.footerReferenceSize ?? .zero
    }
}

extension UICollectionView {
    /// What a delegate of it may be looked up as; a flow layout's refines a collection view's.
    package var delegateProtocols: [Any.Type] {
        [(any UICollectionViewDelegate).self, (any UICollectionViewDelegateFlowLayout).self]
    }
}
