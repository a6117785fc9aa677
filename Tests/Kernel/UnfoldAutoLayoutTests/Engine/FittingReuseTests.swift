import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// A view that is fitted again and again keeps one system: what came and went since is taken in and out of it.
@MainActor @Suite struct FittingReuseTests {
    /// A cell's content: rows one below the other, each with a natural height and optional constraints of distinct
    /// priorities that can be switched on and off, and two alternatives for the end.
    @MainActor private final class Cell {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let content = UIView()
        var rows: [SizedView] = []
        var switches: [NSLayoutConstraint] = []
        var ends: [NSLayoutConstraint] = []

        init(rows count: Int, dice: inout Dice) {
            root.isEngineHost = true
            root.addSubview(content)
            var top = content.topAnchor
            for index in 0..<count {
                let row = SizedView(50, CGFloat(10 + dice.roll(40)))
                row.translatesAutoresizingMaskIntoConstraints = false
                content.addSubview(row)
                rows.append(row)
                NSLayoutConstraint.activate([
                    row.topAnchor.constraint(equalTo: top, constant: CGFloat(dice.roll(12))),
                    row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                    row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                ])
                row.setContentHuggingPriority(UILayoutPriority(240 + Float(index)), for: .vertical)
                row.setContentCompressionResistancePriority(UILayoutPriority(740 + Float(index)), for: .vertical)
                // Above, between and below the content's own optional constraints; never two at one level.
                for level in 0...dice.roll(3) {
                    let priority = UILayoutPriority([800, 500, 200, 990][level] + Float(index) / 4)
                    let optional: NSLayoutConstraint
                    switch dice.roll(4) {
                    case 0: optional = row.heightAnchor.constraint(equalToConstant: CGFloat(dice.roll(90)))
                    case 1: optional = row.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(dice.roll(90)))
                    case 2: optional = row.heightAnchor.constraint(lessThanOrEqualToConstant: CGFloat(dice.roll(90)))
                    default:
                        let other = rows[dice.roll(rows.count)]
                        optional = row.heightAnchor.constraint(
                            equalTo: other === row ? row.widthAnchor : other.heightAnchor,
                            multiplier: other === row ? 0.25 : 1)
                    }
                    optional.priority = priority
                    switches.append(optional)
                }
                top = row.bottomAnchor
            }
            ends = [
                content.bottomAnchor.constraint(equalTo: top, constant: 8),
                content.bottomAnchor.constraint(equalTo: rows[0].bottomAnchor),
            ]
            ends[0].isActive = true
        }

        func fit() -> CGSize {
            content.systemLayoutSizeFitting(
                CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }

        /// Of the last fitting: every variable of every view.
        var solved: [Double] {
            guard let solver = content.lastFitting?.solver else { return [] }
            return ([content] + rows).compactMap(\.engineRecord).flatMap {
                [$0.minX, $0.minY, $0.width, $0.height].map { solver.value(of: $0) }
            }
        }
    }

