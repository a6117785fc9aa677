/// A view of a document, size-class variations applied.
public struct IBView: Sendable {
    public var id: String
    /// Tag of its element, such as `label`.
    public var tag: String
    /// What is in the file, for what only one class has.
    public var element: IBElement
    /// Attributes with those of variations in their place.
    public var attributes: [String: String]
    /// In the superview's bounds, as recorded; nil where the file has none.
    public var frame: CGRect?
    public var subviews: [IBView]
    /// Those in force at the document's size class, in the order of the file.
    public var constraints: [IBConstraint]
    /// Guides by id: `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `keyboard`, or "" for the file's own.
    public var guides: [(id: String, key: String)]
    /// The key under which the parent has it, such as `contentView`.
    public var key: String?

    public var customClass: String? { element["customClass"] }
    public var userLabel: String? { element["userLabel"] }
    /// Whether constraints, and not the frame, place it.
    public var usesConstraints: Bool { attributes["translatesAutoresizingMaskIntoConstraints"] == "NO" }
    public var hasFixedFrame: Bool { attributes["fixedFrame"] == "YES" }
    /// Hidden views lose their place in a stack.
    public var isHidden: Bool { attributes["hidden"] == "YES" }
    /// Whether the canvas hides it: an activity indicator that hides when it stops keeps its space there.
    package var isHiddenOnCanvas: Bool {
        isHidden && !(tag == "activityIndicatorView" && attributes["hidesWhenStopped"] == "YES")
    }
    /// Interface Builder itself says that the frame is not what the constraints give.
    public var isFlagged: Bool { attributes["misplaced"] == "YES" || attributes["ambiguous"] == "YES" }

    /// The view and all below it, parents first.
    public func forEach(_ body: (IBView) -> Void) {
        body(self)
        for view in subviews { view.forEach(body) }
    }
}

/// A constraint of a document: `first.attribute relation multiplier * second.attribute + constant`.
public struct IBConstraint: Sendable {
    public var id: String
    /// Id of the first item; nil for the view that owns the constraint.
    public var firstItem: String?
    public var firstAttribute: String
    /// `equal`, `greaterThanOrEqual` or `lessThanOrEqual`.
    public var relation: String
    public var secondItem: String?
    public var secondAttribute: String?
    public var multiplier: Double
    /// In points.
    public var constant: Double
    /// Above 0 and up to 1000.
    public var priority: Double
    public var identifier: String?
    /// Only there in Interface Builder: removed when the app is built.
    public var isPlaceholder: Bool
    public var element: IBElement
}
