import UnfoldAutoLayout
import Foundation

/// What physics moves.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// Its middle.
    var center: CGPoint { get set }
    /// Its size.
    var bounds: CGRect { get }
    /// How it is turned.
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Notified when things move and rest; nothing moves. Methods have defaults.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// They rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
    /// They move.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
    /// Nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
}

/// Moves things by physics; nothing moves.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// Where things move.
    public let referenceView: UIView?
    /// Things in a view.
    public init(referenceView view: UIView) { referenceView = view }
    /// Things.
    public override init() { referenceView = nil }
    /// What moves them; stored.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Stored.
    open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
    /// Lets it go.
    open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
    /// Lets all go.
    open func removeAllBehaviors() { behaviors = [] }
    /// False.
    open var isRunning: Bool { false }
    /// 0.
    open var elapsedTime: TimeInterval { 0 }
    /// Notified about it; nothing notifies it.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// Things of its behaviors whose frames meet a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        behaviors.flatMap(\.items).filter { item in
            let frame = CGRect(
                x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                width: item.bounds.width, height: item.bounds.height)
            return frame.intersects(rect)
        }
    }
    /// Accepted.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// A law of movement; stored.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// None.
    public override init() { super.init() }
    /// Never called: nothing moves.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
    /// Laws that belong together.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Stored.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    /// Lets it go.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
    /// Never called.
    open var action: (() -> Void)?
    /// None.
    open var dynamicAnimator: UIDynamicAnimator? { nil }
    /// Things that it moves; stored.
    open internal(set) var items: [any UIDynamicItem] = []
    /// A thing more.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// Lets a thing go.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Things fall; nothing moves.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    /// No things yet.
    public override init() { super.init() }
    /// Things that fall.
    public init(items: [any UIDynamicItem]) {
        super.init()
        self.items = items
    }
    /// Stored.
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// Stored.
    open var magnitude: CGFloat = 1
    /// Stored.
    open var angle: CGFloat = .pi / 2
    /// Sets both; the direction follows.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        (self.angle, self.magnitude) = (angle, magnitude)
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
}

/// Notified when things meet; nothing moves. Methods have defaults.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Two things met.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// A thing met an edge.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
    /// Nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    /// Nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
}

/// Things meet; nothing moves.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// What meets.
    public struct Mode: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Things.
        public static let items = Mode(rawValue: 1)
        /// Edges.
        public static let boundaries = Mode(rawValue: 2)
        /// Both.
        public static let everything = Mode(rawValue: .max)
    }
    /// No things yet.
    public override init() { super.init() }
    /// Things that meet.
    public init(items: [any UIDynamicItem]) {
        super.init()
        self.items = items
    }
    /// Stored.
    open var collisionMode: Mode = .everything
    /// Stored.
    open var translatesReferenceBoundsIntoBoundary = false
    /// Stored.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
    private var boundaries: [(name: any NSCopying, path: UIBezierPath)] = []
    /// An edge along a path; stored.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append((identifier, bezierPath))
    }
    /// A straight edge; stored.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    /// The path of an edge.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { isSame($0.name, identifier) }?.path
    }
    /// Names of the edges; nil without any.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.name) }
    /// Takes an edge away.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { isSame($0.name, identifier) }
    }
    /// Takes all edges away.
    open func removeAllBoundaries() { boundaries = [] }
    private func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
        (one as? NSObject)?.isEqual(other) ?? ((one as? AnyHashable) == (other as? AnyHashable))
    }
    /// Notified when things meet.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
}

/// How things are; stored.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// No things yet.
    public override init() { super.init() }
    /// Things.
    public init(items: [any UIDynamicItem]) {
        super.init()
        self.items = items
    }
    /// Stored.
    open var elasticity: CGFloat = 0
    /// Stored.
    open var friction: CGFloat = 0
    /// Stored.
    open var density: CGFloat = 1
    /// Stored.
    open var resistance: CGFloat = 0
    /// Stored.
    open var angularResistance: CGFloat = 0
    /// Stored.
    open var charge: CGFloat = 0
    /// Stored.
    open var isAnchored = false
    /// Stored.
    open var allowsRotation = true
    /// Accepted.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// Accepted.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    /// Zero: nothing moves.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    /// Zero: nothing turns.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// Things snap to a position; nothing moves.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    /// A thing and its position.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        snapPoint = point
        super.init()
        items = [item]
    }
    /// Stored.
    open var snapPoint: CGPoint
    /// Stored.
    open var damping: CGFloat = 0.5
}

/// Things are pushed; nothing moves.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    /// How.
    public enum Mode: Int, Sendable {
        /// Always.
        case continuous = 0
        /// Once.
        case instantaneous
    }
    /// Things that are pushed.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init()
        self.items = items
    }
    /// How.
    public let mode: Mode
    /// Stored.
    open var active = true
    /// Stored.
    open var pushDirection = CGVector(dx: 0, dy: 0)
    /// Stored.
    open var magnitude: CGFloat = 0
    /// Stored.
    open var angle: CGFloat = 0
    /// Sets both; the direction follows.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        (self.angle, self.magnitude) = (angle, magnitude)
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    /// Where a thing is pushed, from its middle; zero unless it was set.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? UIOffset(horizontal: 0, vertical: 0)
    }
    /// Sets where a thing is pushed, from its middle.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
    }
}

/// Notified about a pencil; nothing notifies it. Methods have defaults.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// It was tapped.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    /// Nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// A pencil; there is none.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// Notified about it.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Stored.
    open var isEnabled = true
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}

#if !canImport(ObjectiveC)
    extension URL {
        /// True: there is nothing to ask.
        public func startAccessingSecurityScopedResource() -> Bool { true }
        /// Accepted.
        public func stopAccessingSecurityScopedResource() {}
    }
#endif
