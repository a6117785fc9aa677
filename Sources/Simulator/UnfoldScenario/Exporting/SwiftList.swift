/// The table of an exported test: its rows as values, and the class that is its data source.
@MainActor struct SwiftList {
    let document: ScenarioDocument
    let cells: [String: SwiftCell]
    let parts: [String: SwiftCell]

    init(_ document: ScenarioDocument, cells: [String: SwiftCell], parts: [String: SwiftCell]) {
        (self.document, self.cells, self.parts) = (document, cells, parts)
    }

    // MARK: Values

    /// Makes the table, with all that is known of it before the first step.
    func setting(notes: inout [SwiftExport.Note]) -> [String] {
        let size = document.deviceTraits.environment.screenSize
        let frame = SwiftValue.expression(
            .numbers([0, 0, size.width, size.height]), .numbers(["x", "y", "width", "height"], ScenarioLimits.length))
        let sides = document.deviceTraits.safeArea
        let insets =
            sides.left == 0 && sides.right == 0
            ? ""
            : ", safeArea: UIEdgeInsets(top: 0, left: \(SwiftValue.number(sides.left)), bottom: 0, right: \(SwiftValue.number(sides.right)))"
        var lines = ["let list = List(\(SwiftValue.text(document.name)), \(frame ?? ""), .\(style)\(insets))"]
        for setting in document.table.settings {
            if let made = Self.statements(setting) {
                lines += made
            } else {
                lines.append("// \(setting.property.name) has no counterpart in UIKit.")
                notes.append(
                    .init(
                        position: document.beginning,
                        text: "'table.\(setting.property.name)' has no counterpart in UIKit"))
            }
        }
        for section in document.table.sections { lines += add(section) }
        for (id, part) in [
            (RowModel.tableHeader, document.table.header), (RowModel.tableFooter, document.table.footer),
        ] {
            guard let part, let template = part.template.flatMap({ parts[$0] }) else { continue }
            let height = part.height.map { ", height: \(SwiftValue.number($0))" } ?? ""
            let kind = id == RowModel.tableHeader ? "Header" : "Footer"
            lines += block(
                "list.table.table\(kind)View = list.edge(\(template.className).init(reuseIdentifier:), \(SwiftValue.text(id))\(height))",
                part.settings, template)
        }
        return lines + ["list.order = \(order(RowModel(document).structure))"]
    }

    static func statements(_ setting: Setting) -> [String]? {
        SwiftSetting(setting: setting, className: "UITableView", target: "list.table", view: { $0 }).statements
    }

    private var style: String {
        switch document.table.style {
        case .plain: "plain"
        case .grouped: "grouped"
        default: "insetGrouped"
        }
    }

    /// Takes in a section that is or comes.
    func add(_ section: SectionSpec) -> [String] {
        var lines = section.rows.flatMap(\.withDescendants).flatMap(add)
        for (kind, part) in [(PartSpec.Kind.header, section.header), (.footer, section.footer)] {
            guard let part else { continue }
            let id = SwiftValue.text(RowModel.key(of: kind, section.id))
            var words: [String] = []
            if let title = part.title { words.append("title: \(SwiftValue.text(title))") }
            words += heights(part.height, part.estimatedHeight)
            if let cell = part.template.flatMap({ parts[$0] }) {
                lines += block(
                    "list.parts[\(id)] = Part(\(([cell.className + ".init(reuseIdentifier:)"] + words).joined(separator: ", ")))",
                    part.settings, cell)
            } else {
                lines.append("list.parts[\(id)] = Part(\(words.joined(separator: ", ")))")
            }
        }
        return lines
    }

    func add(_ row: RowSpec) -> [String] {
        guard let cell = cells[row.template] else { return [] }
        let words = [SwiftValue.text(row.id), "\(cell.className).self"] + heights(row.height, row.estimatedHeight)
        return block("list.add(Row(\(words.joined(separator: ", "))))", row.settings, cell)
    }

    private func heights(_ height: Double?, _ estimate: Double?) -> [String] {
        [
            height.map { "height: \(SwiftValue.number($0))" },
            estimate.map { "estimatedHeight: \(SwiftValue.number($0))" },
        ]
        .compactMap { $0 }
    }

    /// A call with a closure that gives a cell its values; without one where there are none.
    private func block(_ call: String, _ settings: [TargetedSetting], _ cell: SwiftCell) -> [String] {
        let body = [Property.Phase.structure, .values, .last].flatMap { phase in
            settings.filter { $0.setting.property.phase == phase }.flatMap { cell.statements($0, of: "cell") ?? [] }
        }
        guard !body.isEmpty else { return [call] }
        // The closure belongs to the initializer, which is within the call.
        let isNested = call.hasPrefix("list.add(")
        let head = isNested ? String(call.dropLast()) : call
        return ["\(head) { cell in"] + body.map { "    \($0)" } + [isNested ? "})" : "}"]
    }

    /// The rows of every section by their ids.
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

    /// The data source, and of a delegate no more than the scenario needs: a method that is there changes what a table
    /// does (fact D1.3).
    var source: String {
        let isDelegate = hasParts || hasHeights
        var methods: [String] = []
        if hasTitles { methods += SwiftSupport.titles }
        if isDelegate { methods += SwiftSupport.rowHeights }
        if hasParts { methods += SwiftSupport.partViews }
        let cells = document.templates.compactMap { self.cells[$0.name]?.className }
        let registered = cells.map { "        table.register(\($0).self, forCellReuseIdentifier: \"\($0)\")\n" }
            .joined()
        return SwiftSupportText.list
            .replacingOccurrences(of: "/*delegate*/", with: isDelegate ? ", UITableViewDelegate" : "")
            .replacingOccurrences(
                of: "        /*delegates*/\n", with: isDelegate ? "        table.delegate = self\n" : ""
            )
            .replacingOccurrences(of: "        /*registers*/\n", with: registered)
            .replacingOccurrences(
                of: "    /*methods*/\n", with: methods.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined())
    }
}
