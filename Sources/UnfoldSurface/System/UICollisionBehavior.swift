import Foundation
import UnfoldAutoLayout

/// Notified when things meet; nothing moves. Methods have defaults.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// A thing met an edge.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint)
    /// Two things meet no longer.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// A thing meets an edge no longer.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?
    ) {}
}

/// Things meet; nothing moves.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }
    public override init() { super.init() }
    public init(items: [any UIDynamicItem]) {
        super.init()
        moved = items
    }
    /// Things that it moves; stored.
    open var items: [any UIDynamicItem] { moved }
    open func addItem(_ item: any UIDynamicItem) { moved.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { moved.removeAll { $0 === item } }
    open var collisionMode: Mode = .everything
    open var translatesReferenceBoundsIntoBoundary = false
    /// Turns ``translatesReferenceBoundsIntoBoundary`` on; the insets are not kept, since nothing moves.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
    }
    private var boundaries: [(identifier: NSCopying, path: UIBezierPath)] = []
    /// An edge along a path.
    open func addBoundary(withIdentifier identifier: NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append((identifier, bezierPath))
    }
    /// An edge along a line.
    open func addBoundary(withIdentifier identifier: NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    open func boundary(withIdentifier identifier: NSCopying) -> UIBezierPath? {
        boundaries.first { Self.same($0.identifier, identifier) }?.path
    }
    open func removeBoundary(withIdentifier identifier: NSCopying) {
        boundaries.removeAll { Self.same($0.identifier, identifier) }
    }
    /// Names of edges, in their order; nil for none.
    open var boundaryIdentifiers: [NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
    open func removeAllBoundaries() { boundaries = [] }
    private static func same(_ one: NSCopying, _ other: NSCopying) -> Bool {
        (one as? NSObject)?.isEqual(other) ?? ((one as AnyObject) === (other as AnyObject))
    }
    /// Notified when things meet.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
}
