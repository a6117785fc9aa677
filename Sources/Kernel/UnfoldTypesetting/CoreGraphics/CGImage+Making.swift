import Foundation

#if !canImport(CoreGraphics)
    extension CGImage {
        /// An image of bytes, which are kept. Nil without a size, or with fewer bytes than its rows take.
        public convenience init?(
            width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
            bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
            shouldInterpolate: Bool, intent: CGColorRenderingIntent
        ) {
            self.init(width, height, rowBits: bitsPerPixel, bytesPerRow, provider)
        }
        /// A mask of bytes, which are kept.
        public convenience init?(
            maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
            provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
        ) {
            self.init(width, height, rowBits: bitsPerPixel, bytesPerRow, provider)
        }
        private convenience init?(
            _ width: Int, _ height: Int, rowBits bitsPerPixel: Int, _ bytesPerRow: Int, _ provider: CGDataProvider
        ) {
            guard width > 0, height > 0, bitsPerPixel > 0, bytesPerRow > 0,
                !width.multipliedReportingOverflow(by: bitsPerPixel).overflow,
                (width * bitsPerPixel - 1) / 8 < bytesPerRow
            else { return nil }
            self.init(width: width, height: height, dataProvider: provider)
        }
        public convenience init?(
            pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
            intent: CGColorRenderingIntent
        ) { self.init(file: source) }
        public convenience init?(
            jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
            intent: CGColorRenderingIntent
        ) { self.init(file: source) }
        private convenience init?(file source: CGDataProvider) {
            guard let pixels = ImageHeader.pixels(of: source.bytes) else { return nil }
            self.init(width: Int(pixels.width), height: Int(pixels.height))
        }
    }

    extension CGDataProvider {
        public convenience init?(url: NSURL) {
            guard let data = try? Data(contentsOf: url as URL) else { return nil }
            self.init(data: data as NSData)
        }
    }

    extension CGContext {
        /// The smallest rectangle around all points of the path, those of control included; null without a path.
        public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
        /// Four for each pixel.
        public var bytesPerRow: Int { width * 4 }
        public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
        public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
        public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
    }

    public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(name: "kCGColorSpaceDeviceCMYK")! }

    /// What is drawn again and again; nothing makes one.
    public final class CGPattern: Sendable {
        private init() {}
    }
#endif
