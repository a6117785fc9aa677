protocol Action: Sendable {
    var word: String { get }
    var position: SourcePosition { get }
    /// In the words of UIKit, for traces; nil for what prints its own beginning and end.
    var words: String? { get }
    /// What it is reported by in a record, blocks action by action.
    var inputDescription: [String] { get }
    /// What a step without a name is called by, blocks action by action.
    var titles: [String] { get }
    func edited(by edit: StepEdit) -> (any Action)?
    @MainActor func perform(by runner: ScenarioRunner)
}

extension Action {
    /// What it brings, in blocks too: rows, except for those of new sections, sections, and settings.
    var contents: (rows: [RowSpec], sections: [SectionSpec], settings: [TargetedSetting]) {
        var contents: (rows: [RowSpec], sections: [SectionSpec], settings: [TargetedSetting]) = ([], [], [])
        func note<T>(_ value: T, _ list: inout [T]) -> T {
            list.append(value)
            return value
        }
        _ = edited(
            by: StepEdit(
                setting: { note($1, &contents.settings) }, row: { note($0, &contents.rows) },
                section: { note($0, &contents.sections) }))
        return contents
    }
}

extension StepSpec {
    mutating func edit(_ edit: StepEdit) { actions = actions.compactMap { $0.edited(by: edit) } }

    static func title(of actions: [any Action]) -> String {
        let names = actions.flatMap(\.titles)
        guard let first = names.first else { return "nothing" }
        return names.count == 1 ? first : "\(first), …"
    }
}

extension ScenarioDocument {
    private var actions: [any Action] { steps.flatMap(\.actions) }

    var everySection: [SectionSpec] { table.sections + actions.flatMap(\.contents.sections) }

    var insertedRows: [RowSpec] { actions.flatMap(\.contents.rows) }

    var allRows: [RowSpec] { (everySection.flatMap(\.rows) + insertedRows).flatMap(\.withDescendants) }

    var settingsOfSteps: [TargetedSetting] { actions.flatMap(\.contents.settings) }
}
