import Testing
import UIKit

@testable import AdaptedFixtures

/// Segues of adapted classes: actions by name, overrides, classes of one's own.
@MainActor @Suite struct SegueFixtureTests {
    @Test func waysBackAreFoundByName() {
        let (source, other) = (SegueController(), UIViewController())
        #expect(source.canPerformUnwindSegueAction(Selector("comeBack:"), from: other, sender: nil))
        #expect(!other.canPerformUnwindSegueAction(Selector("comeBack:"), from: source, sender: nil))
        let segue = UIStoryboardSegue(identifier: "done", source: other, destination: source)
        #expect(Selector("comeBack:").send(to: source, segue))
        #expect(source.told == ["done"])
    }

    @Test func controllersAreMadeBySegueActions() {
        let source = SegueController()
        let made = source.perform(Selector("makeDetail:"), with: NSCoder())?.takeUnretainedValue()
        #expect(made is SegueDetail)
    }

    @Test func preparingReachesTheDestination() {
        let (source, detail) = (SegueController(), SegueDetail())
        source.title = "here"
        source.prepare(for: UIStoryboardSegue(identifier: "detail", source: source, destination: detail), sender: nil)
        #expect(detail.origin == "here")
    }

    @Test func customSeguesPerformThemselves() {
        let (source, destination) = (UIViewController(), UIViewController())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.rootViewController = source
        FadeSegue(identifier: nil, source: source, destination: destination).perform()
        #expect(source.view.alpha == 0)
        #expect(source.presentedViewController === destination)
    }
}
