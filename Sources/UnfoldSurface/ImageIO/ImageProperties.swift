import Foundation
import UnfoldAutoLayout

#if !canImport(ImageIO)
    /// A key of what is known of an image.
    public var kCGImagePropertyOrientation: CFString { "Orientation" }
    /// A key of what is known of an image.
    public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
    /// A key of what is known of an image.
    public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
    /// A key of what is known of an image.
    public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }
    /// A key of what is known of an image.
    public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }
    /// A key of what is known of an image.
    public var kCGImagePropertyDepth: CFString { "Depth" }
    /// A key of what is known of an image.
    public var kCGImagePropertyColorModel: CFString { "ColorModel" }
    /// A key of what is known of an image.
    public var kCGImagePropertyProfileName: CFString { "ProfileName" }
    /// A key of what is known of an image.
    public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }
    /// A key of what is known of an image.
    public var kCGImagePropertyFileSize: CFString { "FileSize" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifAuxDictionary: CFString { "{ExifAux}" }
    /// A key of what is known of an image.
    public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
    /// A key of what is known of an image.
    public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
    /// A key of what is known of an image.
    public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }
    /// A key of what is known of an image.
    public var kCGImagePropertyIPTCDictionary: CFString { "{IPTC}" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
    /// A key of what is known of an image.
    public var kCGImagePropertyRawDictionary: CFString { "{Raw}" }
    /// A key of what is known of an image.
    public var kCGImagePropertyWebPDictionary: CFString { "{WebP}" }
    /// A key of what is known of an image.
    public var kCGImagePropertyHEICSDictionary: CFString { "{HEICS}" }
    /// A key of what is known of an image.
    public var kCGImagePropertyMakerAppleDictionary: CFString { "{MakerApple}" }
    /// A key of what is known of an image.
    public var kCGImagePropertyImageCount: CFString { "ImageCount" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifPixelXDimension: CFString { "PixelXDimension" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifPixelYDimension: CFString { "PixelYDimension" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifDateTimeDigitized: CFString { "DateTimeDigitized" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifLensMake: CFString { "LensMake" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifLensModel: CFString { "LensModel" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifFocalLength: CFString { "FocalLength" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifFocalLenIn35mmFilm: CFString { "FocalLenIn35mmFilm" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifShutterSpeedValue: CFString { "ShutterSpeedValue" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifApertureValue: CFString { "ApertureValue" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifFNumber: CFString { "FNumber" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifExposureTime: CFString { "ExposureTime" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifISOSpeedRatings: CFString { "ISOSpeedRatings" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifExposureProgram: CFString { "ExposureProgram" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifMeteringMode: CFString { "MeteringMode" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifExposureBiasValue: CFString { "ExposureBiasValue" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifFlash: CFString { "Flash" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifWhiteBalance: CFString { "WhiteBalance" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifColorSpace: CFString { "ColorSpace" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifUserComment: CFString { "UserComment" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifBrightnessValue: CFString { "BrightnessValue" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifSceneType: CFString { "SceneType" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifAuxLensInfo: CFString { "LensInfo" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifAuxLensModel: CFString { "LensModel" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifAuxLensID: CFString { "LensID" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifAuxLensSerialNumber: CFString { "LensSerialNumber" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifAuxSerialNumber: CFString { "SerialNumber" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifAuxFlashCompensation: CFString { "FlashCompensation" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifAuxOwnerName: CFString { "OwnerName" }
    /// A key of what is known of an image.
    public var kCGImagePropertyExifAuxFirmware: CFString { "Firmware" }
    /// A key of what is known of an image.
    public var kCGImagePropertyTIFFCompression: CFString { "Compression" }
    /// A key of what is known of an image.
    public var kCGImagePropertyTIFFPhotometricInterpretation: CFString { "PhotometricInterpretation" }
    /// A key of what is known of an image.
    public var kCGImagePropertyTIFFDocumentName: CFString { "DocumentName" }
    /// A key of what is known of an image.
    public var kCGImagePropertyTIFFImageDescription: CFString { "ImageDescription" }
    /// A key of what is known of an image.
    public var kCGImagePropertyTIFFMake: CFString { "Make" }
    /// A key of what is known of an image.
    public var kCGImagePropertyTIFFModel: CFString { "Model" }
    /// A key of what is known of an image.
    public var kCGImagePropertyTIFFSoftware: CFString { "Software" }
    /// A key of what is known of an image.
    public var kCGImagePropertyTIFFArtist: CFString { "Artist" }
    /// A key of what is known of an image.
    public var kCGImagePropertyTIFFCopyright: CFString { "Copyright" }
    /// A key of what is known of an image.
    public var kCGImagePropertyTIFFWhitePoint: CFString { "WhitePoint" }
    /// A key of what is known of an image.
    public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }
    /// A key of what is known of an image.
    public var kCGImagePropertyTIFFDateTime: CFString { "DateTime" }
    /// A key of what is known of an image.
    public var kCGImagePropertyTIFFXResolution: CFString { "XResolution" }
    /// A key of what is known of an image.
    public var kCGImagePropertyTIFFYResolution: CFString { "YResolution" }
    /// A key of what is known of an image.
    public var kCGImagePropertyIPTCKeywords: CFString { "Keywords" }
    /// A key of what is known of an image.
    public var kCGImagePropertyIPTCCopyrightNotice: CFString { "CopyrightNotice" }
    /// A key of what is known of an image.
    public var kCGImagePropertyIPTCCreatorContactInfo: CFString { "CreatorContactInfo" }
    /// A key of what is known of an image.
    public var kCGImagePropertyIPTCContactInfoEmails: CFString { "ContactInfoEmails" }
    /// A key of what is known of an image.
    public var kCGImagePropertyIPTCContactInfoPhones: CFString { "ContactInfoPhones" }
    /// A key of what is known of an image.
    public var kCGImagePropertyIPTCContactInfoWebURLs: CFString { "ContactInfoWebURLs" }
    /// A key of what is known of an image.
    public var kCGImagePropertyIPTCRightsUsageTerms: CFString { "RightsUsageTerms" }
    /// A key of what is known of an image.
    public var kCGImagePropertyIPTCScene: CFString { "Scene" }
    /// A key of what is known of an image.
    public var kCGImagePropertyIPTCObjectName: CFString { "ObjectName" }
    /// A key of what is known of an image.
    public var kCGImagePropertyIPTCCity: CFString { "City" }
    /// A key of what is known of an image.
    public var kCGImagePropertyIPTCCaptionAbstract: CFString { "CaptionAbstract" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGPSLatitude: CFString { "Latitude" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGPSLatitudeRef: CFString { "LatitudeRef" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGPSLongitude: CFString { "Longitude" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGPSLongitudeRef: CFString { "LongitudeRef" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGPSAltitude: CFString { "Altitude" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGPSAltitudeRef: CFString { "AltitudeRef" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGPSTimeStamp: CFString { "TimeStamp" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGPSDateStamp: CFString { "DateStamp" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGPSSpeed: CFString { "Speed" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGPSImgDirection: CFString { "ImgDirection" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGIFHasGlobalColorMap: CFString { "HasGlobalColorMap" }
    /// A key of what is known of an image.
    public var kCGImagePropertyGIFImageColorMap: CFString { "ImageColorMap" }
    /// A key of what is known of an image.
    public var kCGImagePropertyPNGGamma: CFString { "Gamma" }
    /// A key of what is known of an image.
    public var kCGImagePropertyPNGTitle: CFString { "Title" }
    /// A key of what is known of an image.
    public var kCGImagePropertyPNGDescription: CFString { "Description" }
    /// A key of what is known of an image.
    public var kCGImagePropertyPNGAuthor: CFString { "Author" }
    /// Whether pixels are kept.
    public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
    /// Whether pixels are read at once.
    public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
    /// Whether pixels may be fractions.
    public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
    /// The kind that is expected.
    public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
    /// Whether a small image is made anew.
    public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
    /// Whether a small image is made where there is none.
    public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
        "kCGImageSourceCreateThumbnailFromImageIfAbsent"
    }
    /// Whether a small image is turned upright.
    public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }
    /// The longer side of a small image in pixels.
    public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
    /// By how much it is made smaller.
    public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }
    /// How well it is kept, 0 to 1.
    public var kCGImageDestinationLossyCompressionQuality: CFString { "kCGImageDestinationLossyCompressionQuality" }
    /// What is behind it.
    public var kCGImageDestinationBackgroundColor: CFString { "kCGImageDestinationBackgroundColor" }
    /// Its longer side in pixels.
    public var kCGImageDestinationImageMaxPixelSize: CFString { "kCGImageDestinationImageMaxPixelSize" }
#endif
