struct ListHistory {
    final class Row {
        let id: String
        var template: TemplateHistory?
        /// The cell when it was first on screen, in this step or a later one.
        var first: CellState?
        var last: CellState?
        var height: Double
        var givenHeight: Double?

        init(_ id: String, _ row: ListState.Row) { (self.id, height, givenHeight) = (id, row.height, row.givenHeight) }
    }

    final class Section {
        let id: String
        var header, footer: Part?
        init(_ id: String) { self.id = id }
    }

    final class Part {
        let template: TemplateHistory
        let first: CellState
        var last: CellState?

        init(_ template: TemplateHistory, _ first: CellState) { (self.template, self.first) = (template, first) }
    }

    struct Step {
        var name: String
        var state: ListState
        var sections: [(section: Section, rows: [Row])]

        var rows: [(place: RowMatching.Place, history: Row, state: ListState.Row)] {
            zip(sections, state.sections).enumerated().flatMap { index, content in
                zip(content.0.rows, content.1.rows).enumerated().map { number, row in
                    (RowMatching.Place(section: index, row: number), row.0, row.1)
                }
            }
        }
    }

    private(set) var steps: [Step] = []
    private(set) var templates: [TemplateHistory] = []
    private var names = UniqueNames(["table", ""])
    private var sectionCount = 0
    private let namesRows: Bool

    init(_ states: [(name: String, state: ListState)], namesRows: Bool) {
        self.namesRows = namesRows
        for (name, state) in states { add(name, state) }
    }

    private mutating func add(_ name: String, _ state: ListState) {
        let before = steps.last
        let matching = before.map { RowMatching(from: $0.state, to: state) }
        var places: [ObjectIdentifier: Int] = [:]
        for (index, content) in (before?.sections ?? []).enumerated() {
            for row in content.rows { places[ObjectIdentifier(row)] = index }
        }
        var sections: [(section: Section, rows: [Row])] = []
        var used: Set<ObjectIdentifier> = []
        for (index, content) in state.sections.enumerated() {
            let rows = content.rows.enumerated().map { number, row -> Row in
                let place = RowMatching.Place(section: index, row: number)
                let source = matching?.sources[place].map { before!.sections[$0.section].rows[$0.row] }
                if let source, row.cell.map({ source.template?.admits($0) ?? true }) ?? true {
                    take(row, into: source)
                    return source
                }
                let new = Row(rowName(row, "\(state.sections.count > 1 ? "s\(index)_" : "")row\(number)"), row)
                take(row, into: new)
                return new
            }
            let homes = rows.compactMap { places[ObjectIdentifier($0)] }
            let known = section(of: rows, from: homes, index, before, state.sections.count, &used)
            sections.append((known ?? newSection(), rows))
            take(content, into: sections[index].section)
        }
        steps.append(Step(name: name, state: state, sections: sections))
    }

    /// The section that most of the rows were in, by `homes`; with none the one at the place, if the count is the same.
    private func section(
        of rows: [Row], from homes: [Int], _ index: Int, _ before: Step?, _ count: Int,
        _ used: inout Set<ObjectIdentifier>
    ) -> Section? {
        guard let before else { return nil }
        let shared = Dictionary(homes.map { ($0, 1) }, uniquingKeysWith: +)
        var best = shared.keys.sorted().filter { !used.contains(ObjectIdentifier(before.sections[$0].section)) }
            .max { shared[$0, default: 0] < shared[$1, default: 0] }
        if best == nil, count == before.sections.count,
            !used.contains(ObjectIdentifier(before.sections[index].section)),
            before.sections[index].rows.isEmpty || rows.isEmpty
        {
            best = index
        }
        guard let best else { return nil }
        let section = before.sections[best].section
        used.insert(ObjectIdentifier(section))
        return section
    }

    private mutating func newSection() -> Section {
        sectionCount += 1
        return Section("section\(sectionCount - 1)")
    }

    private mutating func rowName(_ row: ListState.Row, _ usual: String) -> String {
        let given = namesRows ? row.identifier.map { String($0.map { $0 == "." ? "_" : $0 }) } ?? "" : ""
        return names.claim(given.isEmpty ? usual : given)
    }

    private mutating func take(_ row: ListState.Row, into history: Row) {
        guard let cell = row.cell else { return }
        if history.template == nil {
            history.template = template(for: cell)
            history.first = cell
            history.height = row.height
            history.givenHeight = row.givenHeight
        }
        history.template?.extend(by: cell)
    }

    private mutating func take(_ content: ListState.Section, into section: Section) {
        take(content.header?.cell, into: &section.header)
        take(content.footer?.cell, into: &section.footer)
    }

    private mutating func take(_ cell: CellState?, into part: inout Part?) {
        guard let cell else { return }
        let known = part ?? Part(template(for: cell), cell)
        part = known
        if known.template.admits(cell) { known.template.extend(by: cell) }
    }

    mutating func template(for cell: CellState) -> TemplateHistory {
        if let known = templates.first(where: { $0.fits(cell) }) { return known }
        let words = cell.kind.split(separator: " ")
        let type = words.first.flatMap { $0.split(separator: ".").last } ?? "cell"
        var taken = UniqueNames(templates.map(\.name) + ["unseen"])
        let name = taken.claim(type == "UITableViewCell" ? String(words.last ?? "cell") : String(type), else: "cell")
        let template = TemplateHistory(name, cell)
        templates.append(template)
        return template
    }
}
