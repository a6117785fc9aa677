/// Where a font lies between the recorded outlines of San Francisco (rule M6.3).
struct FontBlend: Sendable {
    /// From the text outlines, 0, to the display outlines, 1.
    let display: Double
    /// Shares of regular, black, ultra light and italic.
    private let weights: SIMD4<Double>
    /// Share of black in kerning; lighter weights and italics have regular's, for theirs were not recorded.
    private let heaviness: Double
    /// The regular text outlines alone.
    private let isPlain: Bool

    init(weight: UIFont.Weight, isItalic: Bool, size: CGFloat) {
        display = Self.displayShare(at: size)
        let share = weight.masterShare
        heaviness = max(share, 0)
        var weights = SIMD4<Double>(1 - abs(share), heaviness, max(-share, 0), 0)
        // Inferred except for the regular weight: italics of other weights differ from it as the upright ones do.
        if isItalic { weights += SIMD4(-1, 0, 0, 1) }
        self.weights = weights
        isPlain = display == 0 && weights == SIMD4(1, 0, 0, 0)
    }

    /// An advance in units of 1/2048 em, without tracking.
    @inline(__always) func units(_ masters: AdvanceMasters) -> Double {
        if isPlain { return Double(masters.text[0]) }
        let text = SIMD4<Double>(masters.text)
        return ((text + display * (SIMD4<Double>(masters.display) - text)) * weights).sum()
    }

    /// Kerning of a pair in units of 1/2048 em.
    @inline(__always) func units(_ pair: KerningUnits) -> Double {
        let regular = Double(pair.regularText) + display * Double(pair.regularDisplay &- pair.regularText)
        guard heaviness > 0 else { return regular }
        let black = Double(pair.blackText) + display * Double(pair.blackDisplay &- pair.blackText)
        return regular + heaviness * (black - regular)
    }

    /// Between the sizes that were recorded, in steps of 1/16384.
    private static func displayShare(at size: CGFloat) -> Double {
        let share = Double(size).share(among: [(17, 0), (19, 2.0 / 22), (24, 18.0 / 22), (28, 1)])
        return (share * 16384).rounded() / 16384
    }
}

extension Double {
    /// The share at this place between stops, linear; beyond them that of the first or the last.
    fileprivate func share(among stops: [(place: Double, share: Double)]) -> Double {
        guard self > stops[0].place else { return stops[0].share }
        for (lower, upper) in zip(stops, stops.dropFirst()) where self <= upper.place {
            let way = (self - lower.place) / (upper.place - lower.place)
            return lower.share + way * (upper.share - lower.share)
        }
        return stops[stops.count - 1].share
    }
}

extension UIFont.Weight {
    /// How far from regular, 0, to black, 1, or to ultra light, -1.
    var masterShare: Double { rawValue == 0 ? 0 : Double(rawValue).share(among: Self.masterStops) }

    private static let masterStops: [(place: Double, share: Double)] = [
        (-0.8, -1), (-0.6, -0.783768), (-0.4, -0.340548), (0, 0), (0.23, 0.183350), (0.3, 0.316650), (0.4, 0.5),
        (0.56, 0.766663), (0.62, 1),
    ]
}
