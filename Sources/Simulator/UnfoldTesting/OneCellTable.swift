import UnfoldReport

/// A table with one cell, which is tall enough to show it.
@MainActor final class OneCellTable<Cell: UITableViewCell>: UITableViewDataSource {
    let table: UITableView
    private(set) var cell: Cell?
    private let fill: (Cell) -> Void

    /// - Parameter fill: does with the cell what `cellForRowAt` does.
    init(width: CGFloat, _ fill: @escaping (Cell) -> Void) {
        self.fill = fill
        table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 10_000), style: .plain)
        table.separatorStyle = .none
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
    }

    /// What is found while something is done with the table, and in the cell afterwards; notes are left out.
    func findings(_ body: (UITableView) -> Void) -> [Finding] {
        var found: [Finding] = []
        LayoutJournal.listening {
            switch $0 {
            case .unsatisfiable(let conflict, _):
                found.append(Finding(severity: .error, fact: .unsatisfiable(conflict), subject: "the cell"))
            case .finding(let finding) where finding.severity > .note: found.append(finding)
            default: break
            }
        } to: {
            body(table)
        }
        guard let content = cell?.contentView else { return found }
        found += InvariantCheck(row: "the cell", contents: LiveViews(content)).violations().map {
            Finding(severity: .warning, fact: $0)
        }
        return found + content.ambiguityFindings()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        self.cell = cell as? Cell
        self.cell.map(fill)
        return cell
    }
}
