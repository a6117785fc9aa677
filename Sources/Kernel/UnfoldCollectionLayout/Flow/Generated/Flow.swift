// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldCollectionLayout/Inert/Flow.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { if let other = forwardee("collectionView:layout:sizeForItemAtIndexPath:", of: collectionView) { return other.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) }; collectionView.optionalMethods.isMissing(.itemSize); return flow(collectionViewLayout)?.itemSize ?? .zero }
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { if let other = forwardee("collectionView:layout:insetForSectionAtIndex:", of: collectionView) { return other.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) }; collectionView.optionalMethods.isMissing(.sectionInset); return flow(collectionViewLayout)?.sectionInset ?? .zero }
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { if let other = forwardee("collectionView:layout:minimumLineSpacingForSectionAtIndex:", of: collectionView) { return other.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) }; collectionView.optionalMethods.isMissing(.lineSpacing); return flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { if let other = forwardee("collectionView:layout:minimumInteritemSpacingForSectionAtIndex:", of: collectionView) { return other.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section) }; collectionView.optionalMethods.isMissing(.interitemSpacing); return flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { if let other = forwardee("collectionView:layout:referenceSizeForHeaderInSection:", of: collectionView) { return other.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section) }; collectionView.optionalMethods.isMissing(.headerSize); return flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { if let other = forwardee("collectionView:layout:referenceSizeForFooterInSection:", of: collectionView) { return other.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section) }; collectionView.optionalMethods.isMissing(.footerSize); return flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}

extension UICollectionViewFlowLayout {
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }
}

@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    open var invalidateFlowLayoutDelegateMetrics: Bool = true
    open var invalidateFlowLayoutAttributes: Bool = true
}

@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayoutInert: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
}
