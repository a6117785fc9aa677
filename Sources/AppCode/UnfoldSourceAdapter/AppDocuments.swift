import Foundation

/// The source that lists a module's documents of Interface Builder for module `UIKit`: where they are, which properties
/// the app's extensions add to classes of UIKit's, and how objects are made that are no views. Where the app asks bundles
/// for files, it also says in which folders they are.
public enum AppDocuments {
    public static let fileName = "UnfoldDocuments.adapted.swift"

    /// - Parameters:
    ///   - paths: of the `.xib` and `.storyboard` files, absolute.
    ///   - module: the app's Swift files.
    ///   - objectClasses: classes that the documents name for objects which are no views (``objectClasses(in:)``).
    ///   - folders: the app's, absolute; with a `!` before it, what is left out of them.
    /// - Returns: A Swift file with a class `UnfoldDocuments`, if there are documents.
    /// - Complexity: O(length of all sources).
    static func source(
        paths: [String], of module: AppModule, objectClasses: Set<String> = [], folders: [String] = []
    ) -> String {
        let app = module.declarations
        let asks = !folders.isEmpty && asksForFiles(module)
        let wantsTexts = !folders.isEmpty && module.names("NSLocalizedString", "localizedString")
        let asksForItself = module.names("module") { source, index in
            source.is(index - 2, "Bundle") || source.is(index - 2, ":") && source.is(index - 3, "bundle")
        }
        let resources =
            (asks ? resources(in: folders, app) : []) + (wantsTexts ? texts(in: folders, app) : [])
            + (module.names("UIImage", "UIColor", "ImageResource", "ColorResource")
                ? AssetSymbols(in: folders).lines(app) : [])
            + (asksForItself ? moduleBundle : [])
        guard !paths.isEmpty || !objectClasses.isEmpty else {
            // A module without documents may do without module UIKit.
            let list = !folders.isEmpty && namesAssets(module) ? folderList(folders) : []
            let extra = list + resources
            return
                (["// Written by `unfold adapt`: this module has no Interface Builder documents."]
                + (extra.isEmpty ? [] : ["#if canImport(UIKit)", "import UIKit"] + extra + ["#endif"]) + [""])
                .joined(separator: "\n")
        }
        let listed = paths.map { "        \(quoted($0)),\n" }.joined()
        var lines = [
            "import UIKit", "", "/// Written by `unfold adapt`: where this module's Interface Builder documents are.",
            "final class UnfoldDocuments: AdaptedDocuments {", "    override class var paths: [String] {", "        [",
        ]
        lines.append(listed.isEmpty ? "        ]" : listed + "        ]")
        lines += ["    }"] + (folders.isEmpty ? [] : foldersMember(folders))
        lines += setter(app.propertiesOfForeignClasses())
        let undecodable = app.undecodableClasses()
        if !undecodable.isEmpty {
            lines += [
                "", "    override class var undecodable: [AnyClass] {",
                "        [\(undecodable.map { $0 + ".self" }.joined(separator: ", "))]", "    }",
            ]
        }
        lines += maker(objectClasses.sorted().filter(app.canBeMadeOfNothing), app)
        lines += ["}"]
        return (lines + resources + [""]).joined(separator: "\n")
    }

    /// Where the app is a package, which the target of its adapted files is not.
    private static let moduleBundle = ["", "extension Bundle {", "    static var module: Bundle { .main }", "}"]

    /// A list for a module without documents, which has pictures or colours.
    private static func folderList(_ folders: [String]) -> [String] {
        ["", "final class UnfoldDocuments: AdaptedDocuments {"] + foldersMember(folders).dropFirst() + ["}"]
    }

    private static func foldersMember(_ folders: [String]) -> [String] {
        ["", "    nonisolated override class var folders: [String] {", "        \(list(folders))", "    }"]
    }

    /// Whether any of the sources may name a picture, a colour, a font or a text.
    static func namesAssets(_ module: AppModule) -> Bool {
        module.names("UIImage", "UIColor", "#imageLiteral", "UIFont")
            || module.names("localized") { $0.is($1 + 1, ":") }
    }

