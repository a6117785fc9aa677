import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// What a file of a photograph holds.
public enum PHAssetResourceType: Int, Sendable {
    /// The picture.
    case photo = 1
    /// The film.
    case video = 2
    /// The sound.
    case audio = 3
    /// Another picture.
    case alternatePhoto = 4
    /// The changed picture.
    case fullSizePhoto = 5
    /// The changed film.
    case fullSizeVideo = 6
    /// What was changed.
    case adjustmentData = 7
    /// What an app changed from.
    case adjustmentBasePhoto = 8
    /// The film of a moving picture.
    case pairedVideo = 9
}

/// A file of a photograph. A subclass can stand for one in a test.
/// Source: https://developer.apple.com/documentation/photos/phassetresource
open class PHAssetResource: NSObject, @unchecked Sendable {
    /// What it holds.
    open var type: PHAssetResourceType { .photo }
    /// The photograph's name in the library.
    open var assetLocalIdentifier: String { "" }
    /// The file's name.
    open var originalFilename: String { "" }
    /// The file's type.
    open var uniformTypeIdentifier: String { "" }
    /// None.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}

/// How a file of a photograph is kept; stored.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
    /// Stored.
    open var originalFilename: String?
    /// Stored.
    open var uniformTypeIdentifier: String?
    /// Stored.
    open var shouldMoveFile = false
}

/// A photograph to be kept; accepted, and not kept.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    /// A new photograph.
    open class func forAsset() -> Self { Self() }
    /// Accepted.
    open func addResource(
        with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {}
    /// Accepted.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}

/// How a film is wanted; stored.
/// Source: https://developer.apple.com/documentation/photos/phvideorequestoptions
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
    /// Stored.
    open var isNetworkAccessAllowed = false
    /// Stored.
    open var version: PHVideoRequestOptionsVersion = .current
    /// Stored.
    open var deliveryMode: PHVideoRequestOptionsDeliveryMode = .automatic
    /// Stored.
    open var progressHandler:
        (@Sendable (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}
/// Which film.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
    /// With all changes.
    case current = 0
    /// Without changes.
    case original
}
/// How soon and well.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    /// As the system has it.
    case automatic = 0
    /// Well.
    case highQualityFormat
    /// Fairly.
    case mediumQualityFormat
    /// Soon.
    case fastFormat
}
/// Which picture.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    /// With all changes.
    case current = 0
    /// Without changes.
    case unadjusted
    /// As it was taken.
    case original
}
