import Foundation

/// A folder that goes when its owner does.
package final class TemporaryFolder {
    package let url = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-\(UUID().uuidString)")

    package init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    package var path: String { url.path }

    /// The path of a file in it.
    package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Copies a file of the package, named from its root, under its own name or another.
    /// - Returns: the copy's path.
    @discardableResult package func copy(_ file: String, as name: String? = nil) throws -> String {
        let target = url.appendingPathComponent(name ?? (file as NSString).lastPathComponent)
        try FileManager.default.copyItem(at: Fixtures.package.appendingPathComponent(file), to: target)
        return target.path
    }

    package func write(_ text: String, to name: String) throws {
        let target = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: target, atomically: true, encoding: .utf8)
    }

    package func text(_ name: String) -> String? {
        try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }

    /// Everything in it, sorted.
    package var files: [String] {
        (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []).sorted()
    }
}