    /// Foundation's functions that read texts, of the app's own module: they look into the app's tables first.
    private static func texts(in folders: [String], _ app: AppDeclarations) -> [String] {
        let list = list(folders)
        var lines: [String] = []
        if !app.functionsOfBundles().contains("localizedString(forKey:value:table:)") {
            lines += [
                "", "extension Bundle {",
                "    func localizedString(forKey key: String, value: String?, table: String?) -> String {",
                "        AdaptedResources.text(in: self, key, value, table, folders: \(list))", "    }", "}",
            ]
        }
        if app.globalFunctions("NSLocalizedString").isEmpty {
            lines += [
                "", "func NSLocalizedString(",
                "    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = \"\", comment: String",
                ") -> String {", "    AdaptedResources.text(in: bundle, key, value, tableName, folders: \(list))", "}",
            ]
        }
        // `__shared` as Foundation's: only what is declared alike goes before it.
        lines += [
            "", "extension String {", "    init(format: __shared String, _ arguments: any CVarArg...) {",
            "        self = AdaptedResources.text(format, nil, arguments)", "    }",
            "    init(format: __shared String, arguments: __shared [any CVarArg]) {",
            "        self = AdaptedResources.text(format, nil, arguments)", "    }",
            "    init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {",
            "        self = AdaptedResources.text(format, locale, arguments)", "    }",
            "    init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {",
            "        self = AdaptedResources.text(format, locale, arguments)", "    }",
            "    static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {",
            "        AdaptedResources.text(format, .current, arguments)", "    }", "}",
        ]
        return lines
    }

    /// Whether any of the sources asks a bundle for a file by its name.
    static func asksForFiles(_ module: AppModule) -> Bool { module.names("forResource") { $0.is($1 + 1, ":") } }

    /// What is in the app's own module is found before Foundation's; a method that the app has there itself is left
    /// to it.
    private static func resources(in folders: [String], _ app: AppDeclarations) -> [String] {
        let list = list(folders)
        let own = app.functionsOfBundles()
        var lines: [String] = []
        if !own.contains("path(forResource:ofType:)") {
            lines += [
                "    func path(forResource name: String?, ofType ext: String?) -> String? {",
                "        AdaptedResources.path(in: self, name, ext, folders: \(list))", "    }",
            ]
        }
        if !own.contains("url(forResource:withExtension:)") {
            lines += lines.isEmpty ? [] : [""]
            lines += [
                "    func url(forResource name: String?, withExtension ext: String?) -> URL? {",
                "        AdaptedResources.path(in: self, name, ext, folders: \(list)).map { URL(fileURLWithPath: $0) }",
                "    }",
            ]
        }
        return lines.isEmpty ? [] : ["", "extension Bundle {"] + lines + ["}"]
    }

    private static func setter(_ properties: [(type: String, name: String)]) -> [String] {
        guard !properties.isEmpty else { return [] }
        var lines = [
            "", "    override class func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {",
        ]
        for (type, name) in properties {
            lines += [
                "        if key == \(quoted(name)), let object = object as? \(type) {",
                "            AdaptedProperties.set(value, \\\(type).`\(name)`, of: object, key)",
                "            return true",
                "        }",
            ]
        }
        return lines + ["        return false", "    }"]
    }

    private static func maker(_ classes: [String], _ app: AppDeclarations) -> [String] {
        guard !classes.isEmpty else { return [] }
        var lines = ["", "    override class func makeObject(_ name: String) -> AnyObject? {", "        switch name {"]
        lines += classes.map { "        case \(quoted($0)): return \($0)()" }
        lines += ["        default: return nil", "        }", "    }"]
        let waking = classes.filter(app.awakes)
        guard !waking.isEmpty else { return lines }
        lines += ["", "    override class func awake(_ object: AnyObject) {", "        switch object {"]
        lines += waking.map { "        case let object as \($0): object.awakeFromNib()" }
        return lines + ["        default: break", "        }", "    }"]
    }

