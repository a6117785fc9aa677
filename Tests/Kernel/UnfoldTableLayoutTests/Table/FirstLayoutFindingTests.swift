import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// What a table reports of its first rows: estimates that are far off, and a layout before it is in a window.
@MainActor @Suite(.ownSettings) struct FirstLayoutFindingTests {
    /// Once a table, and only where all rows together are off by more than a screen.
    @Test(
        arguments: [
            (600, 100, true), (30, 100, true), (80, 100, false), (600, 5, false), (CGFloat(44), 100, false),
        ] as [(CGFloat, Int, Bool)]) func estimates(_ estimate: CGFloat, _ rows: Int, _ isFar: Bool)
    {
        inEnvironment {
            let source = ArraySource((0..<rows).map { .init(id: $0, height: rows < 10 ? 550 : 100) })
            let table = UITableView.forTests(source, height: 700)
            table.estimatedRowHeight = estimate
            table.reloadData()
            table.layoutIfNeeded()
            let found = table.findings.compactMap { finding -> [Double]? in
                if case .farEstimate(_, let estimate, let measured, _) = finding.fact {
                    [estimate, measured]
                } else {
                    nil
                }
            }
            #expect(found == (isFar ? [[Double(estimate), 100]] : []), "\(table.findings)")
            table.contentOffset.y = 3000
            table.layoutIfNeeded()
            #expect(table.findings.count { $0.code == "far-estimate" } == found.count)
        }
    }

    /// In UIKit's words, when it comes into a window; a table that comes into none is measured so on purpose.
    @Test(arguments: [true, false]) func layoutOutsideOfAWindow(_ isEarly: Bool) {
        inEnvironment {
            let source = ArraySource((0..<2).map { .init(id: $0, height: 90) })
            let early = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
            early.register(FixedCell.self, forCellReuseIdentifier: "row")
            early.dataSource = source
            var texts: [String] = []
            LayoutJournal.console = { texts.append($0) }
            defer { LayoutJournal.console = { _ in } }
            if isEarly { early.layoutIfNeeded() }
            #expect(texts.isEmpty && early.findings.isEmpty)
            let window = UIWindow(frame: early.frame)
            window.addSubview(early)
            early.layoutIfNeeded()
            #expect(early.findings.map(\.code) == (isEarly ? ["outside-window"] : []))
            let start = "[TableView] Warning once only: UITableView was told to layout its visible cells"
            #expect(texts.map { $0.hasPrefix(start) } == (isEarly ? [true] : []), "\(texts)")
            early.removeFromSuperview()
            window.addSubview(early)
            #expect(texts.count == (isEarly ? 1 : 0))
        }
    }
}
