import Testing
import UIKit

/// Animators know the items of their behaviors, and leave them in place.
@Suite @MainActor struct DynamicAnimatorTests {
    @Test func itemsAreFoundWhereLayoutPutThem() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let item = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        root.addSubview(item)
        let animator = UIDynamicAnimator(referenceView: root)
        let gravity = UIGravityBehavior(items: [item])
        animator.addBehavior(gravity)
        animator.addBehavior(gravity)
        #expect(animator.behaviors.count == 1 && animator.items(in: root.bounds).count == 1)
        #expect(animator.items(in: CGRect(x: 50, y: 50, width: 9, height: 9)).isEmpty)
        gravity.removeItem(item)
        #expect(animator.items(in: root.bounds).isEmpty)
        gravity.addItem(item)
        animator.removeBehavior(gravity)
        #expect(animator.behaviors.isEmpty)
        animator.addBehavior(gravity)
        animator.removeAllBehaviors()
        #expect(animator.behaviors.isEmpty && item.frame.origin == CGPoint(x: 10, y: 10))
    }
}
