import Foundation

/// The source that lists a module's documents of Interface Builder for module `UIKit`: where they are, properties that
/// the app's extensions add to UIKit's classes, how objects are made that are no views, and in which folders files are.
public enum AppDocuments {
    public static let fileName = "UnfoldDocuments.adapted.swift"

    /// - Parameters:
    ///   - paths: of the `.xib` and `.storyboard` files, absolute.
    ///   - module: the app's Swift files.
    ///   - objectClasses: classes that the documents name for objects which are no views (``objectClasses(in:)``).
    ///   - folders: the app's, and single files, absolute; with a `!` before it, what is left out of them.
    /// - Returns: A Swift file, with a class `UnfoldDocuments` if there are documents or objects of these classes.
    static func source(
        paths: [String], of module: AppModule, objectClasses: Set<String> = [], folders: [String] = []
    ) -> String {
        let app = module.declarations
        let asks = !folders.isEmpty && module.names("forResource") { $0.is($1 + 1, ":") }
        let wantsTexts = !folders.isEmpty && module.names("NSLocalizedString", "localizedString")
        let asksForItself = module.names("module") { source, index in
            source.is(index - 2, "Bundle") || source.is(index - 2, ":") && source.is(index - 3, "bundle")
        }
        let files = AssetSymbols.paths(in: folders)
        let assets = AssetSymbols(paths: files)
        let namesAssets =
            !folders.isEmpty
            && (module.names("UIImage", "UIColor", "#imageLiteral", "UIFont")
                || module.names("localized") { $0.is($1 + 1, ":") } || assets.isNamed(in: module))
        let resources: [String] =
            (asks ? resources(in: folders, app) : []) + (wantsTexts ? texts(in: folders, app) : [])
            + (namesAssets ? assets.lines(app) : []) + TextSymbols(paths: files, of: module).lines
            + (asksForItself ? [moduleBundle] : [])
        guard !paths.isEmpty || !objectClasses.isEmpty else {
            // A module without documents may do without module UIKit.
            let extra = (namesAssets ? [folderList.filled(list(folders))] : []) + resources
            let guarded = ["#if canImport(UIKit)", "import UIKit"] + extra + ["#endif", ""]
            return empty + (extra.isEmpty ? "" : guarded.joined(separator: "\n"))
        }
        let undecodable = app.undecodableClasses().map { $0 + ".self" }.joined(separator: ", ")
        let lines: [String] =
            [head.filled(paths.map { "        \(quoted($0)),\n" }.joined())]
            + (folders.isEmpty ? [] : [foldersMember.filled(list(folders))])
            + setter(app.propertiesOfForeignClasses())
            + (undecodable.isEmpty ? [] : [self.undecodable.filled(undecodable)])
            + maker(objectClasses.sorted().filter(app.canBeMadeOfNothing), app) + ["}"]
        return (lines + resources + [""]).joined(separator: "\n")
    }

    /// Of a module that has no documents and asks for no files.
    static let empty = "// Written by `unfold adapt`: this module has no Interface Builder documents.\n"

    /// Foundation's functions that read texts, of the app's own module: they look into the app's tables first.
    private static func texts(in folders: [String], _ app: AppDeclarations) -> [String] {
        let ofBundle = app.functionsOfBundles().contains("localizedString(forKey:value:table:)")
        let ofModule = !app.globalFunctions("NSLocalizedString").isEmpty
        return (ofBundle ? [] : [bundleText.filled(list(folders))])
            + (ofModule ? [] : [localizedText.filled(list(folders))]) + [formats]
    }

    /// What is in the app's module is found before Foundation's; a method that the app has there itself is left to it.
    private static func resources(in folders: [String], _ app: AppDeclarations) -> [String] {
        let own = app.functionsOfBundles()
        let methods =
            (own.contains("path(forResource:ofType:)") ? [] : [path.filled(list(folders))])
            + (own.contains("url(forResource:withExtension:)") ? [] : [url.filled(list(folders))])
        return methods.isEmpty ? [] : ["", "extension Bundle {", methods.joined(separator: "\n\n"), "}"]
    }

    private static func setter(_ properties: [(type: String, name: String)]) -> [String] {
        guard !properties.isEmpty else { return [] }
        return [setterHead] + properties.map { setting.filled(quoted($0.name), $0.type, $0.name) }
            + ["        return false", "    }"]
    }

    private static func maker(_ classes: [String], _ app: AppDeclarations) -> [String] {
        let waking = classes.filter(app.awakes).map { "        case let object as \($0): object.awakeFromNib()" }
        let making = classes.map { "        case \(quoted($0)): return \($0)()" }
        return (making.isEmpty ? [] : [maker.filled(making.joined(separator: "\n"))])
            + (waking.isEmpty ? [] : [awaking.filled(waking.joined(separator: "\n"))])
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
        return Set(names.flatMap { functions(of: $0) }.filter { !$0.isOfType }.map(\.signature))
    }

    /// Inspectable properties that extensions add to classes that are not the app's, in the order of names.
    func propertiesOfForeignClasses() -> [(type: String, name: String)] {
        let foreign = extendedTypes.filter { ownClass($0) == nil && !isProtocol($0) && $0.hasPrefix("UI") }
        return foreign.flatMap(parts).filter { $0.keyword == .extension && !$0.isConstrained }.flatMap { type in
            type.members.filter { member in
                let isHidden = (member.modifiers.access == nil ? type.modifiers : member.modifiers).isPrivate
                return member.keyword == .var && member.modifiers.has(attribute: "IBInspectable") && !member.isOfType
                    && !isHidden && member.branch == 0
            }.map { (type.qualifiedName, $0.name) }
        }
    }

    private static let ends: Set<String> = ["fatalError", "preconditionFailure", "assertionFailure"]

    /// Classes whose `init(coder:)`, or that of the class above, does nothing but end the process, in the order of names.
    func undecodableClasses() -> [String] {
        func ends(_ name: String) -> Bool? {
            let decoding = members(of: name).first { $0.signature == "init(coder:)" && $0.body != nil }
            return decoding.map { $0.ownTokens.first.map($0.source.text).map(Self.ends.contains) ?? false }
        }
        return extendedTypes.filter { isClassOfModule($0) && line(of: $0).lazy.compactMap(ends).first ?? false }
    }

    /// Whether another file of the module can make an object by `Name()`: a class below `NSObject` with an `init()`.
    func canBeMadeOfNothing(_ name: String) -> Bool {
        let chain = line(of: name)
        guard chain.count > 1, chain.last == "NSObject", isClassOfModule(name) else { return false }
        for current in chain.dropLast() {
            guard ownClass(current) != nil else { return false }
            let made = members(of: current).filter { $0.keyword == .`init` }
            if let bare = made.first(where: { $0.labels.isEmpty }) {
                return !bare.source.is(bare.nameIndex + 1, "?", "!") && !bare.modifiers.isPrivate
            }
            if made.contains(where: { !$0.modifiers.has("convenience") }) { return false }
        }
        return true
    }

    /// Whether another file of the module can name a class by its name alone, whatever is defined.
    private func isClassOfModule(_ name: String) -> Bool {
        guard let type = ownClass(name) else { return false }
        return !type.modifiers.isPrivate && !type.isConstrained && type.parent == nil && type.branch == 0
    }

    func awakes(_ name: String) -> Bool {
        line(of: name).flatMap(members).contains { $0.signature == "awakeFromNib()" }
    }
}
