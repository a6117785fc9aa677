import Foundation
import UnfoldAutoLayout

// Core Image's types as cells name them. No filter runs: what one gives is nil, so that a picture made of it has no size.
#if !canImport(CoreImage)
    /// An image that a filter takes or gives, as large as the bitmap that it was made of.
    open class CIImage: NSObject {
        /// The rectangle that it covers, in pixels.
        public let extent: CGRect

        public init(cgImage image: CGImage) {
            extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        }
        /// A picture's image; nil for a picture without a bitmap.
        public convenience init?(image: UIImage) {
            guard let bitmap = image.cgImage else { return nil }
            self.init(cgImage: bitmap)
        }
    }

    /// A colour of a filter.
    open class CIColor: NSObject {
        let color: UIColor
        /// The colour of UIKit's.
        public init(color: UIColor) { self.color = color }
        /// The colour of its parts.
        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
            self.init(color: UIColor(red: red, green: green, blue: blue, alpha: alpha))
        }
    }
#endif
