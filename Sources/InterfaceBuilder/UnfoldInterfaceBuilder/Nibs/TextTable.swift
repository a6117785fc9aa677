import UnfoldFiles

struct TextTable: Sendable {
    static let endings = ["strings", "stringsdict", "xcstrings"]

    enum Entry: Sendable {
        case text(String)
        case plural(PluralFormat)
    }

    struct Failure: Error { let reason: String }

    /// By language; `""` for files that are in one language.
    private var entries: [String: [String: Entry]] = [:]
    private var source: String?

    private init(list: [String: Any]) {
        entries[""] = list.compactMapValues { value in
            if let text = value as? String { return .text(text) }
            return (value as? [String: Any]).flatMap(PluralFormat.init).map(Entry.plural)
        }
    }

    init() {}

    /// Those of a catalogue.
    var languages: [String] { Set(entries.keys).union(source.map { [$0] } ?? []).sorted() }

    func entry(_ key: String, _ language: String) -> Entry? { (entries[""] ?? entries[language])?[key] }

    init(_ file: AdaptedResources.File) throws(Failure) {
        let data: Data
        do { data = try FileReader.read(file.path, limit: 1 << 26, regularOnly: true) } catch {
            throw Failure(reason: "the file cannot be read")
        }
        if file.name.hasSuffix(".xcstrings") {
            try self.init(catalogue: data)
            return
        }
        do {
            let value = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            guard let list = value as? [String: Any] else { throw Failure(reason: "the file is no table of texts") }
            self.init(list: list)
        } catch { throw error as? Failure ?? Failure(reason: Self.reason(error)) }
    }

    private static func reason(_ error: any Error) -> String {
        let old = (error as NSError).userInfo["kCFPropertyListOldStyleParsingError"] as? NSError
        let words = (old ?? error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
        return words ?? "the file does not read"
    }

    private struct Catalogue: Decodable {
        let sourceLanguage: String
        let strings: [String: Item]
        struct Item: Decodable { let localizations: [String: Localization]? }
        struct Localization: Decodable {
            let stringUnit: Unit?
            let variations: Variations?
            let substitutions: [String: Substitution]?
        }
        struct Unit: Decodable { let value: String }
        struct Variations: Decodable {
            let plural: [String: Localization]?
            let device: [String: Localization]?
        }
        struct Substitution: Decodable {
            let argNum: Int?
            let formatSpecifier: String?
            let variations: Variations?
        }
    }

    private init(catalogue data: Data) throws(Failure) {
        let read: Catalogue
        do { read = try JSONDecoder().decode(Catalogue.self, from: data) } catch {
            throw Failure(reason: "the file is no catalogue of texts")
        }
        source = read.sourceLanguage
        for (key, item) in read.strings {
            for (language, localization) in item.localizations ?? [:] {
                entries[language, default: [:]][key] = Self.entry(localization)
            }
        }
    }

    private static func entry(_ localization: Catalogue.Localization) -> Entry? {
        if let device = localization.variations?.device { return (device["iphone"] ?? device["other"]).flatMap(entry) }
        if let cases = localization.variations?.plural {
            let texts = cases.compactMapValues(\.stringUnit?.value)
            return .plural(PluralFormat(format: "%#@value@", variables: ["value": .init(texts: texts, number: 1)]))
        }
        guard let text = localization.stringUnit?.value else { return nil }
        guard let parts = localization.substitutions else { return .text(text) }
        return .plural(
            PluralFormat(
                format: text,
                variables: parts.mapValues { part in
                    let texts = part.variations?.plural?.compactMapValues(\.stringUnit?.value) ?? [:]
                    let argument = "%" + (part.formatSpecifier ?? "lld")
                    return .init(
                        texts: texts.mapValues { $0.replacingOccurrences(of: "%arg", with: argument) },
                        number: part.argNum)
                }))
    }
}
