import Foundation
import UnfoldAutoLayout

#if !canImport(ImageIO)
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyProfileName: CFString = "ProfileName"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = "FileSize"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifAuxDictionary: CFString = "{ExifAux}"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyRawDictionary: CFString = "{Raw}"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyImageCount: CFString = "ImageCount"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifLensMake: CFString = "LensMake"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifLensModel: CFString = "LensModel"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifFNumber: CFString = "FNumber"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifFlash: CFString = "Flash"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifUserComment: CFString = "UserComment"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifSceneType: CFString = "SceneType"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifAuxLensInfo: CFString = "LensInfo"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifAuxLensModel: CFString = "LensModel"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifAuxLensID: CFString = "LensID"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifAuxLensSerialNumber: CFString = "LensSerialNumber"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifAuxSerialNumber: CFString = "SerialNumber"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifAuxFlashCompensation: CFString = "FlashCompensation"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifAuxOwnerName: CFString = "OwnerName"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyExifAuxFirmware: CFString = "Firmware"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyTIFFCompression: CFString = "Compression"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyTIFFPhotometricInterpretation: CFString = "PhotometricInterpretation"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyTIFFDocumentName: CFString = "DocumentName"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyTIFFMake: CFString = "Make"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyTIFFModel: CFString = "Model"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyTIFFSoftware: CFString = "Software"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyTIFFArtist: CFString = "Artist"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyTIFFWhitePoint: CFString = "WhitePoint"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyIPTCKeywords: CFString = "Keywords"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyIPTCCopyrightNotice: CFString = "CopyrightNotice"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyIPTCCreatorContactInfo: CFString = "CreatorContactInfo"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyIPTCContactInfoEmails: CFString = "ContactInfoEmails"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyIPTCContactInfoPhones: CFString = "ContactInfoPhones"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyIPTCContactInfoWebURLs: CFString = "ContactInfoWebURLs"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyIPTCRightsUsageTerms: CFString = "RightsUsageTerms"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyIPTCScene: CFString = "Scene"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyIPTCObjectName: CFString = "ObjectName"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyIPTCCity: CFString = "City"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyIPTCCaptionAbstract: CFString = "CaptionAbstract"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGPSSpeed: CFString = "Speed"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyGIFImageColorMap: CFString = "ImageColorMap"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyPNGGamma: CFString = "Gamma"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyPNGTitle: CFString = "Title"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyPNGDescription: CFString = "Description"
    /// A key of what is known of an image.
    nonisolated(unsafe) public let kCGImagePropertyPNGAuthor: CFString = "Author"
    /// Whether pixels are kept.
    nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
    /// Whether pixels are read at once.
    nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString =
        "kCGImageSourceShouldCacheImmediately"
    /// Whether pixels may be fractions.
    nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
    /// The kind that is expected.
    nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
    /// Whether a small image is made anew.
    nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
        "kCGImageSourceCreateThumbnailFromImageAlways"
    /// Whether a small image is made where there is none.
    nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
        "kCGImageSourceCreateThumbnailFromImageIfAbsent"
    /// Whether a small image is turned upright.
    nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
        "kCGImageSourceCreateThumbnailWithTransform"
    /// The longer side of a small image in pixels.
    nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
    /// By how much it is made smaller.
    nonisolated(unsafe) public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
    /// How well it is kept, 0 to 1.
    nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
        "kCGImageDestinationLossyCompressionQuality"
    nonisolated(unsafe) public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
    /// Its longer side in pixels.
    nonisolated(unsafe) public let kCGImageDestinationImageMaxPixelSize: CFString =
        "kCGImageDestinationImageMaxPixelSize"
#endif
