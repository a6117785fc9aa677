/// A shadow of text; stored.
// Sendable: as Apple's, set up before it goes into a text that others read.
open class NSShadow: Hashable, @unchecked Sendable {
    public init() {}
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?
    public static func == (left: NSShadow, right: NSShadow) -> Bool {
        left.shadowOffset == right.shadowOffset && left.shadowBlurRadius == right.shadowBlurRadius
            && left.color == right.color
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
    }
    private var color: AnyHashable? { shadowColor as? AnyHashable }
}
