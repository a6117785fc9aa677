import Foundation
import UnfoldAutoLayout

/// A law of movement; stored.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    public override init() { super.init() }
    /// Called when it is added to an animator and when it is removed.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
    /// Laws that belong together.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Stored, once; a behaviour that leads back to this one is not taken.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !behavior.leads(to: self), !childBehaviors.contains(where: { $0 === behavior }) else { return }
        if let animator { behavior.move(to: animator) }
        childBehaviors.append(behavior)
    }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(where: { $0 === behavior }) else { return }
        behavior.move(to: nil)
        childBehaviors.removeAll { $0 === behavior }
    }
    open var action: (() -> Void)?
    private weak var animator: UIDynamicAnimator?
    /// The animator that it was added to, by itself or with the behaviour above.
    open var dynamicAnimator: UIDynamicAnimator? { animator }
    /// What it moves. Kinds whose things are public say so; apps' own kinds may have members of these names.
    final var moved: [any UIDynamicItem] = []

    /// Its things, and those of the behaviours below.
    var allItems: [any UIDynamicItem] { moved + childBehaviors.flatMap(\.allItems) }

    private func leads(to other: UIDynamicBehavior) -> Bool {
        self === other || childBehaviors.contains { $0.leads(to: other) }
    }

    func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        self.animator = animator
        for child in childBehaviors { child.move(to: animator) }
    }
}

/// Things fall; nothing moves.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    public override init() { super.init() }
    public init(items: [any UIDynamicItem]) {
        super.init()
        moved = items
    }
    private var force = Force(CGVector(dx: 0, dy: 1))
    /// Direction and strength together.
    open var gravityDirection: CGVector {
        get { force.vector }
        set { force.vector = newValue }
    }
    /// The length of ``gravityDirection``.
    open var magnitude: CGFloat {
        get { force.magnitude }
        set { force.set(force.angle, newValue) }
    }
    /// Radians from the right, downwards; without a magnitude, the last one.
    open var angle: CGFloat {
        get { force.angle }
        set { force.set(newValue, force.magnitude) }
    }
    /// Sets both; the direction follows.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { force.set(angle, magnitude) }
    /// Things that it moves; stored.
    open var items: [any UIDynamicItem] { moved }
    open func addItem(_ item: any UIDynamicItem) { moved.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { moved.removeAll { $0 === item } }
}

/// A vector with its length and its angle, each as it was set.
private struct Force {
    var vector: CGVector {
        didSet {
            magnitude = hypot(vector.dx, vector.dy)
            if magnitude != 0 { angle = atan2(vector.dy, vector.dx) }
        }
    }
    private(set) var magnitude: CGFloat
    private(set) var angle: CGFloat

    init(_ vector: CGVector) {
        self.vector = vector
        (magnitude, angle) = (hypot(vector.dx, vector.dy), atan2(vector.dy, vector.dx))
    }

    mutating func set(_ angle: CGFloat, _ magnitude: CGFloat) {
        vector = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
        (self.angle, self.magnitude) = (angle, magnitude)
    }
}

/// How things are; stored.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    public override init() { super.init() }
    public init(items: [any UIDynamicItem]) {
        super.init()
        moved = items
    }
    /// Things that it moves; stored.
    open var items: [any UIDynamicItem] { moved }
    open func addItem(_ item: any UIDynamicItem) { moved.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { moved.removeAll { $0 === item } }
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var charge: CGFloat = 0
    open var isAnchored = false
    open var allowsRotation = true
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
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
        moved = [item]
    }
    open var snapPoint: CGPoint
    open var damping: CGFloat = 0.5
}

/// Least and largest number.
public struct UIFloatRange: Hashable, Sendable {
    public var minimum: CGFloat
    public var maximum: CGFloat
    /// 0 to 0.
    public init() { (minimum, maximum) = (0, 0) }
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
    /// 0 to 0.
    public static let zero = UIFloatRange()
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    /// Whether it has all numbers.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Things hang on a position or on each other; nothing moves.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What a thing hangs on.
    public enum AttachmentType: Int, Sendable {
        case items = 0
        case anchor
    }

    private init(
        _ items: [any UIDynamicItem], _ type: AttachmentType, _ anchor: CGPoint, _ offsets: [UIOffset] = [.zero, .zero]
    ) {
        (attachedBehaviorType, anchorPoint) = (type, anchor)
        super.init()
        moved = items
        let ends = zip(items, offsets).map { item, offset in
            CGPoint(x: item.center.x + offset.horizontal, y: item.center.y + offset.vertical)
        }
        let end = type == .items ? ends[1] : anchor
        length = hypot(ends[0].x - end.x, ends[0].y - end.y)
    }
    /// A thing and its position.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init([item], .anchor, point)
    }
    /// A thing, held beside its middle, and its position.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init([item], .anchor, point, [offset])
    }
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init([item1, item2], .items, .zero)
    }
    /// Two things, held beside their middles.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init([item1, item2], .items, .zero, [offset1, offset2])
    }
    /// A thing that slides along an axis.
    public class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item], .anchor, point) }
    /// Two things that slide along an axis.
    public class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], .items, point) }
    /// Two things as on a rope.
    public class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], .items, .zero, [offset1, offset2]) }
    public class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], .items, point) }
    /// Two things on a pin.
    public class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], .items, point) }

    /// What hangs: one thing or two.
    open var items: [any UIDynamicItem] { moved }
    /// What the thing hangs on.
    public let attachedBehaviorType: AttachmentType
    open var anchorPoint: CGPoint
    /// Points between both ends; at first, as far as they are apart.
    open var length: CGFloat = 0
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open var attachmentRange = UIFloatRange.infinite
}

/// Things are pushed; nothing moves.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable {
        case continuous = 0
        /// Once.
        case instantaneous
    }
    /// Things that are pushed.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init()
        moved = items
    }
    public let mode: Mode
    open var active = true
    private var force = Force(CGVector(dx: 0, dy: 0))
    /// Direction and strength together.
    open var pushDirection: CGVector {
        get { force.vector }
        set { force.vector = newValue }
    }
    /// The length of ``pushDirection``.
    open var magnitude: CGFloat {
        get { force.magnitude }
        set { force.set(force.angle, newValue) }
    }
    /// Radians from the right, downwards; without a magnitude, the last one.
    open var angle: CGFloat {
        get { force.angle }
        set { force.set(newValue, force.magnitude) }
    }
    /// Sets both; the direction follows.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { force.set(angle, magnitude) }
    /// Things that it moves; stored.
    open var items: [any UIDynamicItem] { moved }
    open func addItem(_ item: any UIDynamicItem) { moved.append(item) }
    open func removeItem(_ item: any UIDynamicItem) {
        moved.removeAll { $0 === item }
        offsets[ObjectIdentifier(item)] = nil
    }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    /// Where a thing is pushed, from its middle. Default there.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    /// Sets where a thing is pushed.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
    }
}
