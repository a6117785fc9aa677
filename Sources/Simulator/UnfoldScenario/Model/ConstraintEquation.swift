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
    var multiplier, constant: Double
    /// After `@`, if it was written.
    var priority: Double?

    /// By UIKit's numbers, except that the first baseline goes before the last.
    static let attributes: [(name: String, attribute: NSLayoutConstraint.Attribute)] =
        (Array(1...10) + [12, 11] + Array(13...20)).compactMap(NSLayoutConstraint.Attribute.init(rawValue:)).map {
            ("\($0)", $0)
        }

    static let guideAttributes = attributes.prefix(10)

    static let priorities: [(name: String, level: Double)] = [
        ("required", 1000), ("defaultHigh", 750), ("dragThatCanResizeScene", 510), ("sceneSizeStayPut", 500),
        ("dragThatCannotResizeScene", 490), ("defaultLow", 250), ("fittingSizeLevel", 50),
    ]
}