    /// Names of the classes of a document's `customObject`s.
    /// - Complexity: O(length).
    public static func objectClasses(in document: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        for element in String(decoding: document, as: UTF8.self).components(separatedBy: "<customObject ").dropFirst() {
            let attributes = element.prefix { $0 != ">" }.components(separatedBy: "customClass=\"").dropFirst()
            if let name = attributes.first?.prefix(while: { $0 != "\"" }) { found.insert(String(name)) }
        }
        return found
    }

    private static func list(_ folders: [String]) -> String { "[" + folders.map(quoted).joined(separator: ", ") + "]" }

    static func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined() + "\""
    }
}

extension AppDeclarations {
    /// Signatures of the methods that the app's extensions of `Bundle` and its classes below declare.
    fileprivate func functionsOfBundles() -> Set<String> {
        let bundles: Set<String> = ["Bundle", "Foundation.Bundle", "NSBundle"]
        let names = extendedTypes.filter { bundles.contains($0) || !bundles.isDisjoint(with: ancestors(of: $0)) }
        return Set(names.flatMap { functions(of: $0) }.map(\.member).filter { !$0.isOfType }.map(\.signature))
    }

    /// Inspectable properties that extensions add to classes that are not the app's, in the order of names.
    func propertiesOfForeignClasses() -> [(type: String, name: String)] {
        var found: [(type: String, name: String)] = []
        for name in extendedTypes where site(ofClass: name) == nil && !isProtocol(name) && name.hasPrefix("UI") {
            for (site, member) in members(of: name) {
                guard let type = type(site), type.keyword == .extension, !type.isConstrained,
                    member.keyword == .var, member.modifiers.attribute("IBInspectable") != nil,
                    !member.modifiers.has("static"), !member.modifiers.has("class"),
                    !["private", "fileprivate"].contains(member.modifiers.access ?? type.modifiers.access),
                    let source = file(site.file)?.source, source.branch[member.start] == 0
                else { continue }
                found.append((name, member.name))
            }
        }
        return found
    }

    /// Classes whose `init(coder:)`, or that of the class above, does nothing but end the process, in the order of names.
    func undecodableClasses() -> [String] {
        func ends(_ name: String) -> Bool? {
            for (site, member) in members(of: name) where member.keyword == .`init` && member.labels == ["coder"] {
                guard let source = file(site.file)?.source, let body = member.body else { continue }
                return ["fatalError", "preconditionFailure", "assertionFailure"].contains(
                    source.text(body.lowerBound + 1))
            }
            return nil
        }
        return extendedTypes.filter { name in
            isClassOfModule(name) && ([name] + ancestors(of: name)).lazy.compactMap(ends).first ?? false
        }
    }

    /// Whether an object of a class can be made by `Name()` in another file of the module: a class of `NSObject`'s line
    /// that has `init()`, its own or inherited.
    func canBeMadeOfNothing(_ name: String) -> Bool {
        let chain = [name] + ancestors(of: name)
        guard chain.count > 1, chain.last == "NSObject", isClassOfModule(name) else { return false }
        for current in chain.dropLast() {
            guard let site = site(ofClass: current), let source = file(site.file)?.source else { return false }
            let made = members(of: current).map(\.member).filter { $0.keyword == .`init` }
            if let bare = made.first(where: { $0.labels.isEmpty }) {
                let isFailable = source.is(bare.nameIndex + 1, "?") || source.is(bare.nameIndex + 1, "!")
                return !isFailable && !["private", "fileprivate"].contains(bare.modifiers.access)
            }
            if made.contains(where: { !$0.modifiers.has("convenience") }) { return false }
        }
        return true
    }

    /// Whether another file of the module can name a class by its name alone, whatever is defined.
    private func isClassOfModule(_ name: String) -> Bool {
        guard let site = site(ofClass: name), let type = type(site), let source = file(site.file)?.source
        else { return false }
        return !["private", "fileprivate"].contains(type.modifiers.access) && !type.isConstrained && type.parent == nil
            && source.branch[type.start] == 0
    }

    /// Whether a class of the app, or one above it, has `awakeFromNib()`.
    func awakes(_ name: String) -> Bool {
        ([name] + ancestors(of: name)).contains { members(of: $0).contains { $0.member.signature == "awakeFromNib()" } }
    }
}
