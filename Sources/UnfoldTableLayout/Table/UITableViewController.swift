import UnfoldAutoLayout
import Foundation

/// A controller whose view is a table, with itself as data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
    UITableViewDelegate
{
    private let style: UITableView.Style

    /// A controller of a table of that style.
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

    /// A section of static cells of a storyboard.
    package struct StaticSection {
        package var header: String?
        package var footer: String?
        package var cells: [UITableViewCell]

        package init(header: String?, footer: String?, cells: [UITableViewCell]) {
            self.header = header
            self.footer = footer
            self.cells = cells
        }
    }

    /// Static cells of a storyboard, which the methods below show.
    package var staticSections: [StaticSection] = []

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
        guard cells.indices.contains(indexPath.row) else {
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        return cells[indexPath.row]
    }
    /// The storyboard's title of a static section; for overrides.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        staticSection(section)?.header
    }
    /// The storyboard's title of a static section; for overrides.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticSection(section)?.footer
    }
    /// The table's `rowHeight`; for overrides.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.optionalMethods.isMissing(.rowHeight)
        return tableView.rowHeight
    }
    /// The table's `estimatedRowHeight`; for overrides.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.optionalMethods.isMissing(.estimatedRowHeight)
        return tableView.estimatedRowHeight
    }
    /// The table's `sectionHeaderHeight`; for overrides.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.optionalMethods.isMissing(.headerHeight)
        return tableView.sectionHeaderHeight
    }
    /// The table's `sectionFooterHeight`; for overrides.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.optionalMethods.isMissing(.footerHeight)
        return tableView.sectionFooterHeight
    }
    /// No view; for overrides.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.optionalMethods.isMissing(.headerView)
        return nil
    }
    /// No view; for overrides.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.optionalMethods.isMissing(.footerView)
        return nil
    }
    /// Nothing; for overrides.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// Never called; for overrides.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
