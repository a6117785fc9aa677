/// The declarations of the catalogue that files name, with what those depend on, and of these the members that are named.
struct StubSelection {
    private let catalogue: StubCatalogue
    private let names: Set<String>
    private let declared: Set<String>
    private(set) var kept: [StubCatalogue.Place: Set<Int>] = [:]
    /// Names in the bodies of what is kept: these members are kept too.
    private var inner: [StubCatalogue.Place: Set<String>] = [:]
    private var work: [StubCatalogue.Place] = []

    /// - Parameters:
    ///   - names: all names, of members too.
    ///   - declared: what the app declares itself, which is left to it.
    init(
        _ catalogue: StubCatalogue, roots: [StubCatalogue.Place], names: Set<String>, except declared: Set<String> = []
    ) {
        (self.catalogue, self.names, self.declared) = (catalogue, names, declared)
        roots.forEach { keep($0) }
        while !work.isEmpty {
            while let place = work.popLast() { keepMembers(of: place) }
            noteRequirements()
        }
    }

    /// What conforms to a protocol has the members of it that are kept.
    private mutating func noteRequirements() {
        for (place, members) in kept where catalogue[place].isProtocol {
            let names = Set(members.compactMap { catalogue[place].members[$0].name })
            for other in kept.keys where catalogue[other].headNames.contains(catalogue[place].name) {
                if other != place { note(names, of: other) }
            }
        }
    }

    private mutating func keep(_ place: StubCatalogue.Place) {
        guard kept[place] == nil else { return }
        kept[place] = []
        work.append(place)
        let declaration = catalogue[place]
        follow(declaration.headNames)
        for part in catalogue.extensions[declaration.name] ?? [] where !declaration.isExtension { keep(part) }
    }

    private mutating func follow(_ words: Set<String>, _ names: Set<String> = []) {
        for word in words.subtracting(declared) {
            for place in catalogue.places[word] ?? [] {
                keep(place)
                note(names, of: place)
            }
        }
    }

    private mutating func note(_ names: Set<String>, of place: StubCatalogue.Place) {
        guard inner[place]?.isSuperset(of: names) != true else { return }
        inner[place, default: []].formUnion(names)
        work.append(place)
    }

    private mutating func keepMembers(of place: StubCatalogue.Place) {
        let declaration = catalogue[place]
        var changed = true
        while changed {
            changed = false
            for (index, member) in declaration.members.enumerated() where kept[place]?.contains(index) != true {
                if let name = member.name, !names.contains(name), inner[place]?.contains(name) != true { continue }
                kept[place]?.insert(index)
                note(member.inner, of: place)
                follow(member.names.union(declaration.headNames), member.inner)
                changed = true
            }
        }
    }

    func text(of module: Int) -> String {
        catalogue.modules[module].declarations.indices.compactMap { index in
            let place = StubCatalogue.Place(module: module, declaration: index)
            return kept[place].map { Self.text(catalogue[place], $0) }
        }.joined(separator: "\n")
    }

    private static func text(_ declaration: StubDeclaration, _ kept: Set<Int>) -> String {
        guard declaration.hasBody else { return declaration.head }
        let members = kept.sorted().map { declaration.members[$0] }
        if declaration.isExtension, members.isEmpty, !declaration.head.contains(":") { return "" }
        var lines = [declaration.head] + members.map(\.text) + ["}"]
        let defaults = members.compactMap(\.fallback)
        if !defaults.isEmpty { lines += ["extension \(declaration.name) {"] + defaults + ["}"] }
        return lines.joined(separator: "\n")
    }
}

struct StubCatalogue {
    struct Place: Hashable {
        let module: Int
        let declaration: Int
    }

    let modules: [StubModule]
    let places: [String: [Place]]
    let extensions: [String: [Place]]
    private let numbers: [String: Int]

    init(_ modules: [StubModule]) {
        self.modules = modules
        var (places, extensions) = ([String: [Place]](), [String: [Place]]())
        for (number, module) in modules.enumerated() {
            for (index, declaration) in module.declarations.enumerated() {
                let place = Place(module: number, declaration: index)
                if declaration.isExtension {
                    extensions[declaration.name, default: []].append(place)
                } else {
                    places[declaration.name, default: []].append(place)
                }
            }
        }
        // What another framework's type conforms to brings the conformance.
        for place in extensions.filter({ places[$0.key] == nil }).flatMap(\.value) {
            let declaration = modules[place.module].declarations[place.declaration]
            for word in declaration.headNames where places[word] != nil { extensions[word, default: []].append(place) }
        }
        (self.places, self.extensions) = (places, extensions)
        numbers = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1.name, $0) })
    }

    subscript(place: Place) -> StubDeclaration { modules[place.module].declarations[place.declaration] }

    func modules(importedBy names: Set<String>) -> Set<Int> {
        var found: Set<Int> = []
        var work = Array(names)
        while let name = work.popLast() {
            guard let number = numbers[name], found.insert(number).inserted else { continue }
            work += modules[number].exports
        }
        return found
    }

    func names(of module: String) -> Set<String> {
        Set(places.filter { $0.value.allSatisfy { modules[$0.module].name == module } }.keys)
    }

    var foreignExtensions: [Place] { extensions.filter { places[$0.key] == nil }.flatMap(\.value) }
}
