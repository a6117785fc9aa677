/// What San Francisco's letters have in common.
enum SystemFontTables {
    /// Units of 1/2048 em added after each character of any weight; linear between whole sizes, as recorded for halves
    /// (rule M6.3). Recorded from 8 to 40 points; the rest are Apple's published figures.
    static func tracking(at size: CGFloat) -> Double {
        let position = min(max(Double(size), 6), 80) - 6
        let index = Int(position)
        let lower = tracking[index]
        let share = position - Double(index)
        return share == 0 ? lower : lower + share * (tracking[index + 1] - lower)
    }

    /// The same up to iOS 13. At 17 points, in units: what 65 recorded labels of Xcode 9 to 11 leave is 5 to 6 above the
    /// later figure. Above, what recorded labels of regular and light letters are wider by: 0.05 points a character at 18
    /// points, 0.4 from 30 on.
    static func earlierTracking(at size: CGFloat, weight: UIFont.Weight) -> Double {
        if size == 17 { return -46.5 }
        guard weight.rawValue <= 0 else { return tracking(at: size) }
        let extra = 0.4 * min(max((Double(size) - 16.5) / 13.5, 0), 1)
        return tracking(at: size) + extra / Double(size) * 2048
    }

    /// From 6 to 80 points.
    private static let tracking: [Double] = [
        83, 68, 52, 38, 24, 12, 0, -12, -22, -32, -40, -52, -50, -48, -46, -35, -24, -9, 6, 11, 17, 22, 28, 27, 27, 26,
        26, 24, 23, 22, 21, 20, 20, 19, 19, 18, 18, 18, 17, 16, 16, 16, 15, 14, 14, 14, 13, 12, 12, 11.5, 11, 10.5, 10,
        9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4, 4, 4, 3.5, 3, 2.5, 2, 1.5, 1, 0.5, 0,
    ]

    /// Units of 1/2048 em of every letter of SF Mono, without tracking or kerning (rule M6.3).
    static let monospacedAdvance: Double = 1266
}
