/// A controller whose view is a table, with itself as data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UITableViewControllerInert, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A plain table; nib files are not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller of a storyboard; of archives of another kind one with a plain table.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The view, which is a table. Setting it sets the view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// Makes the storyboard's table, or one of the screen's size.
    open override func loadView() {
        if !loadFromDocument() { view = UITableView(frame: UIScreen.main.bounds, style: style) }
        guard let table = view as? UITableView else { return }
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }

    package struct StaticSection {
        package var header: String?
        package var footer: String?
        package var cells: [UITableViewCell]
        /// Points, of the cells that have a height of their own.
        package var heights: [CGFloat?]

        package init(header: String?, footer: String?, cells: [(cell: UITableViewCell, height: CGFloat?)]) {
            self.header = header
            self.footer = footer
            self.cells = cells.map(\.cell)
            heights = cells.map(\.height)
        }
    }

    /// Static cells of a storyboard, which the methods below show.
    package var staticSections: [StaticSection] = [] {
        didSet { hasStaticHeights = staticSections.contains { $0.heights.contains { $0 != nil } } }
    }
    /// Whether a static cell has a height of its own; kept, since it is asked for with each row.
    private var hasStaticHeights = false

    private func staticSection(_ index: Int) -> StaticSection? {
        staticSections.indices.contains(index) ? staticSections[index] : nil
    }

    /// The storyboard's static sections, or one; for overrides.
    open func numberOfSections(in tableView: UITableView) -> Int { max(1, staticSections.count) }
    /// The storyboard's static cells, or none; for overrides.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticSection(section)?.cells.count ?? 0
    }
    /// The storyboard's static cell, or an empty one; for overrides.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cells = staticSection(indexPath.section)?.cells ?? []
        return cells.indices.contains(indexPath.row) ? cells[indexPath.row] : UITableViewCell()
    }
    /// The storyboard's title of a static section; for overrides.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        staticSection(section)?.header
    }
    /// The storyboard's title of a static section; for overrides.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticSection(section)?.footer
    }
    /// The height that a static cell has in the storyboard, else the table's `rowHeight`; for overrides.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if hasStaticHeights {
            let heights = staticSection(indexPath.section)?.heights ?? []
            return (heights.indices.contains(indexPath.row) ? heights[indexPath.row] : nil) ?? tableView.rowHeight
        }
        return usual(tableView.rowHeight, .rowHeight, tableView)
    }

    /// The table's.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }
    /// Deselects the rows, if `clearsSelectionOnViewWillAppear` is true.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let tableView else { return }
        for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }
    /// The table's editing too.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }
}

extension UITableViewControllerInert {
    /// The answer of a class that lacks the method, or of one that leaves the question to it.
    func usual<Answer>(_ answer: Answer, _ method: TableMethod, _ tableView: UITableView) -> Answer {
        let isPlain = type(of: self) == UITableViewController.self && tableView.tableDelegate === self
        if isPlain { tableView.optionalMethods.isMissing(method) }
        return tableView.optionalMethods.usual(answer, method)
    }
}
