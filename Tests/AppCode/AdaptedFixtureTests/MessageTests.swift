import Testing
import UIKit

@testable import AdaptedFixtures

/// What values of protocols and of `AnyObject` are asked, in adapted files.
@MainActor @Suite struct MessageTests {
    @Test func optionalRequirementsAreAnsweredByWhoWroteThem() {
        let (center, ear) = (MessageCenter(), MessageSecondEar())
        (center.listener, center.loudListener, center.anything) = (ear, ear, ear)
        center.ask()
        #expect(center.log == ["hears", "heard", "told"])
        #expect(ear.texts == ["loud", "told", "forced"])
    }

    @Test func messagesToNilDoNothing() {
        let center = MessageCenter()
        center.loudListener = MessageEar()
        center.send(nil, NSObject())
        #expect(center.log.isEmpty)
        center.send(UIView(), MessageEar())
        #expect(center.log == ["lays out", "other"])
        #expect(!center.responds(to: Selector("nothingSuch")))
    }

    @Test func wrappedSelectorsLeadToTheirMethods() {
        let controller = SelectorController()
        let view = UIView()
        view.tag = 3
        #expect(
            controller.wrapped.map { "\($0)" } == ["tapped:", "overloaded", "overloaded:", "plain", "sentBy:", "help"])
        for selector in controller.wrapped.prefix(4) { #expect(selector.send(to: controller, view)) }
        #expect(controller.log == ["tapped 3", "overloaded", "overloaded 3", "plain"])
    }

    @Test func adaptedCodeIsThatOfAnAppForIOS() {
        let badge = PlatformBadge()
        #expect(badge.action.send(to: badge))
        #expect(badge.taps == 1)
        #expect(PlatformText.name() == "device #if os(iOS)")
        #expect(PlatformText.rounded(2.5) == 3)
        #expect((CGRect.zero as Any) is any PlatformThen)
    }

    private final class Receiver: NSObject, @unchecked Sendable {
        var log: [String] = []
        func heard(_ text: String) { log.append(text) }
    }

    @Test func theMainThreadIsMessagedAtOnce() {
        let receiver = Receiver()
        receiver.performSelector(
            onMainThread: Selector("heard:", Receiver.heard(_:)), with: "now", waitUntilDone: true)
        #expect(receiver.log == ["now"])
    }
}
