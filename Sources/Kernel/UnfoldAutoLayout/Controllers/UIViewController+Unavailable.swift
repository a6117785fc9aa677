@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState {
    public var traitCollection: UITraitCollection
    public var searchText: String?
    package var customStates: [String: AnyHashable] = [:]
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
