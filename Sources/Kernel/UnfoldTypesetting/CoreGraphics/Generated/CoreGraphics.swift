// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/CoreGraphics.tsv.
// swift-format-ignore-file

import Foundation

extension UIColor {
    public func withProminence(_ prominence: Prominence) -> UIColor { self }
    public var linearExposure: CGFloat { 1 }
    public func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor { self }
    public var standardDynamicRange: UIColor { self }
}

extension UIColor {
    public enum Prominence: Int, Sendable {
        case primary = 0
        case secondary = 1
        case tertiary = 2
        case quaternary = 3
    }
}

extension UIImage {
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
