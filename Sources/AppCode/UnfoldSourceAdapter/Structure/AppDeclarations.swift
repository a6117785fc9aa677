/// What the files of an app declare, as far as one file's changes depend on another.
final class AppDeclarations {
    /// Those of other modules behind the own.
    let files: [SourceFile]
    /// By qualified name; of two classes of one name (in branches of `#if`) none.
    private(set) var classes: [String: TypeDeclaration?] = [:]
    /// Declarations and extensions of a type, by qualified name, in the order of the files.
    private var parts: [String: [TypeDeclaration]] = [:]
    private var declared: Set<String> = []
    private var protocols: Set<String> = []
    /// Qualified names of the app's own types, by what they are called within the types around them.
    private(set) var simpleNames: [String: [String]] = [:]
    private(set) var functionNames: Set<String> = []
    private(set) var propertyNames: Set<String> = []
    private(set) var anyDescribesItself = false
    /// Of each type and its extensions, by base name.
    private var functions: [String: [String: [MemberDeclaration]]] = [:]
    /// The first property of each name, of each type and its extensions.
    private var variables: [String: [String: MemberDeclaration]] = [:]
    private(set) var globals: [String: [MemberDeclaration]] = [:]
    private(set) var optionalMethods: Set<String> = []
    /// `optional` properties of `@objc` protocols, with the protocols' names.
    private(set) var optionalProperties: [String: Set<String>] = [:]
    /// Initialisers that protocols of the app demand, or its values have, as signatures.
    private(set) var requirements: Set<String> = []
    /// Properties that hold a type (`UIView.Type`), by name: the first of each name.
    private(set) var metatypes: [String: WrittenType] = [:]
    /// Other names of types, by name, wherever they stand; of one that means several things all.
    private(set) var aliases: [String: [TypeAlias]] = [:]
    private var payloads: [String: [String: (home: SourceFile, open: Int)]] = [:]
    private var families: [String: [String]] = [:]
    /// Members of extensions that the language wants in the class, with it: `open`, overriding, or overridden by the app.
    private(set) var moves: [MemberDeclaration: TypeDeclaration] = [:]
    /// Members that extensions add to UIKit's classes and classes below override.
    private(set) var openMembers: [MemberDeclaration: OpenMember] = [:]
    /// Protocols that objects of a class are asked for, which overrides such a member and cannot be named there.
    private(set) var callers: [TypeDeclaration: [String]] = [:]
    private(set) var inherited = InheritedConformances()
    private(set) var selectorStrings: Set<String> = []
    /// `P.didTap` of each `#selector(P.didTap(_:))`.
    private var selectedMembers: Set<String> = []
    /// Methods of UIKit's protocols that `#selector` names, as signatures, or as base names where no labels are.
    private var selectedOfUIKit: Set<String> = []
    private var optionalOwners: [String: Set<String>] = [:]
    private(set) var namesKeys = false
    private(set) var usesKeyValueCoding = false
    /// Whether `AnyObject`, a type of types (`UIView.Type`) or an optional member is anywhere, so that types matter.
    private(set) var asksForTypes = false
    private(set) var keyedProperties: Set<String> = []

    /// - Parameter elsewhere: files of other modules: their types are known, unless these files have one of the name.
    init(_ files: [SourceFile], elsewhere: [SourceFile] = []) {
        self.files = files + elsewhere
        for file in files {
            file.types.forEach(add)
            for member in file.globals where member.keyword != .`init` && member.keyword != .subscript {
                globals[member.name, default: []].append(member)
            }
            addAliases(of: file)
            findSelectorStrings(in: file.source)
        }
        let own = declared
        for type in elsewhere.flatMap(\.types) where !own.contains(type.qualifiedName.firstWord) { add(type) }
        functionNames.formUnion(globals.filter { $0.value.contains { $0.keyword == .func } }.keys)
        for name in parts.keys { families[name] = makeFamily(of: name) }
        asksForTypes = !optionalMethods.isEmpty || !optionalProperties.isEmpty
        (openMembers, callers) = findOpenMembers()
        for file in files {
            findSelectedMembers(in: file.source)
            findUncalledMembers(in: file.source)
        }
        findMoves()
        inherited = InheritedConformances(self)
        for member in inherited.overrides {
            if member.type?.keyword == .extension { moves[member] = ownClass(member.owner) }
        }
    }

