import AutoLayout
import Foundation
import TableLayout

extension ScenarioRunner {
    /// Notes every row as it is after the step.
    func collectRows(previous: [String: Double]) {
        step.traits = LayoutEnvironment.current.scenarioTraits
        guard tableView.dataSource != nil else { return }
        for section in 0..<tableView.numberOfSections {
            for row in 0..<tableView.numberOfRows(inSection: section) {
                collectRow(at: IndexPath(row: row, section: section), previous)
            }
        }
        step.contentHeight = Double(tableView.contentSize.height)
        step.contentOffset = Double(tableView.contentOffset.y)
    }

    private func collectRow(at path: IndexPath, _ previous: [String: Double]) {
        guard let height = tableView.heightForRow(at: path) else { return }
        let id = model.id(at: path)
        let cell = tableView.cellForRow(at: path)
        let fitting = height.source == .fixed ? nil : cell?.contentView.lastFitting
        if let contents = (cell as? TemplateCell)?.contents {
            // Heights of views say less than the sum they are part of.
            let amounts = fitting?.amountFacts ?? []
            facts[id] = contents.rowFacts.filter { amounts.isEmpty || $0.kind != .height } + amounts
        }
        step.rows.append(
            .init(
                id: id, section: path.section, row: path.row, height: Double(height.height),
                contentViewHeight: Double(height.contentHeight), previousHeight: previous[id], source: height.source,
                measuredAtStep: height.measuredAtStep, staleSinceStep: height.staleSinceStep, facts: facts[id] ?? []))
        let losses = fitting?.overruledConstraints() ?? []
        let room = leftOut.room(forLosses: losses.count, beside: step.overruled.count)
        step.overruled += losses.prefix(room).map { .init(row: id, constraint: $0) }
    }
}
