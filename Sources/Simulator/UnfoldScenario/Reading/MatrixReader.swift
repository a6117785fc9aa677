enum MatrixReader {
    static let keys = ["devices", "contentSizeCategories", "layoutDirections", "userInterfaceStyles", "textSets"]

    static func matrix(_ node: FileNode, _ base: DeviceTraits) -> MatrixSpec? {
        guard let object = node.object(keys: keys) else { return nil }
        var axes = [object.elements("devices").compactMap { device($0, base) }]
        axes += zip(keys[1...], ["contentSizeCategory", "layoutDirection", "userInterfaceStyle"]).map {
            columns(object, $0, $1)
        }
        var matrix = MatrixSpec(axes: axes.filter { !$0.isEmpty })
        matrix.textSets = object.elements("textSets").compactMap {
            $0.word(kind: "text set", among: TextSet.allCases.map(\.rawValue)).flatMap(TextSet.init)
        }
        for (key, names) in zip(keys, axes.map { $0.map(\.name) } + [matrix.textSets.map(\.rawValue)]) {
            guard let axis = object[key] else { continue }
            if axis.elements().isEmpty { axis.fail(.invalid(.emptyAxis), at: node.position) }
            var seen: Set<String> = []
            if let twice = names.first(where: { !seen.insert($0).inserted }) {
                axis.fail(.duplicateName(twice, kind: "value"))
            }
        }
        guard matrix.count <= ScenarioLimits.matrixCells, matrix.count > 0
        else { return node.refused(.tooMany("matrix cells", limit: ScenarioLimits.matrixCells)) }
        return matrix
    }

    private static func device(_ node: FileNode, _ base: DeviceTraits) -> MatrixSpec.Column? {
        if case .string = node.json.value {
            return node.word(kind: "device", among: Device.all.map(\.name)).map {
                .init(name: $0, traits: TraitSpec(values: ["device": .word($0)]))
            }
        }
        guard let object = node.object(keys: ["name"] + TraitReader.keys) else { return nil }
        let traits = TraitReader.values(object)
        return .init(name: object.string("name") ?? name(of: traits, base), traits: traits)
    }

    /// `iPhone 15 landscape`, `320x568`.
    private static func name(of traits: TraitSpec, _ base: DeviceTraits) -> String {
        if let device = traits.device { return device.name + (traits.orientation == .landscape ? " landscape" : "") }
        var deviceTraits = base
        traits.apply(to: &deviceTraits)
        let size = deviceTraits.environment.screenSize
        return "\(HeightRecord.number(Double(size.width)))x\(HeightRecord.number(Double(size.height)))"
    }

    private static func columns(_ object: FileNode, _ key: String, _ trait: String) -> [MatrixSpec.Column] {
        object.elements(key).compactMap { node in
            guard let value = TraitEntry.named(trait)?.kind.read(node), case .word(let word) = value else { return nil }
            return .init(name: word, traits: TraitSpec(values: [trait: value]))
        }
    }
}
