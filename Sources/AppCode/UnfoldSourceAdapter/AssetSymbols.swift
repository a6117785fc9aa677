import Foundation

/// Xcode's names for the pictures and colours of asset catalogues: `.badge` for `Badge`, `.accent` for `AccentColor`.
struct AssetSymbols {
    private var images: [String: String] = [:]
    private var colors: [String: String] = [:]

    init(paths: [String]) {
        for path in paths where path.contains(".xcassets/") {
            let last = (path as NSString).lastPathComponent as NSString
            let set = last.deletingPathExtension
            switch last.pathExtension {
            case "imageset": images[Self.symbol(set, without: "Image")] = set
            case "colorset": colors[Self.symbol(set, without: "Color")] = set
            default: break
            }
        }
    }

    /// The app's folders and files, and what is in them; with a `!` before it, what is left out.
    static func paths(in folders: [String]) -> [String] {
        let leftOut = folders.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
        return folders.filter { !$0.hasPrefix("!") }.flatMap { folder in
            [folder]
                + (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).map {
                    folder + "/" + $0
                }
        }.filter { path in !leftOut.contains { path == $0 || path.hasPrefix($0 + "/") } }
    }

    /// `ic_arrow-left 2` is `icArrowLeft2`.
    static func symbol(_ name: String, without suffix: String) -> String {
        var words = identifier(name)
        if words.hasSuffix(suffix), words.count > suffix.count { words.removeLast(suffix.count) }
        // `URLIcon` is `urlIcon`.
        let capitals = words.prefix { $0.isUppercase }.count
        let lowered = capitals > 1 && capitals < words.count ? capitals - 1 : capitals
        return words.prefix(lowered).lowercased() + words.dropFirst(lowered)
    }

    /// `App-Texts 2` is `AppTexts2`.
    static func identifier(_ name: String) -> String {
        let parts = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let words = parts.enumerated().map { $0.offset == 0 ? $0.element : $0.element.capitalizedFirst }.joined()
        return words.first?.isNumber ?? true ? "_" + words : words
    }

    func isNamed(in module: AppModule) -> Bool {
        [images, colors].joined().contains { module.names($0.key) { $0.is($1 - 1, ".") } }
    }

    func lines(_ app: AppDeclarations) -> [String] {
        Self.lines(images, "ImageResource", "UIImage", app) + Self.lines(colors, "ColorResource", "UIColor", app)
    }

    private static func lines(
        _ symbols: [String: String], _ resource: String, _ type: String, _ app: AppDeclarations
    ) -> [String] {
        let sorted = symbols.sorted { $0.key < $1.key }
        guard !sorted.isEmpty else { return [] }
        func isFree(_ name: String, of type: String) -> Bool { !app.members(of: type).contains { $0.name == name } }
        let resources = sorted.filter { isFree($0.key, of: resource) }.map { symbol, name in
            "    static let `\(symbol)` = \(resource)(name: \(AppDocuments.quoted(name)), bundle: .main)"
        }
        // What UIKit has under that name goes first, as in Xcode.
        let values = sorted.filter {
            isFree($0.key, of: type) && !KnownNames.symbols[type, default: []].contains($0.key)
        }.map { symbol, _ in "    static var `\(symbol)`: \(type) { \(type)(resource: .`\(symbol)`) }" }
        return ["", "extension \(resource) {"] + resources + ["}", "", "extension \(type) {"] + values + ["}"]
    }
}
