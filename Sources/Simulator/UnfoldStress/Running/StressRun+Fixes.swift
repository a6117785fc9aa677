import UnfoldDocuments

extension StressRun {
    /// What is found with these fixes as written and where each finding is at its smallest; nil where the file cannot
    /// be read with them.
    package func found(with fixes: [Fix], _ findings: [StressFinding]) -> Set<String>? {
        guard let bytes,
            let cells = try? DocumentReader.read(file: document.file, data: Data(fixes.applied(to: bytes))).cells,
            cells.indices.contains(matrixCell)
        else { return nil }
        let runs = StressRuns(cells[matrixCell], StressBudget(options))
        return ([StressSurroundings()] + findings.map(\.smallest)).reduce(into: Set()) {
            $0.formUnion(runs.outcome($1)?.found.keys.map { $0 } ?? [])
        }
    }
}
