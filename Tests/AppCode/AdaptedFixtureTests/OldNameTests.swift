import Testing
import UIKit

@testable import AdaptedFixtures

/// A screen as it was written before Swift 4.2, adapted.
@MainActor @Suite struct OldNameTests {
    @Test func aScreenInOldSpellingWorks() {
        let controller = OldNotesController(style: .plain)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.layoutIfNeeded()
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY > 40)
        #expect(controller.tableView.contentInset.top == 4)
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        #expect(controller.keyboards == 1)
        controller.contain(UIViewController())
        #expect(controller.children.count == 1)
        #expect(
            controller.measure(UIImage(), in: CGRect(x: 0, y: 0, width: 10, height: 10))
                == "{{2, 1}, {4, 6}} 1 2 true")
        #expect(controller.announce("folded") && controller.view.accessibilityTraits == .button)
        #expect(controller.pages().transitionStyle == .scroll && controller.tableView.decelerationRate == .fast)
        let velocity = CGVector(dx: 2, dy: 0)
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 18, initialVelocity: velocity)
        #expect(spring.initialVelocity.dx == 2)
    }
}
