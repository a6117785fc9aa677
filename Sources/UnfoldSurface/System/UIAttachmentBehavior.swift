import Foundation
import UnfoldAutoLayout

/// Things hang on a position, or on each other; nothing moves.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What a thing hangs on.
    public enum AttachmentType: Int, Sendable {
        /// Another thing.
        case items = 0
        /// A position.
        case anchor
    }
    /// A thing and its position.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(items: [item], type: .anchor, anchor: point)
    }
    /// A thing, held beside its middle, and its position.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    { self.init(items: [item], type: .anchor, anchor: point) }
    /// Two things.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(items: [item1, item2], type: .items, anchor: .zero)
    }
    /// Two things, held beside their middles.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) { self.init(items: [item1, item2], type: .items, anchor: .zero) }
    private init(items: [any UIDynamicItem], type: AttachmentType, anchor: CGPoint) {
        attachedBehaviorType = type
        anchorPoint = anchor
        super.init()
        self.items = items
        length = Self.distance(items, anchor, type)
    }
    private static func distance(
        _ items: [any UIDynamicItem], _ anchor: CGPoint, _ type: AttachmentType
    ) -> CGFloat {
        let end = type == .items ? items[1].center : anchor
        return hypot(items[0].center.x - end.x, items[0].center.y - end.y)
    }

    /// A thing that slides along an axis.
    public class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item, attachedToAnchor: point) }
    /// Two things that slide along an axis.
    public class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
    /// Two things that may be no further apart.
    public class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
    /// Two things that move as one.
    public class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
    /// Two things that turn around a position.
    public class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }

    /// What the thing hangs on.
    public let attachedBehaviorType: AttachmentType
    /// Stored.
    open var anchorPoint: CGPoint
    /// Points between both ends; at first, as far as they are apart.
    open var length: CGFloat = 0
    /// Stored.
    open var damping: CGFloat = 0
    /// Stored.
    open var frequency: CGFloat = 0
    /// Stored.
    open var frictionTorque: CGFloat = 0
    /// Stored.
    open var attachmentRange = UIFloatRange.infinite
}

/// From a number to another one.
public struct UIFloatRange: Hashable, Sendable {
    /// The least.
    public var minimum: CGFloat
    /// The most.
    public var maximum: CGFloat
    /// From a number to another one.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
    /// Nothing.
    public init() { self.init(minimum: 0, maximum: 0) }
    /// Nothing.
    public static let zero = UIFloatRange()
    /// All.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    /// Whether it is all.
    public var isInfinite: Bool { self == .infinite }
}

/// Things that move as one; nothing moves.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The things.
    public let items: [any UIDynamicItem]
    /// Of things.
    public init(items: [any UIDynamicItem]) { self.items = items }
    private var frame: CGRect {
        items.reduce(CGRect.null) { box, item in
            box.union(
                CGRect(
                    x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                    width: item.bounds.width, height: item.bounds.height))
        }
    }
    /// The middle of the rectangle around them; moving it moves them.
    open var center: CGPoint {
        get { frame.isNull ? .zero : CGPoint(x: frame.midX, y: frame.midY) }
        set {
            let (dx, dy) = (newValue.x - center.x, newValue.y - center.y)
            for item in items { item.center = CGPoint(x: item.center.x + dx, y: item.center.y + dy) }
        }
    }
    /// The size of the rectangle around them.
    open var bounds: CGRect { frame.isNull ? .zero : CGRect(origin: .zero, size: frame.size) }
    /// Stored; they are not turned.
    open var transform = CGAffineTransform.identity
}
