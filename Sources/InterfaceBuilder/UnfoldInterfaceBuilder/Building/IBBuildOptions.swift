public struct IBBuildOptions: Sendable {
    /// Takes over placeholder constraints and sizes, and sizes that Interface Builder measured. Default false.
    public var isDesignTime = false
    /// Safe area of the root, in points.
    public var safeArea = UIEdgeInsets.zero
    /// Margins of the root (of a cell: of its content view), in points; nil for the rule.
    public var margins: UIEdgeInsets?
    /// Natural sizes in place of measured ones, by the view's id.
    public var sizes: [String: DesignedSize] = [:]

    /// Lays out as the canvas does: natural sizes that views have there only, and usual lengths in stacks.
    package var isCanvas = false
    package var dropped: Set<String> = []
    /// Gives every constraint its id as identifier, so that a conflict tells of it.
    package var identifiesByID = false

    public init() {}
}
