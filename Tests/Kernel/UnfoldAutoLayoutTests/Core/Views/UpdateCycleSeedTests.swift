import Foundation
import Testing

@testable import UnfoldAutoLayout

/// What a post about layoutIfNeeded found on a device: a card of intrinsic 200 by 200 rises into a controller's view,
/// and a label is added under it.
@MainActor @Suite struct UpdateCycleSeedTests {
    private final class Card: UIView {
        var layouts = 0
        override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 200) }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    private final class Controller: UIViewController {
        let card = Card()
        var bottom: NSLayoutConstraint!

        func addCard() {
            card.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(card)
            bottom = card.bottomAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: card.intrinsicContentSize.height + 50)
            NSLayoutConstraint.activate([card.centerXAnchor.constraint(equalTo: view.centerXAnchor), bottom])
        }
    }

    /// A window of a 390 by 844 screen with 34 points of safe area below, laid out once.
    private func shownController() -> (UIWindow, Controller) {
        RunLoopIteration.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let controller = Controller()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        RunLoopIteration.end()
        return (window, controller)
    }

    @Test func boundsAreZeroBeforeThePassAndTheIntrinsicSizeAfter() {
        let (window, controller) = shownController()
        controller.addCard()
        #expect(controller.card.bounds == .zero)
        controller.view.layoutIfNeeded()
        #expect(controller.card.bounds == CGRect(x: 0, y: 0, width: 200, height: 200))
        // 250 below the safe area's bottom edge at 810.
        #expect(controller.card.frame == CGRect(x: 95, y: 860, width: 200, height: 200))
        withExtendedLifetime(window) {}
    }

    @Test func setNeedsLayoutChangesNothingUntilTheTurnEnds() {
        let (window, controller) = shownController()
        controller.addCard()
        controller.view.setNeedsLayout()
        #expect(controller.card.bounds == .zero)
        RunLoopIteration.end()
        #expect(controller.card.bounds.size == CGSize(width: 200, height: 200))
        withExtendedLifetime(window) {}
    }

    private func rise(_ controller: Controller) -> AnimationRecord? {
        AnimationRecord.recorded {
            UIView.animate(
                withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
                animations: {
                    controller.bottom.constant = -50
                    controller.view.layoutIfNeeded()
                })
        }.first
    }

    @Test func anAnimationWithoutAFirstLayoutStartsFromTheOrigin() {
        let (window, controller) = shownController()
        controller.addCard()
        let change = rise(controller)?.change(of: controller.card)
        #expect(change?.from == .rect(.zero))
        #expect(change?.to == .rect(CGRect(x: 95, y: 560, width: 200, height: 200)))
        withExtendedLifetime(window) {}
    }

    @Test func withAFirstLayoutItStartsFromTheIntendedPosition() {
        let (window, controller) = shownController()
        controller.addCard()
        controller.view.layoutIfNeeded()
        let record = rise(controller)
        let change = record?.change(of: controller.card)
        #expect(change?.from == .rect(CGRect(x: 95, y: 860, width: 200, height: 200)))
        #expect(change?.to == .rect(CGRect(x: 95, y: 560, width: 200, height: 200)))
        #expect(record?.timing == .init(duration: 0.8, curve: .spring(dampingRatio: 0.4, initialVelocity: 0)))
        #expect(record?.changes.count == 1)
        withExtendedLifetime(window) {}
    }

    @Test func layoutIfNeededWithNothingPendingCallsNothing() {
        let (window, controller) = shownController()
        controller.addCard()
        controller.view.layoutIfNeeded()
        let before = controller.card.layouts
        controller.view.layoutIfNeeded()
        controller.card.layoutIfNeeded()
        #expect(controller.card.layouts == before)
        withExtendedLifetime(window) {}
    }

    /// The label: its bottom edge hangs on the card, its width is its own.
    private func addLabel(to card: Card) -> (UILabel, top: NSLayoutConstraint, width: NSLayoutConstraint) {
        let label = UILabel()
        label.text = "# kitten"
        label.alpha = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        let top = label.topAnchor.constraint(
            equalTo: card.bottomAnchor, constant: 5 - label.intrinsicContentSize.height / 2)
        let width = label.widthAnchor.constraint(equalToConstant: 250)
        NSLayoutConstraint.activate([
            top, label.trailingAnchor.constraint(equalTo: card.trailingAnchor), width,
        ])
        return (label, top, width)
    }

    @Test func whichViewHoldsWhichConstraint() {
        let (window, controller) = shownController()
        controller.addCard()
        controller.view.layoutIfNeeded()
        let (label, top, width) = addLabel(to: controller.card)
        #expect(label.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(width)])
        #expect(controller.card.constraints.contains { $0 === top })
        #expect(controller.card.constraints.count == 2)
        withExtendedLifetime(window) {}
    }

    @Test func aViewsOwnLayoutAppliesItsWidthAndNotItsPosition() {
        let (window, controller) = shownController()
        controller.addCard()
        controller.view.layoutIfNeeded()
        let (label, _, _) = addLabel(to: controller.card)
        label.layoutIfNeeded()
        #expect(Double(label.bounds.width) == 250)
        #expect(Double(label.frame.minX) == 0)
        #expect(Double(label.frame.minY) == 0)
        controller.card.layoutIfNeeded()
        #expect(Double(label.frame.maxX) == 200)
        #expect(label.frame.minY > 190)
        withExtendedLifetime(window) {}
    }

    @Test func theSuperviewsLayoutInsideTheBlockAnimatesWidthPositionAndAlpha() {
        let (window, controller) = shownController()
        controller.addCard()
        controller.view.layoutIfNeeded()
        let (label, top, width) = addLabel(to: controller.card)
        label.layoutIfNeeded()
        var finished: [Bool] = []
        let records = AnimationRecord.recorded {
            UIView.animate(
                withDuration: 0.2,
                animations: {
                    top.constant = 5
                    label.alpha = 1
                    width.constant = 170
                    controller.card.layoutIfNeeded()
                }, completion: { finished.append($0) })
        }
        let frame = records.first?.change(of: label)
        #expect(frame?.from.rect?.origin == .zero)
        #expect(frame?.from.rect?.width == 250)
        #expect(frame?.to.rect?.origin == CGPoint(x: 30, y: 205))
        #expect(records.first?.change(of: label, .alpha)?.to == .number(1))
        #expect(finished.isEmpty)
        RunLoopIteration.advance(by: 0.1)
        #expect(finished.isEmpty)
        RunLoopIteration.advance(by: 0.1)
        #expect(finished == [true])
        withExtendedLifetime(window) {}
    }
}
