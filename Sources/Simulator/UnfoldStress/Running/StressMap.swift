import UnfoldReport

/// A cell at common widths and all text sizes: what breaks where, and what it looks like there.
@MainActor package struct StressMap {
    struct Point {
        /// Findings of the report, by their places in it.
        let findings: [Int]
        /// The drawing, by its place among all; nil where the row is not on screen.
        let picture: Int?
        let height: Double?
    }

    /// All widths and sizes with the same change besides.
    struct Layer {
        /// Without width and text size.
        let change: StressSurroundings
        /// By text sizes, and within one by widths.
        let points: [Point]
    }

    static let widths = ScreenWidths.common
    static let sizes = TextSizes.all
    /// As written, and the smallest changes of the worst findings.
    private static let layerLimit = 4
    let report: StressReport
    private(set) var layers: [Layer] = []
    /// Different drawings, as files.
    private(set) var pictures: [String] = []
    private var known: [String: Int] = [:]

    /// - Complexity: O(widths × sizes) runs for each change.
    package init(_ run: StressRun, _ report: StressReport) {
        self.report = report
        let runs = StressRuns(run.document, StressBudget(run.options))
        var changes = [StressSurroundings()]
        for finding in report.findings {
            let change = finding.smallest.without(.widths).without(.contentSizes)
            if !changes.contains(change), changes.count < Self.layerLimit { changes.append(change) }
        }
        for change in changes {
            let points = Self.sizes.flatMap { size in Self.widths.map { point(at: $0, size.name, change, runs) } }
            layers.append(Layer(change: change, points: points))
        }
    }

    private mutating func point(
        at width: Double, _ size: String, _ change: StressSurroundings, _ runs: StressRuns
    ) -> Point {
        let run = runs.run(change.with(width: width).with(size: size), isDrawn: true)
        let found = run?.outcome.found
        let findings = report.findings.indices.filter { found?[report.findings[$0].key] != nil }
        let shown = findings.first.map { report.findings[$0] } ?? report.findings.first
        let cells = run?.steps.last { $0.index <= shown?.step ?? .max }?.drawing?.cells ?? []
        let cell = cells.first { $0.id == shown?.row } ?? cells.first { $0.kind == .row }
        return Point(findings: findings, picture: cell.map { number(of: $0) }, height: cell.map { $0.picture.height })
    }

    private mutating func number(of cell: StepDrawing.Cell) -> Int {
        let text = CellPicture.svg(of: cell.picture, cell.drawing)
        if let number = known[text] { return number }
        known[text] = pictures.count
        pictures.append(text)
        return pictures.count - 1
    }
}
