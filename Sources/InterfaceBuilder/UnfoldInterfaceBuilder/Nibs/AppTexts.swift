/// The texts of an app: tables in its folders, in the environment's language.
struct AppTexts {
    /// By table, then by language; `""` is that of tables in no `.lproj`.
    private let tables: [String: [String: [AdaptedResources.File]]]
    private let languages: [String]

    private static let listed = Locked<[[String]: AppTexts]>([:])
    private static let read = Locked<[String: Result<TextTable, TextTable.Failure>]>([:])

    static func of(_ folders: [String]) -> AppTexts { listed.kept(folders) { AppTexts(folders) } }

    private init(_ folders: [String]) {
        var tables: [String: [String: [AdaptedResources.File]]] = [:]
        var languages: Set<String> = []
        for file in AdaptedResources.files(endingIn: TextTable.endings, folders: folders) {
            let name = ((file.name as NSString).lastPathComponent as NSString).deletingPathExtension
            let inside = file.name.hasSuffix(".xcstrings") ? Self.table(file).languages : [file.language ?? ""]
            languages.formUnion(inside)
            for language in inside { tables[name, default: [:]][language, default: []].append(file) }
        }
        (self.tables, self.languages) = (tables, languages.subtracting([""]).sorted())
    }

    /// The text of a key; one with plurals is marked for ``format(_:_:)``. nil if the table has none.
    /// - Complexity: O(bytes of the table) the first time.
    func text(forKey key: String, table: String?) -> String? {
        guard let table = tables[table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"] else { return nil }
        for (file, language) in files(of: table) {
            switch Self.table(file).entry(key, language) {
            case .text(let text): return text
            case .plural(let plural):
                let known = language == "" || language == "Base" ? LayoutEnvironment.current.language : language
                return Self.marked(plural, known)
            case nil: continue
            }
        }
        return nil
    }

    /// Around the number of a format with plurals, at its end: what a text is formatted with comes later.
    private static let mark: Character = "\u{E0FF}"
    private static let plurals = Locked<[(plural: PluralFormat, language: String?)]>([])

    private static func marked(_ plural: PluralFormat, _ language: String?) -> String {
        plurals.withLock {
            let known = $0.firstIndex { $0.language == language && $0.plural == plural }
            if known == nil { $0.append((plural, language)) }
            return plural.format + "\(mark)\(known ?? $0.count - 1)\(mark)"
        }
    }

    static func format(_ format: String, _ arguments: [Any]) -> String {
        let parts = format.split(separator: mark, maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let index = Int(parts[1]),
            let found = plurals.withLock({ $0.indices.contains(index) ? $0[index] : nil })
        else { return format }
        return found.plural.text("\(parts[0])\(parts[2])", for: arguments, language: found.language)
    }

    private func files(of table: [String: [AdaptedResources.File]]) -> [(file: AdaptedResources.File, language: String)]
    {
        let wanted = LayoutEnvironment.current.language
        if let wanted, !languages.isEmpty, Self.match(wanted, in: languages) == nil {
            AppFileProblems.report(.noLanguage(wanted, others: languages))
        }
        let chosen = wanted.flatMap { Self.match($0, in: table.keys.sorted()) } ?? Self.own(table.keys.sorted())
        return [chosen, ""].compactMap { $0 }.flatMap { language in (table[language] ?? []).map { ($0, language) } }
    }

    /// The language itself, or that without its region or script, or one with another region.
    static func match(_ wanted: String, in languages: [String]) -> String? {
        let parts = wanted.replacingOccurrences(of: "_", with: "-").split(separator: "-")
        let plain = languages.map { $0.replacingOccurrences(of: "_", with: "-").lowercased() }
        for count in stride(from: parts.count, to: 0, by: -1) {
            let name = parts.prefix(count).joined(separator: "-").lowercased()
            if let index = plain.firstIndex(of: name) ?? plain.firstIndex(where: { $0.hasPrefix(name + "-") }) {
                return languages[index]
            }
        }
        return nil
    }

    private static func own(_ languages: [String]) -> String? {
        languages.first { $0 == "Base" } ?? match("en", in: languages) ?? languages.first { !$0.isEmpty }
    }

    private static func table(_ file: AdaptedResources.File) -> TextTable {
        switch read.kept(file.path, { Result { () throws(TextTable.Failure) in try TextTable(file) } }) {
        case .success(let table): return table
        case .failure(let failure):
            AppFileProblems.report(.unreadable(file: file.name, reason: failure.reason))
            return TextTable()
        }
    }
}
