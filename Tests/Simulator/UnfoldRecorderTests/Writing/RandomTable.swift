import Foundation
import TestSupport
import UIKit

@testable import UnfoldRecorder

/// A table of cells made by chance, whose constraints have one solution, and what an app does with it.
@MainActor final class RandomTable: NSObject, UITableViewDataSource, RandomList {
    let view: UITableView
    private var rows: [RandomRow]
    private var generator: SplitMix
    private let plans: [UInt64]

    init(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        plans = (0..<generator.within(1...3)).map { _ in generator.next() }
        let style = generator.pick([UITableView.Style.plain, .grouped, .insetGrouped])
        let width = generator.pick([320, 375, 390, 428] as [CGFloat])
        view = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 1200), style: style)
        if generator.chance(50) { view.separatorStyle = .none }
        rows = []
        self.generator = generator
        super.init()
        rows = (0..<self.generator.within(1...6)).map { _ in makeRow() }
        view.dataSource = self
        view.layoutIfNeeded()
    }

    private func makeRow() -> RandomRow { RandomRow(kinds: plans.count, &generator) }

    var recorder: TableRecorder { TableRecorder(view) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = rows[indexPath.row]
        let cell = RandomCell(plan: plans[row.kind], reuseIdentifier: "kind\(row.kind)")
        cell.show(row)
        return cell
    }

    /// An update of one of the ways in which apps make one.
    func change() {
        let index = generator.below(max(1, rows.count))
        let path = IndexPath(row: index, section: 0)
        view.beginUpdates()
        switch rows.isEmpty ? 3 : generator.below(6) {
        case 0:
            rows[index].isOpen.toggle()
            (view.cellForRow(at: path) as? RandomCell)?.show(rows[index])
        case 1:
            rows[index].height = CGFloat(generator.within(10...90))
            (view.cellForRow(at: path) as? RandomCell)?.show(rows[index])
        case 2:
            rows[index].changeTexts(&generator)
            (view.cellForRow(at: path) as? RandomCell)?.show(rows[index])
        case 3:
            rows.insert(makeRow(), at: rows.isEmpty ? 0 : index)
            view.insertRows(at: [rows.count == 1 ? IndexPath(row: 0, section: 0) : path], with: .none)
        case 4:
            rows.remove(at: index)
            view.deleteRows(at: [path], with: .none)
        default:
            let target = generator.below(rows.count)
            rows.insert(rows.remove(at: index), at: target)
            view.moveRow(at: path, to: IndexPath(row: target, section: 0))
        }
        view.endUpdates()
    }
}

final class RandomCell: UITableViewCell {
    private var content: RandomContent!

    init(plan: UInt64, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        content = RandomContent(plan: plan, in: contentView)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    func show(_ row: RandomRow) { content.show(row) }
}
