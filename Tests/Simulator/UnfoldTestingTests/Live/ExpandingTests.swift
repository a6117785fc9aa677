import Foundation
import Observation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldCollectionLayout
import UnfoldReport
import UnfoldTableLayout
import UnfoldTesting

/// The twelve ways in which app code opens a row, each with what is printed of it: `Fixtures/Kernel/expanding`. `UNFOLD_RECORD=1`
/// writes them again.
@MainActor @Suite(.isolatedLayout) struct ExpandingTests {
    @Test(arguments: Way.all) func eachWayIsPrinted(_ way: Way) throws {
        let text = way.open()
        let file = Fixtures.root.appendingPathComponent("Kernel/expanding/\(way.name).txt")
        if ProcessInfo.processInfo.environment["UNFOLD_RECORD"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(text == (try? String(contentsOf: file, encoding: .utf8)), "\(way.name)")
        // The same in each run: other objects, other addresses.
        #expect(text == way.open())
    }

    /// The page lists all of them, and no other text is kept.
    @Test func theWaysAreTheOnesOfThePage() throws {
        let file = Fixtures.package.appendingPathComponent("docs/expanding-rows.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        for way in Way.all {
            #expect(page.contains("(../Fixtures/Kernel/expanding/\(way.name).txt)"), "\(way.name)")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Fixtures.path("Kernel/expanding"))
        #expect(files.sorted() == Way.all.map { "\($0.name).txt" }.sorted())
    }
}

/// Code that opens the first row, as an app writes it; the row's detail is 200 points tall then.
struct Way: CustomTestStringConvertible, Sendable {
    let name: String
    let open: @MainActor @Sendable () -> String

    var testDescription: String { name }

    static let all = [
        table("begin-end-updates") { screen in
            screen.expand()
            screen.view.beginUpdates()
            screen.view.endUpdates()
        },
        table("perform-batch-updates") { screen in screen.view.performBatchUpdates { screen.expand() } },
        table("layout-in-animation") { screen in
            screen.view.beginUpdates()
            screen.expand()
            UIView.animate(withDuration: 0.25) { screen.cell(0).contentView.layoutIfNeeded() }
            screen.view.endUpdates()
        },
        table("reload-rows") { screen in
            screen.isOpen = true
            screen.view.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        },
        table("reconfigure-rows") { screen in
            screen.isOpen = true
            screen.view.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        },
        table("reload-data") { screen in
            screen.isOpen = true
            screen.view.reloadData()
        },
        table("diffable-data-source") { screen in
            let source = screen.diffable()
            screen.isOpen = true
            var snapshot = source.snapshot()
            snapshot.reconfigureItems([0])
            source.apply(snapshot)
        },
        table("hidden-arranged-view", showsPart: false) { screen in
            screen.view.performBatchUpdates { screen.cell(0).parts[1].isHidden = false }
        },
        table("invalidate-intrinsic-content-size") { screen in
            screen.expand()
            screen.cell(0).invalidateIntrinsicContentSize()
        },
        Way(name: "self-sizing-invalidation") {
            let list = ListOfCards()
            list.view.selfSizingInvalidation = .enabledIncludingConstraints
            let before = list.heights
            list.grow(item: 0, to: 260)
            return text(
                list.heights, before, list.view.lastBatchUpdateReport, list.view.findings,
                list.view.explainHeight(at: IndexPath(item: 0, section: 0)))
        },
        table("observable-model") { screen in
            let card = ObservedCard()
            screen.view.selfSizingInvalidation = .enabledIncludingConstraints
            screen.cell(0).configurationUpdateHandler = { cell, _ in
                (cell as? CardCell)?.detailHeight.constant = card.isOpen ? 200 : 0
            }
            screen.view.layoutIfNeeded()
            card.isOpen = true
        },
        table("constant-alone") { screen in
            screen.expand()
            UIView.animate(withDuration: 0.25) { screen.cell(0).layoutIfNeeded() }
        },
    ]

    /// A table of two cards whose first one the code opens.
    private static func table(
        _ name: String, showsPart: Bool = true, _ code: @escaping @MainActor @Sendable (ExpandingScreen) -> Void
    ) -> Way {
        Way(name: name) {
            let screen = ExpandingScreen(showsPart: showsPart)
            let before = screen.heights
            code(screen)
            screen.view.layoutIfNeeded()
            screen.view.diagnose()
            return text(
                screen.heights, before, screen.view.lastBatchUpdateReport, screen.view.findings,
                screen.view.explainHeight(at: IndexPath(row: 0, section: 0)))
        }
    }

    private static func text(
        _ after: [Double], _ before: [Double], _ report: BatchUpdateReport?, _ findings: [Finding],
        _ explanation: HeightExplanation
    ) -> String {
        func line(_ heights: [Double]) -> String { heights.map(Number.text).joined(separator: " ") }
        let update = report.map { "\($0)" } ?? "no update"
        // Where the height comes from, and the sum.
        let why = "\(explanation)".split(separator: "\n\n").prefix(2).map(String.init)
        return (["\(line(before)) -> \(line(after))", update] + findings.map { "\($0)" } + why)
            .joined(separator: "\n\n") + "\n"
    }
}

@Observable private final class ObservedCard {
    var isOpen = false
}

/// Two cards, as an app's model has them.
@MainActor final class ExpandingScreen {
    var isOpen = false
    private let table = LiveTable(CardCell.self, count: 0)
    private var source: UITableViewDiffableDataSource<Int, Int>?

    init(showsPart: Bool) {
        table.fill = { [unowned self] cell, row in show(cell, row, showsPart: showsPart) }
        table.count = 2
        view.reloadData()
        view.layoutIfNeeded()
    }

    var view: UITableView { table.view }
    var heights: [Double] { (0..<2).map(table.height) }
    func cell(_ row: Int) -> CardCell { table.cell(row) }

    /// What a model tells its cell that is on screen.
    func expand() {
        isOpen = true
        cell(0).detailHeight.constant = 200
    }

    private func show(_ cell: CardCell, _ row: Int, showsPart: Bool) {
        cell.detailHeight.constant = isOpen && row == 0 || !showsPart ? 200 : 0
        cell.parts[1].isHidden = !showsPart
    }

    /// The same rows by a diffable data source.
    func diffable() -> UITableViewDiffableDataSource<Int, Int> {
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: view) { [unowned self] view, path, item in
            let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path) as! CardCell
            show(cell, item, showsPart: true)
            return cell
        }
        self.source = source
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        source.applySnapshotUsingReloadData(snapshot)
        view.layoutIfNeeded()
        return source
    }
}
