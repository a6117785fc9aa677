// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldCollectionLayout/Inert/Flow.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

/// What a flow layout asks; each answer is in the place of the layout's property (fact L1.2).
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
}

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

@preconcurrency @MainActor open class UICollectionViewFlowLayoutInert: UICollectionViewLayout {
    /// Least space between lines. Default 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if oldValue != minimumLineSpacing { invalidateLayout() } } }
    /// Least space between items of a line. Default 10.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { if oldValue != minimumInteritemSpacing { invalidateLayout() } } }
    /// Size of items that the delegate gives none. Default 50 by 50.
    open var itemSize: CGSize = CGSize(width: 50, height: 50) { didSet { if oldValue != itemSize { invalidateLayout() } } }
    /// Not zero: cells are asked for their size. Default zero.
    open var estimatedItemSize: CGSize = CGSize.zero { didSet { if oldValue != estimatedItemSize { invalidateLayout() } } }
    /// Default vertical.
    open var scrollDirection: UICollectionView.ScrollDirection = UICollectionView.ScrollDirection.vertical { didSet { if oldValue != scrollDirection { invalidateLayout() } } }
    /// Length along the scroll direction counts; zero for no headers. Default zero.
    open var headerReferenceSize: CGSize = CGSize.zero { didSet { if oldValue != headerReferenceSize { invalidateLayout() } } }
    open var footerReferenceSize: CGSize = CGSize.zero { didSet { if oldValue != footerReferenceSize { invalidateLayout() } } }
    /// Space around the lines of a section. Default zero.
    open var sectionInset: UIEdgeInsets = UIEdgeInsets.zero { didSet { if oldValue != sectionInset { invalidateLayout() } } }
    /// From where section insets count across the scroll direction. Default the content inset (fact L1.13).
    open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference { get { inertValues["sectionInsetReference"] as? UICollectionViewFlowLayout.SectionInsetReference ?? UICollectionViewFlowLayout.SectionInsetReference.fromContentInset } set { inertValues["sectionInsetReference"] = newValue } }
    /// Headers float while their section is on screen. Default false.
    open var sectionHeadersPinToVisibleBounds: Bool = false { didSet { if oldValue != sectionHeadersPinToVisibleBounds { invalidateLayout() } } }
    /// As for headers, at the end of the screen.
    open var sectionFootersPinToVisibleBounds: Bool = false { didSet { if oldValue != sectionFootersPinToVisibleBounds { invalidateLayout() } } }
}
