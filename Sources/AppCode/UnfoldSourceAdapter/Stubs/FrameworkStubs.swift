/// The declarations of Apple's other frameworks that the files of a module name, as a source of that module.
public struct FrameworkStubs {
    public static let fileName = "UnfoldStubs.adapted.swift"
    /// The file in a target's folder that makes it the target of stubs.
    public static let marker = ".unfold-stubs"

    private let files: [StubFile]
    private let catalogue = StubCatalogue.shared
    /// What the files or the target's own sources declare themselves.
    private let declared: Set<String>
    private let roots: [StubCatalogue.Place]
    /// `Type` of each `Module.Type`, by module.
    private let qualified: [(module: String, types: [String])]

    /// - Parameter own: sources of the target that are compiled as they are.
    init(_ module: AppModule, own: AppModule = AppModule([])) {
        var files = module.files.map { StubFile($0.source) }
        // Nothing is named where no file has a module of Apple's.
        if !files.contains(where: \.importsApples) { files = [] }
        let others = files.isEmpty ? [] : own.files.map { StubFile($0.source) }
        let declared = (files + others).reduce(into: Set<String>()) { $0.formUnion($1.declared) }
        let exported = files.reduce(into: Set<String>()) { $0.formUnion($1.exported) }
        var places: Set<StubCatalogue.Place> = []
        for file in files {
            let imports = file.imports.union(exported)
            let modules = catalogue.modules(
                importedBy: imports.contains("UIKit") ? imports.union(Self.throughUIKit) : imports)
            for name in file.names {
                let isBridged = !file.imports.contains("UIKit") && file.namesUIKit && name.hasPrefixOfApple
                places.formUnion((catalogue.places[name] ?? []).filter { isBridged || modules.contains($0.module) })
            }
            places.formUnion(
                catalogue.foreignExtensions.filter { [catalogue] place in
                    modules.contains(place.module)
                        && catalogue[place].members.contains { $0.name.map(file.names.contains) ?? false }
                })
        }
        (self.files, self.declared) = (files, declared)
        roots = places.filter { [catalogue] in !declared.contains(catalogue[$0].name) || catalogue[$0].isExtension }
        let pairs = files.flatMap(\.qualified).filter { !declared.contains($0.module) }
        qualified = Dictionary(grouping: pairs, by: \.module).mapValues { Set($0.map(\.type)).sorted() }
            .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static let throughUIKit: Set<String> = ["CoreImage", "UserNotifications"]

    public var names: [String] { Set(roots.map { catalogue[$0].name }).sorted() }

    /// The source; nil where nothing is named.
    /// - Parameter module: what the names are taken from: a target of stubs that has them already.
    /// - Complexity: O(length of all files and of the catalogue).
    public func source(sharing module: String? = nil) -> String? {
        guard !roots.isEmpty || !qualified.isEmpty else { return nil }
        if let module { return Self.header + "@_exported import \(module)\n" }
        let names = files.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        let selection = StubSelection(catalogue, roots: roots, names: names, except: declared)
        var sections: [String] = []
        for (number, module) in catalogue.modules.enumerated() {
            let text = selection.text(of: number)
            if !text.isEmpty {
                sections.append("#if canImport(\(module.name))\nimport \(module.name)\n#else\n\(text)\n#endif\n")
            }
        }
        let made = Set(selection.kept.keys.map { catalogue[$0].name })
        sections += qualified.compactMap { Self.namespace($0.module, $0.types, made) }
        guard !sections.isEmpty else { return nil }
        return Self.header + Self.imports(sections) + sections.joined()
    }

    static let empty = "// Written by `unfold adapt`: the files name nothing of frameworks that are not here.\n"

    private static let header = "// Written by `unfold adapt`: what the files name of frameworks that are not here.\n"

    private static func imports(_ sections: [String]) -> String {
        let words = sections.reduce(into: Set<String>()) { $0.formUnion(SwiftWords.list(in: $1)) }
        let needsUIKit = words.contains { word in
            ["UI", "CA", "CF", "CG", "Autoreleasing", "NSItemProvider", "NSUserActivity", "NSPredicate"]
                .contains(where: word.hasPrefix)
        }
        let networking =
            words.isDisjoint(with: ["URLRequest", "URLResponse", "HTTPCookie"])
            ? "" : "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
        let combine = words.contains("Publisher") ? "#if canImport(UnfoldCombine)\nimport UnfoldCombine\n#endif\n" : ""
        return (needsUIKit ? "import UIKit\n" : "import Foundation\n") + networking + combine
    }

    /// `CoreLocation.CLLocation`: an enumeration takes the module's place.
    private static func namespace(_ module: String, _ types: [String], _ made: Set<String>) -> String? {
        let home = AppleModules.home(of: module)
        let known = home == nil ? types.filter(made.contains) : types
        guard !known.isEmpty else { return nil }
        var lines = ["#if !canImport(\(module))"]
        if let home {
            lines.append("import \(home)")
        } else {
            // Inside the enumeration the name would mean itself.
            lines += known.map { "public typealias \(module)_\($0) = \($0)" }
        }
        let prefix = home.map { "\($0)." } ?? "\(module)_"
        lines.append("public enum \(module) {")
        lines += known.map { "    public typealias \($0) = \(prefix)\($0)" }
        return (lines + ["}", "#endif", ""]).joined(separator: "\n")
    }
}

private struct StubFile {
    var imports: Set<String> = []
    var exported: Set<String> = []
    var names: Set<String> = []
    var declared: Set<String> = []
    var qualified: [(module: String, type: String)] = []

    var importsApples: Bool { namesUIKit || imports.contains { $0 == "UIKit" || AppleModules.all.contains($0) } }

    /// With a bridging header, what it imports is known without an import.
    var namesUIKit: Bool { !names.isDisjoint(with: UIKitMemberList.types) }

    init(_ source: ParsedSource) {
        for index in source.places(of: "import") {
            guard let name = source.importedModule(index) else { continue }
            imports.insert(source.text(name))
            if source.is(index - 1, "_exported") { exported.insert(source.text(name)) }
        }
        for keyword in StubDeclaration.introducers where keyword != "extension" {
            for index in source.places(of: keyword) where source.brace[index] < 0 && source.isIdentifier(index + 1) {
                declared.insert(source.text(index + 1))
            }
        }
        names = Set(source.words).subtracting(imports)
        for module in AppleModules.all.intersection(imports) {
            for index in source.places(of: module)
            where source.is(index + 1, ".") && source.isIdentifier(index + 2) && !source.is(index - 1, ".") {
                let type = source.text(index + 2)
                if type.first?.isUppercase == true { qualified.append((module, type)) }
            }
        }
    }
}

extension String {
    fileprivate var hasPrefixOfApple: Bool { prefix(2).count == 2 && prefix(2).allSatisfy(\.isUppercase) }
}
