import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// A pass leaves cells alone that are where it wants them, and puts back whatever was changed.
@MainActor @Suite(.ownSettings) struct PlacedCellTests {
    final class CountingCell: UITableViewCell {
        static var placings = 0
        let foot = UIView()
        private(set) var height = NSLayoutConstraint()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            foot.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(foot)
            height = foot.heightAnchor.constraint(equalToConstant: 40)
            height.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                foot.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
                foot.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
                foot.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
                foot.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor), height,
            ])
        }

        required init?(coder: NSCoder) { fatalError("no archive is read here") }

        /// Asked for with the margins of each cell that is placed.
        override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
            Self.placings += 1
            return super.effectiveUserInterfaceLayoutDirection
        }
    }

    private func table(_ style: UITableView.Style, rows: Int = 20) -> (UITableView, ClosureSource) {
        let source = ClosureSource(rows) { table, path in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 500), style: style)
        table.register(CountingCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.layoutIfNeeded()
        table.measureAllRows()
        table.layoutIfNeeded()
        return (table, source)
    }

    @Test(arguments: [20, 2000]) func aToggleAsksRowsOnScreenOnce(rows: Int) throws {
        try inEnvironment {
            let (table, source) = table(.plain, rows: rows)
            let cell = try #require(table.cellForRow(at: .row(2)) as? CountingCell)
            for isOpen in [true, false, true] {
                let moved = table.visibleCells.filter { $0.frame.minY > cell.frame.minY }.count
                CountingCell.placings = 0
                table.beginUpdates()
                cell.height.constant = isOpen ? 60 : 40
                table.endUpdates()
                let report = try #require(table.lastBatchUpdateReport)
                #expect(report.measurementCount == 1 && moved > 3)
                // The row itself before and after its measurement, each row below it where it went, one that came.
                let came = report.rows.filter { $0.heightBefore == nil }.count
                #expect(CountingCell.placings <= moved + 2 + 2 * came, "\(moved) moved")
            }
            CountingCell.placings = 0
            for _ in 0..<3 {
                table.performBatchUpdates(nil)
                table.setNeedsLayout()
                table.layoutIfNeeded()
            }
            #expect(CountingCell.placings == 0)
            withExtendedLifetime(source) {}
        }
    }

    /// What the cells on screen look like.
    private func look(_ table: UITableView) -> [String] {
        table.visibleCells.map { cell in
            let pins = cell.contentView.constraints.filter { $0.identifier?.hasPrefix("UIView-Encapsulated") == true }
            return "\(cell.frame) \(cell.contentView.frame) \(cell.contentView.layoutMargins) \(pins.map(\.constant))"
        }
    }

    private func change(_ table: UITableView, _ random: inout SplitMix) {
        let cells = table.visibleCells
        guard let cell = cells.randomElement(using: &random) as? CountingCell else { return }
        let number = CGFloat(Int.random(in: 0..<5, using: &random))
        switch Int.random(in: 0..<15, using: &random) {
        case 0: cell.accessoryType = cell.accessoryType == .none ? .disclosureIndicator : .none
        case 1: cell.accessoryView = number == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: number, height: 9))
        case 2: cell.accessoryView?.frame.size.width += number
        case 3: cell.editingAccessoryType = number > 2 ? .checkmark : .none
        case 4: table.isEditing.toggle()
        case 5: cell.frame.origin.x = number
        case 6: cell.contentView.frame = CGRect(x: number, y: 0, width: 200 + number, height: 30)
        case 7: cell.contentView.constraints.first { $0.identifier?.contains("Height") == true }?.constant += number
        case 8: table.frame.size.width = 380 + 10 * number
        case 9: table.rootSafeAreaInsets = UIEdgeInsets(top: 0, left: 10 * number, bottom: 0, right: 20)
        case 10: table.insetsContentViewsToSafeArea.toggle()
        case 11: cell.contentView.layoutMargins = UIEdgeInsets(top: number, left: 9, bottom: 3, right: number)
        case 12: cell.semanticContentAttribute = number > 2 ? .forceRightToLeft : .unspecified
        case 13: cell.height.constant = 30 + 10 * number
        default: table.contentOffset.y = 40 * number
        }
        if Bool.random(using: &random) { LayoutEnvironment.current.generation = [.mid, .ios26][Int(number) % 2] }
    }

    /// Next to cells of which nothing is remembered.
    @Test(arguments: [UITableView.Style.plain, .insetGrouped]) func aPassPutsBackWhatChanged(
        _ style: UITableView.Style
    ) {
        inEnvironment {
            for seed in 1...UInt64(Rounds.of(6, long: 20)) {
                var random = SplitMix(seed: seed)
                let (table, source) = table(style)
                for step in 0..<25 {
                    for _ in 0..<Int.random(in: 1...3, using: &random) { change(table, &random) }
                    // Insets of the safe area that rows keep away from follow what the pass before made scroll.
                    for _ in 0..<2 {
                        table.setNeedsLayout()
                        table.layoutIfNeeded()
                    }
                    let now = look(table)
                    for cell in table.visibleCells { cell.placed = nil }
                    table.setNeedsLayout()
                    table.layoutIfNeeded()
                    #expect(look(table) == now, "seed \(seed), step \(step)")
                }
                withExtendedLifetime(source) {}
            }
        }
    }
}
