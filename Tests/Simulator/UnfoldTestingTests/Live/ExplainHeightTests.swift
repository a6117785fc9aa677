import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldCollectionLayout
import UnfoldReport
import UnfoldTableLayout

/// `explainHeight` of live tables: the sum, and what would give another height.
@MainActor @Suite struct ExplainHeightTests {
    private let first = IndexPath(row: 0, section: 0)

    @Test func theSumAndWhatWouldChangeIt() throws {
        let table = LiveTable(CardCell.self)
        let why = table.view.explainHeight(at: first, wanted: 347)
        #expect(why.height == 116)
        #expect(why.derivation?.parts.reduce(0) { $0 + $1.multiplier * $1.constant } == 116)
        let text = "\(why)"
        #expect(text.hasPrefix("row 0 in section 0 is 116 tall\n"), "\(text)")
        #expect(text.contains("116 = 12 + 10 + 20 + 10 + 8 + 8 + 36 + 12"), "\(text)")
        #expect(text.contains("any one of these gives 347"), "\(text)")
        let way = try #require(why.ways.first { $0.constraint.equation == "detail.height == 0 @999" })
        #expect(way.kind == .constant(231) && way.height == 347)
        #expect("\(way)" == "CardCell.detailHeight (detail.height == 0 @999) with constant 231: 347")
        // The same question has the same answer, which can leave the main actor.
        #expect(text == "\(table.view.explainHeight(at: first, wanted: 347))")
    }

    @Test func theTableStaysAsItWas() throws {
        let table = LiveTable(CardCell.self, count: 3)
        table.cell(1).detailHeight.constant = 50
        let before = State(table.view)
        var events = 0
        LayoutJournal.listening { _ in
            events += 1
        } to: {
            for row in 0..<3 {
                _ = "\(table.view.explainHeight(at: IndexPath(row: row, section: 0), wanted: 347))"
            }
        }
        #expect(events == 0)
        #expect(State(table.view) == before)
        #expect(table.view.heightForRow(at: IndexPath(row: 1, section: 0))?.staleSinceStep != nil)
        table.view.beginUpdates()
        table.view.endUpdates()
        #expect(table.view.lastBatchUpdateReport?.measurementCount == 1)
    }

    private struct State: Equatable {
        var frames: [CGRect] = []
        var heights: [RowHeight?] = []
        var counts: [Int]
        var findings: [Finding]

        @MainActor init(_ table: UITableView) {
            counts = [table.measureCount, table.batchUpdateCount, table.batchUpdateReports.count]
            findings = table.findings
            heights = (0..<3).map { table.heightForRow(at: IndexPath(row: $0, section: 0)) }
            func add(_ view: UIView) {
                frames.append(view.frame)
                view.subviews.forEach(add)
            }
            add(table)
        }
    }

    @Test func whatHasNoSumSaysWhy() {
        let table = LiveTable(CardCell.self, count: 40)
        let missing = table.view.explainHeight(at: IndexPath(row: 40, section: 0))
        #expect("\(missing)" == "there is no row 40 in section 0: the section has 40 rows")
        #expect(missing.height == nil)
        #expect(
            "\(table.view.explainHeight(at: IndexPath(row: 0, section: 2)))"
                == "there is no row 0 in section 2: the table view has 1 section")
        let unseen = table.view.explainHeight(at: IndexPath(row: 39, section: 0), wanted: 347)
        #expect(unseen.source == .estimated)
        #expect("\(unseen)".contains("estimated: it was never on screen"))
        table.view.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
        table.view.layoutIfNeeded()
        #expect("\(table.view.explainHeight(at: first))".contains("off screen: it has no cell now"))
        let fixed = LiveTable(CardCell.self)
        fixed.view.rowHeight = 60
        fixed.view.layoutIfNeeded()
        let given = fixed.view.explainHeight(at: first, wanted: 80)
        #expect("\(given)".contains("fixed by the table's rowHeight or its delegate"), "\(given)")
        #expect(given.ways.isEmpty)
    }

    @Test func aWishThatNothingMeetsNamesTheNearest() {
        let table = LiveTable(CardCell.self)
        let why = table.view.explainHeight(at: first, wanted: 0)
        #expect(why.ways.isEmpty)
        #expect(why.nearest != nil)
        #expect("\(why)".contains("no single constant, priority or hidden view gives 0; the nearest is"), "\(why)")
        #expect("\(table.view.explainHeight(at: first, wanted: 116))".contains("is 116 tall as it is"))
    }

    @Test func viewsOutsideOfTables() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let view = UIView()
        view.accessibilityIdentifier = "box"
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate(Array(view.pinned(to: root, inset: 8).dropLast()))
        let text = "\(view.explainLayout())"
        #expect(text.hasPrefix("box is 284 wide and 0 tall\n  width 284 = "), "\(text)")
        #expect(text.contains("warning: box is ambiguous: its bottom and height"), "\(text)")
    }

    @Test func itemsOfCollections() throws {
        let list = ListOfCards()
        let why = list.view.explainHeight(at: IndexPath(item: 1, section: 0), wanted: 90)
        #expect(why.height == 60)
        #expect("\(why)".hasPrefix("item 1 in section 0 is 60 tall\n"), "\(why)")
        let way = try #require(why.ways.first { $0.constraint.equation == "box.height == 60 @999" })
        #expect(way.kind == .constant(90))
    }

    // MARK: Random cells

    @Test(arguments: 0..<10)
    func eachWayGivesTheHeight(_ part: Int) {
        var chance = SplitMix(seed: UInt64(part))
        for _ in 0..<50 {
            let cell = RandomColumn(&chance)
            let table = LiveTable(ColumnCell.self) { view, _ in view.build(cell) }
            let height = table.height()
            let wanted = max(1, height + Double(Int.random(in: -30...60, using: &chance)))
            guard wanted != height else { continue }
            let ways = table.view.explainHeight(at: first, wanted: wanted).ways
            for way in ways {
                let changed = LiveTable(ColumnCell.self) { view, _ in view.build(cell, changedBy: way) }
                #expect(changed.height() == wanted, "\(cell) \(way)")
            }
            // No smaller whole change of a constant does.
            for index in cell.bars.indices {
                let size = ways.compactMap { way -> Double? in
                    let form = way.constraint.form
                    guard case .constant(let value) = way.kind, form.first.anchor.item == "bar\(index)",
                        form.second == nil, form.relation == .equal
                    else { return nil }
                    return abs(value - cell.bars[index].height)
                }.first
                for delta in 1..<min(90, Int((size ?? 91).rounded(.up))) {
                    for sign in [-1.0, 1] where cell.bars[index].height + sign * Double(delta) >= 0 {
                        guard delta % 29 == 1 || size != nil && Double(delta) > size! - 2 else { continue }
                        var other = cell
                        other.bars[index].height += sign * Double(delta)
                        let table = LiveTable(ColumnCell.self) { view, _ in view.build(other) }
                        #expect(table.height() != wanted, "\(cell) bar\(index) by \(sign * Double(delta))")
                    }
                }
            }
        }
    }
}

