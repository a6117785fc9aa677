import Foundation
import UnfoldAutoLayout

// UIKit Dynamics as layouts and cells name it. Nothing moves: items stay where layout puts them.

/// An item that an animator could move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Knows the items of its behaviours, and leaves them in place.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The view in which items would move.
    public let referenceView: UIView?
    /// The behaviours, in the order in which they were added.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    /// An animator of a view's items.
    public init(referenceView view: UIView) { referenceView = view }
    /// An animator without a view.
    public override init() { referenceView = nil }

    /// Adds a behaviour, once.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        if !behaviors.contains(behavior) { behaviors.append(behavior) }
    }
    /// Removes a behaviour.
    open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
    /// Removes all behaviours.
    open func removeAllBehaviors() { behaviors = [] }

    /// The items of the behaviours in a rectangle of ``referenceView``, each once, in the order in which they were added.
    /// - Complexity: O(items).
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        allItems.filter { item in
            let size = item.bounds.size
            let origin = CGPoint(x: item.center.x - size.width / 2, y: item.center.y - size.height / 2)
            return CGRect(origin: origin, size: size).intersects(rect)
        }
    }
    /// The items of all behaviours, each once.
    package var allItems: [any UIDynamicItem] {
        var known: Set<ObjectIdentifier> = []
        return behaviors.flatMap(\.items).filter { known.insert(ObjectIdentifier($0)).inserted }
    }
}
