struct FolderTable {
    struct Line {
        var file: String
        var cells: Int
        var healthy: Int
        var news: String?
        fileprivate var gravity: Int
    }

    private var all: [Line] = []
    var cells: Int { all.reduce(0) { $0 + $1.cells } }
    var healthy: Int { all.reduce(0) { $0 + $1.healthy } }

    mutating func add(_ file: RunReport.File) {
        var line = Line(file: file.path, cells: 0, healthy: 0, gravity: .max)
        if let error = file.errors.first { (line.news, line.gravity) = ("invalid file: \(error.sentence)", -1) }
        let explainer = ConflictExplainer()
        for result in file.results {
            let ids = Set(result.steps.flatMap { $0.allRows.map(\.id) })
            line.cells += ids.count
            line.healthy += ids.subtracting(result.steps.flatMap(\.unhealthyRows)).count
            for news in result.steps.compactMap({ StepNews($0, explainer) }) where news.gravity < line.gravity {
                (line.news, line.gravity) = (news.text, news.gravity)
            }
        }
        all.append(line)
    }

    var lines: [Line] {
        all.enumerated().sorted { one, other in
            let sick = (other.element.cells - other.element.healthy, one.element.cells - one.element.healthy)
            return (one.element.gravity, sick.0, one.offset) < (other.element.gravity, sick.1, other.offset)
        }.map(\.element)
    }

    static let head = ["file", "healthy", "what is wrong"]

    var title: String { "\(healthy) of \(CheckSentence.count(cells, "cell")) healthy" }

    /// - Parameter most: characters of a path; of longer ones the end is shown, where that tells files apart.
    func table(_ lines: some Collection<Line>, most: Int = .max) -> TextTable {
        let files = lines.map { $0.file.count > most ? "…" + $0.file.suffix(most - 1) : $0.file }
        if Set(files).count < Set(lines.map(\.file)).count { return table(lines) }
        let rows = zip(lines, files).map { [$1, "\($0.healthy) of \($0.cells)", $0.news ?? ""] }
        return TextTable(head: Self.head, numeric: [1], rows: rows)
    }

    /// At the end of a text: a screen of it, and what the run did not take.
    func text(_ folder: FolderRun, isQuiet: Bool, width: Int?, _ style: Style) -> [String] {
        let wanted = lines.filter { $0.news != nil || !(isQuiet || healthy == cells) }
        let shown = wanted.prefix(folder.lines ?? .max)
        var text = [style.bold("\(title)\(shown.contains { $0.news != nil } ? ", the worst first" : "")")]
        if !shown.isEmpty {
            let table = table(shown, most: width.map { max(20, $0 / 2) } ?? .max).lines(indent: 2)
            text.append(style.dim(table[0]))
            // A file is not cut; what is wrong is said in full above.
            let width = width.map { max($0, table[0].count) }
            text += zip(shown, table.dropFirst()).map { line, words in
                let words = width.map { words.count > $0 ? words.prefix($0 - 1) + "…" : words[...] } ?? words[...]
                return line.news == nil ? String(words) : style.red(String(words))
            }
        }
        let rest = wanted.dropFirst(shown.count)
        if !rest.isEmpty {
            let healthy = rest.count { $0.news == nil }
            text.append(
                style.dim(
                    "  and \(CheckSentence.count(rest.count, "more file")), \(healthy) of them healthy; "
                        + "'--all' lists them"))
        }
        return text + (folder.leftOut.isEmpty && folder.documents == 0 ? [] : [folder.sentence])
    }
}

extension StepNews { fileprivate var gravity: Int { Kind.allCases.firstIndex(of: kind) ?? 0 } }

extension StepResult {
    fileprivate var unhealthyRows: [String] {
        conflicts.map(\.row) + (unsatisfied + unsatisfiedDuringUpdate).map(\.row)
            + findings.filter { $0.severity > .note }.compactMap(rowID)
    }
}
