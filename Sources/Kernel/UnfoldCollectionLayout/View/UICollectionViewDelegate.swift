/// Notices. Methods that UIKit declares optional have defaults. What is about touches is declared for apps and
/// never called: there are no events.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UICollectionViewDelegateInert {
    /// Called when an item was measured and placed, before its cell is laid out.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)
    /// Called when an item has left the screen.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)
    /// Where an update leaves the offset. Default: what the layout says (fact L5.10).
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint
    /// Asked for the layout between two, where a gesture changes from one to the other. Default: a plain one.
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout
}

extension UICollectionViewDelegate {
    /// Who answers in place of a delegate that has not written a method and forwards it.
    func forwardee(_ message: String, of collectionView: UICollectionView) -> (any UICollectionViewDelegate)? {
        ForwardedMessage.target(of: self, message, in: (collectionView as any ScrollDelegateListener).delegateProtocols)
    }
}
