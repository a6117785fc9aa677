import Foundation
import UnfoldAutoLayout

/// Things that move as one; nothing moves.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    public let items: [any UIDynamicItem]
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
    open var transform = CGAffineTransform.identity
}
