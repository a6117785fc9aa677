import Foundation

/// One attribute of one item, from which constraints are made. There is a single object for each item and attribute, so
/// that `===` tells whether two anchors are the same.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    weak var anchoredItem: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    required init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        anchoredItem = item
        self.attribute = attribute
        super.init()
    }

    open var item: AnyObject? { anchoredItem }
    open var name: String { attribute.printed }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.equal, anchor)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor)
    }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, constant: c)
    }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }

    func make<Other>(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<Other>?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        constraint.configure(
            first: anchoredItem, attribute, relation, second: other?.anchoredItem, other?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
        return constraint
    }
}

/// A horizontal edge or centre.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance between two anchors, as a dimension, is made by UIKit with a helper guide; here only the plain
    /// factories and system spacing exist.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.equal, anchor, constant: 8 * max(0, multiplier)) }
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: 8 * max(0, multiplier)) }
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: 8 * max(0, multiplier)) }
}

/// A vertical edge, centre or baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.equal, anchor, constant: 8 * max(0, multiplier)) }
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: 8 * max(0, multiplier)) }
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: 8 * max(0, multiplier)) }
}

/// A width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { size(.equal, c) }
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        size(.greaterThanOrEqual, c)
    }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { size(.lessThanOrEqual, c) }

    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, multiplier: m)
    }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: m) }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, multiplier: m) }

    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.equal, anchor, multiplier: m, constant: c) }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

    private func size(_ relation: NSLayoutConstraint.Relation, _ c: CGFloat) -> NSLayoutConstraint {
        make(relation, nil as NSLayoutAnchor<NSLayoutDimension>?, constant: c)
    }
}
