/// What the files of an app declare, as far as one file's changes depend on another.
final class AppDeclarations {
    struct Site: Hashable {
        let file: Int
        let type: Int
    }

    struct MemberSite: Hashable {
        let site: Site
        let member: Int
    }

    /// Those of other modules behind the own.
    let files: [SourceFile?]
    /// By qualified name; of two classes of one name (in branches of `#if`) none.
    private(set) var classes: [String: Site?] = [:]
    /// Classes and extensions that belong to a class or protocol, by qualified name.
    private(set) var parts: [String: [Site]] = [:]
    /// Types that are the app's own, and those of them that are protocols.
    private var declared: Set<String> = []
    private var protocols: Set<String> = []
    /// Qualified names of the app's own types, by what they are called within the types around them.
    private(set) var simpleNames: [String: [String]] = [:]
    private(set) var functionNames: Set<String> = []
    private(set) var propertyNames: Set<String> = []
    private(set) var anyDescribesItself = false
    /// Of each type and its extensions, by base name.
    private var functions: [String: [String: [MemberSite]]] = [:]
    /// The first property of each name, of each type and its extensions.
    private var variables: [String: [String: MemberSite]] = [:]
    /// `optional` methods of `@objc` protocols, by base name.
    private(set) var optionalMethods: Set<String> = []
    /// `optional` properties of `@objc` protocols, with the protocols' names.
    private(set) var optionalProperties: [String: Set<String>] = [:]
    /// Initialisers that protocols of the app demand, or its values have, as signatures.
    private(set) var requirements: Set<String> = []
    /// Properties that hold a type (`UIView.Type`), by name: the first of each name.
    private(set) var metatypes: [String: WrittenType] = [:]
    private(set) var globals = GlobalDeclarations()
    /// Other names of types, by name, wherever they stand; of one that means several things all.
    private(set) var aliases: [String: [TypeAlias]] = [:]
    /// What the cases of enumerations hold, by the enumerations' names.
    private var payloads: [String: [String: (file: Int, token: Int)]] = [:]
    /// Of each type those above it, see ``family(of:)``.
    private var families: [String: [String]] = [:]
    /// Members of extensions that the language wants in the class: those that override, those that a class of the app
    /// overrides, and `open` ones, which other modules may override; with the class.
    private(set) var moves: [MemberSite: Site] = [:]
    /// Members that extensions add to UIKit's classes and classes below override.
    private(set) var openMembers: [MemberSite: OpenMember] = [:]
    /// Protocols that objects of a class are asked for, which overrides such a member and cannot be named there.
    private(set) var callers: [Site: [String]] = [:]
    /// Methods of UIKit's protocols, of classes below those that conform.
    private(set) var inherited = InheritedConformances()
    private(set) var selectorStrings: Set<String> = []
    /// `P.didTap` of each `#selector(P.didTap(_:))`.
    private var selectedMembers: Set<String> = []
    /// Methods of UIKit's protocols that `#selector` names, as signatures, or as base names where no labels are.
    private var selectedOfUIKit: Set<String> = []
    /// Protocols with an `optional` method of a name.
    private var optionalOwners: [String: Set<String>] = [:]
    private(set) var namesKeys = false
    private(set) var usesKeyValueCoding = false
    /// Whether anything depends on what an expression is: `AnyObject`, a type of types (`UIView.Type`), or an optional
    /// member stands anywhere.
    private(set) var asksForTypes = false
    private(set) var keyedProperties: Set<String> = []

    /// - Parameter elsewhere: files of other modules: their types are known, unless these files have one of the name.
    init(_ files: [SourceFile?], elsewhere: [SourceFile] = []) {
        self.files = files + elsewhere
        for (number, file) in files.enumerated() {
            guard let file else { continue }
            for index in file.types.indices { add(Site(file: number, type: index), in: file) }
            globals.add(file, number: number)
            addAliases(of: file)
            findSelectorStrings(in: file.source)
        }
        let own = declared
        for (number, file) in zip(files.count..., elsewhere) {
            for index in file.types.indices
            where !own.contains(file.qualifiedName(index).firstWord) {
                add(Site(file: number, type: index), in: file)
            }
        }
        functionNames.formUnion(globals.functions.keys)
        for name in parts.keys { families[name] = makeFamily(of: name) }
        asksForTypes = !optionalMethods.isEmpty || !optionalProperties.isEmpty
        (openMembers, callers) = findOpenMembers()
        for file in files.compactMap(\.self) {
            findSelectedMembers(in: file.source)
            findUncalledMembers(in: file.source)
        }
        findMoves()
        inherited = InheritedConformances(self)
        for site in inherited.overrides where type(site.site)?.keyword == .extension {
            if let name = files[site.site.file]?.qualifiedName(site.site.type) {
                moves[site] = self.site(ofClass: name)
            }
        }
    }

