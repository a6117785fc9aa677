import Foundation

/// Where the sizes of text come from; an embedder may bring its own.
@MainActor public protocol TextMeasuring {
    /// Unrounded width in points of one line of `text`.
    func width(of text: String, font: UIFont) -> CGFloat
    /// Unrounded height in points of `count` lines.
    func height(ofLines count: Int, font: UIFont) -> CGFloat
}

/// The measurer in force.
@MainActor public enum TextMetrics {
    /// Default: the system font's own tables (facts E1, E3, E4), never a font of the host.
    public static var measurer: any TextMeasuring = SystemFontMeasurer()
}

/// Measures by the system font's advance widths and tracking (facts E4.1 to E4.3).
@MainActor public struct SystemFontMeasurer: TextMeasuring {
    public init() {}

    /// - Complexity: O(length of the text).
    public func width(of text: String, font: UIFont) -> CGFloat {
        let track = SystemFontTables.tracking(at: font.pointSize)
        let extra = SystemFontTables.weightOffset(font.weight)
        var total: CGFloat = 0
        for scalar in text.unicodeScalars {
            let em = SystemFontTables.advance(of: scalar)
            // Marks that sit on the letter before them take no room.
            if em == 0 { continue }
            total += (em + extra) * font.pointSize + track
        }
        return max(0, total)
    }

    public func height(ofLines count: Int, font: UIFont) -> CGFloat { CGFloat(count) * font.lineHeight }
}
