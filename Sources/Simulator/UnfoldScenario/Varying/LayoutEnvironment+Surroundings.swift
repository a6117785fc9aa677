extension LayoutEnvironment {
    package var contentSizeCategoryName: String { TraitEntry.name(of: contentSizeCategory) }

    /// Takes on the width, text size and direction of those surroundings.
    package mutating func use(_ surroundings: StressSurroundings) {
        var traits = DeviceTraits()
        traits.environment = self
        surroundings.traits.apply(to: &traits)
        self = traits.environment
    }
}

extension ScreenWidths {
    /// Every phone, upright and on its side, from the narrowest to the widest.
    package static let phones: [Double] = {
        let phones = Device.all.filter { $0.idiom == .phone }
        return Set(phones.flatMap { [$0.width, $0.height] }.map { $0.rounded(.down) }).filter { $0 >= 320 }.sorted()
    }()
}
