import Foundation
import UnfoldFiles

/// What a `.unfold-sources` names: a path a line, seen from the folder of the package's manifest.
package struct SourceListing {
    private var listed: [String] = []
    package private(set) var leftOut: [String] = []

    package init(_ text: String, of manifest: String) {
        for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmingCharacters(in: .whitespaces) }) {
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let name = line.hasPrefix("!") ? line.dropFirst().trimmingCharacters(in: .whitespaces) : line
            let path = URL(fileURLWithPath: PathText.join(PathText.folder(of: manifest), name)).standardizedFileURL.path
            if line.hasPrefix("!") { leftOut.append(path) } else { listed.append(path) }
        }
    }

    package static func text(_ list: String) throws -> String {
        String(decoding: try SwiftFiles.contents(of: list, limit: SwiftFiles.limit), as: UTF8.self)
    }

    /// The first that is not there.
    package var missing: String? { listed.first { !FileManager.default.fileExists(atPath: $0) } }

    /// Folders, Swift files and documents.
    package var sources: [String] {
        listed.filter { path in
            FolderWalk.kind(ofFile: path) == nil || SwiftFiles.endings.contains(where: path.hasSuffix)
        }
    }

    /// Where the app's other files are, and with a `!` before it, what is left out of them.
    package var resources: [String] {
        let all = listed.filter { path in !SwiftFiles.endings.contains(where: path.hasSuffix) }
        return all.isEmpty ? [] : all + leftOut.map { "!" + $0 }
    }

    func isLeftOut(_ path: String) -> Bool { leftOut.contains { path == $0 || path.hasPrefix($0 + "/") } }
}
