/// What an app says to its list: a table and a collection view have other words for the same.
struct SwiftCalls {
    let isTable: Bool

    var list: String { isTable ? "list.table" : "list.collection" }

    private var noun: String { isTable ? "Row" : "Item" }

    func path(_ section: Int, _ row: Int) -> String {
        "IndexPath(\(isTable ? "row" : "item"): \(row), section: \(section))"
    }

    func edit(_ word: String, _ paths: [String]) -> String {
        "\(list).\(word)\(noun)s(at: [\(paths.joined(separator: ", "))]\(word == "reconfigure" ? "" : animation))"
    }

    func move(_ path: String, to target: String) -> String { "\(list).move\(noun)(at: \(path), to: \(target))" }

    func editSections(_ word: String, _ sections: String) -> String {
        "\(list).\(word)Sections(\(sections)\(animation))"
    }

    func moveSection(_ section: Int, to target: Int) -> String {
        "\(list).moveSection(\(section), toSection: \(target))"
    }

    func scroll(to path: String, _ alignment: ScrollAlignment) -> String {
        let collections: [ScrollAlignment: String] = [
            .none: "[]", .top: ".top", .middle: ".centeredVertically", .bottom: ".bottom",
        ]
        let place = isTable ? ".\(alignment.rawValue)" : collections[alignment] ?? "[]"
        return "\(list).scrollTo\(noun)(at: \(path), at: \(place), animated: false)"
    }

    /// Edits in an update of their own, by the newer name where `isBatch`: collection views have that one alone.
    func update(_ lines: [String], isBatch: Bool = false) -> [String] {
        guard isBatch || !isTable else { return ["\(list).beginUpdates()"] + lines + ["\(list).endUpdates()"] }
        return ["\(list).performBatchUpdates({"] + lines.map { "    \($0)" } + ["}, completion: nil)"]
    }

    private var animation: String { isTable ? ", with: .none" : "" }
}