    private func isClose(_ one: [Double], _ other: [Double]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    /// Constraints, texts and live layout change at random; the kept system answers as one made for the occasion.
    @Test(arguments: 0..<Rounds.of(15, long: 80)) func theKeptSystemAnswersAsANewOne(_ seed: Int) throws {
        var dice = Dice(seed)
        let cell = Cell(rows: 1 + dice.roll(7), dice: &dice)
        for step in 0..<14 {
            for _ in 0...dice.roll(3) { change(cell, &dice) }
            let size = cell.fit()
            let solved = cell.solved
            let engine = try #require(cell.root.hostedEngine)
            // The first one, and what was made to compare with.
            #expect(engine.systemsCopied == 1 + step)
            let overruled = cell.content.lastFitting?.unsatisfiedConstraints().map(\.constraint)
            let kept = cell.content.storedFitting
            cell.content.storedFitting = nil
            let fresh = cell.fit()
            #expect(abs(size.height - fresh.height) < 1e-6 && size.width == fresh.width, "step \(step)")
            #expect(isClose(solved, cell.solved), "step \(step): \(solved), anew \(cell.solved)")
            #expect(overruled == cell.content.lastFitting?.unsatisfiedConstraints().map(\.constraint))
            cell.content.storedFitting = kept
        }
    }

    private func change(_ cell: Cell, _ dice: inout Dice) {
        switch dice.roll(7) {
        case 0:
            cell.ends.first { $0.isActive }.map { active in
                active.isActive = false
                cell.ends.first { $0 !== active }?.isActive = true
            }
        case 1:
            cell.rows[dice.roll(cell.rows.count)].natural.height = CGFloat(dice.roll(60))
        case 2:
            cell.switches[dice.roll(cell.switches.count)].constant = CGFloat(dice.roll(60))
        case 3:
            cell.content.setEncapsulatedLayoutSize(width: 300, height: CGFloat(110 + dice.roll(200)))
            cell.root.layoutIfNeeded()
        default:
            cell.switches[dice.roll(cell.switches.count)].isActive.toggle()
        }
    }

    /// What an expanding cell does: one constraint off, its alternative on.
    @Test func exchangingConstraintsMakesNoNewSystem() throws {
        var dice = Dice(3)
        let cell = Cell(rows: 12, dice: &dice)
        var heights = [cell.fit().height]
        exchange(cell)
        heights.append(cell.fit().height)
        #expect(heights[0] != heights[1])
        exchange(cell)
        _ = cell.fit()
        let engine = try #require(cell.root.hostedEngine)
        #expect(engine.systemsCopied == 1)
        let before = try #require(cell.content.lastFitting).solver.statistics
        for turn in 0..<40 {
            exchange(cell)
            #expect(cell.fit().height == heights[(turn + 1) % 2])
        }
        let after = try #require(cell.content.lastFitting).solver.statistics
        #expect(engine.systemsCopied == 1)
        #expect(after.solves - before.solves == 40)
        let pivots = after.dualPivots + after.primalPivots - before.dualPivots - before.primalPivots
        #expect(pivots <= 40 * 4, "\(pivots)")
    }

    private func exchange(_ cell: Cell) {
        let isFirst = cell.ends[0].isActive
        cell.ends[isFirst ? 0 : 1].isActive = false
        cell.ends[isFirst ? 1 : 0].isActive = true
    }

    /// Thousands of exchanges later the system takes as much memory as after some hundreds.
    @Test func theKeptSystemDoesNotGrow() throws {
        var dice = Dice(5)
        let cell = Cell(rows: 6, dice: &dice)
        var bytes: [Int] = []
        for turn in 0..<3_000 {
            exchange(cell)
            _ = cell.fit()
            if turn % 500 == 499 { bytes.append(try #require(cell.content.lastFitting).solver.heapBytes) }
        }
        #expect(bytes.last == bytes[2], "\(bytes)")
        #expect(try #require(cell.root.hostedEngine).systemsCopied == 1)
    }

    /// A view that comes or goes brings variables: the system is made again, and nothing of the old one is kept.
    @Test func aViewThatComesOrGoesMakesANewSystem() throws {
        var dice = Dice(7)
        let cell = Cell(rows: 2, dice: &dice)
        let height = cell.fit().height
        weak var gone: UIView?
        do {
            let extra = SizedView(10, 500)
            extra.translatesAutoresizingMaskIntoConstraints = false
            cell.content.addSubview(extra)
            extra.topAnchor.constraint(equalTo: cell.content.topAnchor).isActive = true
            extra.bottomAnchor.constraint(lessThanOrEqualTo: cell.content.bottomAnchor).isActive = true
            #expect(cell.fit().height == 500)
            extra.removeFromSuperview()
            gone = extra
        }
        #expect(gone == nil)
        #expect(cell.fit().height == height)
        #expect(try #require(cell.root.hostedEngine).systemsCopied == 3)
    }

    /// Slots of constraints that went are used by others, which mean something else.
    @Test func slotsOfGoneConstraintsAreUsedByOthers() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        func fit() -> CGFloat { box.systemLayoutSizeFitting(.zero).height }
        for turn in 1...50 {
            var made = [box.heightAnchor.constraint(equalToConstant: CGFloat(turn))]
            if turn % 3 == 0 { made.append(box.widthAnchor.constraint(equalTo: box.heightAnchor)) }
            if turn % 2 == 0 { made.reverse() }
            NSLayoutConstraint.activate(made)
            #expect(fit() == CGFloat(turn))
            if turn % 5 == 0 { root.layoutIfNeeded() }
            NSLayoutConstraint.deactivate(made)
            if turn % 4 == 0 { #expect(fit() == 0) }
        }
        #expect(try #require(root.hostedEngine).systemsCopied == 1)
    }

    /// Another root, another system.
    @Test func aViewThatMovesIsFittedThere() throws {
        var dice = Dice(9)
        let cell = Cell(rows: 3, dice: &dice)
        let height = cell.fit().height
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        other.isEngineHost = true
        other.addSubview(cell.content)
        #expect(cell.content.lastFitting == nil)
        exchange(cell)
        exchange(cell)
        #expect(cell.fit().height == height)
        #expect(try #require(other.hostedEngine).systemsCopied == 1)
        #expect(try #require(cell.content.lastFitting).engine === other.hostedEngine)
    }
}
