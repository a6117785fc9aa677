import Foundation
import UnfoldAutoLayout

#if !canImport(ImageIO)
    /// How a picture was held (developer.apple.com/documentation/imageio/cgimagepropertyorientation).
    public enum CGImagePropertyOrientation: UInt32, Sendable {
        case up = 1
        case upMirrored
        case down
        /// Upside down and mirrored.
        case downMirrored
        /// To the left and mirrored.
        case leftMirrored
        case right
        /// To the right and mirrored.
        case rightMirrored
        case left
    }

    /// Data of an image, as far as they tell its size (developer.apple.com/documentation/imageio/cgimagesource).
    public final class CGImageSource: Sendable {
        fileprivate let data: Data
        fileprivate let image: CGImage?
        fileprivate init(_ data: Data) {
            self.data = data
            image = UIImage(data: data, scale: 1)?.cgImage
        }
    }

    /// The source of data.
    public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
        CGImageSource(Data(referencing: data))
    }
    /// The source of a file; nil if it cannot be read.
    public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
        (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
    }
    /// The source of bytes.
    public func CGImageSourceCreateWithDataProvider(
        _ provider: CGDataProvider, _ options: CFDictionary?
    ) -> CGImageSource? { CGImageSource(provider.bytes) }
    /// One, if the data tell their size: frames are not counted.
    public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }
    /// The kind of the data by their first bytes; nil for others.
    public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
        switch isrc.data.first {
        case 0x89: "public.png"
        case 0xFF: "public.jpeg"
        case 0x47: "com.compuserve.gif"
        case 0x42: "com.microsoft.bmp"
        default: nil
        }
    }
    /// Complete if the data tell their size.
    public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
        isrc.image == nil ? .statusInvalidData : .statusComplete
    }
    /// What is known of the file: its size.
    public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
        NSDictionary(dictionary: [kCGImagePropertyFileSize as String: isrc.data.count])
    }
    /// What is known of an image: its size in pixels.
    public func CGImageSourceCopyPropertiesAtIndex(
        _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
    ) -> CFDictionary? {
        guard index == 0, let image = isrc.image else { return nil }
        return NSDictionary(dictionary: [
            kCGImagePropertyPixelWidth as String: image.width, kCGImagePropertyPixelHeight as String: image.height,
        ])
    }
    /// A bitmap of the image's size.
    public func CGImageSourceCreateImageAtIndex(
        _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
    ) -> CGImage? { index == 0 ? isrc.image : nil }
    /// A bitmap no longer than `kCGImageSourceThumbnailMaxPixelSize`, in the image's proportions; nil unless
    /// options have one made of the image.
    public func CGImageSourceCreateThumbnailAtIndex(
        _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
    ) -> CGImage? {
        guard index == 0, let image = isrc.image else { return nil }
        let makes = [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent]
        guard makes.contains(where: { KeyedValue.number(options?.object(forKey: $0)) != 0 }) else { return nil }
        let limit = KeyedValue.number(options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize))
        let longer = Double(max(image.width, image.height))
        guard limit >= 1, limit < longer else { return image }
        return CGImage(
            width: max(1, Int((Double(image.width) * limit / longer).rounded())),
            height: max(1, Int((Double(image.height) * limit / longer).rounded())))
    }

    /// How far data were read.
    public enum CGImageSourceStatus: Int32, Sendable {
        case statusUnexpectedEOF = -5
        case statusInvalidData
        /// They are of another kind.
        case statusUnknownType
        /// Their beginning is being read.
        case statusReadingHeader
        /// There is more to come.
        case statusIncomplete
        case statusComplete
    }

    /// Where an image would be written; nothing is (developer.apple.com/documentation/imageio/cgimagedestination).
    public final class CGImageDestination: Sendable {
        fileprivate init() {}
    }
    /// A destination in memory.
    public func CGImageDestinationCreateWithData(
        _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
    ) -> CGImageDestination? { CGImageDestination() }
    /// A destination in a file.
    public func CGImageDestinationCreateWithURL(
        _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
    ) -> CGImageDestination? { CGImageDestination() }
    public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {}
    public func CGImageDestinationAddImageFromSource(
        _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
    ) {}
    public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
    /// False: nothing is written.
    @discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { false }
#endif
