/// What an exported file says of a table, and what its data source and delegate do if the scenario asks for it.
enum SwiftTableText {
    static let part = #"""
        /// A section's header or footer.
        @MainActor private struct Part {
            var title: String?
            var height: CGFloat?
            var estimatedHeight: CGFloat?
            var make: (() -> UITableViewHeaderFooterView)?
            var values: [(UIView) -> Void] = []

            init(title: String? = nil, height: CGFloat? = nil, estimatedHeight: CGFloat? = nil) {
                (self.title, self.height, self.estimatedHeight) = (title, height, estimatedHeight)
            }

            init<View: UITableViewHeaderFooterView>(
                _ make: @escaping (String?) -> View, height: CGFloat? = nil, estimatedHeight: CGFloat? = nil,
                _ show: @escaping (View) -> Void = { _ in }
            ) {
                self.init(height: height, estimatedHeight: estimatedHeight)
                self.make = { make(nil) }
                values = [{ view in if let view = view as? View { show(view) } }]
            }
        }
        """#

    static let view = #"""
        if id == "table.header" { return table.tableHeaderView }
        if id == "table.footer" { return table.tableFooterView }
        for (section, part) in order.enumerated() {
            if let row = part.rows.firstIndex(of: id) {
                return table.cellForRow(at: IndexPath(row: row, section: section))
            }
            if id == part.section + ".header" { return table.headerView(forSection: section) }
            if id == part.section + ".footer" { return table.footerView(forSection: section) }
        }
        """#

    static let rows = #"""
        if let view = table.tableHeaderView { add("table.header", view.frame.height, view) }
        for (section, part) in order.enumerated() where section < table.numberOfSections {
            let header = table.rectForHeader(inSection: section).height
            let footer = table.rectForFooter(inSection: section).height
            if header > 0 { add(part.section + ".header", header, table.headerView(forSection: section)) }
            for (row, id) in part.rows.enumerated() {
                let path = IndexPath(row: row, section: section)
                add(id, table.rectForRow(at: path).height, table.cellForRow(at: path))
            }
            if footer > 0 { add(part.section + ".footer", footer, table.footerView(forSection: section)) }
        }
        if let view = table.tableFooterView { add("table.footer", view.frame.height, view) }
        """#

    static let dataSource = #"""
        func numberOfSections(in tableView: UITableView) -> Int { order.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { order[section].rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let row = rows[order[indexPath.section].rows[indexPath.row]]!
            let cell = tableView.dequeueReusableCell(withIdentifier: row.cell, for: indexPath)
            cell.accessibilityIdentifier = row.id
            row.values.forEach { $0(cell) }
            return cell
        }
        """#

    static let titles = #"""

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            parts[order[section].section + ".header"]?.title
        }

        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            parts[order[section].section + ".footer"]?.title
        }
        """#

    static let rowHeights = #"""

        private func row(at indexPath: IndexPath) -> Row? { rows[order[indexPath.section].rows[indexPath.row]] }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            row(at: indexPath)?.height ?? tableView.rowHeight
        }

        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            row(at: indexPath)?.estimatedHeight ?? tableView.estimatedRowHeight
        }
        """#

    static let partViews = #"""

        private func made(_ id: String) -> UIView? {
            guard let part = parts[id], let view = part.make?() else { return nil }
            view.accessibilityIdentifier = id
            part.values.forEach { $0(view) }
            return view
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            made(order[section].section + ".header")
        }

        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            made(order[section].section + ".footer")
        }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            parts[order[section].section + ".header"]?.height ?? tableView.sectionHeaderHeight
        }

        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            parts[order[section].section + ".footer"]?.height ?? tableView.sectionFooterHeight
        }

        func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
            parts[order[section].section + ".header"]?.estimatedHeight ?? tableView.estimatedSectionHeaderHeight
        }

        func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
            parts[order[section].section + ".footer"]?.estimatedHeight ?? tableView.estimatedSectionFooterHeight
        }
        """#

    static let edge = #"""
        extension List {
            /// A view above or below all rows, as tall as its content unless a height is given.
            fileprivate func edge<View: UITableViewHeaderFooterView>(
                _ make: (String?) -> View, _ id: String, height: CGFloat? = nil, _ show: (View) -> Void = { _ in }
            ) -> UIView {
                let view = make(nil)
                view.accessibilityIdentifier = id
                show(view)
                let width = table.bounds.width
                let fitted = view.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                view.frame = CGRect(x: 0, y: 0, width: width, height: height ?? fitted.height)
                return view
            }
        }
        """#
}
