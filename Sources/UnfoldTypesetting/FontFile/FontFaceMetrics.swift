import Foundation

/// Lengths of a face in ems.
struct FontFaceMetrics: Hashable, Sendable {
    var ascender: CGFloat
    /// Negative.
    var descender: CGFloat
    var leading: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat

    /// San Francisco and SF Mono, at every weight and size; for small letters see ``FontFace/xHeight(at:)``.
    static let system = FontFaceMetrics(
        ascender: 1950 / 2048, descender: -494 / 2048, leading: 0, capHeight: 1443 / 2048, xHeight: 1078 / 2048)
    /// 1.15 lines of an em, as iOS draws them; its letters' heights are published with the widths.
    static let helvetica = FontFaceMetrics(
        ascender: 0.92, descender: -0.23, leading: 0, capHeight: 0.718, xHeight: 0.523)
    /// Those of Bitstream Vera Sans Mono, from which it is drawn.
    static let menlo = FontFaceMetrics(
        ascender: 1901 / 2048, descender: -483 / 2048, leading: 0, capHeight: 1493 / 2048, xHeight: 1120 / 2048)
}
