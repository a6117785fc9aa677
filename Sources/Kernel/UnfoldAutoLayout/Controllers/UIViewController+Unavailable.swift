import Foundation

/// What a controller's lack of content depends on.
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState {
    public var traitCollection: UITraitCollection
    /// What is searched for.
    public var searchText: String?
    /// Values of the app's own, by their names.
    package var customStates: [String: AnyHashable] = [:]
    /// A state of those traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
