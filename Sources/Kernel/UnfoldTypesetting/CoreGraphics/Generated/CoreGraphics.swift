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

extension UIGraphicsImageRendererFormat {
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended = 1
        case standard = 2
    }
}

extension UIImage {
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}

public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = Self(rawValue: 1)
    public static let topRight = Self(rawValue: 2)
    public static let bottomLeft = Self(rawValue: 4)
    public static let bottomRight = Self(rawValue: 8)
    public static let allCorners = Self(rawValue: .max)
}

extension UIBezierPath {
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)) }
}

public typealias CGGlyph = UInt16
