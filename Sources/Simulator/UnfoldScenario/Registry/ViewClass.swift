struct ViewClass: Sendable {
    let name: String
    let superclass: String?
    /// nil for classes that templates do not make themselves.
    let make: (@MainActor @Sendable (_ making: [String: String]) -> UIView)?
    let own: [Property]

    init(
        _ name: String, of superclass: String?,
        make: (@MainActor @Sendable (_ making: [String: String]) -> UIView)? = nil, _ own: [Property]
    ) { (self.name, self.superclass, self.make, self.own) = (name, superclass, make, own) }

    /// Every class, superclasses before their subclasses.
    static let all: [ViewClass] = views + containers + texts + controls + tables

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    static func named(_ name: String) -> ViewClass? { byName[name] }

    static let makable = all.filter { $0.make != nil }.map(\.name)

    var properties: [Property] { (superclass.flatMap(Self.named)?.properties ?? []) + own }

    func property(_ name: String) -> Property? { Self.lookup[self.name]?[name] }

    private static let lookup: [String: [String: Property]] = Dictionary(
        uniqueKeysWithValues: all.map { entry in
            (entry.name, Dictionary(entry.properties.map { ($0.name, $0) }, uniquingKeysWith: { _, own in own }))
        })

    func isKind(of ancestor: String) -> Bool {
        name == ancestor || superclass.flatMap(Self.named)?.isKind(of: ancestor) ?? false
    }

    static let viewProperties: [String] = {
        var seen: Set<String> = []
        return all.flatMap(\.own).map(\.name).filter { seen.insert($0).inserted }
    }()
}
