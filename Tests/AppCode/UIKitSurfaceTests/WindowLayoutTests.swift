import Foundation
import TestSupport
import Testing
import UIKit

/// Screens that a test shows in a window of its own and waits for.
@MainActor @Suite(.ownSettings) struct WindowLayoutTests {
    private final class Board: UIView {
        let note = UIView()
        var changes = 0

        init() {
            super.init(frame: .zero)
            addSubview(note)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:)") }

        override func layoutSubviews() {
            super.layoutSubviews()
            note.frame = CGRect(x: 0, y: 10, width: 100, height: 100)
        }

        override func safeAreaInsetsDidChange() { changes += 1 }
    }

    private final class BoardController: UIViewController {
        override func loadView() { view = Board() }
    }

    /// Waits for the main queue, until the time is up at the latest.
    private func show(_ controller: UIViewController, until isDone: () -> Bool) async throws -> UIWindow {
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        try await wait(until: isDone)
        return window
    }

    /// A running main queue lays a window out with the settings of the task that made it.
    @Test func windowsKeepTheSettingsOfTheirTask() async throws {
        try await LayoutSettings.isolated {
            LayoutEnvironment.current.displayScale = 1
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let guest = UIView()
            guest.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(guest)
            guest.widthAnchor.constraint(equalToConstant: 10.4).isActive = true
            window.isHidden = false
            try await wait { guest.frame.width > 0 }
            #expect(guest.frame.width == 10)
        }
    }

    @Test(arguments: [true, false]) func boardsBelowABar(_ isTranslucent: Bool) async throws {
        let controller = BoardController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.isTranslucent = isTranslucent
        let board = try #require(controller.view as? Board)
        let window = try await show(navigation) { !board.note.frame.isEmpty }
        let screen = UIScreen.main.bounds
        #expect(window.frame == screen)
        let top = isTranslucent ? 0 : navigation.navigationBar.frame.maxY
        #expect(
            board.convert(board.bounds, to: nil)
                == CGRect(x: 0, y: top, width: screen.width, height: screen.height - top))
        #expect(board.safeAreaInsets.top == navigation.navigationBar.frame.maxY - top)
        // Laid out without a call: the main queue ran.
        #expect(board.note.frame == CGRect(x: 0, y: 10, width: 100, height: 100))
        #expect(board.note.safeAreaInsets.top == max(0, board.safeAreaInsets.top - 10))
        #expect(board.changes > 0 || !isTranslucent)
    }

    /// What changes later is laid out too, by a flag or by a constraint, as long as the test waits.
    @Test func laterChangesAreLaidOutWhileATestWaits() async throws {
        let controller = UIViewController()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        let width = box.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            width, box.heightAnchor.constraint(equalToConstant: 10),
            box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            box.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        let window = try await show(controller) { box.frame.width == 10 }
        #expect(box.frame.width == 10)
        width.constant = 20
        #expect(box.frame.width == 10)
        try await wait { box.frame.width == 20 }
        #expect(box.frame.width == 20)
        let board = Board()
        board.frame = CGRect(x: 0, y: 50, width: 100, height: 200)
        controller.view.addSubview(board)
        try await wait { !board.note.frame.isEmpty }
        #expect(board.note.frame.minY == 10)
        board.note.frame = .zero
        board.setNeedsLayout()
        try await wait { !board.note.frame.isEmpty }
        #expect(board.note.frame.minY == 10)
        window.isHidden = true
        board.setNeedsLayout()
        board.note.frame = .zero
        RunLoopIteration.end()
        #expect(board.note.frame == .zero)
    }

    private func wait(until isDone: () -> Bool) async throws {
        for _ in 0..<1000 where !isDone() { try await Task.sleep(nanoseconds: 1_000_000) }
    }

    private final class Sign: UIViewController {
        let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "the"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            let safe = view.safeAreaLayoutGuide
            label.leadingAnchor.constraint(equalTo: safe.leadingAnchor).isActive = true
            label.centerYAnchor.constraint(equalTo: safe.centerYAnchor).isActive = true
        }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        }
    }

    private final class PhoneWindow: UIWindow {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
    }

    /// A controller in the place of a device: size, safe area and traits of its own.
    @Test func aChildHasTheTraitsThatItsParentSet() {
        let sign = Sign()
        let parent = UIViewController()
        let window = PhoneWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        parent.view.frame = window.frame
        sign.view.frame = parent.view.frame
        parent.view.addSubview(sign.view)
        sign.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addChild(sign)
        let device = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(horizontalSizeClass: .regular),
        ])
        parent.setOverrideTraitCollection(UITraitCollection(traitsFrom: [device, UITraitCollection()]), forChild: sign)
        sign.didMove(toParent: parent)
        window.rootViewController = parent
        window.isHidden = false
        parent.view.layoutIfNeeded()
        #expect(sign.traitCollection.preferredContentSizeCategory == .medium)
        #expect(sign.label.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.traitCollection.preferredContentSizeCategory == .large)
        #expect(parent.overrideTraitCollection(forChild: sign)?.containsTraits(in: device) == true)
        #expect(sign.label.font.pointSize == 16)
        // Recorded: (0 401.333; 23.6667 19.3333).
        let frame = sign.label.frame
        #expect(abs(frame.minY - 1204.0 / 3) < 1e-6 && abs(frame.width - 71.0 / 3) < 1e-6)
        parent.setOverrideTraitCollection(nil, forChild: sign)
        #expect(sign.traitCollection.preferredContentSizeCategory == .large && sign.label.font.pointSize == 17)
        let none = UITraitCollection()
        #expect(none.horizontalSizeClass == .unspecified && none.preferredContentSizeCategory == .unspecified)
        #expect(none.displayScale == 0)
    }
}
