// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Core/Anchors.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.left) }
    public var rightAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { verticalAnchor(.top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { verticalAnchor(.bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { verticalAnchor(.centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { verticalAnchor(.firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { verticalAnchor(.lastBaseline) }
    public var widthAnchor: NSLayoutDimension { sizeAnchor(.width) }
    public var heightAnchor: NSLayoutDimension { sizeAnchor(.height) }
}

extension UILayoutGuide {
    public var leadingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.leading) }
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
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { make(.equal, anchor, constant: c) }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor) }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor) }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }
}

extension NSLayoutXAxisAnchor {
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { systemSpacing(.equal, anchor, multiplier) }
    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }
}

extension NSLayoutYAxisAnchor {
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { systemSpacing(.equal, anchor, multiplier) }
    public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
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
