import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldCollectionLayout
import UnfoldReport
import UnfoldTableLayout
import UnfoldTesting

/// `explainHeight` of live tables: the sum, and what would give another height.
@MainActor @Suite(.isolatedLayout) struct ExplainHeightTests {
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
        let way = try #require(why.ways.first { $0.constraint?.equation == "detail.height == 0 @999" })
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
        let way = try #require(why.ways.first { $0.constraint?.equation == "box.height == 60 @999" })
        #expect(way.kind == .constant(90))
    }

    // MARK: Hidden views

    /// A stack's hidden view is tried too, in a copy: the table stays as it was, and showing it gives what was said.
    @Test(arguments: [0, 1]) func aHiddenViewShownGivesTheHeight(_ section: Int) throws {
        let table = LiveTable(CardCell.self, count: 3) { cell, _ in
            cell.detailHeight.constant = 40
            cell.parts[1 + section].isHidden = true
            (cell.parts[2].isHidden, cell.stack.distribution) = (true, section == 0 ? .fill : .fillEqually)
        }
        let shown = LiveTable(CardCell.self, count: 3) { cell, _ in
            cell.detailHeight.constant = 40
            cell.parts[2].isHidden = section == 0
            cell.stack.distribution = section == 0 ? .fill : .fillEqually
        }
        let before = State(table.view)
        let made = table.cell(0).stack.constraints.count
        var events = 0
        let why = LayoutJournal.listening {
            _ in
            events += 1
        } to: {
            table.view.explainHeight(at: first, wanted: shown.height())
        }
        let way = try #require(why.ways.first { $0.kind == .shown }, "\(why)")
        #expect(way.view == (section == 0 ? "b" : "c") && way.height == shown.height())
        #expect("\(way)" == "\(way.view ?? "").isHidden = false: \(Int(shown.height()))")
        #expect(events == 0)
        #expect(State(table.view) == before)
        #expect(table.cell(0).stack.constraints.count == made)
        table.update { table.cell(0).parts[1 + section].isHidden = false }
        #expect(table.height() == shown.height())
    }

    // MARK: Random cells

    /// Each answer, carried out, gives the height, and no smaller change of that constraint does: every whole constant
    /// and priority is compared, by a model of such cells that knows no solver.
    @Test(arguments: 0..<10)
    func eachWayGivesTheHeight(_ part: Int) throws {
        LayoutJournal.console = { _ in }
        var chance = SplitMix(seed: UInt64(part) << 20)
        for _ in 0..<Rounds.of(2, long: 50) {
            let column = RandomColumn(&chance)
            let table = LiveTable(ColumnCell.self) { view, _ in view.build(column) }
            let height = table.height()
            let wanted = max(1, height + Double(Int.random(in: -30...60, using: &chance)))
            guard wanted != height else { continue }
            let cell = table.cell(0)
            let live = cell.contentView.subviews.map { Double($0.frame.height) }
            for (bar, height) in zip(column.bars, live) {
                #expect(bar.solved() ?? height == height, "\(column)")
            }
            let ways = table.view.explainHeight(at: first, wanted: wanted).ways
            for way in ways {
                let constraint = try #require(cell.contentView.constraintsBelow.first { way.isOf($0) })
                let (constant, priority) = (constraint.constant, constraint.priority)
                table.update { way.apply(to: constraint) }
                #expect(table.height() == wanted, "\(column) \(way)")
                table.update { (constraint.constant, constraint.priority) = (constant, priority) }
            }
            // Where several heights of a bar are as good, any change may settle it.
            guard column.bars.allSatisfy({ $0.solved() != nil }) else { continue }
            for (index, bar) in column.bars.enumerated() {
                for (kind, least) in bar.leastChanges(for: wanted - height + live[index]) {
                    let size = ways.first { kind.isMeant(by: $0, bar: index) }.map { kind.size(of: $0, in: bar) }
                    #expect(size ?? .infinity <= least, "\(column) to \(wanted): \(kind) of bar\(index)")
                }
            }
        }
    }
}

