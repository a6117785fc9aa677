/// Names of a live list's rows, headers and footers: where each was when it was first seen. They hold while rows move,
/// until a reload.
@MainActor struct ElementNames {
    private weak var order: TableRows?
    private var rows: [TableRows.RowID: String] = [:]
    private var sections: [TableRows.SectionID: String] = [:]
    /// By the order of the last look.
    private(set) var paths: [IndexPath: String] = [:]
    private var titles: [String] = []
    private var used: Set<String> = []

    func name(of element: BatchUpdateReport.Element, in list: any RowUpdating) -> String {
        let name: String? =
            switch element {
            case .row(let path): list.rows.rowID(at: path).flatMap { rows[$0] }
            case .header(let section), .footer(let section):
                section < list.rows.sectionCount
                    ? sections[list.rows.sectionID(at: section)].map { Self.part(element, $0) } : nil
            }
        return name ?? element.name(in: list.terminology.kind)
    }

    /// By the order of the last look.
    func nameBefore(of element: BatchUpdateReport.Element, in list: any RowUpdating) -> String {
        let name: String? =
            switch element {
            case .row(let path): paths[path]
            case .header(let section), .footer(let section):
                titles.indices.contains(section) ? Self.part(element, titles[section]) : nil
            }
        return name ?? element.name(in: list.terminology.kind)
    }

    private static func part(_ element: BatchUpdateReport.Element, _ section: String) -> String {
        if case .header = element { "header of \(section)" } else { "footer of \(section)" }
    }

    /// Looks where everything is now. Rows that were reloaded keep their names.
    mutating func look(at list: any RowUpdating, after report: BatchUpdateReport? = nil) {
        if order !== list.rows {
            self = ElementNames()
            order = list.rows
        }
        var known: [TableRows.RowID: String] = [:]
        for row in report?.rows ?? [] where row.change == .reloaded {
            guard let before = row.indexPathBefore, let after = row.indexPathAfter else { continue }
            list.rows.rowID(at: after).map { rows[$0] = paths[before] }
        }
        (paths, titles) = ([:], [])
        var sectionsNow: [TableRows.SectionID: String] = [:]
        for section in 0..<list.rows.sectionCount {
            let id = list.rows.sectionID(at: section)
            sectionsNow[id] = sections[id] ?? unused("section \(section)")
            titles.append(sectionsNow[id] ?? "")
        }
        list.rows.forEachRow { path, id in
            let name = rows[id] ?? unused(BatchUpdateReport.Element.row(path).name(in: list.terminology.kind))
            (known[id], paths[path]) = (name, name)
        }
        (rows, sections) = (known, sectionsNow)
    }

    private mutating func unused(_ name: String) -> String {
        var (unused, number) = (name, 1)
        while !used.insert(unused).inserted {
            number += 1
            unused = "\(name) (\(number))"
        }
        return unused
    }
}
