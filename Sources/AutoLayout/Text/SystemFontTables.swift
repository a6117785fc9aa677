import Foundation

/// Advance widths and tracking of the system font.
enum SystemFontTables {
    /// Units of 1/2048 em for ASCII 32 to 126, regular face at 12 points (fact E4.3).
    private static let ascii: [CGFloat] = [
        576, 637, 978, 1290, 1290, 1895, 1457, 608, 782, 782, 966, 1290, 608, 966, 608, 624,
        1290, 950, 1236, 1284, 1318, 1266, 1304, 1166, 1308, 1304, 608, 608, 1290, 1290, 1290, 1050, 1880,
        1380, 1346, 1466, 1488, 1220, 1172, 1529, 1520, 548, 1102, 1349, 1163, 1790,
        1520, 1580, 1301, 1580, 1338, 1305, 1298, 1510, 1380, 1982, 1390, 1342, 1355,
        782, 624, 782, 1290, 1195, 1024,
        1130, 1258, 1146, 1258, 1170, 741, 1248, 1205, 506, 505, 1112, 518, 1782,
        1195, 1210, 1250, 1248, 780, 1072, 744, 1195, 1110, 1586, 1074, 1112, 1104,
        782, 530, 782, 1290,
    ]

    /// Width in ems. Ideographs, kana, Hangul and full-width forms are one em, emoji 1.25 (facts E4.4, E4.5); other
    /// scripts the average letter.
    static func advance(of scalar: Unicode.Scalar) -> CGFloat {
        let value = scalar.value
        if (32...126).contains(value) { return ascii[Int(value) - 32] / 2048 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        if isWide(value) { return 1 }
        if scalar.properties.isEmojiPresentation { return 1.25 }
        if value == 0xA0 { return ascii[0] / 2048 }
        // A letter with a mark is as wide as the letter.
        if let base = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars.first,
            base != scalar
        {
            return advance(of: base)
        }
        return 0.58
    }

    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// Points added after each character, by size (facts E4.1, E4.2); linear between the known sizes.
    static func tracking(at size: CGFloat) -> CGFloat {
        let first = trackingTable[0]
        guard size > first.size else { return first.points * size / first.size }
        for (lower, upper) in zip(trackingTable, trackingTable.dropFirst()) where size <= upper.size {
            let share = (size - lower.size) / (upper.size - lower.size)
            return lower.points + share * (upper.points - lower.points)
        }
        return trackingTable.last!.points
    }

    private static let trackingTable: [(size: CGFloat, points: CGFloat)] = [
        (11, 0.06), (12, 0), (13, -12.0 * 13 / 2048), (14, -0.15), (15, -0.23), (16, -0.31), (17, -52.0 * 17 / 2048),
        (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (28, 0.38),
        (34, 0.40),
    ]

    /// Ems added per character for heavier faces, fitted on recorded labels.
    static func weightOffset(_ weight: UIFont.Weight) -> CGFloat {
        if weight.rawValue >= UIFont.Weight.bold.rawValue { return 0.015 }
        if weight.rawValue >= UIFont.Weight.semibold.rawValue { return 0.007 }
        if weight.rawValue >= UIFont.Weight.medium.rawValue { return 0.006 }
        return 0
    }
}
