import Foundation

/// Files under `Fixtures/`, found from this file's place.
package enum Fixtures {
    /// The package's folder.
    package static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of fixtures.
    package static let root = package.appendingPathComponent("Fixtures")

    /// The path of a file in it.
    package static func path(_ name: String) -> String { root.appendingPathComponent(name).path }
}