extension LiveTable {
    fileprivate func update(_ change: () -> Void) {
        view.beginUpdates()
        change()
        view.endUpdates()
    }
}

/// Views one below the other, each with a height and a priority, and maybe a rival that wants it at least as tall.
struct RandomColumn: CustomStringConvertible {
    struct Bar {
        var height: Double
        var priority: Float
        /// nil without a rival.
        var least: (height: Double, priority: Float)?
    }

    /// One number of a bar.
    enum Kind: CaseIterable {
        case height, priority, leastHeight, leastPriority
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

extension RandomColumn.Bar {
    /// The height in which, from the highest priority on, the least is missed; nil where several are as good.
    func solved() -> Double? {
        let heights = Set([0, max(0, height), max(0, least?.height ?? 0)]).sorted()
        let levels = Set([priority, least?.priority ?? 50, 50]).sorted(by: >)
        func misses(_ value: Double) -> [Double] {
            levels.map { level in
                (level == priority ? abs(value - height) : 0)
                    + (least.map { level == $0.priority ? max(0, $0.height - value) : 0 } ?? 0)
                    + (level == 50 ? value : 0)
            }
        }
        let sorted = heights.map { (height: $0, misses: misses($0)) }
            .sorted { $0.misses.lexicographicallyPrecedes($1.misses) }
        return sorted.count > 1 && sorted[0].misses == sorted[1].misses ? nil : sorted[0].height
    }

    /// Every whole number in place of each: the least change with which the bar is that tall.
    func leastChanges(for wanted: Double) -> [(RandomColumn.Kind, Double)] {
        RandomColumn.Kind.allCases.compactMap { kind in
            guard let now = self[kind] else { return nil }
            let range = kind == .height || kind == .leastHeight ? -200...400 : 1...999
            return range.compactMap { value -> Double? in
                var changed = self
                changed[kind] = Double(value)
                return changed.solved() == wanted ? abs(Double(value) - now) : nil
            }.min().map { (kind, $0) }
        }
    }

    subscript(_ kind: RandomColumn.Kind) -> Double? {
        get {
            switch kind {
            case .height: height
            case .priority: Double(priority)
            case .leastHeight: least?.height
            case .leastPriority: least.map { Double($0.priority) }
            }
        }
        set {
            switch kind {
            case .height: height = newValue!
            case .priority: priority = Float(newValue!)
            case .leastHeight: least?.height = newValue!
            case .leastPriority: least?.priority = Float(newValue!)
            }
        }
    }
}

extension RandomColumn.Kind {
    func isMeant(by way: HeightExplanation.Change, bar: Int) -> Bool {
        guard let form = way.constraint?.form else { return false }
        guard form.second == nil, form.first.anchor.item == "bar\(bar)" else { return false }
        guard (form.relation == .equal) == (self == .height || self == .priority) else { return false }
        if case .constant = way.kind { return self == .height || self == .leastHeight }
        return self == .priority || self == .leastPriority
    }

    func size(of way: HeightExplanation.Change, in bar: RandomColumn.Bar) -> Double {
        switch way.kind {
        case .constant(let value): abs(value - bar[self]!)
        case .priority(let value): abs(Double(value) - bar[self]!)
        case .inactive, .shown: .infinity
        }
    }
}

final class ColumnCell: UITableViewCell {
    func build(_ column: RandomColumn) {
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
    @MainActor fileprivate func isOf(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.facts.equation == self.constraint?.equation
    }

    @MainActor fileprivate func apply(to constraint: NSLayoutConstraint) {
        switch kind {
        case .constant(let value): constraint.constant = CGFloat(value)
        case .priority(let value): constraint.priority = UILayoutPriority(value)
        case .inactive, .shown: constraint.isActive = false
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
