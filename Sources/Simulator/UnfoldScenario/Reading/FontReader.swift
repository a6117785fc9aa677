/// Reads the font files that a scenario names, from its own folder.
struct FontReader {
    let reader: NodeReader
    let file: String

    /// Bytes of a font file.
    static let limit = 64_000_000

    func fonts(_ root: ObjectNode) -> (faces: [FontFile], files: [String]) {
        var files: [String] = []
        let faces = root.elements("fonts").flatMap { node, path -> [FontFile] in
            guard let name = reader.string(node, path) else { return [] }
            let folder = PathText.folder(of: file)
            let font = PathText.join(folder, name)
            files.append(font)
            return self.faces(of: font, name, node, path)
        }
        return (faces, files)
    }

    private func faces(of font: String, _ name: String, _ node: JSONNode, _ path: String) -> [FontFile] {
        let data: Data
        do { data = try FileReader.contents(of: font, limit: Self.limit, regularOnly: true) } catch {
            return reader.refused(node.position, path, .invalid(.fontFile(name, error.problem))) ?? []
        }
        do { return try FontFile.faces(data: data, name: name) } catch {
            return reader.refused(node.position, path, .invalid(.font(name, error))) ?? []
        }
    }
}
