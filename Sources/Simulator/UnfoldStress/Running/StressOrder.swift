/// Worst first: what is broken as written, then what common devices and sizes meet, then the rest.
enum StressOrder {
    private static let codes = [
        "unsatisfiable-constraints", "exception", "zero-size", "zero-height", "missing-update", "clipped-row",
        "outside-parent", "wrong-sign", "overlap", "clipped-text", "cut-text",
    ]

    static func sorted(_ findings: [StressFinding]) -> [StressFinding] {
        findings.sorted { place($0) < place($1) }
    }

    private static func place(_ finding: StressFinding) -> (Int, Int, String) {
        (rarity(finding.smallest), codes.firstIndex(of: finding.code) ?? codes.count, finding.key)
    }

    private static func rarity(_ point: StressSurroundings) -> Int {
        let width = point.width.map { $0 < 360 ? 1 : $0 > 440 ? 2 : 0 } ?? 0
        let sizes = TextSizes.all.map(\.name)
        let size = point.contentSizeCategory.flatMap(sizes.firstIndex).map { $0 > 9 ? 2 : $0 > 6 ? 1 : 0 } ?? 0
        return point.axes.count + width + size
    }
}

extension StressFinding {
    /// As scenarios silence it by: the code of the finding that a run reports, or of what only surroundings show.
    public var code: String {
        switch breakage {
        case .found(let finding): finding.code
        case .cutText: "cut-text"
        }
    }
}
