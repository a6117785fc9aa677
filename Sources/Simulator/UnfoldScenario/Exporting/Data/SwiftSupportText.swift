/// The Swift of exported files: the list that shows the cells, what it does if the scenario asks for it, and helpers.
enum SwiftSupportText {
    static let list = #"""
        /// A row: the cell that shows it, and the values that the cell gets.
        @MainActor private struct Row {
            let id: String
            let cell: String
            let height: CGFloat?
            let estimatedHeight: CGFloat?
            var values: [(UIView) -> Void]

            init<Cell: UITableViewCell>(
                _ id: String, _ cell: Cell.Type, height: CGFloat? = nil, estimatedHeight: CGFloat? = nil,
                _ show: @escaping (Cell) -> Void = { _ in }
            ) {
                (self.id, self.cell, self.height, self.estimatedHeight) = (id, "\(cell)", height, estimatedHeight)
                values = [{ view in if let cell = view as? Cell { show(cell) } }]
            }
        }

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

        /// The table in a window, and its data source.
        @MainActor private final class List: NSObject, UITableViewDataSource/*delegate*/ {
            let name: String
            let window: UIWindow
            let table: UITableView
            var parts: [String: Part] = [:]
            /// The ids of what the table shows.
            var order: [(section: String, rows: [String])] = []
            private var rows: [String: Row] = [:]

            init(_ name: String, _ frame: CGRect, _ style: UITableView.Style, safeArea: UIEdgeInsets = .zero) {
                self.name = name
                window = UIWindow(frame: frame)
                table = UITableView(frame: frame, style: style)
                super.init()
                if safeArea == .zero {
                    window.addSubview(table)
                } else {
                    let controller = UIViewController()
                    controller.additionalSafeAreaInsets = safeArea
                    window.rootViewController = controller
                    controller.view.frame = frame
                    controller.view.addSubview(table)
                }
                window.isHidden = false
                /*registers*/
            }

            func load() {
                /*delegates*/
                table.dataSource = self
                table.reloadData()
            }

            func add(_ row: Row) { rows[row.id] = row }

            /// Gives a row, header or footer a value, for good, and shows it.
            func set<View: UIView>(_ id: String, _ change: @escaping (View) -> Void) {
                let value: (UIView) -> Void = { view in if let view = view as? View { change(view) } }
                rows[id]?.values.append(value)
                parts[id]?.values.append(value)
                if let view = view(of: id) { value(view) }
            }

            /// What shows a row, header or footer; nil off screen.
            func view(of id: String) -> UIView? {
                if id == "table.header" { return table.tableHeaderView }
                if id == "table.footer" { return table.tableFooterView }
                for (section, part) in order.enumerated() {
                    if let row = part.rows.firstIndex(of: id) {
                        return table.cellForRow(at: IndexPath(row: row, section: section))
                    }
                    if id == part.section + ".header" { return table.headerView(forSection: section) }
                    if id == part.section + ".footer" { return table.footerView(forSection: section) }
                }
                return nil
            }

            func resize(_ width: CGFloat, _ height: CGFloat) {
                window.frame = CGRect(x: 0, y: 0, width: width, height: height)
                table.frame = window.bounds
            }

            func scroll(to offset: CGFloat) {
                let inset = table.adjustedContentInset
                let end = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
                table.contentOffset = CGPoint(x: 0, y: max(-inset.top, min(offset, end)))
            }

            /// Prints heights and frames as a line of JSON, and attaches it.
            func record(_ step: String, _ index: Int, in test: XCTestCase, duringUpdate: Bool = false) {
                if !duringUpdate { table.layoutIfNeeded() }
                var found: [[String: Any]] = []
                func add(_ id: String, _ height: CGFloat, _ view: UIView?) {
                    var row: [String: Any] = ["id": id, "height": Double(height)]
                    if let view { row["views"] = frames(of: view) }
                    found.append(row)
                }
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
                let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? UIDevice.current.model
                let record: [String: Any] = [
                    "unfold": 1, "scenario": name, "step": step, "index": index, "rows": found,
                    "content": Double(table.contentSize.height),
                    "traits": [
                        "device": model, "system": "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)",
                        "locale": Locale.current.identifier, "width": "\(Double(table.bounds.width))",
                        "height": "\(Double(table.bounds.height))", "scale": "\(Double(table.traitCollection.displayScale))",
                    ],
                ]
                let data = try? JSONSerialization.data(
                    withJSONObject: record, options: [.sortedKeys, .withoutEscapingSlashes])
                let line = String(decoding: data ?? Data(), as: UTF8.self)
                print(line)
                #if canImport(ObjectiveC)
                    let attachment = XCTAttachment(string: line)
                    attachment.name = "\(index) \(step).jsonl"
                    attachment.lifetime = .keepAlways
                    test.add(attachment)
                #endif
            }

            /// A view and all below it, each after its superview.
            private func frames(of root: UIView) -> [[String: Any]] {
                var found: [[String: Any]] = []
                func add(_ view: UIView, _ parent: Int?) {
                    let frame = view.frame
                    let box = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
                    var entry: [String: Any] = ["class": "\(type(of: view))", "frame": box]
                    if let parent {
                        entry["parent"] = parent
                        entry["name"] = view.accessibilityIdentifier
                    }
                    if (root as? UITableViewCell)?.contentView === view { entry["name"] = "contentView" }
                    if view.isHidden { entry["hidden"] = true }
                    if view.clipsToBounds { entry["clips"] = true }
                    if view.alpha != 1 { entry["alpha"] = Double(view.alpha) }
                    found.append(entry)
                    let index = found.count - 1
                    for subview in view.subviews { add(subview, index) }
                }
                add(root, nil)
                return found
            }

            func numberOfSections(in tableView: UITableView) -> Int { order.count }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { order[section].rows.count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let row = rows[order[indexPath.section].rows[indexPath.row]]!
                let cell = tableView.dequeueReusableCell(withIdentifier: row.cell, for: indexPath)
                cell.accessibilityIdentifier = row.id
                row.values.forEach { $0(cell) }
                return cell
            }
            /*methods*/
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

    static let priority = #"""
        extension NSLayoutConstraint {
            fileprivate func with(priority: Float? = nil, identifier: String? = nil) -> NSLayoutConstraint {
                if let priority { self.priority = UILayoutPriority(priority) }
                self.identifier = identifier
                return self
            }
        }
        """#

    static let image = #"""
        @MainActor private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
        }
        """#

    static let attributedText = #"""
        private func attributedText(_ runs: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
            let text = NSMutableAttributedString()
            for (string, attributes) in runs {
                text.append(NSAttributedString(string: string, attributes: attributes))
            }
            return text
        }
        """#

    static let paragraph = #"""
        private func paragraph(_ set: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
            let style = NSMutableParagraphStyle()
            set(style)
            return style
        }
        """#
}
