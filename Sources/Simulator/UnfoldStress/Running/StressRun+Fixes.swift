import UnfoldDocuments

extension StressRun {
    /// The same cell of the matrix in the file with other contents; nil where these cannot be read.
    func document(in bytes: [UInt8]) -> ScenarioDocument? {
        guard let cells = try? DocumentReader.read(file: document.file, data: Data(bytes)).cells,
            cells.indices.contains(matrixCell)
        else { return nil }
        return cells[matrixCell]
    }

    /// What is found with these fixes as written and where each finding is at its smallest; nil where the file cannot
    /// be read with them.
    package func found(with fixes: [Fix], _ findings: [StressFinding]) -> Set<String>? {
        guard let bytes, let document = document(in: fixes.applied(to: bytes)) else { return nil }
        let runs = StressRuns(document, StressBudget(options))
        return ([StressSurroundings()] + findings.map(\.smallest)).reduce(into: Set()) {
            $0.formUnion(runs.outcome($1)?.found.keys.map { $0 } ?? [])
        }
    }
}
