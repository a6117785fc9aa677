import UnfoldAutoLayout
import UnfoldConsoleLogs

/// What pasted logs say, before it has a format.
struct LogReport {
    struct Entry {
        var file: String
        var analysis: LogAnalysis
    }

    var entries: [Entry] = []
    var problems: [(file: String, problem: LogProblem)] = []
}

/// Short names for the views of one log: the developer's own where there is one, else the class with what tells it
/// apart.
struct LogNames {
    private var names: [String: String] = [:]

    init(_ analysis: LogAnalysis) {
        var items = analysis.hierarchy.map(\.item)
        var known = Set(items.map(\.key))
        for item in analysis.log.constraints.compactMap(\.equation).flatMap(\.items)
        where known.insert(item.key).inserted {
            items.append(item)
        }
        let plain = items.map { Self.plain($0) }
        var counts: [String: Int] = [:]
        for name in plain { counts[name, default: 0] += 1 }
        var used: [String: Int] = [:]
        for (item, name) in zip(items, plain) {
            guard counts[name, default: 0] > 1 else {
                names[item.key] = name
                continue
            }
            used[name, default: 0] += 1
            names[item.key] = "\(name)#\(used[name]!)"
        }
    }

    func name(_ item: LogItem) -> String { names[item.key] ?? item.printed }

    private static func plain(_ item: LogItem) -> String {
        if let name = item.name { return name }
        let short = item.className.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? item.key
        guard let text = item.text, !text.isEmpty else { return short }
        if item.isGuide { return text }
        return "\(short)'\(text.prefix(20))\(text.count > 20 ? "…" : "")'"
    }
}