    private func add(_ site: Site, in file: SourceFile) {
        let type = file.types[site.type]
        let name = file.qualifiedName(site.type)
        parts[name, default: []].append(site)
        if type.keyword != .extension, declared.insert(name).inserted {
            simpleNames[type.simpleName, default: []].append(name)
        }
        if type.keyword == .protocol { protocols.insert(name) }
        for (index, member) in type.members.enumerated() {
            let place = MemberSite(site: site, member: index)
            switch member.keyword {
            case .func:
                functionNames.insert(member.name)
                anyDescribesItself = anyDescribesItself || member.describesType
                functions[name, default: [:]][member.name, default: []].append(place)
            case .var, .let:
                propertyNames.insert(member.name)
                if type.keyword == .class || type.keyword == .extension { keyedProperties.insert(member.name) }
                if variables[name]?[member.name] == nil { variables[name, default: [:]][member.name] = place }
                if metatypes[member.name] == nil,
                    let declared = file.source.declaredType(after: member.nameIndex)?.unwrapped,
                    case .metatype = declared
                {
                    metatypes[member.name] = declared
                }
            case .`init` where type.keyword != .class && type.keyword != .extension:
                requirements.insert(member.signature)
            default: break
            }
        }
        for (payload, open) in file.source.payloads(of: type) {
            payloads[name, default: [:]][payload] = (site.file, open)
        }
        switch type.keyword {
        case .class: classes.updateValue(classes[name] == nil ? site : nil, forKey: name)
        case .protocol:
            for member in type.members where member.modifiers.has("optional") {
                switch member.keyword {
                case .func:
                    optionalMethods.insert(member.name)
                    optionalOwners[member.name, default: []].insert(name)
                case .var where type.parent == nil: optionalProperties[member.name, default: []].insert(type.simpleName)
                default: break
                }
            }
        default: break
        }
    }

    /// `Selector("didTap:")`, `Selector(("didTap:"))`, `NSSelectorFromString("didTap:")`.
    private func findSelectorStrings(in source: ParsedSource) {
        for index in source.places(of: "Selector", "NSSelectorFromString") {
            var next = index + 1
            while source.is(next, "(") { next += 1 }
            guard next > index + 1, source.tokens.indices.contains(next), source.tokens[next].kind == .string
            else { continue }
            selectorStrings.insert(source.text(next).filter { $0 != "\"" })
        }
    }

    private func findSelectedMembers(in source: ParsedSource) {
        for index in source.places(of: "#selector") {
            guard source.is(index + 1, "("),
                let argument = SelectorArgument(source, from: index + 2, to: source.partner[index + 1]),
                let receiver = argument.receiver
            else { continue }
            let owner = source.text(receiver.lowerBound, through: receiver.upperBound)
            let name = source.text(argument.name).trimmingQuotes
            selectedMembers.insert(owner + "." + name)
            if DelegateMethods.isProtocol(owner, besides: self) {
                selectedOfUIKit.insert(argument.labels.map { "\(name)(\($0.map { $0 + ":" }.joined()))" } ?? name)
            }
        }
    }

    /// Optional methods that are named without being called, and whether a property is set by its name.
    private func findUncalledMembers(in source: ParsedSource) {
        if !source.places(of: "AnyObject", "Type", "AnyClass").isEmpty { asksForTypes = true }
        usesKeyValueCoding =
            usesKeyValueCoding || !source.places(of: "setValuesForKeys").isEmpty
            || source.places(of: "setValue").contains { source.is($0 - 1, ".") && !source.is($0 - 2, "standard") }
        namesKeys =
            namesKeys || !Self.keyWords.isDisjoint(with: source.words)
            || source.places(of: "forKey").contains { source.is($0 - 2, "value") }
        for index in source.uncalled(optionalMethods) {
            let name = source.text(index).trimmingQuotes
            for owner in optionalOwners[name] ?? [] { selectedMembers.insert(owner + "." + name) }
        }
    }

