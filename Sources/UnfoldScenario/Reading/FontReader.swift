import UnfoldAutoLayout
import Foundation

/// Reads the font files that a scenario names, from its own folder.
struct FontReader {
    let reader: NodeReader
    let file: String

    /// Bytes of a font file.
    static let limit = 64_000_000

    /// The faces, and where their files are.
    func fonts(_ root: ObjectNode) -> (faces: [FontFile], files: [String]) {
        var files: [String] = []
        let faces = root.elements("fonts").flatMap { node, path -> [FontFile] in
            guard let name = reader.string(node, path) else { return [] }
            let folder = PathText.folder(of: file)
            let font = PathText.join(folder, name)
            files.append(font)
            do {
                let data = try BoundedFile.read(font, limit: Self.limit, regularOnly: true)
                return try FontFile.faces(data: data, name: name)
            } catch let error as ScenarioError {
                reader.fail(node.position, path, .refused(.fontFile(name, error.problem)))
            } catch {
                reader.fail(node.position, path, .refused(.font(name, reason: "\(error)")))
            }
            return []
        }
        return (faces, files)
    }
}
