import AutoLayout
import Foundation

/// Reads the font files that a scenario names, from its own folder.
struct FontReader {
    let reader: NodeReader
    let file: String

    /// Bytes of a font file.
    static let limit = 64_000_000

    func fonts(_ root: ObjectNode) -> [FontFile] {
        root.elements("fonts").flatMap { node, path -> [FontFile] in
            guard let name = reader.string(node, path) else { return [] }
            let folder = (file as NSString).deletingLastPathComponent
            let place = name.hasPrefix("/") || folder.isEmpty ? name : "\(folder)/\(name)"
            do {
                let data = try BoundedFile.read(place, limit: Self.limit)
                return try FontFile.faces(data: data, name: name)
            } catch let error as ScenarioError {
                reader.fail(node.position, path, .refused("'\(ScenarioError.shown(name))': \(error.sentence)"))
            } catch {
                reader.fail(
                    node.position, path,
                    .refused("'\(ScenarioError.shown(name))' is no font that can be read: \(error)"))
            }
            return []
        }
    }
}
