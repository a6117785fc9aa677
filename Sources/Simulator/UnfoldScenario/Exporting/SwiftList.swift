/// The table or collection view of an exported test: its rows as values, and the class that is its data source.
@MainActor struct SwiftList {
    let document: ScenarioDocument
    let cells, parts: [String: SwiftCell]
    let calls: SwiftCalls

    init(_ document: ScenarioDocument, cells: [String: SwiftCell], parts: [String: SwiftCell]) {
        (self.document, self.cells, self.parts) = (document, cells, parts)
        calls = SwiftCalls(isTable: document.table.collection == nil)
    }

    func setting(notes: inout [SwiftExport.Note]) -> [String] {
        let size = document.deviceTraits.environment.screenSize
        let frame = SwiftValue.expression(
            .numbers([0, 0, size.width, size.height]), .numbers(["x", "y", "width", "height"], ScenarioLimits.length))
        let sides = document.deviceTraits.safeArea
        let insets =
            sides.left == 0 && sides.right == 0
            ? ""
            : ", safeArea: UIEdgeInsets(top: 0, left: \(SwiftValue.number(sides.left)), bottom: 0, right: \(SwiftValue.number(sides.right)))"
        var lines = [
            "let list = List(\(SwiftValue.text(document.name)), \(frame ?? "")\(calls.isTable ? ", .\(document.table.style)" : "")\(insets))"
        ]
        for setting in document.table.settings {
            if let made = Self.statements(setting) {
                lines += made
            } else {
                lines.append("// \(setting.property.name) has no counterpart in UIKit.")
                notes.append(missing("table.\(setting.property.name)"))
            }
        }
        notes += (layout?.left ?? []).map { missing("layout.\($0)") }
        for section in document.table.sections { lines += add(section) }
        for (id, part) in [
            (RowModel.tableHeader, document.table.header), (RowModel.tableFooter, document.table.footer),
        ] {
            guard let part, let template = part.template.flatMap({ parts[$0] }) else { continue }
            let height = part.height.map { ", height: \(SwiftValue.number($0))" } ?? ""
            let kind = id == RowModel.tableHeader ? "Header" : "Footer"
            lines += block(
                "list.table.table\(kind)View = list.edge(\(template.className).init(reuseIdentifier:), \(SwiftValue.text(id))\(height))",
                values(part.settings, template))
        }
        return lines + ["list.order = \(order(RowModel(document).structure))"]
    }

    private func missing(_ path: String) -> SwiftExport.Note {
        .init(position: document.beginning, text: "'\(path)' has no counterpart in UIKit")
    }

    static func statements(_ setting: Setting) -> [String]? {
        SwiftSetting(setting: setting, className: "UITableView", target: "list.table", view: { $0 }).statements
    }

    func add(_ section: SectionSpec) -> [String] {
        var lines = section.rows.flatMap { add($0) }
        for case (let name, let part?) in section.parts {
            let id = SwiftValue.text(name)
            let cell = part.template.flatMap { parts[$0] }
            let heights = heights(part.height, part.estimatedHeight)
            var (made, values) = ("Part", cell.map { self.values(part.settings, $0) } ?? [])
            var words: [String] = []
            if !calls.isTable {
                (made, words) = ("Row", [id, "\(cell?.className ?? SwiftCell.Role.item.rawValue).self"])
                if let title = part.title { values += titled(title, name.hasSuffix(".header") ? "Header" : "Footer") }
            } else if let cell {
                words = [cell.className + ".init(reuseIdentifier:)"]
            } else if let title = part.title {
                words = ["title: \(SwiftValue.text(title))"]
            }
            lines += block("list.parts[\(id)] = \(made)(\((words + heights).joined(separator: ", ")))", values)
        }
        return lines
    }

    private func titled(_ title: String, _ kind: String) -> [String] {
        [
            "var configuration = UIListContentConfiguration.grouped\(kind)()",
            "configuration.text = \(SwiftValue.text(title))", "cell.contentConfiguration = configuration",
        ]
    }

    func add(_ row: RowSpec, level: Int = 0) -> [String] {
        guard let cell = cells[row.template] else { return [] }
        let words = [SwiftValue.text(row.id), "\(cell.className).self"] + heights(row.height, row.estimatedHeight)
        var values = values(row.settings, cell)
        if level > 0 || !row.children.isEmpty { values.append("cell.indentationLevel = \(level)") }
        if !row.children.isEmpty { values.append("cell.accessories = [.outlineDisclosure()]") }
        return block("list.add(Row(\(words.joined(separator: ", "))))", values)
            + row.children.flatMap { add($0, level: level + 1) }
    }

    private func heights(_ height: Double?, _ estimate: Double?) -> [String] {
        [
            height.map { "height: \(SwiftValue.number($0))" },
            estimate.map { "estimatedHeight: \(SwiftValue.number($0))" },
        ]
        .compactMap { $0 }
    }

    private func values(_ settings: [TargetedSetting], _ cell: SwiftCell) -> [String] {
        settings.inPhases.flatMap { cell.statements($0, of: "cell") ?? [] }
    }

