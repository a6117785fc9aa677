import Testing
import UIKit

/// Events of controls and gestures, as cells use them in their first lines.
@MainActor @Suite struct ActionTests {
    /// A cell as an app writes it, with the table of its methods in place of `@objc`.
    private class CardCell: UITableViewCell {
        let more = UIButton(type: .system)
        let toggle = UISwitch()
        let card = UIView()
        private(set) var calls: [String] = []
        var onMore: (() -> Void)?

        static func registerMethods() {
            SelectorMethods.register("didTapMore", on: CardCell.self) { $0.didTapMore() }
            SelectorMethods.register("didToggle:", on: CardCell.self) { (cell, sender: UISwitch) in
                cell.didToggle(sender)
            }
            SelectorMethods.register("didTapCard:", on: CardCell.self) { (cell, tap: UITapGestureRecognizer) in
                cell.didTapCard(tap)
            }
            SelectorMethods.register("didHold:event:", on: CardCell.self) { (cell, sender: Any, event: UIEvent?) in
                cell.note("hold \(type(of: sender)) \(event == nil)")
            }
        }

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Self.registerMethods()
            contentView.addSubview(card)
            [more, toggle].forEach { card.addSubview($0) }
            more.addTarget(self, action: Selector("didTapMore"), for: .touchUpInside)
            toggle.addTarget(self, action: "didToggle:", for: .valueChanged)
            card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("didTapCard:")))
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        func note(_ call: String) { calls.append(call) }
        func didTapMore() {
            note("more")
            onMore?()
        }
        private func didToggle(_ sender: UISwitch) { note("toggle \(sender.isOn)") }
        private func didTapCard(_ tap: UITapGestureRecognizer) {
            let location = tap.location(in: card)
            note("card \(tap.state == .ended) \(location.x) \(location.y)")
        }
    }

    private final class SpecialCell: CardCell {
        override func didTapMore() { note("special") }
    }

    private func exceptions(_ body: () -> Void) -> [UIKitException] {
        var raised: [UIKitException] = []
        UIKitExceptions.withHandler({ raised.append($0) }, body)
        return raised
    }

    @Test func aCellReceivesItsControlsActions() {
        let cell = CardCell(style: .default, reuseIdentifier: nil)
        cell.more.sendActions(for: .touchUpInside)
        cell.more.sendActions(for: .touchDown)
        cell.toggle.isOn = true
        cell.toggle.sendActions(for: .valueChanged)
        #expect(cell.calls == ["more", "toggle true"])
        // Overridden methods are called as anywhere.
        let special = SpecialCell(style: .default, reuseIdentifier: nil)
        special.more.sendActions(for: .allEvents)
        #expect(special.calls == ["special"])
    }

    /// The first lines of an expanding card: the button's closure changes the cell, the table follows.
    @Test func aTapUnfoldsARow() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        final class Source: NSObject, UITableViewDataSource {
            let cell = CardCell(style: .default, reuseIdentifier: nil)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let source = Source()
        let content = source.cell.contentView
        let card = source.cell.card
        card.translatesAutoresizingMaskIntoConstraints = false
        let height = card.heightAnchor.constraint(equalToConstant: 60)
        height.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: content.topAnchor),
            card.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            card.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: content.trailingAnchor), height,
        ])
        source.cell.onMore = {
            table.beginUpdates()
            height.constant = 160
            table.endUpdates()
        }
        table.dataSource = source
        table.layoutIfNeeded()
        let before = table.contentSize.height
        source.cell.more.sendActions(for: .touchUpInside)
        table.layoutIfNeeded()
        #expect(table.contentSize.height == before + 100)
    }

    @Test func targetsComeAndGo() {
        let button = UIButton()
        var cell: CardCell? = CardCell(style: .default, reuseIdentifier: nil)
        let other = CardCell(style: .default, reuseIdentifier: nil)
        button.addTarget(cell, action: "didTapMore", for: .touchDown)
        button.addTarget(cell, action: "didTapMore", for: [.touchDown, .touchUpInside])
        button.addTarget(other, action: "didTapMore", for: .touchUpInside)
        #expect(button.allTargets.count == 2 && button.allControlEvents == [.touchDown, .touchUpInside])
        #expect(button.actions(forTarget: cell, forControlEvent: .touchUpInside) == ["didTapMore"])
        #expect(button.actions(forTarget: other, forControlEvent: .touchDown) == nil)
        // A pair is sent once, in the order in which it came.
        button.sendActions(for: [.touchDown, .touchUpInside])
        #expect(cell?.calls == ["more"] && other.calls == ["more"])
        button.removeTarget(cell, action: nil, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(cell?.calls == ["more"] && other.calls == ["more", "more"])
        // A target is not kept alive, nor needed.
        cell = nil
        button.sendActions(for: .touchDown)
        button.removeTarget(nil, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(button.allTargets.isEmpty && button.allControlEvents.isEmpty && other.calls.count == 2)
    }

    /// A target of nil is the first responder of the chain that knows the action.
    @Test func theChainIsSearched() {
        let cell = CardCell(style: .default, reuseIdentifier: nil)
        let button = UIButton()
        button.addTarget(nil, action: "didTapMore", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        cell.card.addSubview(button)
        button.sendActions(for: .touchUpInside)
        #expect(cell.calls == ["more"])
    }

    @Test func actionsRunTheirHandlers() {
        var received: [String] = []
        let action = UIAction(title: "More", identifier: .init("more")) { action in
            received.append("\(action.title) from \(action.sender is UIButton)")
        }
        let button = UIButton(type: .system, primaryAction: action)
        #expect(button.currentTitle == "More")
        button.sendActions(for: .primaryActionTriggered)
        button.addAction(UIAction { _ in received.append("other") }, for: .touchUpInside)
        button.addAction(
            UIAction(identifier: .init("more")) { _ in received.append("new") }, for: .primaryActionTriggered)
        button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        button.removeAction(identifiedBy: .init("more"), for: .primaryActionTriggered)
        button.sendActions(for: .primaryActionTriggered)
        #expect(received == ["More from true", "other", "new"] && action.sender == nil)
        var seen: [String] = []
        button.enumerateEventHandlers { action, target, events, stops in
            seen.append("\(action != nil) \(target == nil) \(events == .touchUpInside)")
            stops = true
        }
        #expect(seen == ["true true true"])
        let configured = UIButton(configuration: .plain(), primaryAction: action)
        configured.sendActions(for: .primaryActionTriggered)
        #expect(received.count == 4)
    }

    @Test func unknownMethodsAndWrongSendersAreReported() {
        let cell = CardCell(style: .default, reuseIdentifier: nil)
        let button = UIButton()
        button.addTarget(cell, action: "noSuchMethod:", for: .touchUpInside)
        let unknown = exceptions { button.sendActions(for: .touchUpInside) }
        #expect(unknown.count == 1 && unknown[0].name == "NSInvalidArgumentException")
        #expect(
            unknown.first?.reason.contains("CardCell noSuchMethod:]: unrecognized selector sent to instance 0x") == true
        )
        button.removeTarget(nil, action: nil, for: .allEvents)
        button.addTarget(cell, action: "didToggle:", for: .touchUpInside)
        let wrong = exceptions { button.sendActions(for: .touchUpInside) }
        #expect(wrong.first?.reason.hasSuffix("the method takes a UISwitch, not a UIButton") == true)
        #expect(cell.calls.isEmpty)
        SelectorMethods.perform("didHold:event:", on: cell, with: button)
        #expect(cell.calls == ["hold UIButton true"])
        #expect(SelectorMethods.responds(cell, to: "didTapMore") && !SelectorMethods.responds(button, to: "didTapMore"))
    }

    // MARK: Gestures

    @Test func aTapIsSimulated() throws {
        let cell = CardCell(style: .default, reuseIdentifier: nil)
        cell.card.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
        let tap = try #require(cell.card.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(tap.view === cell.card && tap.simulate())
        #expect(tap.simulate(at: CGPoint(x: 5, y: 6)))
        #expect(cell.calls == ["card true 50.0 30.0", "card true 5.0 6.0"])
        #expect(tap.state == .possible)
        var received = 0
        tap.addHandler { recognizer in received += recognizer === tap ? 1 : 100 }
        #expect(tap.simulate() && received == 1 && cell.calls.count == 3)
        // What takes no touches hears nothing.
        let closed: [((Bool) -> Void)] = [
            { tap.isEnabled = !$0 }, { cell.card.isHidden = $0 }, { cell.card.alpha = $0 ? 0 : 1 },
            { cell.contentView.isUserInteractionEnabled = !$0 },
        ]
        for close in closed {
            close(true)
            #expect(!tap.simulate() && received == 1)
            close(false)
        }
        let label = UILabel()
        label.addGestureRecognizer(tap)
        #expect(tap.view === label && cell.card.gestureRecognizers?.isEmpty == true && !tap.simulate())
        label.isUserInteractionEnabled = true
        #expect(tap.simulate() && received == 2)
        label.removeGestureRecognizer(tap)
        #expect(tap.view == nil && !tap.simulate())
    }

    @Test func continuousGesturesGoThroughTheirStates() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var received: [String] = []
        let press = UILongPressGestureRecognizer()
        press.addHandler { received.append("press \($0.state.rawValue)") }
        view.addGestureRecognizer(press)
        #expect(press.simulate() && received == ["press 1", "press 3"])
        received = []
        let pan = UIPanGestureRecognizer()
        pan.addHandler { _ in
            let moved = pan.translation(in: view)
            received.append("\(pan.state.rawValue): \(moved.x) \(moved.y) at \(pan.location(in: view).x)")
        }
        view.addGestureRecognizer(pan)
        #expect(pan.simulate(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 40, y: -8), steps: 2))
        #expect(
            received == ["1: 0.0 0.0 at 10.0", "2: 20.0 -4.0 at 30.0", "2: 40.0 -8.0 at 50.0", "3: 40.0 -8.0 at 50.0"])
        received = []
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .right]
        swipe.addHandler { _ in received.append("swipe") }
        view.addGestureRecognizer(swipe)
        #expect(swipe.simulate(.left) && !swipe.simulate(.up) && received == ["swipe"])
        let pinch = UIPinchGestureRecognizer()
        var scales: [CGFloat] = []
        pinch.addHandler { _ in scales.append(pinch.scale) }
        view.addGestureRecognizer(pinch)
        #expect(pinch.simulate(scale: 2) && scales == [1, 2, 2] && pinch.scale == 1)
    }

    @Test func delegatesHaveASay() {
        final class Strict: NSObject, UIGestureRecognizerDelegate {
            var allows = false
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
        }
        final class Refusing: UIView {
            var allows = true
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
        }
        let view = Refusing()
        let delegate = Strict()
        let tap = UITapGestureRecognizer()
        var received = 0
        tap.addHandler { _ in received += 1 }
        tap.delegate = delegate
        view.addGestureRecognizer(tap)
        #expect(!tap.simulate())
        delegate.allows = true
        #expect(tap.simulate() && received == 1)
        view.allows = false
        #expect(!tap.simulate() && received == 1)
    }
}
