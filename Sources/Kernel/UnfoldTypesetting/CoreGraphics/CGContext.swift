#if !canImport(CoreGraphics)
    /// Where drawing code draws. Nothing is drawn; path, transform and saved states are kept and can be read back.
    public final class CGContext {
        public let width: Int
        public let height: Int
        var transform = CGAffineTransform.identity
        var saved: [CGAffineTransform] = []
        var current = CGMutablePath()

        init(size: CGSize, scale: CGFloat) {
            func pixels(_ length: CGFloat) -> Int { length.isFinite ? Int(max(0, min(length * scale, 1e6))) : 0 }
            (width, height) = (pixels(size.width), pixels(size.height))
        }
        public init?(
            data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
            space: CGColorSpace, bitmapInfo: UInt32
        ) {
            guard width > 0, height > 0 else { return nil }
            (self.width, self.height) = (width, height)
        }

        public var interpolationQuality: CGInterpolationQuality = .default
    }
#endif
