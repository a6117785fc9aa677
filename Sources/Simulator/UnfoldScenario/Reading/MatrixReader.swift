struct MatrixReader {
    let reader: NodeReader

    static let keys = ["devices", "contentSizeCategories", "layoutDirections", "userInterfaceStyles", "textSets"]

    func matrix(_ node: JSONNode, _ base: DeviceTraits) -> MatrixSpec? {
        guard let object = reader.object(node, "matrix", keys: Self.keys) else { return nil }
        var matrix = MatrixSpec()
        let axes = [
            ("devices", object.elements("devices").compactMap { device($0.node, $0.path, base) }),
            ("contentSizeCategories", columns(object, "contentSizeCategories", "contentSizeCategory")),
            ("layoutDirections", columns(object, "layoutDirections", "layoutDirection")),
            ("userInterfaceStyles", columns(object, "userInterfaceStyles", "userInterfaceStyle")),
        ]
        matrix.axes = axes.map(\.1).filter { !$0.isEmpty }
        matrix.textSets = object.elements("textSets").compactMap {
            reader.word($0.node, $0.path, kind: "text set", among: TextSet.allCases.map(\.rawValue))
                .flatMap(TextSet.init)
        }
        for key in Self.keys where object.value(key) != nil && object.elements(key).isEmpty {
            reader.fail(object.node.position, object.path(key), .invalid(.emptyAxis))
        }
        for (key, columns) in axes { checkTwice(object, key, columns.map(\.name)) }
        checkTwice(object, "textSets", matrix.textSets.map(\.rawValue))
        guard matrix.count <= ScenarioLimits.matrixCells, matrix.count > 0 else {
            return reader.refused(node.position, "matrix", .tooMany("matrix cells", limit: ScenarioLimits.matrixCells))
        }
        return matrix
    }

    /// A device by name, or traits with a name of their own.
    private func device(_ node: JSONNode, _ path: String, _ base: DeviceTraits) -> MatrixSpec.Column? {
        if case .string = node.value {
            guard let name = reader.word(node, path, kind: "device", among: Device.all.map(\.name)) else { return nil }
            return .init(name: name, traits: TraitSpec(device: Device.named(name)))
        }
        guard let object = reader.object(node, path, keys: ["name"] + TraitReader.keys) else { return nil }
        let traits = TraitReader(reader: reader).traits(object)
        return .init(name: object.string("name") ?? name(of: traits, base), traits: traits)
    }

    /// `iPhone 15 landscape`, `320x568`.
    private func name(of traits: TraitSpec, _ base: DeviceTraits) -> String {
        if let device = traits.device { return device.name + (traits.orientation == .landscape ? " landscape" : "") }
        var deviceTraits = base
        traits.apply(to: &deviceTraits)
        let size = deviceTraits.environment.screenSize
        return "\(HeightRecord.number(Double(size.width)))x\(HeightRecord.number(Double(size.height)))"
    }

    private func columns(_ object: ObjectNode, _ key: String, _ trait: String) -> [MatrixSpec.Column] {
        guard let entry = TraitEntry.named(trait) else { return [] }
        return object.elements(key).compactMap { node, path in
            guard let value = entry.kind.read(node, path, reader), case .word(let word) = value else { return nil }
            var traits = TraitSpec()
            entry.store(value, &traits)
            return .init(name: word, traits: traits)
        }
    }

    private func checkTwice(_ object: ObjectNode, _ key: String, _ names: [String]) {
        var seen: Set<String> = []
        guard let node = object.value(key), let twice = names.first(where: { !seen.insert($0).inserted })
        else { return }
        reader.fail(node.position, object.path(key), .duplicateName(twice, kind: "value"))
    }
}
