import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// What holds a window and the view of a controller in it.
@MainActor @Suite(.ownSettings) struct WindowPinTests {
    /// The program of a post about stacks: a stack that fills the screen, with one view of height 100.
    private final class ViewController: UIViewController {
        private let stackView = UIStackView()

        override func viewDidLoad() {
            super.viewDidLoad()
            stackView.translatesAutoresizingMaskIntoConstraints = false
            stackView.axis = .vertical
            view.addSubview(stackView)
            let tmpView = UIView()
            tmpView.translatesAutoresizingMaskIntoConstraints = false
            tmpView.heightAnchor.constraint(equalToConstant: 100).isActive = true
            stackView.addArrangedSubview(tmpView)
            stackView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            stackView.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        }
    }

    @Test func theWindowHoldsTheControllersView() throws {
        var printed: [String] = []
        var reports: [UnsatisfiableConstraints] = []
        let console = LayoutJournal.console
        LayoutJournal.console = { printed.append($0) }
        defer { LayoutJournal.console = console }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 428, height: 926))
        LayoutJournal.listening({ if case .unsatisfiable(let report, _) = $0 { reports.append(report) } }) {
            window.rootViewController = ViewController()
            window.makeKeyAndVisible()
            RunLoopIteration.end()
        }
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.members.count == 6)
        #expect(report.members[report.broken].constant == 100)
        #expect(report.contradiction == 826)
        let lines = try #require(printed.first).split(separator: "\n").filter { $0.hasPrefix("    \"<") }
        #expect(lines.count == 6)
        #expect(lines[0].contains(".height == 100   (active)>"))
        #expect(lines[1].contains("V:|-(0)-[UIStackView:"))
        #expect(lines[2].contains(".bottom == UIView:"))
        #expect(lines[3].contains("'UISV-canvas-connection' UIStackView:"))
        #expect(lines[4].contains("'UISV-canvas-connection' V:[UIView:"))
        #expect(lines[5].contains("<NSLayoutConstraint:"))
        #expect(lines[5].contains(" 'UIView-Encapsulated-Layout-Height' UIView:"))
        #expect(lines[5].hasSuffix(".height == 926   (active)>\""))
        // A window that changes its size dictates the new one.
        window.frame.size.height = 800
        window.layoutIfNeeded()
        #expect(window.rootViewController?.view.subviews[0].frame.height == 800)
    }
}
