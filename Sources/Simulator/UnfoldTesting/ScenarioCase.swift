import UnfoldDocuments
import UnfoldReport

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
    public init(path: String, cell: String? = nil) { (self.path, self.cell) = (path, cell) }

    /// The scenario files below a folder, by name; with their matrix cells, each a case of its own, unless `splitsCells`
    /// is false. The folder is absolute, or relative to the test file's folder or one above it.
    ///
    /// A file or folder that cannot be read is a case too, so that its test fails; so is the folder itself where no
    /// scenario is found in it.
    /// - Complexity: reads every file.
    public static func all(
        in folder: String, splitsCells: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> [ScenarioCase] {
        let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let root = location.resolve(folder)
        let walk = FolderWalk(root, endings: [".json"])
        let found = walk.entries.flatMap { entry -> [ScenarioCase] in
            guard entry.kind == .file else { return [ScenarioCase(path: entry.path)] }
            guard ScenarioDocument.mayBeScenario(entry.path) else { return [] }
            let cells = splitsCells ? (try? ScenarioDocument.read(file: entry.path))?.cells.map(\.cell) : nil
            return (cells ?? [nil]).map { ScenarioCase(path: entry.path, cell: $0) }
        }
        let cases = found + walk.errors.map { ScenarioCase(path: $0.position.file) }
        return cases.isEmpty ? [ScenarioCase(path: root)] : cases
    }

    /// The file's name, and the cell.
    public var description: String {
        let name = PathText.name(of: path)
        return cell.map { "\(name), \($0)" } ?? name
    }

    /// Runs it. Throws `ScenarioErrors`, whose description has file, line and column of each mistake.
    @MainActor public func run() throws -> [ScenarioResult] { try run(detail: .none) }

    @MainActor func run(detail: DrawingDetail) throws(ScenarioErrors) -> [ScenarioResult] {
        if let problem = FolderWalk.problem(path) { throw ScenarioErrors(errors: [problem]) }
        let cells = try DocumentReader.read(file: path).cells
        return cells.filter { cell == nil || $0.cell == cell }.map { RecordedRun.run($0, detail: detail) }
    }
}

#if canImport(Testing)
    extension ScenarioCase: CustomTestStringConvertible {
        /// The case's name in the list of tests.
        public var testDescription: String { description }
    }
#endif
