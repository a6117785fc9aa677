/// Views made of a root of a document.
@MainActor public final class IBHierarchy {
    /// The top view, at the origin, in the recorded size.
    public internal(set) var root: UIView
    /// Every view by its id in the document.
    public internal(set) var views: [String: UIView] = [:]
    public internal(set) var guides: [String: UILayoutGuide] = [:]
    public internal(set) var constraints: [String: NSLayoutConstraint] = [:]
    public internal(set) var warnings: [IBWarning] = []

    /// Content views without an id, by their cell's: constraints that name the cell mean them.
    var contents: [String: UIView] = [:]

    init(root: UIView) { self.root = root }
}
