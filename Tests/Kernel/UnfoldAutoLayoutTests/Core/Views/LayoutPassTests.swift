import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

@MainActor @Suite(.ownSettings) struct LayoutPassTests {
    private func root(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func child(of parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    private func pin(_ view: UIView, to other: UIView, inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
        ])
    }

    @Test func framesMoveInTheLayoutPassOnly() {
        let root = root()
        let view = child(of: root)
        pin(view, to: root, inset: 10)
        #expect(view.frame == .zero)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
        root.constraints[0].constant = 30
        #expect(view.frame.minY == 10)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 30, width: 280, height: 160))
    }

    @Test func layoutTwiceSolvesNothing() {
        let root = root()
        pin(child(of: root), to: root)
        root.layoutIfNeeded()
        var events = 0
        LayoutJournal.listening({ _ in events += 1 }) { root.layoutIfNeeded() }
        #expect(events == 0)
    }

    /// A root that hosts its system inside another one, as a cell does.
    @Test func aHostThatMovesHasNothingToSolve() throws {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        host.isEngineHost = true
        pin(child(of: host), to: host)
        root().addSubview(host)
        host.layoutIfNeeded()
        let engine = try #require(host.hostedEngine)
        #expect(engine.isSettled)
        host.frame.origin.y = 50
        #expect(engine.isSettled)
        host.frame.size.height = 100
        #expect(!engine.isSettled)
        host.layoutIfNeeded()
        #expect(engine.isSettled && host.subviews[0].frame == host.bounds)
    }

    @Test func aSecondFittingSolvesNothing() {
        let root = root()
        let view = child(of: root)
        pin(view, to: root, inset: 5)
        let height = view.heightAnchor.constraint(equalToConstant: 40)
        height.isActive = true
        var fits = 0
        LayoutJournal.listening({ if case .fitted = $0 { fits += 1 } }) {
            #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 50)
            #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 50)
            height.constant = 60
            #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 70)
        }
        #expect(fits == 2)
        #expect(root.frame.height == 200)
    }

