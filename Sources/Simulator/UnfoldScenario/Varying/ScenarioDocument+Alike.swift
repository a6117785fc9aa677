extension ScenarioDocument {
    private struct Likeness: Hashable {
        let template: String
        let settings: [String: PropertyValue]
        let height: Double?
        let estimatedHeight: Double?

        init(_ row: RowSpec) {
            (template, height, estimatedHeight) = (row.template, row.height, row.estimatedHeight)
            settings = Dictionary(row.settings.map { ($0.path, $0.setting.value) }) { $1 }
        }
    }

    /// The same table without rows that are written as one above them in their section, and that no step names; nil
    /// where there are none.
    package var withoutRepeatedRows: ScenarioDocument? {
        guard table.collection == nil else { return nil }
        let said = steps.flatMap(\.actions).flatMap(\.inputDescription)
        var changed = self
        for index in table.sections.indices {
            var known: Set<Likeness> = []
            changed.table.sections[index].rows.removeAll { row in
                guard row.children.isEmpty, !said.contains(where: { $0.contains(row.id) }) else { return false }
                return !known.insert(Likeness(row)).inserted
            }
        }
        let isSame = zip(table.sections, changed.table.sections).allSatisfy { $0.rows.count == $1.rows.count }
        return isSame ? nil : changed
    }
}
