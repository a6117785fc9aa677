import Foundation
import UnfoldAutoLayout

/// What physics moves.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    /// Its outline where things meet.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// Its outline, of ``UIDynamicItemCollisionBoundsType/path``, around its middle.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// Its bounds, around its middle.
    public var collisionBoundingPath: UIBezierPath {
        UIBezierPath(
            rect: CGRect(origin: .zero, size: bounds.size).offsetBy(dx: -bounds.width / 2, dy: -bounds.height / 2))
    }
}

extension UIView: UIDynamicItem {}

/// Notified when things move and rest; nothing moves. Methods have defaults.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
}

/// Moves things by physics; nothing moves.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// Where things move.
    public let referenceView: UIView?
    public init(referenceView view: UIView) { referenceView = view }
    public override init() { referenceView = nil }
    /// What moves them; stored.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.move(to: self)
        behaviors.append(behavior)
    }
    /// Lets it go; the behaviour hears of it.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.move(to: nil)
        behaviors.removeAll { $0 === behavior }
    }
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
    /// Things of the behaviours that stand in a rectangle of ``referenceView``, each once, in the order in which they were
    /// added.
    /// - Complexity: O(things).
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        allItems.filter { item in
            let size = item.bounds.size
            let origin = CGPoint(x: item.center.x - size.width / 2, y: item.center.y - size.height / 2)
            return CGRect(origin: origin, size: size).intersects(rect)
        }
    }
    /// What all behaviours move, each once.
    package var allItems: [any UIDynamicItem] {
        var known: Set<ObjectIdentifier> = []
        return behaviors.flatMap(\.allItems).filter { known.insert(ObjectIdentifier($0)).inserted }
    }
    open var isRunning: Bool { false }
    /// 0.
    open var elapsedTime: TimeInterval { 0 }
    /// Notified about it; nothing notifies it.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}
