/// A change that a fitting size may depend on: what made a height out of date.
public struct LayoutChange: Hashable, Sendable, Codable {
    /// What happened.
    public enum Kind: String, Sendable, Codable {
        /// A constraint was activated or deactivated, or its constant or priority changed.
        case activated, deactivated, constant, priority
        /// A view announced another natural size: text, image, font.
        case contentSize
        /// A view that is laid out by frame moved or was resized.
        case frame
        /// The margins of a view changed.
        case margins
        /// A view or guide came or went, or a direction, baseline or stack arrangement changed.
        case hierarchy
        /// The width that content is fitted at.
        case width
        /// Text size, display scale, direction, size class.
        case traits
        /// The row was announced as changed (reload, reconfigure) or asked to be measured again.
        case requested
    }

    /// What happened.
    public var kind: Kind
    /// The constraint (its id) or view (its name) concerned; empty where the kind says it all.
    public var subject: String

    public init(_ kind: Kind, _ subject: String = "") { (self.kind, self.subject) = (kind, subject) }
}
