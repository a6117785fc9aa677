/// Worst first: what is broken as written, then what common devices and sizes meet, then the rest.
enum StressOrder {
    private static let codes = [
        "unsatisfiable-constraints", "exception", "zero-size", "zero-height", "missing-update", "clipped-row",
        "outside-parent", "wrong-sign", "missing-bottom", "overlap", "clipped-text", "cut-text", "shrinking-height",
        "irreversible-step", "irreversible-traits", "siblings",
    ]

    private static let sizes = TextSizes.all.map(\.name)

    static func sorted(_ findings: [StressFinding]) -> [StressFinding] { findings.sorted { place($0) < place($1) } }

    static func precedes(
        _ one: (key: String, value: StressSurroundings), _ other: (key: String, value: StressSurroundings)
    ) -> Bool { place(one.value, one.key) < place(other.value, other.key) }

    private static func place(_ finding: StressFinding) -> (Int, Int, Int, String) {
        place(finding.smallest, finding.key)
    }

    private static func place(_ point: StressSurroundings, _ key: String) -> (Int, Int, Int, String) {
        // A line of letters more or less.
        (
            rarity(point), (point.text?.letters ?? 0) / 50, codes.firstIndex { key.hasPrefix($0 + "/") } ?? codes.count,
            key
        )
    }

    /// Less where fewer things are changed, or as many that more people meet.
    static func nearness(_ point: StressSurroundings) -> (Int, Int) { (point.axes.count, distance(point)) }

    private static func rarity(_ point: StressSurroundings) -> Int { point.axes.count + distance(point) }

    private static func distance(_ point: StressSurroundings) -> Int {
        let width = point.width.map { $0 < 360 ? 1 : $0 > 440 ? 2 : 0 } ?? 0
        let size = point.contentSizeCategory.flatMap(sizes.firstIndex).map { $0 > 9 ? 2 : $0 > 6 ? 1 : 0 } ?? 0
        return width + size
    }
}

extension StressFinding {
    /// As scenarios silence it by: the code of the finding that a run reports, or of what only surroundings show.
    public var code: String {
        switch breakage {
        case .cutText: StressOutcome.cutText
        case .height(let fault): fault.kind.rawValue
        case .found, .conflict: breakage.finding?.code ?? ""
        }
    }
}
