/// `first.attribute relation multiplier * second.attribute + constant`, with views by name.
struct ConstraintEquation: Sendable {
    struct Side: Sendable, Hashable {
        var view: String
        /// One of ``GuideEntry/names``; nil for the view itself.
        var guide: String?
        var attribute: NSLayoutConstraint.Attribute
        var text: String
    }

    var first: Side
    var relation: NSLayoutConstraint.Relation
    var second: Side?
    var multiplier: Double
    var constant: Double
    /// After `@`, if it was written.
    var priority: Double?

    static let attributes: [(name: String, attribute: NSLayoutConstraint.Attribute)] = [
        ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading),
        ("trailing", .trailing), ("width", .width), ("height", .height), ("centerX", .centerX), ("centerY", .centerY),
        ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline), ("leftMargin", .leftMargin),
        ("rightMargin", .rightMargin), ("topMargin", .topMargin), ("bottomMargin", .bottomMargin),
        ("leadingMargin", .leadingMargin), ("trailingMargin", .trailingMargin),
        ("centerXWithinMargins", .centerXWithinMargins), ("centerYWithinMargins", .centerYWithinMargins),
    ]

    /// What guides have: edges, sizes and centres.
    static let guideAttributes = attributes.prefix(10)

    /// `UILayoutPriority` by name.
    static let priorities: [(name: String, level: Double)] = [
        ("required", 1000), ("defaultHigh", 750), ("dragThatCanResizeScene", 510), ("sceneSizeStayPut", 500),
        ("dragThatCannotResizeScene", 490), ("defaultLow", 250), ("fittingSizeLevel", 50),
    ]
}
