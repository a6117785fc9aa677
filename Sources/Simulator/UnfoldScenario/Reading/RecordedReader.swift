struct RecordedReader {
    let reader: NodeReader

    static let keys = ["device", "system", "locale", "fonts", "notes"]

    func origin(_ node: JSONNode) -> RecordedOrigin? {
        guard let object = reader.object(node, "recorded", keys: Self.keys),
            let device = object.required("device").flatMap({ reader.string($0, "recorded.device") }),
            let system = object.required("system").flatMap({ reader.string($0, "recorded.system") })
        else { return nil }
        func texts(_ key: String) -> [String] {
            object.elements(key).compactMap { reader.string($0.node, $0.path) }
        }
        return RecordedOrigin(
            device: device, system: system, locale: object.string("locale"), fonts: texts("fonts"),
            notes: texts("notes"))
    }
}
