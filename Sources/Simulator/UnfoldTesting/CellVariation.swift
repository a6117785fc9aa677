import UnfoldStress

/// What `expectRobust` varies around a cell.
public struct CellAxis: Sendable {
    /// Widths of tables, in points.
    public struct Widths: Sendable, ExpressibleByArrayLiteral {
        let points: [Double]

        /// These, in points above 0.
        public init(_ points: [Double]) { self.points = points }

        /// These, written as a list.
        public init(arrayLiteral points: Double...) { self.init(points) }

        /// Every iPhone, upright and on its side.
        public static let allPhones = Widths(ScreenWidths.phones)
        /// Every iPhone and iPad, upright and on its side, and the split views of iPads.
        public static let allDevices = Widths(ScreenWidths.all)
    }

    let axis: StressAxis
    var widths: [Double]?

    /// Widths of the table.
    public static func widths(_ widths: Widths) -> CellAxis { CellAxis(axis: .widths, widths: widths.points) }
    /// The twelve text sizes.
    public static let contentSizes = CellAxis(axis: .contentSizes)
    /// From left to right and from right to left.
    public static let directions = CellAxis(axis: .directions)
    /// Bold text, as the user may prefer it.
    public static let boldText = CellAxis(axis: .boldText)
    /// Texts that the cell is given by ``CellVariation/text(_:of:)``.
    public static let texts = CellAxis(axis: .texts)
    /// Hidden views of the cell, each shown.
    public static let visibility = CellAxis(axis: .visibility)
    /// A cell that showed longer texts before, next to a new one.
    public static let reuse = CellAxis(axis: .reuse)
    /// Another width or text size, taken back again.
    public static let back = CellAxis(axis: .back)
}

/// The surroundings that a cell is tried in, as its test sees them.
@MainActor public final class CellVariation {
    private let surroundings: StressSurroundings
    private(set) var texts: [(name: String, letters: Int)] = []

    init(_ surroundings: StressSurroundings) { self.surroundings = surroundings }

    /// The text to show in place of a written one: empty, short, long, with accents, ideographs or letters from right to
    /// left, where texts vary; otherwise the written one.
    /// `name` is what failures call it; without one, `text 1` and so on, in the order of the calls.
    public func text(_ written: String, of name: String? = nil) -> String {
        let name = name ?? "text \(texts.count + 1)"
        if !texts.contains(where: { $0.name == name }) { texts.append((name, written.count)) }
        guard let text = surroundings.text, text.view == nil || text.view == name else { return written }
        return text.text(for: written)
    }
}
