import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// Headers whose heights follow from what is above them: updates against a table that is loaded again.
@MainActor @Suite(.ownSettings) struct GroupedHeaderTests {
    typealias Section = SectionedSource.Section

    private func section(_ id: Int, _ title: String?, rows: Int = 3) -> Section {
        Section(id: id, rows: (0..<rows).map { .init(id: id * 100 + $0, height: 50) }, title: title)
    }

    private func expectFresh(_ table: UITableView, _ source: SectionedSource, _ note: Comment) {
        let fresh = UITableView.forTests(source, height: table.bounds.height, style: table.style)
        for section in source.sections.indices {
            let (one, other) = (table.rectForHeader(inSection: section), fresh.rectForHeader(inSection: section))
            #expect(one.height == other.height, "header \(section), \(note)")
            let (foot, other2) = (table.rectForFooter(inSection: section), fresh.rectForFooter(inSection: section))
            #expect(foot.height == other2.height, "footer \(section), \(note)")
        }
        // The rows' heights are the same: those off screen are known in neither or estimated alike.
        fresh.measureAllRows()
        table.measureAllRows()
        #expect(isClose(table.contentSize.height, fresh.contentSize.height), note)
    }

    /// The first section has more space above: whoever becomes first gets it, who is first no longer loses it, on screen
    /// or off.
    @Test(arguments: [UIKitGeneration.mid, .ios26], [0, 900] as [CGFloat])
    func theFirstSectionChanges(_ generation: UIKitGeneration, _ offset: CGFloat) {
        inEnvironment(generation, scale: 3) {
            let source = SectionedSource((0..<12).map { section($0, $0 % 3 == 0 ? nil : "title") })
            let table = UITableView.forTests(source, height: 300, style: .grouped)
            table.contentOffset.y = offset
            table.layoutIfNeeded()
            let edits: [(String, () -> Void)] = [
                (
                    "insert",
                    {
                        source.sections.insert(self.section(50, "new"), at: 0)
                        table.insertSections([0], with: .none)
                    }
                ),
                (
                    "delete",
                    {
                        source.sections.remove(at: 0)
                        table.deleteSections([0], with: .none)
                    }
                ),
                (
                    "move",
                    {
                        let first = source.sections.remove(at: 0)
                        source.sections.insert(first, at: 5)
                        table.moveSection(0, toSection: 5)
                    }
                ),
                ("reload", { table.reloadSections([0], with: .none) }),
            ]
            for (name, edit) in edits {
                edit()
                expectFresh(table, source, "\(name), \(generation), \(offset)")
            }
        }
    }

    @Test(arguments: [UIKitGeneration.mid, .ios26], [1, 2] as [UInt64])
    func randomEdits(_ generation: UIKitGeneration, _ seed: UInt64) {
        inEnvironment(generation, scale: 2) {
            var generator = SplitMix(seed: seed &* 7919)
            let source = SectionedSource((0..<8).map { section($0, $0 % 2 == 0 ? nil : "title") })
            let table = UITableView.forTests(source, height: 200, style: .grouped)
            for round in 0..<Rounds.of(15, long: 40) {
                let room = max(0, table.contentSize.height - 200)
                table.contentOffset.y = CGFloat.random(in: 0...room, using: &generator)
                table.layoutIfNeeded()
                let count = source.sections.count
                let index = Int.random(in: 0..<count, using: &generator)
                switch Int.random(in: 0...2, using: &generator) {
                case 0:
                    source.sections.insert(section(100 + round, round % 2 == 0 ? "t" : nil), at: index)
                    table.insertSections([index], with: .none)
                case 1 where count > 2:
                    source.sections.remove(at: index)
                    table.deleteSections([index], with: .none)
                default:
                    let target = Int.random(in: 0..<count, using: &generator)
                    let moved = source.sections.remove(at: index)
                    source.sections.insert(moved, at: target)
                    table.moveSection(index, toSection: target)
                }
                expectFresh(table, source, "round \(round)")
            }
        }
    }

    /// Recorded (facts M7.4): the first header 55.5; three rows of 44; an empty footer 17.5, at 205 then a titled
    /// header of 38.
    @Test func recordedGroupedHeaders() {
        inEnvironment(.ios26, scale: 2) {
            let rows = (0..<3).map { ArraySource.Row(id: $0, height: 44) }
            let source = SectionedSource([
                Section(id: 0, rows: rows, title: "one"),
                Section(id: 1, rows: rows.map { .init(id: $0.id + 9, height: 44) }, title: "two"),
            ])
            let table = UITableView.forTests(source, style: .grouped)
            #expect(table.rectForHeader(inSection: 0).height == 55.5 as CGFloat)
            #expect(table.rectForFooter(inSection: 0).height == 17.5 as CGFloat)
            #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 205, width: 320, height: 38))
            #expect(table.rectForRow(at: .row(0, 1)).minY == 243 as CGFloat)
        }
    }

    /// Recorded (fact M7.6): rows at 35, 79, 158, 202; the content ends 37.333 below the last row.
    @Test func recordedGroupedRows() {
        inEnvironment(.ios26, scale: 3) {
            let source = SectionedSource([0, 1].map { section($0, nil, rows: 2) })
            for index in source.sections.indices {
                for row in source.sections[index].rows.indices { source.sections[index].rows[row].height = 44 }
            }
            let table = UITableView.forTests(source, style: .grouped)
            let tops = table.allPaths.joined().map { table.rectForRow(at: $0).minY }
            #expect(zip(tops, [35, 79, 158, 202]).allSatisfy { isClose($0, $1) }, "\(tops)")
            #expect(isClose(table.contentSize.height, 283 + 1.0 / 3))
        }
    }

    /// Recorded (fact M7.5): a height for headers brings no headers into a plain table.
    @Test func plainTablesWithoutTitlesHaveNoHeaders() {
        for generation in [UIKitGeneration.old, .mid, .ios26] {
            inEnvironment(generation, scale: 2) {
                let rows = (0..<5).map { ArraySource.Row(id: $0, height: 44) }
                let source = SectionedSource([Section(id: 0, rows: rows, title: nil)])
                let table = UITableView.forTests(source)
                // As documents of Interface Builder have it.
                table.sectionHeaderHeight = 28
                table.sectionFooterHeight = 28
                table.reloadData()
                table.layoutIfNeeded()
                #expect(table.contentSize.height == 220, "\(generation)")
            }
        }
    }
}