/// Views one below the other, each with a height and a priority, in a frame that may have a height of its own.
struct RandomColumn: CustomStringConvertible {
    struct Bar {
        var height: Double
        var priority: Float
        /// Of a rival that wants the bar at least as tall; nil without one.
        var least: (height: Double, priority: Float)?
    }

    var bars: [Bar]
    var description: String { "\(bars)" }

    init(_ chance: inout SplitMix) {
        bars = (0..<Int.random(in: 1...4, using: &chance)).map { _ in
            let rival = Bool.random(using: &chance)
            return Bar(
                height: Double(Int.random(in: 0...80, using: &chance)),
                priority: [999, 750, 500, 251].randomElement(using: &chance)!,
                least: rival
                    ? (
                        Double(Int.random(in: 0...80, using: &chance)),
                        [750, 500, 250].randomElement(using: &chance)!
                    ) : nil)
        }
    }
}

final class ColumnCell: UITableViewCell {
    func build(_ column: RandomColumn, changedBy way: HeightExplanation.Change? = nil) {
        defer { for constraint in contentView.constraintsBelow { way?.apply(to: constraint) } }
        var top = contentView.topAnchor
        for (index, bar) in column.bars.enumerated() {
            let view = UIView()
            view.accessibilityIdentifier = "bar\(index)"
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            let height = view.heightAnchor.constraint(equalToConstant: bar.height)
            height.priority = UILayoutPriority(bar.priority)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: top), height,
                view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
            if let least = bar.least {
                let rival = view.heightAnchor.constraint(greaterThanOrEqualToConstant: least.height)
                rival.priority = UILayoutPriority(least.priority)
                rival.isActive = true
            }
            top = view.bottomAnchor
        }
        // A column of no height would have the standard one.
        contentView.bottomAnchor.constraint(equalTo: top, constant: 5).isActive = true
    }
}

extension HeightExplanation.Change {
    /// Carries the change out where it is meant.
    @MainActor fileprivate func apply(to constraint: NSLayoutConstraint) {
        guard constraint.facts.equation == self.constraint.equation else { return }
        switch kind {
        case .constant(let value): constraint.constant = CGFloat(value)
        case .priority(let value): constraint.priority = UILayoutPriority(value)
        case .inactive: constraint.isActive = false
        }
    }
}

extension UIView {
    fileprivate var constraintsBelow: [NSLayoutConstraint] { subviews.reduce(constraints) { $0 + $1.constraintsBelow } }
}

/// Items that are 60 tall.
@MainActor final class ListOfCards: UICollectionViewDataSource {
    let view: UICollectionView

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.showsSeparators = false
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.register(BoxItem.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.layoutIfNeeded()
    }

    var heights: [Double] {
        view.layoutIfNeeded()
        return (0..<2).map {
            Double(view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!.frame.height)
        }
    }

    func grow(item: Int, to height: CGFloat) {
        (view.cellForItem(at: IndexPath(item: item, section: 0)) as! BoxItem).boxHeight.constant = height
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

final class BoxItem: UICollectionViewListCell {
    private(set) var boxHeight: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        boxHeight = box.heightAnchor.constraint(equalToConstant: 60)
        boxHeight.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate(box.pinned(to: contentView) + [boxHeight])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
}