    private static let keyWords: Set<String> = [
        "forKeyPath", "NSSortDescriptor", "NSPredicate", "dictionaryWithValues",
    ]

    /// Whether a method is one that `#selector` names as UIKit's protocols have it, or a string as Objective-C does.
    func isSelectedOfUIKit(_ member: MemberDeclaration) -> Bool {
        if selectedOfUIKit.contains(member.signature) || selectedOfUIKit.contains(member.name) { return true }
        guard !selectorStrings.isEmpty else { return false }
        return DelegateMethods.objectiveCName(member.name, labels: member.labels).map(selectorStrings.contains) ?? false
    }

    /// Whether a protocol of the app's has an `optional` method of that name.
    func isOptionalRequirement(_ method: String, of name: String) -> Bool {
        isProtocol(name) && methods(method, of: name).contains { $0.modifiers.has("optional") }
    }

    /// Whether a protocol of the app's has an `optional` method of that name that can be called with these labels; those
    /// of closures behind the call are left out.
    func hasOptionalMethod(_ method: String, _ labels: [String]) -> Bool {
        (optionalOwners[method] ?? []).contains { owner in
            methods(method, of: owner).contains { $0.modifiers.has("optional") && $0.labels.starts(with: labels) }
        }
    }

    /// The one protocol of the app's that has an `optional` method of that name, if no property is called so.
    func onlyOwner(ofOptionalMethod method: String) -> String? {
        guard let owners = optionalOwners[method], owners.count == 1, !propertyNames.contains(method)
        else { return nil }
        return owners.first
    }

    /// Whether `#selector` names a method as the optional requirement of a protocol that a class of the app conforms
    /// to.
    func isSelectedRequirement(_ method: String, of type: String) -> Bool {
        guard !selectedMembers.isEmpty else { return false }
        return ([type] + ancestors(of: type)).contains { name in
            (parts[name] ?? []).contains { site in
                self.type(site)?.inherited.contains { above in
                    selectedMembers.contains(above + "." + method) && isOptionalRequirement(method, of: above)
                } ?? false
            }
        }
    }

    func file(_ number: Int) -> SourceFile? { files[number] }

    /// The parenthesis of what a case of an enumeration holds.
    func payload(of name: String, in enumeration: String) -> (home: SourceFile, open: Int)? {
        payloads[enumeration]?[name].flatMap { place in files[place.file].map { ($0, place.token) } }
    }

    private func addAliases(of file: SourceFile) {
        let source = file.source
        for index in source.places(of: "typealias") where source.isIdentifier(index + 1) {
            guard source.is(index + 2, "="), let (type, _) = source.writtenType(at: index + 3) else { continue }
            aliases[source.text(index + 1).trimmingQuotes, default: []].append(
                TypeAlias(type: type, around: file.name(around: index)))
        }
    }

    /// A type, those above it and the protocols that they name, nearest first. Of several types of a name all.
    func family(of name: String) -> [String] { families[name] ?? makeFamily(of: name) }

    func declares(_ name: String) -> Bool { declared.contains(name) }

    /// Names of the types that have a declaration or an extension here, in order.
    var extendedTypes: [String] { parts.keys.sorted() }

    func members(of name: String) -> [(site: Site, member: MemberDeclaration)] {
        (parts[name] ?? []).flatMap { site in (type(site)?.members ?? []).map { (site, $0) } }
    }

    /// The declarations and extensions of a type, in the order of the files.
    func sites(of name: String) -> [Site] { parts[name] ?? [] }

    func member(_ site: MemberSite) -> MemberDeclaration? { type(site.site)?.members[site.member] }

    func type(_ site: Site) -> TypeDeclaration? { files[site.file]?.types[site.type] }

    func site(ofClass name: String) -> Site? { classes[name] ?? nil }

    func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

    func variable(_ name: String, of type: String) -> (site: Site, member: MemberDeclaration)? {
        variables[type]?[name].flatMap { place in self.type(place.site).map { (place.site, $0.members[place.member]) } }
    }

    // MARK: Methods

