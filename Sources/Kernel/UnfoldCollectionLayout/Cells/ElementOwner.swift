/// A collection view as what it shows knows it.
@MainActor protocol ElementOwner: AnyObject {
    var isEditing: Bool { get }
    func elementDidInvalidateSize(_ view: UICollectionReusableView)
}

/// What a look for clipped content looked at, and the height that it asks for.
struct CheckedContent {
    var size: CGSize
    var revision: Int?
    var needed: CGFloat
}
