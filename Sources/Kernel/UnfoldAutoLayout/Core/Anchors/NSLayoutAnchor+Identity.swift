/// An anchor, whatever its type argument: a constraint's anchor is equal to the item's.
public protocol AnchorIdentity: AnyObject {
    /// The object that stands for the attribute.
    nonisolated var anchorIdentity: AnyObject { get }
}

extension NSLayoutAnchor: AnchorIdentity {}

// Not generic: the compiler looks at no generic operator where one that is not fits.

/// Whether both are the anchor of one attribute of one item. A constraint's anchor is the item's:
/// `constraint.firstAnchor === view.topAnchor`.
public func === (lhs: (any AnchorIdentity)?, rhs: (any AnchorIdentity)?) -> Bool {
    lhs?.anchorIdentity === rhs?.anchorIdentity
}

/// Whether two anchors are those of different attributes or items.
public func !== (lhs: (any AnchorIdentity)?, rhs: (any AnchorIdentity)?) -> Bool { !(lhs === rhs) }
