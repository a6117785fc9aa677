import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// Cells and headers that show a configuration for their state (fact L6.5), and hear of transitions.
@MainActor @Suite(.ownSettings) struct CellStateTests {
    private final class StateCell: UITableViewCell {
        var calls: [String] = []

        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Title"
            if state.isSelected { content.secondaryText = "Selected" }
            contentConfiguration = content
            calls.append("update \(state.isSelected) \(state.isEditing)")
        }

        override func willTransition(to state: StateMask) {
            super.willTransition(to: state)
            calls.append("will \(state.rawValue) \(isEditing)")
        }

        override func didTransition(to state: StateMask) {
            super.didTransition(to: state)
            calls.append("did \(state.rawValue) \(isEditing)")
        }
    }

    private final class SettingCell: UITableViewCell {
        var calls: [String] = []

        override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            calls.append("selected \(isSelected) \(animated)")
        }

        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
            super.setHighlighted(highlighted, animated: animated)
            calls.append("highlighted \(isHighlighted) \(animated)")
        }

        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            calls.append("editing \(isEditing) \(animated)")
        }
    }

    private final class StateHeader: UITableViewHeaderFooterView {
        var updates = 0

        override func updateConfiguration(using state: UIViewConfigurationState) {
            super.updateConfiguration(using: state)
            var content = UIListContentConfiguration.plainHeader()
            content.text = String(repeating: "A long title. ", count: 10)
            contentConfiguration = content
            updates += 1
        }
    }

    /// One of the app's own, which is as tall as the state wants.
    private struct Bar: UIContentConfiguration {
        var height: CGFloat = 30
        func makeContentView() -> any UIView & UIContentView { BarView(self) }
        func updated(for state: any UIConfigurationState) -> Bar {
            Bar(height: (state as? UICellConfigurationState)?.isSelected == true ? 90 : 30)
        }
    }

    private final class BarView: UIView, UIContentView {
        var configuration: any UIContentConfiguration {
            didSet { height.constant = (configuration as? Bar)?.height ?? 0 }
        }
        private lazy var height = heightAnchor.constraint(equalToConstant: 0)

        init(_ bar: Bar) {
            configuration = bar
            super.init(frame: .zero)
            height.constant = bar.height
            height.priority = UILayoutPriority(999)
            height.isActive = true
        }

        required init?(coder: NSCoder) { fatalError("no archive is read here") }
    }

    private final class Delegate: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        }
    }

    @Test func aCellIsUpdatedBeforeItIsMeasuredAndForEachState() throws {
        try inEnvironment {
            let (table, source) = ClosureSource.table(of: StateCell.self, rows: 2)
            let cell = try #require(table.visibleCells.first as? StateCell)
            let height = cell.bounds.height
            #expect(cell.calls == ["update false false"] && height > 0 && cell.contentView is UIListContentView)
            cell.calls = []
            table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
            cell.setNeedsUpdateConfiguration()
            #expect(cell.calls.isEmpty)
            table.layoutIfNeeded()
            #expect(cell.calls == ["update true false"] && cell.bounds.height > height)
            #expect(table.visibleCells[1].frame.minY == cell.frame.maxY)
            cell.calls = []
            table.isEditing = true
            table.layoutIfNeeded()
            #expect(cell.calls == ["will 1 false", "did 1 true", "update true true"])
            cell.calls = []
            table.isEditing = false
            table.layoutIfNeeded()
            #expect(cell.calls == ["will 0 true", "did 0 false", "update true false"])
            // As a new one, a cell that is used again is updated.
            cell.calls = []
            table.reloadData()
            table.layoutIfNeeded()
            #expect(table.visibleCells.contains(cell) && cell.calls == ["update false false"], "\(cell.calls)")
            withExtendedLifetime(source) {}
        }
    }

    /// The properties' setters call them too (UITableViewCell.h: "By default -setEditing: calls setEditing:animated:").
    @Test func methodsOfStatesAreCalledWithTheirAnimation() throws {
        try inEnvironment {
            let (table, source) = ClosureSource.table(of: SettingCell.self, rows: 1)
            let cell = try #require(table.visibleCells.first as? SettingCell)
            cell.isSelected = true
            cell.isSelected = false
            cell.isHighlighted = true
            cell.isEditing = true
            #expect(
                cell.calls == [
                    "selected true false", "selected false false", "highlighted true false", "editing true false",
                ])
            cell.isEditing = false
            cell.calls = []
            table.selectRow(at: .row(0), animated: true, scrollPosition: .none)
            table.setEditing(true, animated: true)
            table.isEditing = false
            #expect(cell.calls == ["selected true true", "editing true true", "editing false false"])
            withExtendedLifetime(source) {}
        }
    }

    private final class MovingSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row == 1 }
    }

    private final class HalfMovingController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            indexPath.row == 1 || super.tableView(tableView, canMoveRowAt: indexPath)
        }
    }

    @Test func rowsThatAreLeftToTheSuperclassSayNothingOfOthers() {
        inEnvironment {
            let controller = HalfMovingController()
            controller.tableView.frame = CGRect(x: 0, y: 0, width: 375, height: 500)
            controller.tableView.isEditing = true
            controller.tableView.layoutIfNeeded()
            #expect(controller.tableView.visibleCells.map(\.showsReorderControl) == [false, true])
        }
    }

    /// Without the cell's help (developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:canmoverowat:)).
    @Test func rowsThatCanMoveHaveAReorderControl() {
        inEnvironment {
            let source = MovingSource()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
            table.dataSource = source
            table.isEditing = true
            table.layoutIfNeeded()
            #expect(table.visibleCells.map(\.showsReorderControl) == [false, true])
            #expect(
                table.visibleCells.map(\.contentView.frame.maxX) == [375, 375 - CellMetrics.reorderControlWidth - 16])
            table.isEditing = false
            table.layoutIfNeeded()
            #expect(table.visibleCells.map(\.contentView.frame.width) == [375, 375])
            // One that does not say it leaves it to the cell.
            let other = ClosureSource(1) { _, _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.showsReorderControl = true
                return cell
            }
            table.dataSource = other
            table.isEditing = true
            table.layoutIfNeeded()
            #expect(table.visibleCells.map(\.showsReorderControl) == [true])
            withExtendedLifetime(other) {}
        }
    }

    @Test func aConfigurationOfTheAppsFollowsTheState() {
        inEnvironment {
            let (table, source) = ClosureSource.table(of: UITableViewCell.self, rows: 2) { cell, _ in
                cell.contentConfiguration = Bar()
            }
            let cell = table.visibleCells[0]
            #expect(cell.bounds.height == 30)
            table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
            table.layoutIfNeeded()
            #expect(cell.bounds.height == 90 && table.visibleCells[1].bounds.height == 30)
            // Also where the table is laid out for another reason.
            table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
            table.setNeedsLayout()
            table.layoutIfNeeded()
            #expect(table.visibleCells.map(\.bounds.height) == [30, 90])
            table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
            table.layoutIfNeeded()
            table.visibleCells[0].automaticallyUpdatesContentConfiguration = false
            table.deselectRow(at: .row(0), animated: false)
            table.layoutIfNeeded()
            #expect(table.visibleCells[0].bounds.height == 90)
            withExtendedLifetime(source) {}
        }
    }

    @Test func aHandlerComesAfterTheMethodOncePerLayout() {
        inEnvironment {
            let cell = StateCell(style: .default, reuseIdentifier: nil)
            cell.configurationUpdateHandler = { cell, _ in (cell as? StateCell)?.calls.append("handler") }
            cell.isHighlighted = true
            cell.layoutIfNeeded()
            cell.layoutIfNeeded()
            #expect(cell.calls == ["update false false", "handler"])
        }
    }

    /// As one that only sizes rows.
    @Test func aCellByItselfIsUpdatedWhenItIsMeasured() {
        inEnvironment {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentConfiguration = Bar()
            cell.isSelected = true
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(size.height == 90)
            // An update may lay out the cell that it is of.
            cell.configurationUpdateHandler = { cell, _ in cell.layoutIfNeeded() }
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame == cell.bounds)
        }
    }

    @Test func aHeaderIsUpdatedBeforeItIsMeasured() throws {
        try inEnvironment {
            let (table, source) = ClosureSource.table(of: UITableViewCell.self, rows: 2)
            let delegate = Delegate()
            table.register(StateHeader.self, forHeaderFooterViewReuseIdentifier: "header")
            table.sectionHeaderHeight = UITableView.automaticDimension
            table.estimatedSectionHeaderHeight = 20
            table.delegate = delegate
            table.reloadData()
            table.layoutIfNeeded()
            let header = try #require(table.headerView(forSection: 0) as? StateHeader)
            #expect(header.updates == 1 && header.bounds.height > 40, "\(header.updates) \(header.bounds)")
            withExtendedLifetime((source, delegate)) {}
        }
    }
}
