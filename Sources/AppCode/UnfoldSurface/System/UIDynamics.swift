// UIKit Dynamics as layouts and cells name it. Nothing moves: items stay where layout puts them.

extension UIView: UIDynamicItem {}

/// Knows the items of its behaviors, and leaves them in place.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The view in which items would move.
    public let referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []

    public init(referenceView view: UIView) { referenceView = view }
    public override init() { referenceView = nil }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        if !behaviors.contains(behavior) { behaviors.append(behavior) }
    }
    open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
    open func removeAllBehaviors() { behaviors = [] }

    /// The items of the behaviors in a rectangle of ``referenceView``, each once, in the order in which they were added.
    /// - Complexity: O(items).
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        allItems.filter { item in
            let size = item.bounds.size
            let origin = CGPoint(x: item.center.x - size.width / 2, y: item.center.y - size.height / 2)
            return CGRect(origin: origin, size: size).reachesInto(rect)
        }
    }
    /// The items of all behaviors, each once.
    package var allItems: [any UIDynamicItem] {
        var known: Set<ObjectIdentifier> = []
        return behaviors.flatMap(\.items).filter { known.insert(ObjectIdentifier($0)).inserted }
    }
}