    private func block(_ call: String, _ body: [String]) -> [String] {
        guard !body.isEmpty else { return [call] }
        // The closure belongs to the initializer, which is within the call.
        let isNested = call.hasPrefix("list.add(")
        let head = isNested ? String(call.dropLast()) : call
        return ["\(head) { cell in"] + body.map { "    \($0)" } + [isNested ? "})" : "}"]
    }

    func order(_ structure: RowStructure) -> String {
        let sections = structure.sections.map { section in
            "(\(SwiftValue.text(section.id)), [\(section.rows.map(SwiftValue.text).joined(separator: ", "))])"
        }
        return "[\(sections.joined(separator: ", "))]"
    }

    // MARK: The class

    private var sections: [SectionSpec] { document.everySection }
    private var hasParts: Bool {
        sections.contains { $0.header?.needsDelegate == true || $0.footer?.needsDelegate == true }
    }
    private var hasTitles: Bool { sections.contains { $0.header?.title != nil || $0.footer?.title != nil } }
    private var hasHeights: Bool { document.allRows.contains { $0.height != nil || $0.estimatedHeight != nil } }
    private var layout: SwiftLayout? {
        document.table.collection.map { collection in
            SwiftLayout(
                collection: collection, hasHeaders: sections.contains { $0.header != nil },
                hasFooters: sections.contains { $0.footer != nil })
        }
    }

    /// The class, with no more methods than needed: one that is there changes what a table does (fact D1.3).
    var source: String { SwiftSupport.filled(SwiftSupportText.list, layout.map(collection) ?? table) }

    private var table: [(name: String, text: String)] {
        let isDelegate = hasParts || hasHeights
        let methods =
            (hasTitles ? [SwiftTableText.titles] : []) + (isDelegate ? [SwiftTableText.rowHeights] : [])
            + (hasParts ? [SwiftTableText.partViews] : [])
        return [
            ("list", "table"), ("class", "UITableView"), ("anyCell", "UITableViewCell"), ("cell", "UITableViewCell"),
            ("protocols", "UITableViewDataSource" + (isDelegate ? ", UITableViewDelegate" : "")),
            ("part", SwiftTableText.part), ("partType", "Part"), ("parameter", "_ style: UITableView.Style, "),
            ("argument", "style: style"), ("setup", registered(cells) { "forCellReuseIdentifier: \"\($0)\"" }),
            ("delegate", isDelegate ? "table.delegate = self" : ""), ("view", SwiftTableText.view),
            ("rows", SwiftTableText.rows), ("dataSource", SwiftTableText.dataSource),
            ("methods", methods.joined(separator: "\n")),
        ]
    }

    private func collection(_ layout: SwiftLayout) -> [(name: String, text: String)] {
        let hasParts = layout.hasHeaders || layout.hasFooters
        let isFlow = layout.collection.isFlow
        let sizes =
            isFlow
            ? (hasHeights ? [SwiftCollectionText.itemSizes] : []) + (hasParts ? [SwiftCollectionText.partSizes] : [])
            : []
        let titles = sections.flatMap { [$0.header, $0.footer] }.contains { $0.map { $0.template == nil } ?? false }
        let methods = (hasParts ? [SwiftCollectionText.parts] : []) + sizes + [layout.method]
        var setup = [registered(cells) { "forCellWithReuseIdentifier: \"\($0)\"" }]
        for (isThere, kind) in [(layout.hasHeaders, "Header"), (layout.hasFooters, "Footer")] where isThere {
            let kind = "forSupplementaryViewOfKind: UICollectionView.elementKindSection\(kind)"
            setup.append(
                registered(parts, and: titles ? [SwiftCell.Role.item.rawValue] : []) {
                    "\(kind), withReuseIdentifier: \"\($0)\""
                })
        }
        setup.append("collection.collectionViewLayout = layout()")
        let delegate = sizes.isEmpty ? "" : ", UICollectionViewDelegateFlowLayout"
        return [
            ("list", "collection"), ("class", "UICollectionView"), ("anyCell", "UICollectionReusableView"),
            ("cell", "UICollectionViewCell"), ("protocols", "UICollectionViewDataSource" + delegate), ("part", ""),
            ("partType", "Row"), ("parameter", ""), ("argument", "collectionViewLayout: UICollectionViewLayout()"),
            ("setup", setup.filter { !$0.isEmpty }.joined(separator: "\n")),
            ("delegate", sizes.isEmpty ? "" : "collection.delegate = self"), ("view", SwiftCollectionText.view),
            ("rows", SwiftCollectionText.rows), ("dataSource", SwiftCollectionText.dataSource),
            ("methods", methods.joined(separator: "\n")),
        ]
    }

    private func registered(
        _ cells: [String: SwiftCell], and others: [String] = [], _ argument: (String) -> String
    ) -> String {
        (document.templates.compactMap { cells[$0.name]?.className } + others)
            .map { "\(calls.isTable ? "table" : "collection").register(\($0).self, \(argument($0)))" }
            .joined(separator: "\n")
    }
}
