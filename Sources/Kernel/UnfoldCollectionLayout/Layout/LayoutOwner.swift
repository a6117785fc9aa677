/// A collection view as its layout knows it: whom it notifies, and who knows what moves.
@MainActor protocol LayoutOwner: AnyObject {
    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext)
    /// Where an element starts in the update that is carried out; by the order after.
    func motionStart(of position: ElementPosition) -> UICollectionViewLayoutAttributes?
    /// Where an element ends in the update that is carried out; by the order before.
    func motionEnd(of position: ElementPosition) -> UICollectionViewLayoutAttributes?
}
