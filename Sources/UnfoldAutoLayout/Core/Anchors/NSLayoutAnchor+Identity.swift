import Foundation

/// An anchor, whatever its type argument: a constraint's anchor is equal to the item's.
private protocol IdentifiedAnchor: AnyObject {
    nonisolated var identity: AnyObject { get }
}

extension NSLayoutAnchor: IdentifiedAnchor {}

/// Whether both are the anchor of one attribute of one item. A constraint's anchor is the item's:
/// `constraint.firstAnchor === view.topAnchor`.
public func === <One, Other>(lhs: NSLayoutAnchor<One>?, rhs: NSLayoutAnchor<Other>?) -> Bool {
    lhs?.identity === rhs?.identity
}

/// Whether two anchors are those of different attributes or items.
public func !== <One, Other>(lhs: NSLayoutAnchor<One>?, rhs: NSLayoutAnchor<Other>?) -> Bool { !(lhs === rhs) }

extension NSLayoutAnchor {
    nonisolated final func isSameAnchor(as object: Any?) -> Bool {
        (object as? any IdentifiedAnchor)?.identity === identity
    }
}
