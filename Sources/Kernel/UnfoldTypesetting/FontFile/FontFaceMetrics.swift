/// Lengths of a face in ems.
struct FontFaceMetrics: Hashable, Sendable {
    var ascender: CGFloat
    /// Negative.
    var descender: CGFloat
    var leading: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat
    /// Units of an em, in which a file gives all of them.
    var unitsPerEm: CGFloat = 2048

    /// Points of a length in ems. Units are multiplied before they are divided: `20 * 1.15` would be a little more than 23.
    func points(_ ems: CGFloat, at size: CGFloat) -> CGFloat { size * (ems * unitsPerEm).rounded() / unitsPerEm }

    /// San Francisco and SF Mono, at every weight and size; for small letters see ``FontFace/xHeight(at:)``.
    static let system = FontFaceMetrics(
        ascender: 1950 / 2048, descender: -494 / 2048, leading: 0, capHeight: 1443 / 2048, xHeight: 1078 / 2048)
    /// 1.15 lines of an em, as iOS draws them; its letters' heights are published with the widths.
    static let helvetica = FontFaceMetrics(
        ascender: 0.92, descender: -0.23, leading: 0, capHeight: 0.718, xHeight: 0.523, unitsPerEm: 1000)
    /// Those of Bitstream Vera Sans Mono, from which it is drawn.
    static let menlo = FontFaceMetrics(
        ascender: 1901 / 2048, descender: -483 / 2048, leading: 0, capHeight: 1493 / 2048, xHeight: 1120 / 2048)
    /// Avenir's, by the heights that BonMot's tests assert on devices; its widths are not known.
    static let avenir = FontFaceMetrics(
        ascender: 1, descender: -0.366, leading: 0, capHeight: 0.708, xHeight: 0.468, unitsPerEm: 1000)
}
