/// Delegates answer no more than the scenario needs: a method that is there changes what a table does (fact D1.3).

@MainActor class RowDelegate {
    fileprivate let model: RowModel

    init(_ model: RowModel) { self.model = model }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        model.rowHeight(at: indexPath) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        model.estimatedRowHeight(at: indexPath) ?? tableView.estimatedRowHeight
    }
}

final class RowHeightDelegate: RowDelegate, UITableViewDelegate {}

/// For headers and footers with views or heights of their own, and for rows.
final class SectionDelegate: RowDelegate, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        model.height(.header, section) ?? tableView.sectionHeaderHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        model.estimatedHeight(.header, section) ?? tableView.estimatedSectionHeaderHeight
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        model.height(.footer, section) ?? tableView.sectionFooterHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        model.estimatedHeight(.footer, section) ?? tableView.estimatedSectionFooterHeight
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        model.view(.header, section)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        model.view(.footer, section)
    }
}

extension ScenarioDocument {
    /// What the rows and sections of the table and of all steps take.
    @MainActor func delegate(for model: RowModel) -> (any UITableViewDelegate)? {
        if everySection.contains(where: { $0.header?.needsDelegate == true || $0.footer?.needsDelegate == true }) {
            return SectionDelegate(model)
        }
        let hasHeights = allRows.contains { $0.height != nil || $0.estimatedHeight != nil }
        return hasHeights ? RowHeightDelegate(model) : nil
    }
}
