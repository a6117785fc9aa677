// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Core/Anchors.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

extension UIView {
    /// Left edge, right edge under right to left.
    public var leadingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.leading) }
    /// Right edge, left edge under right to left.
    public var trailingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.left) }
    public var rightAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { verticalAnchor(.top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { verticalAnchor(.bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { verticalAnchor(.centerY) }
    /// Baseline of the first line of text; the bottom edge without text (fact A9.1).
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { verticalAnchor(.firstBaseline) }
    /// Baseline of the last line of text; the bottom edge without text (fact A9.1).
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { verticalAnchor(.lastBaseline) }
    public var widthAnchor: NSLayoutDimension { sizeAnchor(.width) }
    public var heightAnchor: NSLayoutDimension { sizeAnchor(.height) }
}

extension UILayoutGuide {
    /// Left edge, right edge under right to left.
    public var leadingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.leading) }
    /// Right edge, left edge under right to left.
    public var trailingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.left) }
    public var rightAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { verticalAnchor(.top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { verticalAnchor(.bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { verticalAnchor(.centerY) }
    public var widthAnchor: NSLayoutDimension { sizeAnchor(.width) }
    public var heightAnchor: NSLayoutDimension { sizeAnchor(.height) }
}

extension NSLayoutAnchor {
    /// `self == anchor`, required and inactive.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }
    /// `self == anchor`, required and inactive.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { make(.equal, anchor, constant: c) }
    /// `self == anchor`, required and inactive.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor) }
    /// `self == anchor`, required and inactive.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }
    /// `self == anchor`, required and inactive.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor) }
    /// `self == anchor`, required and inactive.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }
}

extension NSLayoutXAxisAnchor {
    /// The distance from this anchor to another, as a dimension: `other - self`, in points.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }
    /// `self <= anchor + multiplier * system spacing`; a negative multiplier counts as 0 (facts A11.1 to A11.3).
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { systemSpacing(.equal, anchor, multiplier) }
    /// `self <= anchor + multiplier * system spacing`; a negative multiplier counts as 0 (facts A11.1 to A11.3).
    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
    /// `self <= anchor + multiplier * system spacing`; a negative multiplier counts as 0 (facts A11.1 to A11.3).
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }
}

extension NSLayoutYAxisAnchor {
    /// The distance from this anchor to another, as a dimension: `other - self`, in points.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }
    /// `self <= anchor + multiplier * system spacing`; a negative multiplier counts as 0 (facts A11.1 to A11.3).
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { systemSpacing(.equal, anchor, multiplier) }
    /// `self <= anchor + multiplier * system spacing`; a negative multiplier counts as 0 (facts A11.1 to A11.3).
    public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
    /// `self <= anchor + multiplier * system spacing`; a negative multiplier counts as 0 (facts A11.1 to A11.3).
    public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }
}

extension NSLayoutDimension {
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { size(.equal, c) }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { make(.equal, anchor, multiplier: m) }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { make(.equal, anchor, multiplier: m, constant: c) }
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { size(.greaterThanOrEqual, c) }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: m) }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { size(.lessThanOrEqual, c) }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, multiplier: m) }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}
