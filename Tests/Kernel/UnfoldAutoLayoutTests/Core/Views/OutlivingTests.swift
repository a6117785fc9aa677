import Dispatch
import Foundation
import Testing

@testable import UnfoldAutoLayout

/// A view that outlives its superview, its root or its stack is as if it had been removed before.
@MainActor @Suite struct OutlivingTests {
    /// A card of two texts and a box, as a cell would hold it.
    @MainActor private final class Card {
        let view = UIView()
        let box = UIView()
        let height: NSLayoutConstraint
        var inner: [NSLayoutConstraint] = []

        init() {
            height = box.heightAnchor.constraint(equalToConstant: 40)
            let label = UILabel()
            label.text = "Title"
            view.translatesAutoresizingMaskIntoConstraints = false
            for part in [label, box] {
                part.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(part)
            }
            inner = [
                label.topAnchor.constraint(equalTo: view.topAnchor),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.topAnchor.constraint(equalTo: label.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                view.bottomAnchor.constraint(equalTo: box.bottomAnchor), height,
            ]
            NSLayoutConstraint.activate(inner)
        }
    }

    /// The height of the card in a host made for the occasion, which goes at once.
    private func height(of card: Card, fitsFirst: Bool) -> CGFloat {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        host.addSubview(card.view)
        NSLayoutConstraint.activate([
            card.view.topAnchor.constraint(equalTo: host.topAnchor),
            card.view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            card.view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        ])
        if fitsFirst { _ = card.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        host.layoutIfNeeded()
        #expect(card.box.frame.width == 320)
        return card.view.frame.height
    }

    @Test(arguments: [false, true]) func theSameCardMovesFromHostToHost(_ fitsFirst: Bool) {
        let card = Card()
        let first = height(of: card, fitsFirst: fitsFirst)
        #expect(first > 55)
        for _ in 0..<3 {
            #expect(card.view.superview == nil)
            #expect(height(of: card, fitsFirst: fitsFirst) == first)
        }
        #expect(card.inner.allSatisfy { $0.isActive })
        card.height.constant = 60
        #expect(abs(height(of: card, fitsFirst: fitsFirst) - first - 20) < 1e-9)
    }

    @Test func constraintsChangeAfterTheHostIsGone() throws {
        let card = Card()
        let before = height(of: card, fitsFirst: true)
        // Nothing of the host's system is left.
        #expect(card.view.engineRecord == nil && card.view.lastFitting == nil)
        #expect(card.inner.allSatisfy { $0.lowered == nil })
        card.height.constant = 70
        card.height.isActive = false
        card.height.isActive = true
        card.view.setNeedsLayout()
        let fitted = card.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        #expect(abs(fitted - before - 30) < 1e-9)
    }

    /// What a fitting found out stays readable, and names nothing that is gone.
    @Test func aFittingOutlivesItsView() throws {
        var session: FittingSession?
        do {
            let card = Card()
            _ = card.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            session = card.view.lastFitting
        }
        var kept = try #require(session)
        #expect(kept.size.height > 55)
        let isOpen = kept.heightIsOpen()
        #expect(kept.unsatisfiedConstraints().isEmpty && !isOpen)
        #expect(kept.heightDerivation().value == Double(kept.size.height))
        #expect(kept.rows().isEmpty)
    }

    /// The superview between the root and the kept view goes, in a tree that lives on.
    @Test func theViewBetweenGoes() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let kept = SizedView(30, 20)
        do {
            let between = UIView()
            for (view, parent) in [(between, root), (kept, between)] {
                view.translatesAutoresizingMaskIntoConstraints = false
                parent.addSubview(view)
                view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5).isActive = true
                view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 5).isActive = true
            }
            root.layoutIfNeeded()
            between.layoutIfNeeded()
            between.removeFromSuperview()
            between.layoutIfNeeded()
        }
        #expect(kept.superview == nil && kept.engineRecord == nil)
        root.addSubview(kept)
        kept.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
        root.layoutIfNeeded()
        #expect(kept.frame == CGRect(x: 0, y: 50, width: 30, height: 20))
    }

    @Test func whatAStackArrangedIsFreeOnceTheStackIsGone() {
        let shown = SizedView(30, 20)
        let hidden = SizedView(40, 20)
        hidden.isHidden = true
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        do {
            let stack = UIStackView(arrangedSubviews: [shown, hidden, SizedView(10, 60)])
            stack.alignment = .center
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            root.layoutIfNeeded()
            #expect(!hidden.constraints.isEmpty && !shown.constraints.isEmpty)
            stack.removeFromSuperview()
        }
        #expect(hidden.constraints.isEmpty && shown.constraints.isEmpty)
        #expect(shown.stackOrder == StackOrder() && hidden.stackOrder == StackOrder())
        root.addSubview(hidden)
        root.layoutIfNeeded()
        #expect(hidden.frame.size == CGSize(width: 40, height: 20))
    }

    /// A stack that was the root of its own system.
    @Test func aStackThatHostedItsSystemGoes() {
        let label = UILabel()
        label.text = "kept"
        var natural = CGSize.zero
        do {
            let stack = UIStackView(arrangedSubviews: [label, SizedView(10, 60)])
            stack.distribution = .fillProportionally
            _ = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            natural = label.intrinsicContentSize
        }
        #expect(label.constraints.isEmpty && label.superview == nil)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.addSubview(label)
        root.layoutIfNeeded()
        #expect(label.frame.size == natural)
    }

    /// Containers lay out their views by themselves.
    @Test func viewsOutliveTheirControllers() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let containers: [() -> UIViewController] = [
            { UINavigationController(rootViewController: UIViewController()) }, { UITabBarController() },
            { UISplitViewController() }, { UIPageViewController() },
        ]
        for make in containers {
            let view = make().view!
            window.addSubview(view)
            view.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(view.window === window)
        }
    }

    // MARK: Elsewhere

    /// Views go on another thread while the main one goes on with what outlives them.
    @Test func viewsGoOnAnotherThread() async {
        for round in 0..<60 {
            let card = Card()
            let box = Box()
            let pin = fill(box, with: card, fits: round % 2 == 0)
            let gone = Task.detached { box.views = [] }
            // In the meantime the main thread changes what the same system knows.
            for text in 0..<5 { card.height.constant = CGFloat(40 + text) }
            card.height.constant = 40
            await gone.value
            #expect(pin.secondItem == nil && !pin.isActive)
            // What is left to do for the rest is in the main queue by now.
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            #expect(pin.firstItem == nil && card.view.superview == nil && card.view.engineRecord == nil)
            #expect(card.view.constraints.allSatisfy { $0.lowered == nil })
            #expect(height(of: card, fitsFirst: round % 3 == 0) > 55)
        }
    }

    /// A suite's window goes on whatever thread the runner is on, while the turn of another test ends.
    @Test func aWindowThatIsGoingIsNotLaidOut() async {
        let (begun, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let box = Box()
        do {
            let window = GoingWindow(begun: begun, goOn: goOn)
            window.isHidden = false
            box.views = [window]
        }
        let gone = Task.detached { box.views = [] }
        endTurn(once: begun)
        goOn.signal()
        await gone.value
        #expect(GoingWindow.passes == 0)
    }

    private func endTurn(once begun: DispatchSemaphore) {
        begun.wait()
        RunLoopIteration.layOutWindows()
        #expect(!RunLoopIteration.liveWindows.contains { $0 is GoingWindow })
    }

    /// Does not go before a turn has ended.
    private final class GoingWindow: UIWindow {
        static var passes = 0
        private let begun: DispatchSemaphore
        private let goOn: DispatchSemaphore

        init(begun: DispatchSemaphore, goOn: DispatchSemaphore) {
            (self.begun, self.goOn) = (begun, goOn)
            super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        }
        required init?(coder: NSCoder) { nil }
        deinit {
            begun.signal()
            goOn.wait()
        }

        override func layoutSubviews() {
            Self.passes += 1
            super.layoutSubviews()
        }
    }

    private final class Box: @unchecked Sendable {
        nonisolated(unsafe) var views: [UIView] = []
    }

    /// Lays the card out in a stack in a host that only the box holds.
    private func fill(_ box: Box, with card: Card, fits: Bool) -> NSLayoutConstraint {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let stack = UIStackView(arrangedSubviews: [UILabel(), card.view])
        stack.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(stack)
        let pin = stack.topAnchor.constraint(equalTo: host.topAnchor)
        pin.isActive = true
        host.layoutIfNeeded()
        if fits { _ = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        box.views = [host]
        return pin
    }
}
