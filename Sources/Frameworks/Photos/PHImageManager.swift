import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// A request's number.
public typealias PHImageRequestID = Int32
/// None.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// As large as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether it is a poor one.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Why there is none.
public let PHImageErrorKey = "PHImageErrorKey"
/// Whether it was given up.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The request's number.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"

/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
    /// Whole.
    case aspectFit = 0
    /// Cut.
    case aspectFill
    /// As usual.
    public static var `default`: PHImageContentMode { .aspectFit }
}

/// How soon and well.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// Soon, then well.
    case opportunistic = 0
    /// Well.
    case highQualityFormat
    /// Soon.
    case fastFormat
}

/// How exactly a size is kept.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// About.
    case fast
    /// Exactly.
    case exact
}

/// How a picture is wanted; stored.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    /// Whether it is told at once.
    open var isSynchronous = false
    /// Stored.
    open var version: PHImageRequestOptionsVersion = .current
    /// Stored.
    open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
    /// Stored.
    open var resizeMode: PHImageRequestOptionsResizeMode = .fast
    /// Stored.
    open var isNetworkAccessAllowed = false
    /// Stored.
    open var normalizedCropRect = CGRect.zero
    /// Stored.
    open var progressHandler:
        (@Sendable (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// Gives pictures of photographs: none, which is told at the end of the turn, or at once where that is asked for.
/// Source: https://developer.apple.com/documentation/photos/phimagemanager
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()
    private let lock = NSLock()
    private var last: PHImageRequestID = 0
    /// That of the app.
    open class func `default`() -> PHImageManager { manager }
    private func next() -> PHImageRequestID {
        lock.withLock {
            last += 1
            return last
        }
    }
    /// Tells that there is none.
    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping @Sendable (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        answer(options) { resultHandler(nil, $0) }
    }
    /// Tells that there is none, as before iOS 13.
    @discardableResult open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping @Sendable (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        answer(options) { resultHandler(nil, nil, .up, $0) }
    }
    /// Accepted.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}

    private func answer(
        _ options: PHImageRequestOptions?, _ handler: @escaping ([AnyHashable: Any]) -> Void
    ) -> PHImageRequestID {
        let id = next()
        let info: [AnyHashable: Any] = [
            PHImageErrorKey: FrameworkAnswer.unavailable("PHPhotosErrorDomain", 3303), PHImageResultRequestIDKey: id,
        ]
        if options?.isSynchronous == true { handler(info) } else { FrameworkAnswer.later { handler(info) } }
        return id
    }
}

/// Gives pictures that were asked for before.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Stored.
    open var allowsCachingHighQualityImages = true
    /// Accepted.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Accepted.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Accepted.
    open func stopCachingImagesForAllAssets() {}
}
