struct ModuleNames {
    let module: String
    let files: [SourceFile]
    private let app: AppDeclarations
    private var own: Set<String> = []
    /// What files name that do not import the module.
    private var elsewhere: Set<String> = []
    /// Of each name other modules that are no part of the system, which every file that names it imports.
    private var rivals: [String: Set<String>] = [:]
    private(set) var modules: Set<String> = []
    private(set) var isTypeToo = false
    /// Names with capital letters that are given as values, as constants of Objective-C are.
    private var constants: Set<String> = []
    /// A framework of the app's: its files are among these.
    private let isOfApp: Bool
    private let seesSwiftUI: Bool
    private static let ofTools: Set<String> = ["R", "L10n"]
    private static let ofSwiftUI = StubCatalogue.shared.names(of: "SwiftUI")
    /// No file imports it: it is a name that a tool declares, such as `R`.
    let isGenerated: Bool

    init(_ module: String, _ sources: [SourceFile], _ app: AppDeclarations) {
        (self.module, self.app) = (module, app)
        let imports = sources.map { Self.imports(of: $0.source) }
        let exporting = imports.contains { $0.contains { $0.module == module && $0.isExported } }
        let importing = imports.indices.filter { exporting || imports[$0].contains { $0.module == module } }
        seesSwiftUI = imports.contains { $0.contains { $0.module == "SwiftUI" } }
        isGenerated = importing.isEmpty && !app.declaresAnywhere(module) && app.aliases[module] == nil
        // Folders in which no file imports what they are named after.
        let folders = Set(sources.map { $0.source.path.split(separator: "/").dropLast().map(String.init) }.joined())
        let own = folders.subtracting(
            zip(sources, imports).flatMap { file, imports in
                imports.map(\.module).filter { file.source.path.contains("/\($0)/") }
            })
        isOfApp = own.contains(module)
        files = isGenerated ? sources.filter { $0.source.names(module) } : importing.map { sources[$0] }
        if isGenerated {
            isTypeToo = true
            return
        }
        for (file, imported) in zip(sources, imports) {
            let source = file.source
            let others = Set(imported.map(\.module)).filter { !AppleModules.all.contains($0) }
                .subtracting(own.union([module])).subtracting(AppleModules.ofSwift)
            modules.formUnion(others)
            for index in source.tokens.indices where source.isIdentifier(index) {
                let name = source.text(index).trimmingQuotes
                if Self.declares(name, at: index, in: source) { self.own.insert(name) }
                if name.isTypeName, source.givesConstant(index) { constants.insert(name) }
                if name == module, !source.is(index - 1, "import"),
                    !source.is(index + 1, ".") || !source.text(index + 2).isTypeName
                {
                    isTypeToo = true
                }
                if !exporting, !imported.contains(where: { $0.module == module }) {
                    elsewhere.insert(name)
                } else if name.isTypeName {
                    rivals[name] = rivals[name]?.intersection(others) ?? others
                }
            }
        }
    }

    private static func imports(of source: ParsedSource) -> [(module: String, isExported: Bool)] {
        source.tokens.indices.compactMap { index in
            source.importedModule(index).map { (source.text($0), source.is(index - 1, "_exported")) }
        }
    }

    /// `case name`, `<Name: P>`, `typealias Name`.
    private static func declares(_ name: String, at index: Int, in source: ParsedSource) -> Bool {
        let before = index - 1
        if source.is(before, "case", "typealias", "associatedtype") { return true }
        if source.is(before, ","), source.startsCases(index) { return true }
        if name.isTypeName, source.is(before, "where"), source.is(index + 1, ":", "==") { return true }
        guard name.isTypeName, source.is(before, "<") || source.is(before, ",") else { return false }
        var first = before
        while source.is(first, ","), index - first < 12 {
            first -= 1
            while first > 0, !source.is(first, ","), !source.is(first, "<"), index - first < 12 { first -= 1 }
        }
        return source.is(first, "<") && source.isIdentifier(first - 2)
            && ["func", "class", "struct", "enum", "protocol", "typealias"].contains(source.text(first - 2))
    }

    /// The part of a written name that is a type's: `Cache` of `Module.Cache.shared`. Nil where it is none of the module's.
    func typeName(_ name: String) -> String? {
        var parts = name.split(separator: ".").map(String.init)
        let isQualified = !isGenerated && parts.count > 1 && parts[0] == module && parts[1].isTypeName
        if isQualified { parts.removeFirst() }
        let names = parts.prefix { $0.isTypeName }
        guard let first = names.first, isQualified || isType(first) else { return nil }
        return names.joined(separator: ".")
    }

    func isType(_ name: String) -> Bool {
        name == module ? isTypeToo && !isOfApp : mayDeclare(name) && !constants.contains(name)
    }

    func isConstant(_ name: String) -> Bool { constants.contains(name) && mayDeclare(name) }

