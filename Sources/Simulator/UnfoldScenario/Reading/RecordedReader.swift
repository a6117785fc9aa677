enum RecordedReader {
    static func origin(_ node: FileNode) -> RecordedOrigin? {
        guard let object = node.object(keys: ["device", "system", "locale", "fonts", "notes"]),
            let device = object.required("device")?.string(), let system = object.required("system")?.string()
        else { return nil }
        return RecordedOrigin(
            device: device, system: system, locale: object.string("locale"),
            fonts: object.elements("fonts").compactMap { $0.string() },
            notes: object.elements("notes").compactMap { $0.string() })
    }
}
