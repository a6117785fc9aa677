import Foundation

/// Xcode's names for texts of string catalogues that were added by hand: `.menuTitle` for `menu.title`, a function for
/// one with arguments; those of the table `Booking` are `.Booking.title`.
struct TextSymbols {
    private struct Catalogue: Decodable {
        struct Entry: Decodable {
            var extractionState: String?
            var localizations: [String: Localization]?
        }
        struct Localization: Decodable {
            struct Unit: Decodable { var value: String }
            var stringUnit: Unit?
            var variations: [String: [String: Localization]]?
            var text: String? {
                stringUnit?.value
                    ?? (variations?["plural"] ?? variations?.min { $0.key < $1.key }?.value)?["other"]?.text
            }
        }
        var sourceLanguage: String
        var strings: [String: Entry]
    }
    /// By table, then by symbol, those that the module names.
    private var declarations: [String: [String: String]] = [:]

    init(paths: [String], of module: AppModule) {
        for path in paths.filter({ $0.hasSuffix(".xcstrings") }).sorted() {
            guard let data = FileManager.default.contents(atPath: path),
                let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data)
            else { continue }
            let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            for (key, entry) in catalogue.strings.sorted(by: { $0.key < $1.key })
            where entry.extractionState == "manual" {
                let symbol = AssetSymbols.symbol(key, without: "")
                guard module.names(symbol, where: { $0.is($1 - 1, ".") }) else { continue }
                let text = entry.localizations?[catalogue.sourceLanguage]?.text ?? key
                // Which arguments substitutions take, their text does not say.
                guard !text.contains("%#@") else { continue }
                declarations[AssetSymbols.identifier(table), default: [:]][symbol] = Self.declaration(
                    symbol, key, text, table)
            }
        }
    }

    private static func declaration(_ symbol: String, _ key: String, _ text: String, _ table: String) -> String {
        var arguments: [Int: String] = [:]
        let named = try? NSRegularExpression(pattern: #"%(?:(\d+)\$)?(?:\((\w+)\))?[-+0-9.#]*l*([@diuxofeg])"#)
        let plain = text.replacingOccurrences(of: "%%", with: "") as NSString
        for match in named?.matches(in: plain as String, range: NSRange(location: 0, length: plain.length)) ?? [] {
            func part(_ number: Int) -> String? {
                match.range(at: number).length > 0 ? plain.substring(with: match.range(at: number)) : nil
            }
            let place = part(1).flatMap { Int($0) } ?? arguments.count + 1
            let type = ["@": "String", "f": "Double", "e": "Double", "g": "Double"][part(3) ?? "@"] ?? "Int"
            arguments[place] = part(2).map { "\($0): \(type)" } ?? "_ arg\(place): \(type)"
        }
        let list = arguments.sorted { $0.key < $1.key }.map(\.value)
        let values = list.map { "\\(\($0.trimmingPrefix("_ ").prefix { $0 != ":" }))" }.joined(separator: " ")
        let resource =
            "LocalizedStringResource(\(AppDocuments.quoted(key)), defaultValue: "
            + (list.isEmpty ? AppDocuments.quoted(text) : "\"\(values)\"")
            + (table == "Localizable" ? ")" : ", table: \(AppDocuments.quoted(table)))")
        return list.isEmpty
            ? "static var `\(symbol)`: LocalizedStringResource { \(resource) }"
            : "static func `\(symbol)`(\(list.joined(separator: ", "))) -> LocalizedStringResource { \(resource) }"
    }

    var lines: [String] {
        declarations.sorted { $0.key < $1.key }.flatMap { table, symbols in
            let list = symbols.sorted { $0.key < $1.key }.map { "    " + $0.value }
            let isNested = table != "Localizable"
            return ["", "extension LocalizedStringResource {"] + (isNested ? ["enum `\(table)` {"] : []) + list
                + (isNested ? ["}"] : []) + ["}"]
        }
    }
}
