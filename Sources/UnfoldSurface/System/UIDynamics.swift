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
    open fileprivate(set) var items: [any UIDynamicItem] = []
    /// A thing more.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// Lets a thing go.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Things fall; nothing moves.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
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
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint)
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
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
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
    /// Accepted.
    open func addBoundary(withIdentifier identifier: NSCopying, for bezierPath: UIBezierPath) {}
    /// Accepted.
    open func addBoundary(withIdentifier identifier: NSCopying, from p1: CGPoint, to p2: CGPoint) {}
    /// Accepted.
    open func removeAllBoundaries() {}
    /// Notified when things meet.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
}

/// How things are; stored.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
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

/// Things hang on a position; nothing moves.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// A thing and its position.
    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        anchorPoint = point
        super.init()
        items = [item]
    }
    /// Stored.
    open var anchorPoint: CGPoint
    /// Stored.
    open var length: CGFloat = 0
    /// Stored.
    open var damping: CGFloat = 0
    /// Stored.
    open var frequency: CGFloat = 0
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

/// An image of a catalogue, for other traits; stored.
@preconcurrency @MainActor open class UIImageAsset: NSObject {
    private var images: [(UIImage, UITraitCollection)] = []
    /// No images.
    public override init() { super.init() }
    /// The image for traits; an empty one if there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        images.last { traitCollection.containsTraits(in: $0.1) }?.0 ?? images.last?.0 ?? UIImage()
    }
    /// An image for traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        images.append((image, traitCollection))
    }
}

#if !canImport(ObjectiveC)
    extension URL {
        /// True: there is nothing to ask.
        public func startAccessingSecurityScopedResource() -> Bool { true }
        /// Accepted.
        public func stopAccessingSecurityScopedResource() {}
    }
#endif
