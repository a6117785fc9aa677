import Foundation

/// What San Francisco's letters have in common: tracking by size, spacing by weight.
enum SystemFontTables {
    /// Points added after each character (facts E4.1, E4.2), linear between the known sizes.
    static func tracking(at size: CGFloat) -> CGFloat {
        let first = trackingTable[0]
        guard size > first.size else { return first.points * size / first.size }
        for index in 1..<trackingTable.count where size <= trackingTable[index].size {
            let (lower, upper) = (trackingTable[index - 1], trackingTable[index])
            let share = (size - lower.size) / (upper.size - lower.size)
            return lower.points + share * (upper.points - lower.points)
        }
        return trackingTable[trackingTable.count - 1].points
    }

    /// Tracking, less what the outlines for large sizes are narrower than those of 12 points: it grows from 18 to 25 points,
    /// fitted on recorded labels.
    static func spacing(at size: CGFloat) -> CGFloat {
        let narrowing = 0.048 * min(max((size - 18) / 7, 0), 1)
        return tracking(at: size) - narrowing * size
    }

    private static let trackingTable: [(size: CGFloat, points: CGFloat)] = [
        (11, 0.06), (12, 0), (13, -12.0 * 13 / 2048), (14, -0.15), (15, -0.23), (16, -0.31), (17, -52.0 * 17 / 2048),
        (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (28, 0.38),
        (34, 0.40),
    ]

    /// Ems added to each character of a heavier face beyond what the table of advances has, fitted on recorded labels;
    /// linear between the named weights.
    static func weightSpacing(_ weight: UIFont.Weight) -> CGFloat {
        guard weight.rawValue > 0 else { return 0 }
        let stops = weightStops
        for (lower, upper) in zip(stops, stops.dropFirst()) where weight.rawValue <= upper.weight {
            let share = (weight.rawValue - lower.weight) / (upper.weight - lower.weight)
            return lower.ems + share * (upper.ems - lower.ems)
        }
        return stops.last!.ems
    }

    private static let weightStops: [(weight: CGFloat, ems: CGFloat)] = [
        (0, 0), (UIFont.Weight.medium.rawValue, 0.006), (UIFont.Weight.semibold.rawValue, 0.009),
        (UIFont.Weight.bold.rawValue, 0.016), (UIFont.Weight.heavy.rawValue, 0.02),
    ]

    /// Ems of a digit where all are equally wide.
    static func tabularDigit(weight: UIFont.Weight) -> CGFloat { (1327 + 115 * max(weight.boldness, 0)) / 2048 }

    /// Ems of every letter of SF Mono.
    static let monospacedAdvance: CGFloat = 1266 / 2048
}

extension UIFont.Weight {
    /// 0 for regular, towards 1 for black, towards -1 for the thinnest; steps as weight classes have them.
    var boldness: CGFloat {
        guard rawValue != 0 else { return 0 }
        let stops = Self.boldnessStops
        guard rawValue > stops[0].weight else { return stops[0].boldness }
        for (lower, upper) in zip(stops, stops.dropFirst()) where rawValue <= upper.weight {
            let share = (rawValue - lower.weight) / (upper.weight - lower.weight)
            return lower.boldness + share * (upper.boldness - lower.boldness)
        }
        return stops.last!.boldness
    }

    private static let boldnessStops: [(weight: CGFloat, boldness: CGFloat)] = [
        (-0.8, -1), (-0.6, -2.0 / 3), (-0.4, -1.0 / 3), (0, 0), (0.23, 0.2), (0.3, 0.4), (0.4, 0.6), (0.56, 0.8),
        (0.62, 1),
    ]
}
