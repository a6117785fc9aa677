extension UIImage {
    /// An image as large as its data say: PNG, JPEG, GIF or BMP; nil for other data. A point has `scale` pixels.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let pixels = ImageHeader.pixels(of: data) else { return nil }
        self.init(size: CGSize(width: pixels.width / scale, height: pixels.height / scale), of: data, scale: scale)
    }
    /// An image as large as its file says; `@2x` and `@3x` before the extension tell the scale. Nil for no image.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = (path as NSString).lastPathComponent
        self.init(data: data, scale: name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1)
    }
    /// A bitmap's image, of so many pixels a point, turned.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let factor = scale > 0 ? scale : 1
        let (width, height) = (CGFloat(cgImage.width) / factor, CGFloat(cgImage.height) / factor)
        let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        self.init(size: isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height))
    }

    /// A bitmap as large.
    public var cgImage: CGImage? {
        let width = size.width * scale
        let height = size.height * scale
        guard width.isFinite, height.isFinite, width >= 1, height >= 1, width < 1e6, height < 1e6 else { return nil }
        return CGImage(width: Int(width), height: Int(height))
    }
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1))
        return changed {
            $0.capInsets = insets
            $0.stretchedFrom = insets
        }
    }
}

/// Sizes in the first bytes of image files. Never reads beyond the data.
enum ImageHeader {
    static func pixels(of data: Data) -> CGSize? {
        let bytes = [UInt8](data.prefix(1 << 20))
        return png(bytes) ?? gif(bytes) ?? jpeg(bytes) ?? bmp(bytes)
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func size(_ width: Int, _ height: Int) -> CGSize? {
        width > 0 && height > 0 && width < 1 << 24 && height < 1 << 24 ? CGSize(width: width, height: height) : nil
    }

    private static func png(_ b: [UInt8]) -> CGSize? {
        guard b.count >= 24, b[0..<8].elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        else { return nil }
        return size(number(b[16..<20]), number(b[20..<24]))
    }

    private static func gif(_ b: [UInt8]) -> CGSize? {
        guard b.count >= 10, b[0..<4].elementsEqual(Array("GIF8".utf8)) else { return nil }
        return size(Int(b[7]) << 8 | Int(b[6]), Int(b[9]) << 8 | Int(b[8]))
    }

    private static func bmp(_ b: [UInt8]) -> CGSize? {
        guard b.count >= 26, b[0] == 0x42, b[1] == 0x4D else { return nil }
        return size(number(ArraySlice(b[18..<22].reversed())), number(ArraySlice(b[22..<26].reversed())))
    }

    /// The first frame header (SOF0 to SOF15 except for the tables among them).
    private static func jpeg(_ b: [UInt8]) -> CGSize? {
        guard b.count >= 4, b[0] == 0xFF, b[1] == 0xD8 else { return nil }
        var offset = 2
        while offset + 9 <= b.count, b[offset] == 0xFF {
            let marker = b[offset + 1]
            if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
                return size(number(b[(offset + 7)..<(offset + 9)]), number(b[(offset + 5)..<(offset + 7)]))
            }
            let length = number(b[(offset + 2)..<(offset + 4)])
            offset += marker == 0xFF ? 1 : 2 + max(2, length)
        }
        return nil
    }
}