    private func mayDeclare(_ name: String) -> Bool {
        guard !isGenerated, !isOfApp, !Self.ofTools.contains(name), name.isTypeName, !modules.contains(name),
            !own.contains(name), !isKnownType(name),
            !elsewhere.contains(name), !AppleModules.all.contains(name)
        else { return false }
        return !app.declaresAnywhere(name) && app.aliases[name] == nil && !app.functionNames.contains(name)
    }

    /// Whether Swift, Foundation, UIKit or another module of Apple's has a type.
    func isKnownType(_ name: String) -> Bool {
        let first = name.split(separator: ".").first.map(String.init) ?? name
        if app.declares(first) || !seesSwiftUI && Self.ofSwiftUI.contains(first) { return false }
        if KnownNames.types.contains(first) || StubCatalogue.shared.places[first] != nil { return true }
        return KnownNames.prefixes.contains { prefix in
            if prefix == "UI", first.hasPrefix(prefix) { return UIKitMemberList.types.contains(first) }
            guard first.hasPrefix(prefix), let next = first.dropFirst(prefix.count).first else { return false }
            return next.isUppercase || next.isNumber
        }
    }

    /// A type to which the draft can add: of one of another framework's, UIKit's class that it is below.
    func extendable(_ type: String) -> String {
        guard let place = StubCatalogue.shared.places[type]?.first else { return type }
        return StubCatalogue.shared[place].headNames.first { UIKitClasses.above($0) != nil } ?? ""
    }

    /// Whether a member or a function is none of the app's, the system's or what other files have too.
    /// - Parameter labels: of the arguments in parentheses, if it is called.
    func isForeign(_ name: String, of type: String? = nil, labels: [String]? = nil, isOfType: Bool = false) -> Bool {
        guard let first = name.first, first.isLowercase || first == "_", !["_", "init", "self"].contains(name)
        else { return false }
        let isKnown =
            type.flatMap { UIKitMembers.has(name, labels: labels, isOfType: isOfType, in: $0) }
            ?? (KnownNames.members.contains(name) || UIKitMembers.names.contains(name)
                || type != nil && KnownNames.ofFoundation.contains(name))
        return !isGenerated && !isOfApp && !isKnown && !isOwn(name) && !elsewhere.contains(name)
    }

    /// The app's class that a name of a resource is made of, with a small letter.
    func ownType(_ name: String) -> String? { app.declares(name.capitalizedFirst) ? name.capitalizedFirst : nil }

    func generated(in namespace: String) -> String? {
        guard isGenerated else { return nil }
        let parts = namespace.split(separator: ".")
        let around = parts.indices.dropFirst().reversed().map { parts[..<$0].joined(separator: ".") + ".*" }
        return ([namespace] + around).lazy.compactMap { KnownNames.generated[$0] }.first
    }

    func isOwn(_ name: String) -> Bool { own.contains(name) || app.hasOwn(name) || app.functionNames.contains(name) }

    func rivals(of name: String) -> Set<String> { rivals[name] ?? [] }
}

extension ParsedSource {
    /// `log(AnyEvent, [AnyKey: value])`: names that are neither called nor have members.
    fileprivate func givesConstant(_ index: Int) -> Bool {
        if self.is(index + 1, ":"), self.is(index - 1, "[", ",") {
            let isName = isIdentifier(index + 2) && !text(index + 2).isTypeName
            return tokens.indices.contains(index + 2)
                && (isName || [.string, .number].contains(tokens[index + 2].kind))
        }
        guard self.is(index + 1, ")", ","), self.is(index - 1, "(", ",", ":") else { return false }
        var open = index - 1
        while open > 0, index - open < 40, !self.is(open, "(") {
            if self.is(open, "{", "[", "<", "->") || self.is(open, ";") { return false }
            open = before(open)
        }
        return self.is(open, "(") && tokens[open].isTied && isIdentifier(open - 1) && !text(open - 1).isTypeName
            && !self.is(open - 1, "init", "subscript") && !self.is(open - 2, "func", "case", "@")
    }

    fileprivate func names(_ type: String) -> Bool {
        tokens.indices.contains {
            isIdentifier($0) && text($0) == type && self.is($0 + 1, ".") && !self.is($0 - 1, ".")
        }
    }

    /// Whether a name behind a comma is one of several in a line of cases: `case a, b(Int)`.
    fileprivate func startsCases(_ index: Int) -> Bool {
        var first = index
        while first > 0, index - first < 40, !tokens[first].startsLine, !self.is(first, "case") {
            if self.is(first, "(") { return false }
            first = (self.is(first, ")") ? partner[first] : first) - 1
        }
        return self.is(first, "case") && !self.is(index + 1, ":", ".")
            && !ownTokens(first..<index).contains { self.is($0, ":", ".") }
    }
}
