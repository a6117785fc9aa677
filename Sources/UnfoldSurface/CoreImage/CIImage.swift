import Foundation
import UnfoldAutoLayout

#if !canImport(CoreImage)
    /// A recipe of an image, as far as layout needs it: which rectangle it covers, in pixels
    /// (developer.apple.com/documentation/coreimage/ciimage). Nothing is drawn.
    // Sendable: as Core Image's; it does not change.
    open class CIImage: NSObject, NSCopying, @unchecked Sendable {
        /// The rectangle that it covers, in pixels; ``CGRect/infinite`` for one without an end.
        public let extent: CGRect
        /// The bitmap that it was made of.
        public let cgImage: CGImage?
        /// The file that it was read from.
        public let url: URL?

        /// What is known of it: what options or ``settingProperties(_:)`` said. Default empty.
        public let properties: [String: Any]

        init(extent: CGRect, cgImage: CGImage? = nil, url: URL? = nil, properties: [String: Any] = [:]) {
            self.extent = extent
            self.properties = properties
            self.cgImage = cgImage
            self.url = url
            super.init()
        }

        /// An image without extent.
        open class func empty() -> CIImage { CIImage(extent: .null) }
        public convenience init(cgImage image: CGImage) {
            self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height), cgImage: image)
        }
        /// A bitmap's image; options change no extent.
        public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: image) }
        /// A picture's image, as large as its pixels; nil if it has none.
        public convenience init?(image: UIImage) {
            if let recipe = image.ciImage {
                self.init(extent: recipe.extent, cgImage: recipe.cgImage, url: recipe.url)
            } else {
                guard let bitmap = image.cgImage else { return nil }
                self.init(cgImage: bitmap)
            }
        }
        /// A picture's image; options change no extent.
        public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }
        /// The image of data that tell their size; nil for others.
        public convenience init?(data: Data) { self.init(data: data, url: nil) }
        /// The image of data that tell their size; options change no extent.
        public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data, url: nil) }
        /// The image of a file that tells its size; nil for others.
        public convenience init?(contentsOf url: URL) {
            guard let data = try? Data(contentsOf: url) else { return nil }
            self.init(data: data, url: url)
        }
        /// The image of a file that tells its size; options change no extent.
        public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) { self.init(contentsOf: url) }
        /// One colour without an end.
        public convenience init(color: CIColor) { self.init(extent: .infinite) }

        private convenience init?(data: Data, url: URL?) {
            guard let bitmap = UIImage(data: data, scale: 1)?.cgImage else { return nil }
            self.init(
                extent: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), cgImage: bitmap, url: url)
        }

        /// Itself: it does not change.
        open func copy(with zone: NSZone? = nil) -> Any { self }
        /// sRGB.
        open var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

        /// The part inside of a rectangle.
        open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
        /// The image moved, scaled or turned.
        open func transformed(by matrix: CGAffineTransform) -> CIImage {
            extent.isInfinite || extent.isNull ? self : CIImage(extent: extent.applying(matrix))
        }
        /// The image moved, scaled or turned, by less work.
        open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
            transformed(by: matrix)
        }
        /// The image with its edges drawn out without an end.
        open func clampedToExtent() -> CIImage { CIImage(extent: .infinite) }
        /// The image with the edges of a rectangle drawn out without an end.
        open func clamped(to rect: CGRect) -> CIImage { CIImage(extent: .infinite) }
        /// The image turned upright.
        open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
            transformed(by: orientationTransform(for: orientation))
        }
        /// The image turned upright; by a number from 1 to 8.
        open func oriented(forExifOrientation orientation: Int32) -> CIImage {
            oriented(CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
        }
        /// What turns the image upright, with its origin at zero.
        open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
            guard !extent.isInfinite, !extent.isNull else { return .identity }
            let turn: CGAffineTransform =
                switch orientation {
                case .up: .identity
                case .upMirrored: CGAffineTransform(scaleX: -1, y: 1)
                case .down: CGAffineTransform(scaleX: -1, y: -1)
                case .downMirrored: CGAffineTransform(scaleX: 1, y: -1)
                case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
                case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
                case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
                case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
                }
            let turned = extent.applying(turn)
            return turn.concatenating(CGAffineTransform(translationX: -turned.minX, y: -turned.minY))
        }
        /// The image over another one.
        open func composited(over dest: CIImage) -> CIImage { CIImage(extent: extent.union(dest.extent)) }
        /// What a filter makes of it.
        open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
            guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
            filter.setValue(self, forKey: kCIInputImageKey)
            return filter.outputImage ?? self
        }
        /// What a filter makes of it.
        open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
        /// The image blurred, which spreads over its edges.
        open func applyingGaussianBlur(sigma: Double) -> CIImage {
            applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
        }
        /// The same image: nothing is drawn.
        open func samplingNearest() -> CIImage { self }
        /// The same image: nothing is drawn.
        open func samplingLinear() -> CIImage { self }
        /// The same image: nothing is drawn.
        open func premultiplyingAlpha() -> CIImage { self }
        /// The same image: nothing is drawn.
        open func unpremultiplyingAlpha() -> CIImage { self }
        /// The image, without holes in a rectangle.
        open func settingAlphaOne(in extent: CGRect) -> CIImage { CIImage(extent: extent) }
        /// The image with other ``properties``; keys that are no strings are left out.
        open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
            let named = properties.compactMap { key, value in (key.base as? String).map { ($0, value) } }
            return CIImage(
                extent: extent, cgImage: cgImage, url: url, properties: Dictionary(uniqueKeysWithValues: named))
        }
        open func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
    }

    /// How an image is read.
    public struct CIImageOption: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let colorSpace = Self(rawValue: "CIImageColorSpace")
        /// What is known of it.
        public static let properties = Self(rawValue: "CIImageProperties")
        /// Whether it is turned upright.
        public static let applyOrientationProperty = Self(rawValue: "CIImageApplyOrientationProperty")
    }

    /// Which adjustments are proposed.
    public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Light and colours.
        public static let enhance = Self(rawValue: "kCIImageAutoAdjustEnhance")
        public static let redEye = Self(rawValue: "kCIImageAutoAdjustRedEye")
    }

    extension UIImage {
        /// A picture by a recipe: a point is a pixel.
        public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
        /// A picture by a recipe, of so many pixels a point, turned.
        public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
            let factor = scale > 0 ? scale : 1
            let extent = ciImage.extent.isInfinite || ciImage.extent.isNull ? .zero : ciImage.extent
            let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
            let size = CGSize(width: extent.width / factor, height: extent.height / factor)
            self.init(
                size: isTurned ? CGSize(width: size.height, height: size.width) : size, recipe: ciImage, scale: factor)
        }
        /// The recipe that it was made by.
        public var ciImage: CIImage? { recipe as? CIImage }
    }
#endif
