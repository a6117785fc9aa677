#if !canImport(CoreGraphics)
    extension CGImage {
        /// An image of bytes, which are kept. Nil without a size, or with fewer bytes than its rows take.
        public convenience init?(
            width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
            bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
            shouldInterpolate: Bool, intent: CGColorRenderingIntent
        ) {
            guard width > 0, height > 0, bitsPerPixel > 0, bytesPerRow > 0,
                !width.multipliedReportingOverflow(by: bitsPerPixel).overflow,
                (width * bitsPerPixel - 1) / 8 < bytesPerRow
            else { return nil }
            self.init(width: width, height: height, dataProvider: provider)
        }
    }
#endif
