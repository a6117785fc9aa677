import TestSupport
import Testing
import UIKit
import UnfoldScenario

@testable import UnfoldRecorder

/// What a device measured replays where nothing measures so.
@MainActor struct MeasuredSizesTests {
    /// One row: a label, a button and a field of an app's classes.
    private final class Table: NSObject, UITableViewDataSource {
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let label = FramedLabel()

        override init() {
            super.init()
            label.text = "Bread, milk and honey from the corner cafe, and two cups of tea for the way home"
            label.numberOfLines = 0
            view.dataSource = self
            view.layoutIfNeeded()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let (button, field) = (PaddedButton(type: .system), TallField())
            button.setTitle("Pay", for: .normal)
            let stack = UIStackView(arrangedSubviews: [label, button, field])
            (stack.axis, stack.alignment) = (.vertical, .leading)
            stack.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            ])
            return cell
        }
    }

    private func result(_ scenario: String) throws -> ScenarioResult {
        ScenarioRunner.run(try ScenarioDocument.read(file: "recorded.json", data: Data(scenario.utf8)))
    }

    private func codes(_ result: ScenarioResult) -> [String] { result.steps.flatMap { $0.findings.map(\.code) } }

    @Test func sizesOfTheAppsClassesReplay() throws {
        let table = Table()
        let recorder = TableRecorder(table.view)
        let replayed = try Replayed(recorder)
        #expect(replayed.differences.isEmpty, "\(replayed.differences)")
        #expect(replayed.scenario.components(separatedBy: "measuredSizes").count == 4, "\(replayed.scenario)")
        let result = try result(replayed.scenario)
        #expect(codes(result) == [])
        #expect(
            result.steps[0].rows[0].height == Double(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).height))
    }

    @Test func anotherWidthIsFound() throws {
        let table = Table()
        let scenario = try TableRecorder(table.view).scenario()
        let narrow = scenario.replacing("\"width\": 320", with: "\"width\": 150")
        #expect(narrow != scenario)
        let result = try result(narrow)
        #expect(codes(result).contains("unmeasured-text"), "\(codes(result))")
        // Wherever its lines break alike, its size is known.
        let wide = CGSize(width: table.label.bounds.width + 1, height: 0)
        #expect(table.label.sizeThatFits(wide) == table.label.bounds.size)
        let wider = scenario.replacing("\"width\": 320", with: "\"width\": 321")
        #expect(try codes(self.result(wider)) == [])
    }
}