    private func add(_ type: TypeDeclaration) {
        let name = type.qualifiedName
        parts[name, default: []].append(type)
        if type.keyword != .extension, declared.insert(name).inserted {
            simpleNames[type.simpleName, default: []].append(name)
        }
        if type.keyword == .protocol { protocols.insert(name) }
        for member in type.members {
            let isOptional = type.keyword == .protocol && member.modifiers.has("optional")
            switch member.keyword {
            case .func:
                functionNames.insert(member.name)
                anyDescribesItself = anyDescribesItself || member.describesType
                functions[name, default: [:]][member.name, default: []].append(member)
                guard isOptional else { continue }
                optionalMethods.insert(member.name)
                optionalOwners[member.name, default: []].insert(name)
            case .var, .let:
                propertyNames.insert(member.name)
                if type.keyword == .class || type.keyword == .extension { keyedProperties.insert(member.name) }
                if variables[name]?[member.name] == nil { variables[name, default: [:]][member.name] = member }
                if metatypes[member.name] == nil,
                    let declared = type.source.declaredType(after: member.nameIndex)?.unwrapped,
                    case .metatype = declared
                {
                    metatypes[member.name] = declared
                }
                guard isOptional, member.keyword == .var, type.parent == nil else { continue }
                optionalProperties[member.name, default: []].insert(type.simpleName)
            case .`init` where type.keyword != .class && type.keyword != .extension:
                requirements.insert(member.signature)
            default: break
            }
        }
        for (payload, open) in type.source.payloads(of: type) {
            payloads[name, default: [:]][payload] = (type.file, open)
        }
        if type.keyword == .class { classes.updateValue(classes[name] == nil ? type : nil, forKey: name) }
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
                selectedOfUIKit.insert(argument.labels.map(name.called) ?? name)
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

    func isOptionalRequirement(_ method: String, of name: String) -> Bool {
        isProtocol(name) && methods(method, of: name).contains { $0.modifiers.has("optional") }
    }

    /// Whether a protocol of the app's has an `optional` method of that name that takes these labels.
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

    /// Whether `#selector` names a method as the optional requirement of a protocol that a class conforms to.
    func isSelectedRequirement(_ method: String, of type: String) -> Bool {
        guard !selectedMembers.isEmpty else { return false }
        return line(of: type).contains { name in
            parts(of: name).flatMap(\.inherited).contains { above in
                selectedMembers.contains(above + "." + method) && isOptionalRequirement(method, of: above)
            }
        }
    }

    /// The parenthesis of what a case of an enumeration holds.
    func payload(of name: String, in enumeration: String) -> (home: SourceFile, open: Int)? {
        payloads[enumeration]?[name]
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

    var extendedTypes: [String] { parts.keys.sorted() }

    func members(of name: String) -> [MemberDeclaration] { parts(of: name).flatMap(\.members) }

    func parts(of name: String) -> [TypeDeclaration] { parts[name] ?? [] }

    func ownClass(_ name: String) -> TypeDeclaration? { classes[name] ?? nil }

    func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

    func variable(_ name: String, of type: String) -> MemberDeclaration? { variables[type]?[name] }

    func functions(of name: String) -> [MemberDeclaration] { members(of: name).filter { $0.keyword == .func } }

    func methods(_ name: String, of type: String) -> [MemberDeclaration] { functions[type]?[name] ?? [] }

    /// Functions of one name that are compared; no person writes more.
    static let mostOverloads = 32

    /// One more than ``mostOverloads`` at most.
    func globalFunctions(_ name: String) -> [MemberDeclaration] {
        (globals[name] ?? []).filter { $0.keyword == .func }.prefix(Self.mostOverloads + 1).map(\.self)
    }

    /// A variable outside of types; nil if there are several of that name.
    func globalVariable(_ name: String) -> MemberDeclaration? {
        let all = (globals[name] ?? []).filter { $0.keyword != .func }
        return all.count == 1 ? all[0] : nil
    }

    func functions(named name: String) -> [MemberDeclaration] {
        functions.keys.flatMap { methods(name, of: $0).prefix(Self.mostOverloads + 1) } + globalFunctions(name)
    }

    /// As ``methods(_:of:)``, in the class or the nearest one above that has any.
    func inheritedMethods(_ name: String, of type: String) -> [MemberDeclaration] {
        line(of: type).lazy.map { self.methods(name, of: $0) }.first { !$0.isEmpty } ?? []
    }

    func line(of name: String) -> [String] { [name] + ancestors(of: name) }

    /// Names of the classes above, nearest first, as far as the app declares them, and the first that it does not.
    func ancestors(of name: String) -> [String] {
        var result: [String] = []
        var current = name
        while let above = ownClass(current)?.inherited.first, result.count < 20 {
            // Inside another type its siblings are named without it.
            let container = current.split(separator: ".").dropLast().joined(separator: ".")
            let sibling = container.isEmpty ? above : container + "." + above
            current = ownClass(sibling) != nil && sibling != current ? sibling : withoutModule(above)
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

    private func findMoves() {
        let overridden = overriddenNames()
        for type in files.filter({ !$0.isAdapted }).flatMap(\.types)
        where type.keyword == .extension && !type.isConstrained {
            guard let target = ownClass(type.qualifiedName), !target.file.isAdapted else { continue }
            for member in type.members where member.body != nil && openMembers[member] == nil {
                let isOpen = member.modifiers.has("override") || member.modifiers.has("open")
                guard isOpen || overridden[type.qualifiedName]?.contains(member.signature) ?? false,
                    canMove(member, to: target)
                else { continue }
                moves[member] = target
            }
        }
    }

    /// A member under a condition that its class is not under moves with the condition.
    private func canMove(_ member: MemberDeclaration, to target: TypeDeclaration) -> Bool {
        let branch = target.source.branch[target.close]
        return (branch == 0 || member.file === target.file)
            && member.source.branches(from: member.branch, within: branch) != nil
    }

    private func overriddenNames() -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for name in parts.keys {
            let signatures = members(of: name).filter { $0.modifiers.has("override") }.map(\.signature)
            guard !signatures.isEmpty else { continue }
            for ancestor in ancestors(of: name) { result[ancestor, default: []].formUnion(signatures) }
        }
        return result
    }
}
