/// A natural size from a document, in points: nil leaves a direction to the class, a negative number means none.
public struct DesignedSize: Hashable, Sendable {
    /// Width of the alignment rectangle.
    public var width: CGFloat?
    /// Height of the alignment rectangle.
    public var height: CGFloat?

    public init(width: CGFloat? = nil, height: CGFloat? = nil) { (self.width, self.height) = (width, height) }

    func replacing(_ size: CGSize) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// A view whose natural size a document may give: a plain one, or one of the classes of `Inert/Building.tsv`.
@MainActor protocol DesignSized: UIView {}

extension DesignSized {
    var designedSize: DesignedSize {
        get { inertValues["designedSize"] as? DesignedSize ?? DesignedSize() }
        set {
            inertValues["designedSize"] = newValue
            invalidateIntrinsicContentSize()
        }
    }
}
