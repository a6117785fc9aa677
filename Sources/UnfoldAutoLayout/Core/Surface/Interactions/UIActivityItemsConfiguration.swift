import Foundation

/// Gives what is shared (developer.apple.com/documentation/uikit/uiactivityitemsconfigurationreading); never asked.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// What is shared.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

/// What is shared of what a view shows (developer.apple.com/documentation/uikit/uiactivityitemsconfiguration).
@preconcurrency @MainActor open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    /// How it is used.
    public struct Interaction: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Shared.
        public static let share = Self(rawValue: "share")
        /// Copied.
        public static let copy = Self(rawValue: "copy")
    }
    /// What is notified about it.
    public struct MetadataKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Its title.
        public static let title = Self(rawValue: "title")
        /// Its text.
        public static let messageBody = Self(rawValue: "messageBody")
        /// A link to it.
        public static let linkPresentationMetadata = Self(rawValue: "linkPresentationMetadata")
    }
    /// What is shared.
    public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
    /// Something near; stored.
    open var localObject: Any?
    /// Stored.
    open var supportedInteractions: [Interaction] = [.copy]
    /// Never asked.
    open var metadataProvider: ((MetadataKey) -> Any?)?
    /// Never asked.
    open var perItemMetadataProvider: ((Int, MetadataKey) -> Any?)?
    /// Never asked.
    open var previewProvider: ((Int, Any, CGSize) -> NSItemProvider?)?
    /// Never asked.
    open var applicationActivitiesProvider: (() -> [NSObject])?
    /// Of objects.
    public init(objects: [any NSItemProviderWriting]) {
        itemProvidersForActivityItemsConfiguration = objects.map { NSItemProvider(object: $0) }
    }
    /// Of providers.
    public init(itemProviders: [NSItemProvider]) { itemProvidersForActivityItemsConfiguration = itemProviders }
}
