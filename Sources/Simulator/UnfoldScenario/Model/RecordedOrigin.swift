/// What a recorded scenario says of the device that it is from.
public struct RecordedOrigin: Hashable, Sendable {
    /// The device's model, such as `iPhone18,1`.
    public var device: String
    /// Name and version of the system, such as `iOS 26.1`.
    public var system: String
    /// Identifier of the locale, such as `de_DE`.
    public var locale: String?
    /// Fonts that texts are in and that need not be at hand, for their sizes are recorded too.
    public var fonts: [String]
    /// What of the list could not be recorded, in sentences.
    public var notes: [String]
}
