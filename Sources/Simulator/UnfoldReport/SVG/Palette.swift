package struct Palette: Sendable {
    package let paper, ink, dim, line, alarm: String
    let caution: String
    let bands: [RowBands.Kind: String]

    package static let light = Palette(
        paper: "#ffffff", ink: "#1f2328", dim: "#59636e", line: "#d1d9e0", alarm: "#b3261e", caution: "#8a5d00",
        bands: [
            .same: "#eaeef2", .grown: "#bfe6c8", .shrunk: "#fbe0bf", .new: "#cfe1fb", .removed: "#f4d0d0",
            .conflict: "#ffc9c2",
        ])
    package static let dark = Palette(
        paper: "#0d1117", ink: "#e6edf3", dim: "#9198a1", line: "#3d444d", alarm: "#ff7b72", caution: "#d29922",
        bands: [
            .same: "#262c34", .grown: "#1c4a2b", .shrunk: "#573c14", .new: "#1d3d68", .removed: "#532a2e",
            .conflict: "#74251f",
        ])

    /// Rules for drawings. Plain ones come first: viewers that know neither media nor variables show the light colours.
    static let drawing = """
        svg text{font:12px ui-sans-serif,system-ui,sans-serif}svg .title{font-weight:600;font-size:14px}\
        svg rect{stroke-width:.5}svg .paper,svg .join{stroke:none}svg .join{opacity:.45}\
        svg .many,svg .none{stroke-dasharray:3 2}svg .none{fill:none}
        """
        + light.rules + "@media(prefers-color-scheme:dark){" + dark.rules + "}"

    private var rules: String {
        let fills = RowBands.Kind.allCases.map { "svg .\($0.rawValue){fill:\(bands[$0] ?? line)}" }
        return "svg text{fill:\(ink)}svg .head{fill:\(dim)}svg .note{fill:\(alarm)}svg rect{stroke:\(dim)}"
            + "svg .paper{fill:\(paper)}" + fills.joined() + "svg rect.conflict{stroke:\(alarm)}"
    }
}