    /// The functions of a type and its extensions, in the order of the files.
    func functions(of name: String) -> [(site: MemberSite, member: MemberDeclaration)] {
        sites(of: name).flatMap { site in
            (type(site)?.members ?? []).enumerated().filter { $0.element.keyword == .func }.map { index, member in
                (MemberSite(site: site, member: index), member)
            }
        }
    }

    func methods(_ name: String, of type: String) -> [MemberDeclaration] {
        (functions[type]?[name] ?? []).compactMap { self.type($0.site)?.members[$0.member] }
    }

    /// Functions of one name that are compared; no person writes more.
    static let mostOverloads = 32

    func hasMethod(_ name: String, of type: String) -> Bool { functions[type]?[name] != nil }

    /// As ``methods(_:of:)``, with the files that they are in: one more than ``mostOverloads`` at most.
    func methodsAtHome(_ name: String, of type: String) -> [(home: SourceFile, member: MemberDeclaration)] {
        (functions[type]?[name] ?? []).prefix(Self.mostOverloads + 1).compactMap { place in
            guard let home = file(place.site.file), let member = member(place) else { return nil }
            return (home, member)
        }
    }

    /// Functions of a name, of all types and of none.
    func functions(named name: String) -> [(home: SourceFile, member: MemberDeclaration)] {
        functions.keys.flatMap { methodsAtHome(name, of: $0) } + globalFunctions(name)
    }

    /// As ``methods(_:of:)``, in the class or the nearest one above that has any.
    func inheritedMethods(_ name: String, of type: String) -> [MemberDeclaration] {
        ([type] + ancestors(of: type)).lazy.map { self.methods(name, of: $0) }.first { !$0.isEmpty } ?? []
    }

    /// Names of the classes above, nearest first, as far as the app declares them, and the first that it does not.
    func ancestors(of name: String) -> [String] {
        var result: [String] = []
        var current = name
        while let site = site(ofClass: current), let above = type(site)?.inherited.first, result.count < 20 {
            // Inside another type its siblings are named without it.
            let container = current.split(separator: ".").dropLast().joined(separator: ".")
            let sibling = container.isEmpty ? above : container + "." + above
            current = self.site(ofClass: sibling) != nil && sibling != current ? sibling : withoutModule(above)
            result.append(current)
        }
        return result
    }

    /// `NSObject` of `Foundation.NSObject`, unless the app has a type of that name too.
    private func withoutModule(_ name: String) -> String {
        guard let module = ["Foundation.", "UIKit."].first(where: name.hasPrefix), !declares(name) else { return name }
        let plain = String(name.dropFirst(module.count))
        return declares(plain) ? name : plain
    }

    // MARK: Moves

    private func findMoves() {
        let overridden = overriddenNames()
        for (number, file) in files.enumerated() {
            guard let file, !file.isAdapted else { continue }
            for (index, type) in file.types.enumerated() where type.keyword == .extension && !type.isConstrained {
                let name = file.qualifiedName(index)
                guard let target = site(ofClass: name), let home = files[target.file], !home.isAdapted else { continue }
                for (memberIndex, member) in type.members.enumerated() where member.body != nil {
                    let place = MemberSite(site: Site(file: number, type: index), member: memberIndex)
                    guard openMembers[place] == nil,
                        member.modifiers.has("override") || member.modifiers.has("open")
                            || overridden[name]?.contains(member.signature) ?? false,
                        canMove(place, to: target, file, home)
                    else { continue }
                    moves[place] = target
                }
            }
        }
    }

    /// A member under a condition that its class is not under moves with the condition.
    private func canMove(_ place: MemberSite, to target: Site, _ file: SourceFile, _ home: SourceFile) -> Bool {
        guard let member = member(place), let type = type(target) else { return false }
        let branch = home.source.branch[type.close]
        guard branch == 0 || place.site.file == target.file else { return false }
        return file.source.branches(from: file.source.branch[member.start], within: branch) != nil
    }

    private func overriddenNames() -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for (name, sites) in parts {
            let signatures = sites.flatMap { type($0)?.members ?? [] }.filter { $0.modifiers.has("override") }
                .map(\.signature)
            guard !signatures.isEmpty else { continue }
            for ancestor in ancestors(of: name) { result[ancestor, default: []].formUnion(signatures) }
        }
        return result
    }
}

extension MemberDeclaration {
    /// `name(label:_:)`, or the name of a variable.
    var signature: String { parameters == nil ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))" }
}
