import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// Margins and the guides of margins, whenever they were set and asked for.
@MainActor @Suite(.ownSettings) struct MarginTests {
    private func add(_ view: UIView, to parent: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
    }

    // MARK: The readable guide

    /// A view over the whole width, whose own subview is as wide as reads well.
    @Test(
        arguments: [
            (.mid, 320, 304), (.mid, 507, 491), (.mid, 688, 672), (.mid, 689, 672), (.mid, 1024, 672),
            (.mid, 1366, 672),
            (.ios26, 936, 920), (.ios26, 1008, 992), (.ios26, 1009, 920), (.ios26, 1366, 920),
        ] as [(UIKitGeneration, CGFloat, CGFloat)])
    func theReadableGuideFollowsItsView(_ generation: UIKitGeneration, _ width: CGFloat, _ readable: CGFloat) {
        inEnvironment({ $0.generation = generation }) {
            for (isInWindow, isByFrame) in [(true, true), (true, false), (false, true), (false, false)] {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 768))
                let window = UIWindow(frame: root.frame)
                if isInWindow { window.addSubview(root) }
                let (section, text) = (UIView(), UIView())
                add(section, to: root)
                add(text, to: section)
                if isByFrame {
                    section.translatesAutoresizingMaskIntoConstraints = true
                    section.frame = CGRect(x: 0, y: 0, width: width, height: 100)
                } else {
                    NSLayoutConstraint.activate([
                        section.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                        section.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                    ])
                }
                let guide = section.readableContentGuide
                NSLayoutConstraint.activate([
                    text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                ])
                root.layoutIfNeeded()
                #expect(text.frame.width == readable)
                #expect(abs(text.frame.midX - width / 2) < 1 / LayoutEnvironment.displayScale)
                #expect(guide.layoutFrame.width == readable)
                root.frame.size.width = 400
                if isByFrame { section.frame.size.width = 400 }
                // What was wide becomes narrow without a conflict.
                var conflicts = 0
                LayoutJournal.listening(
                    { if case .unsatisfiable = $0 { conflicts += 1 } }, to: { root.layoutIfNeeded() })
                #expect(text.frame.width == 384 && conflicts == 0)
                #expect(root.takeConflictsAtEdits().isEmpty)
            }
        }
    }

    // MARK: Margins of controllers' views

    private func shown(_ view: UIView, _ set: (UIView) -> Void, before: Bool) -> UIEdgeInsets {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let controller = UIViewController()
        if before { set(view) }
        controller.view = view
        window.rootViewController = controller
        window.makeKeyAndVisible()
        if !before { set(view) }
        window.layoutIfNeeded()
        return view.layoutMargins
    }

    /// At least the system's at the sides.
    @Test(arguments: [true, false]) func marginsStayWhenTheirViewBecomesAControllers(_ before: Bool) {
        let margins = UIEdgeInsets(top: 15, left: 20, bottom: 7, right: 3)
        let all = UIEdgeInsets(top: 15, left: 20, bottom: 7, right: 16)
        #expect(shown(UIView(), { $0.layoutMargins = margins }, before: before) == all)
        #expect(shown(UIStackView(), { $0.layoutMargins = margins }, before: before) == all)
        let directional = NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 7, trailing: 3)
        #expect(shown(UIView(), { $0.directionalLayoutMargins = directional }, before: before) == all)
        let system = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        #expect(shown(UIView(), { _ in }, before: before) == system)
    }

    @Test func whatLoadViewConfiguresStays() {
        final class Loading: UIViewController {
            override func loadView() {
                view = UIView()
                view.layoutMargins.top = 31
            }
        }
        let controller = Loading()
        #expect(controller.view.layoutMargins.top == 31)
        #expect(controller.view.layoutMargins.bottom == 0)
    }

    @Test func aViewThatAControllerLetsGoHasAPlainViewsMargins() {
        let (controller, view) = (UIViewController(), UIView())
        controller.view = view
        let inner = view.layoutMarginsGuide
        controller.view = UIView()
        #expect(view.layoutMargins == UIView().layoutMargins)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.layoutIfNeeded()
        #expect(inner.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
    }

    @Test func marginsByDirectionFollowTheDirection() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2)
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(view.directionalLayoutMargins.leading == 4)
    }

    // MARK: Guides that nothing uses

    /// Asked for and no longer named, a guide leaves the view as small as one that no one asked.
    @Test func aGuideThatNothingNamesTakesNoRoom() {
        func guides(_ view: UIView) -> [UILayoutGuide] {
            [view.layoutMarginsGuide, view.readableContentGuide, view.safeAreaLayoutGuide]
        }
        func card(_ asks: (UIView, UIView) -> Void) -> (CGRect, CGSize) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            root.rootSafeAreaInsets = UIEdgeInsets(top: 40, left: 30, bottom: 0, right: 0)
            let (card, inner) = (UIView(), UIView())
            card.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60)
            add(card, to: root)
            add(inner, to: card)
            NSLayoutConstraint.activate([
                card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                card.topAnchor.constraint(equalTo: root.topAnchor),
                inner.leadingAnchor.constraint(equalTo: card.leadingAnchor),
                inner.topAnchor.constraint(equalTo: card.topAnchor),
                card.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
                card.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
                inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 5),
            ])
            asks(card, inner)
            root.layoutIfNeeded()
            return (card.frame, card.systemLayoutSizeFitting(.zero))
        }
        let fresh = card { _, _ in }
        #expect(fresh.0.size == CGSize(width: 10, height: 5))
        #expect(card { card, _ in _ = guides(card) } == fresh)
        let after = card { card, inner in
            for guide in guides(card) {
                let used = inner.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor)
                used.priority = .defaultLow
                used.isActive = true
                card.superview!.layoutIfNeeded()
                used.isActive = false
            }
        }
        #expect(after == fresh)
    }

    /// A label that its mask places has no say in the width of its superview, asked for a guide or not.
    @Test func aGuideGivesContentNoSay() {
        func width(asks: Bool) -> CGFloat {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let (card, label) = (UIView(), UILabel())
            add(card, to: root)
            label.text = "wrapped into lines again and again"
            label.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            label.autoresizingMask = .flexibleWidth
            card.addSubview(label)
            if asks { _ = label.layoutMarginsGuide }
            let width = card.widthAnchor.constraint(equalToConstant: 40)
            width.priority = .defaultLow
            NSLayoutConstraint.activate([
                card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                card.topAnchor.constraint(equalTo: root.topAnchor), width,
            ])
            root.layoutIfNeeded()
            return card.frame.width
        }
        #expect(width(asks: false) == 40)
        #expect(width(asks: true) == 40)
    }

    // MARK: Insets that follow frames that follow insets

    /// `moved` is where its own safe area, which is 100 points less its distance, sends it.
    private func layOut(_ constraints: (_ root: UIView, _ moved: UIView, _ measure: UIView) -> Void) -> (
        moved: UIView, findings: [Finding.Fact], passes: Int
    ) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.rootSafeAreaInsets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
        let (moved, measure) = (UIView(), UIView())
        moved.accessibilityIdentifier = "moved"
        add(moved, to: root)
        add(measure, to: moved)
        measure.leftAnchor.constraint(equalTo: moved.leftAnchor).isActive = true
        measure.rightAnchor.constraint(equalTo: moved.safeAreaLayoutGuide.leftAnchor).isActive = true
        constraints(root, moved, measure)
        var found: [Finding.Fact] = []
        var passes = 0
        LayoutJournal.listening(
            { event in
                if case .finding(let finding) = event { found.append(finding.fact) }
                if case .laidOut(view: root.layoutName) = event { passes += 1 }
            }, to: { root.layoutIfNeeded() })
        return (moved, found, passes)
    }

    /// As far from the edge as the area is wide: it leaves the area, and then has none.
    @Test func insetsThatNeverRestAreReported() {
        let result = layOut { root, moved, measure in
            let spacer = UIView()
            add(spacer, to: root)
            spacer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
            spacer.widthAnchor.constraint(equalTo: measure.widthAnchor).isActive = true
            moved.leftAnchor.constraint(equalTo: spacer.rightAnchor).isActive = true
        }
        #expect(result.passes == LayoutLimits.passes)
        guard case .feedbackLoop(LayoutLimits.passes, let views)? = result.findings.first else {
            Issue.record("nothing was reported")
            return
        }
        #expect(result.findings.count == 1 && views.contains("moved"))
    }

    /// Two points a pass, until it has left the area.
    @Test func smallStepsComeToRest() {
        let result = layOut { root, moved, measure in
            let spacer = UIView()
            add(spacer, to: root)
            spacer.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 102).isActive = true
            spacer.widthAnchor.constraint(equalTo: measure.widthAnchor).isActive = true
            moved.leftAnchor.constraint(equalTo: spacer.leftAnchor).isActive = true
        }
        #expect(result.findings.isEmpty && result.moved.frame.minX == 102)
        #expect(result.passes > 40)
    }

    // MARK: The keyboard's guide

    /// Without a keyboard from the bottom of the safe area to the window's lower edge.
    @Test func theKeyboardsGuideReachesToTheLowerEdge() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let (page, card) = (UIView(frame: window.bounds), UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 300)))
        #expect(page.keyboardLayoutGuide.layoutFrame == .zero)
        window.addSubview(page)
        page.addSubview(card)
        #expect(page.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
        #expect(card.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 200, height: 444))
        window.layoutIfNeeded()
        #expect(page.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    }
}
