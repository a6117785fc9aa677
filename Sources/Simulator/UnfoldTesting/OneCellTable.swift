import UnfoldReport

@MainActor protocol OneCellList: AnyObject {
    associatedtype List: RowUpdating
    associatedtype Cell: UIView

    var list: List { get }
    /// nil until it is asked for, and for another class.
    var cell: Cell? { get }

    /// - Parameter fill: does with the cell what `cellForRowAt` does.
    init(width: CGFloat, _ fill: @escaping (Cell) -> Void)

    static func content(of cell: Cell) -> UIView
    func reload()
}

extension OneCellList {
    var content: UIView? { cell.map { Self.content(of: $0) } }

    static var row: String { "the cell" }

    var height: Double { Double(cell?.frame.height ?? 0) }

    /// What is found while something is done with the list, and in the cell afterwards; notes are left out.
    func findings(_ body: (List) -> Void) -> [Finding] {
        var found: [Finding] = []
        LayoutJournal.listening {
            switch $0 {
            case .unsatisfiable(let conflict, _):
                found.append(Finding(severity: .error, fact: .unsatisfiable(conflict), subject: Self.row))
            case .finding(let finding) where finding.severity > .note: found.append(finding)
            default: break
            }
        } to: {
            body(list)
        }
        guard let content else { return found }
        found += InvariantCheck(row: Self.row, contents: LiveViews(content)).violations().map {
            Finding(severity: .warning, fact: $0)
        }
        return found + content.ambiguityFindings()
    }
}

@MainActor final class OneCellTable<Cell: UITableViewCell>: OneCellList, UITableViewDataSource {
    let list: UITableView
    private(set) var cell: Cell?
    private let fill: (Cell) -> Void

    init(width: CGFloat, _ fill: @escaping (Cell) -> Void) {
        self.fill = fill
        list = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 10_000), style: .plain)
        list.separatorStyle = .none
        list.register(Cell.self, forCellReuseIdentifier: "cell")
        list.dataSource = self
    }

    static func content(of cell: Cell) -> UIView { cell.contentView }
    func reload() { list.reloadData() }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        self.cell = cell as? Cell
        self.cell.map(fill)
        return cell
    }
}

/// A collection view with one item, which is as wide as the view and as tall as its content.
@MainActor final class OneCellCollection<Cell: UICollectionViewCell>: OneCellList, UICollectionViewDataSource {
    private(set) var list: UICollectionView
    private(set) var cell: Cell?
    private let fill: (Cell) -> Void

    init(width: CGFloat, _ fill: @escaping (Cell) -> Void) {
        self.fill = fill
        list = Self.list(width, estimate: 44)
        // A cell is held at its estimate first, and one whose heights are all required breaks there (fact L2.21). What an
        // app estimates is not known: the right height is the estimate that no cell breaks at.
        list.dataSource = self
        list.layoutIfNeeded()
        guard height > 0 else { return }
        list = Self.list(width, estimate: height)
        list.dataSource = self
        cell = nil
    }

    private static func list(_ width: CGFloat, estimate: CGFloat) -> UICollectionView {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 10_000),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        list.register(Cell.self, forCellWithReuseIdentifier: "cell")
        return list
    }

    static func content(of cell: Cell) -> UIView { cell.contentView }
    func reload() { list.reloadData() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        self.cell = cell as? Cell
        self.cell.map(fill)
        return cell
    }
}