    @Test func nestedViewsAndCousins() {
        let root = root()
        let left = child(of: root)
        let right = child(of: root)
        let inner = child(of: left)
        NSLayoutConstraint.activate([
            left.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            left.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            left.heightAnchor.constraint(equalTo: left.widthAnchor, multiplier: 0.4),
            right.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 7),
            right.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
            right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            right.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            inner.centerXAnchor.constraint(equalTo: left.centerXAnchor),
            inner.centerYAnchor.constraint(equalTo: left.centerYAnchor),
            inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 0, y: 20, width: 150, height: 60))
        #expect(inner.frame == CGRect(x: 60, y: 25, width: 30, height: 10))
        #expect(right.frame == CGRect(x: 90, y: 62, width: 210, height: 138))
    }

    /// Leading and trailing mirror; left, right and centres do not.
    @Test func rightToLeftIsTheMirror() {
        for mirrored in [false, true] {
            let root = root()
            let a = child(of: root)
            let b = child(of: a)
            if mirrored { [root, a, b].forEach { $0.semanticContentAttribute = .forceRightToLeft } }
            NSLayoutConstraint.activate([
                a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                a.widthAnchor.constraint(equalToConstant: 100),
                b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                b.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: -30),
            ])
            root.layoutIfNeeded()
            let starts: [CGFloat] = mirrored ? [300 - 116, 30] : [16, 4]
            #expect([a.frame.minX, b.frame.minX] == starts)
            #expect(b.frame.width == 66)
        }
    }

    @Test func framesLieOnThePixelGrid() {
        let saved = LayoutEnvironment.current
        defer { LayoutEnvironment.current = saved }
        let edges: [(CGFloat, [Double])] = [
            (1, [0, 93, 187, 280]), (2, [0, 93.5, 186.5, 280]), (3, [0, 280.0 / 3, 560.0 / 3, 280]),
        ]
        for (scale, expected) in edges {
            LayoutEnvironment.current.displayScale = scale
            let root = root(280, 10)
            let views = (0..<3).map { _ in child(of: root) }
            for (index, view) in views.enumerated() {
                view.leadingAnchor.constraint(
                    equalTo: index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
                ).isActive = true
                if index > 0 { view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true }
            }
            views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
            root.layoutIfNeeded()
            let edges = [0] + views.map { Double($0.frame.maxX) }
            for (edge, wanted) in zip(edges, expected) { #expect(abs(edge - wanted) < 1e-9, "\(scale): \(edges)") }
        }
    }

    @Test func marginsAndSafeArea() {
        let root = root()
        let view = child(of: root)
        let safe = child(of: root)
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        pin2(view, root.layoutMarginsGuide)
        pin2(safe, root.safeAreaLayoutGuide)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
        #expect(safe.frame == root.bounds)
        root.rootSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 45, width: 294, height: 118))
        #expect(safe.frame == CGRect(x: 0, y: 44, width: 300, height: 122))
    }

    private func pin2(_ view: UIView, _ guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor), view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        ])
    }

    @Test func aLabelWrapsToItsWidth() {
        let root = root(120, 400)
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Tap a cell and it should grow to show the rest"
        label.font = .systemFont(ofSize: 15)
        label.numberOfLines = 0
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        let lines = label.lines(width: 120).count
        #expect(lines > 2)
        #expect(abs(label.frame.height - (CGFloat(lines) * 15 * 2444 / 2048 * 3).rounded(.up) / 3) < 1e-6)
        label.text = "Short"
        root.layoutIfNeeded()
        #expect(label.frame.height == 18)
    }

    @Test func aFeedbackLoopIsReportedAndEnds() {
        final class Restless: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                setNeedsLayout()
            }
        }
        let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.accessibilityIdentifier = "restless"
        var found: [Finding] = []
        LayoutJournal.listening({ if case .finding(let finding) = $0 { found.append(finding) } }) {
            view.layoutIfNeeded()
        }
        #expect(found.map(\.fact) == [.feedbackLoop(passes: LayoutLimits.passes, views: ["restless"])])
    }

    @Test func updateConstraintsRunsChildrenFirstAndOnce() {
        final class Logged: UIView {
            var log: (String) -> Void = { _ in }
            override func updateConstraints() {
                log("update \(tag)")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                log("layout \(tag)")
                super.layoutSubviews()
            }
        }
        var seen: [String] = []
        let outer = Logged(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = Logged()
        inner.tag = 1
        outer.addSubview(inner)
        [outer, inner].forEach { $0.log = { seen.append($0) } }
        outer.layoutIfNeeded()
        #expect(seen == ["update 1", "update 0", "layout 0", "layout 1"])
        seen = []
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(seen == ["layout 1"])
    }

    /// Random edits end where a fresh build of the same state is.
    @Test func randomEditsEndWhereAFreshBuildIs() {
        var state: UInt64 = 99
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        func build(_ heights: [CGFloat], _ hidden: [Bool]) -> (
            root: UIView, stack: UIStackView, pins: [NSLayoutConstraint]
        ) {
            let root = root(200, 1000)
            let stack = UIStackView()
            stack.axis = .vertical
            stack.spacing = 4
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            var pins: [NSLayoutConstraint] = []
            for (height, isHidden) in zip(heights, hidden) {
                let view = UIView()
                view.isHidden = isHidden
                stack.addArrangedSubview(view)
                let pin = view.heightAnchor.constraint(equalToConstant: height)
                pin.priority = UILayoutPriority(999)
                pin.isActive = true
                pins.append(pin)
            }
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: root.topAnchor),
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            return (root, stack, pins)
        }
        var heights: [CGFloat] = (0..<6).map { CGFloat(10 * ($0 + 1)) }
        var hidden = [Bool](repeating: false, count: 6)
        let live = build(heights, hidden)
        for round in 0..<120 {
            let index = random(6)
            if random(2) == 0 {
                heights[index] = CGFloat(random(50))
                live.pins[index].constant = heights[index]
            } else {
                hidden[index].toggle()
                live.stack.arrangedSubviews[index].isHidden = hidden[index]
            }
            if random(3) == 0 { continue }
            live.root.layoutIfNeeded()
            let fresh = build(heights, hidden)
            fresh.root.layoutIfNeeded()
            let shown = zip(heights, hidden).filter { !$0.1 }.map(\.0)
            let expected = shown.reduce(0, +) + CGFloat(max(0, shown.count - 1)) * 4
            #expect(fresh.stack.frame.height == expected, "round \(round)")
            for (mine, other) in zip(live.stack.arrangedSubviews, fresh.stack.arrangedSubviews) where !mine.isHidden {
                #expect(mine.frame == other.frame, "round \(round)")
            }
        }
    }
}

@MainActor @Suite(.ownSettings) struct LifetimeTests {
    /// A tree that was laid out and measured is freed when its last owner releases.
    @Test func treesAreFreed() {
        weak var kept: UIView?
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let label = UILabel()
            label.text = "a"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            label.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor).isActive = true
            root.layoutIfNeeded()
            _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            label.text = "b"
            root.frame.size.width = 80
            kept = root
        }
        #expect(kept == nil)
    }
}
