// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/Images.tsv.
// swift-format-ignore-file

import Foundation

public typealias NSDataAssetName = String

open class NSDataAsset: NSObject, NSCopying {
    public let name: NSDataAssetName
    public let data: Data
    public let typeIdentifier: String
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }
    public init?(name: NSDataAssetName, bundle: Bundle) { return nil }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIColor {
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let red = rgb(255, 0, 0)
    public static let green = rgb(0, 255, 0)
    public static let blue = rgb(0, 0, 255)
    public static let cyan = rgb(0, 255, 255)
    public static let yellow = rgb(255, 255, 0)
    public static let magenta = rgb(255, 0, 255)
    public static let label = UIColor.black.inDark(.white)
    public static let secondaryLabel = rgb(60, 60, 67, 0.6).inDark(rgb(235, 235, 245, 0.6))
    public static let tertiaryLabel = rgb(60, 60, 67, 0.3).inDark(rgb(235, 235, 245, 0.3))
    public static let quaternaryLabel = rgb(60, 60, 67, 0.18).inDark(rgb(235, 235, 245, 0.16))
    public static let placeholderText = rgb(60, 60, 67, 0.3).inDark(rgb(235, 235, 245, 0.3))
    public static let link = rgb(0, 122, 255).inDark(rgb(9, 132, 255))
    public static let tintColor = rgb(0, 122, 255).inDark(rgb(10, 132, 255))
    public static let separator = rgb(60, 60, 67, 0.29).inDark(rgb(84, 84, 88, 0.6))
    public static let opaqueSeparator = rgb(198, 198, 200).inDark(rgb(56, 56, 58))
    public static let systemBackground = UIColor.white.inDark(.black)
    public static let secondarySystemBackground = rgb(242, 242, 247).inDark(rgb(28, 28, 30))
    public static let tertiarySystemBackground = UIColor.white.inDark(rgb(44, 44, 46))
    public static let systemGroupedBackground = rgb(242, 242, 247).inDark(.black)
    public static let secondarySystemGroupedBackground = UIColor.white.inDark(rgb(28, 28, 30))
    public static let tertiarySystemGroupedBackground = rgb(242, 242, 247).inDark(rgb(44, 44, 46))
    public static let systemFill = rgb(120, 120, 128, 0.2).inDark(rgb(120, 120, 128, 0.36))
    public static let secondarySystemFill = rgb(120, 120, 128, 0.16).inDark(rgb(120, 120, 128, 0.32))
    public static let tertiarySystemFill = rgb(118, 118, 128, 0.12).inDark(rgb(118, 118, 128, 0.24))
    public static let quaternarySystemFill = rgb(116, 116, 128, 0.08).inDark(rgb(118, 118, 128, 0.18))
    public static let systemRed = rgb(255, 59, 48).inDark(rgb(255, 69, 58))
    public static let systemGreen = rgb(52, 199, 89).inDark(rgb(48, 209, 88))
    public static let systemBlue = rgb(0, 122, 255).inDark(rgb(10, 132, 255))
    public static let systemOrange = rgb(255, 149, 0).inDark(rgb(255, 159, 10))
    public static let systemYellow = rgb(255, 204, 0).inDark(rgb(255, 214, 10))
    public static let systemPink = rgb(255, 45, 85).inDark(rgb(255, 55, 95))
    public static let systemPurple = rgb(175, 82, 222).inDark(rgb(191, 90, 242))
    public static let systemTeal = rgb(48, 176, 199).inDark(rgb(64, 200, 224))
    public static let systemIndigo = rgb(88, 86, 214).inDark(rgb(94, 92, 230))
    public static let systemMint = rgb(0, 199, 190).inDark(rgb(102, 212, 207))
    public static let systemCyan = rgb(50, 173, 230).inDark(rgb(100, 210, 255))
    public static let systemBrown = rgb(162, 132, 94).inDark(rgb(172, 142, 104))
    public static let systemGray = rgb(142, 142, 147)
    public static let systemGray2 = rgb(174, 174, 178).inDark(rgb(99, 99, 102))
    public static let systemGray3 = rgb(199, 199, 204).inDark(rgb(72, 72, 74))
    public static let systemGray4 = rgb(209, 209, 214).inDark(rgb(58, 58, 60))
    public static let systemGray5 = rgb(229, 229, 234).inDark(rgb(44, 44, 46))
    public static let systemGray6 = rgb(242, 242, 247).inDark(rgb(28, 28, 30))
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let darkText = UIColor.black
    public static let groupTableViewBackground = rgb(242, 242, 247)
    public func set() {}
    public func setFill() {}
    public func setStroke() {}
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

extension UITraitCollection {
    public convenience init(imageDynamicRange: UIImage.DynamicRange) { self.init(traitsFrom: []) }
}

/// A colour of an asset catalogue.
public struct ColorResource: Hashable, Sendable {
    internal let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

/// An image of an asset catalogue.
public struct ImageResource: Hashable, Sendable {
    internal let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

// Sendable: as Apple's, set up before others read it.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private var images: [(traits: UITraitCollection, image: UIImage)] = []
    public override init() { super.init() }
    /// The picture that was registered last for traits that these contain; without one an image without size.
    open func image(with traitCollection: UITraitCollection) -> UIImage { images.last { traitCollection.containsTraits(in: $0.traits) }?.image ?? images.first?.image ?? UIImage() }
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) { images.append((traitCollection, image)) }
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) { register(image, with: configuration.traitCollection ?? UITraitCollection()) }
    /// The picture that was registered last for traits that these contain; without one an image without size.
    open func image(with configuration: UIImage.Configuration) -> UIImage { image(with: configuration.traitCollection ?? .current) }
    open func unregisterImage(with configuration: UIImage.Configuration) { unregisterImage(with: configuration.traitCollection ?? UITraitCollection()) }
    open func unregisterImage(with traitCollection: UITraitCollection) { images.removeAll { $0.traits == traitCollection } }
}

extension UIImage {
    /// Scale of a symbol beside its text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        /// Not said: as the default.
        case unspecified = 0
        case small
        case medium
        case large
        var factor: CGFloat { self == .small ? 0.79 : self == .large ? 1.28 : 1 }
    }

    /// Weight of a symbol; a symbol is as large at all weights.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black
        public func fontWeight() -> UIFont.Weight { self == .unspecified ? .regular : UIFont.Weight.named[rawValue - 1].weight }
    }
}

package struct ImageLook {
    public var renderingMode: UIImage.RenderingMode = .automatic
    public var orientation: UIImage.Orientation = .up
    public var capInsets: UIEdgeInsets = .zero
    /// Given by the old way to stretch an image.
    public var stretchedFrom: UIEdgeInsets?
    public var flips: Bool = false
    public var scale: CGFloat?
    public var images: [UIImage]?
    public var duration: TimeInterval = 0
    public var baseline: CGFloat?
    public var data: Data?
    /// A file that says what to draw at any size: PDF or SVG.
    public var vectors: Data?
    public var label: String?
    /// Of the asset.
    public var name: String?
    /// What a template, and an image of automatic rendering, is colored with.
    public var tint: UIColor?
}
