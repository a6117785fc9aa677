import AutoLayout
import Foundation
import Scenario

#if canImport(Testing)
    import Testing
#endif

/// A scenario as the argument of a parameterised test: one a matrix cell.
///
/// ```swift
/// @MainActor @Test(arguments: ScenarioCase.all(in: "Scenarios"))
/// func heights(_ scenario: ScenarioCase) { expectHeights(of: scenario) }
/// ```
public struct ScenarioCase: Hashable, Sendable, Codable, CustomStringConvertible {
    /// Absolute where the file was found.
    public var path: String
    /// Name of the matrix cell; nil for the whole file.
    public var cell: String?

    /// A case for one file, or for one cell of its matrix.
    public init(path: String, cell: String? = nil) {
        self.path = path
        self.cell = cell
    }

    /// The scenario files below a folder, by name; with their matrix cells, each a case of its own.
    ///
    /// A file that cannot be read is a case too, so that its test fails.
    /// - Parameters:
    ///   - folder: absolute, or seen from the test file's folder or one above it.
    ///   - splitsCells: false for one case a file.
    /// - Complexity: reads every file.
    public static func all(
        in folder: String, splitsCells: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> [ScenarioCase] {
        let place = ExpectationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let root = place.resolve(folder)
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".json") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
            .sorted()
            .flatMap { name -> [ScenarioCase] in
                let path = "\(root)/\(name)"
                guard let data = FileManager.default.contents(atPath: path),
                    data.range(of: Data("\"templates\"".utf8)) != nil
                else { return [] }
                let cells = (try? ScenarioDocument.read(file: path, data: data))?.cells.map(\.cell) ?? [nil]
                return splitsCells ? cells.map { ScenarioCase(path: path, cell: $0) } : [ScenarioCase(path: path)]
            }
    }

    /// The file's name, and the cell.
    public var description: String {
        let name = (path as NSString).lastPathComponent
        return cell.map { "\(name), \($0)" } ?? name
    }

    /// Runs it.
    /// - Throws: `ScenarioErrors`, whose description has file, line and column of each mistake.
    @MainActor public func run() throws -> [ScenarioResult] {
        let cells = try ScenarioDocument.read(file: path).cells
        return cells.filter { cell == nil || $0.cell == cell }.map { ScenarioRunner.run($0) }
    }
}

#if canImport(Testing)
    extension ScenarioCase: CustomTestStringConvertible {
        /// The case's name in the list of tests.
        public var testDescription: String { description }
    }
#endif
