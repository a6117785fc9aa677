extension UICollectionViewDelegateFlowLayout {
    /// Who answers in place of a delegate that has not written a method and forwards it.
    func forwardee(_ message: String, of _: UICollectionView) -> (any UICollectionViewDelegateFlowLayout)? {
        ForwardedMessage.target(
            of: self, message, in: [(any UICollectionViewDelegateFlowLayout).self, (any UICollectionViewDelegate).self])
    }
    func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? { layout as? UICollectionViewFlowLayout }
}

extension UICollectionView {
    /// What a delegate of it may be looked up as; a flow layout's refines a collection view's.
    package var delegateProtocols: [Any.Type] {
        [(any UICollectionViewDelegate).self, (any UICollectionViewDelegateFlowLayout).self]
    }
}
