// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/Images.tsv.
// swift-format-ignore-file

import Foundation

extension UIColor {
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension UIImage {
    public var imageAsset: UIImageAsset? { nil }
    public var traitCollection: UITraitCollection { .current }
    public var isHighDynamicRange: Bool { false }
    public var resizingMode: ResizingMode { .stretch }
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { nil }
    public func preparingForDisplay() -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }
    public func draw(in rect: CGRect) {}
    public func draw(at point: CGPoint) {}
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
    public func drawAsPattern(in rect: CGRect) {}
}

extension UIImage {
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard = 0
        case constrainedHigh = 1
        case high = 2
    }

    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }
}
