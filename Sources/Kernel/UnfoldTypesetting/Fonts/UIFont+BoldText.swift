extension UIFont.Weight {
    private static let all: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// How many weights heavier bold text is: from regular to semibold. Apple says only that it is heavier.
    private static let stepsOfBoldText = 2

    /// The weight in which iOS shows the system font of this one.
    func shown(_ legibilityWeight: UILegibilityWeight = LayoutEnvironment.legibilityWeight) -> UIFont.Weight {
        guard legibilityWeight == .bold else { return self }
        let index = Self.all.lastIndex { $0.rawValue <= rawValue } ?? 0
        return Self.all[min(index + Self.stepsOfBoldText, Self.all.count - 1)]
    }
}
