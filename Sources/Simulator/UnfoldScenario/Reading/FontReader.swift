enum FontReader {
    static let limit = 64_000_000

    static func fonts(_ root: FileNode, _ file: String) -> (faces: [FontFile], files: [String]) {
        var files: [String] = []
        let faces = root.elements("fonts").flatMap { node -> [FontFile] in
            guard let name = node.string() else { return [] }
            let font = PathText.join(PathText.folder(of: file), name)
            files.append(font)
            return self.faces(of: font, name, node)
        }
        return (faces, files)
    }

    private static func faces(of font: String, _ name: String, _ node: FileNode) -> [FontFile] {
        let data: Data
        do { data = try FileReader.contents(of: font, limit: limit, regularOnly: true) } catch {
            return node.refused(.invalid(.fontFile(name, error.problem))) ?? []
        }
        do { return try FontFile.faces(data: data, name: name) } catch {
            return node.refused(.invalid(.font(name, error))) ?? []
        }
    }
}
