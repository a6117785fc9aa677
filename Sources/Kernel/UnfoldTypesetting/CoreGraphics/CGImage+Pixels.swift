import Foundation

#if !canImport(CoreGraphics)

    extension CGImage {
        public var bytesPerRow: Int { width * 4 }
        public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
        /// Bytes in the order of their meaning.
        public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
    }

    extension CGContext {
        public var boundingBoxOfClipPath: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
        public var textMatrix: CGAffineTransform {
            get { .identity }
            set {}
        }
        public var textPosition: CGPoint {
            get { .zero }
            set {}
        }
    }
#endif
