import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// What the user allows.
public enum PHAuthorizationStatus: Int, Sendable {
    /// Not asked.
    case notDetermined = 0
    /// It can't be allowed.
    case restricted
    /// No.
    case denied
    /// Yes.
    case authorized
    /// Some.
    case limited
}

/// What is asked for.
public enum PHAccessLevel: Int, Sendable {
    /// To add.
    case addOnly = 1
    /// To see and change.
    case readWrite
}

/// Hears of changes; there are none.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Never called.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The user's photographs; there are none, and none may be seen.
/// Source: https://developer.apple.com/documentation/photos/phphotolibrary
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    /// That of the user.
    open class func shared() -> PHPhotoLibrary { library }
    /// Not asked.
    open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    /// Not asked.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    /// Tells at the end of the turn that it is not allowed.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        FrameworkAnswer.later { handler(.denied) }
    }
    /// Tells at the end of the turn that it is not allowed.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { FrameworkAnswer.later { handler(.denied) } }
    /// Not allowed.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    /// Runs the changes, which change nothing; `completionHandler` hears at the end of the turn that they failed.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        FrameworkAnswer.later {
            changeBlock()
            completionHandler?(false, FrameworkAnswer.unavailable("PHPhotosErrorDomain", 3300))
        }
    }
    /// Runs the changes, which change nothing, and fails.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        changeBlock()
        throw FrameworkAnswer.unavailable("PHPhotosErrorDomain", 3300)
    }
    /// Runs the changes, which change nothing, and fails.
    open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
        changeBlock()
        throw FrameworkAnswer.unavailable("PHPhotosErrorDomain", 3300)
    }
    /// Accepted; never called.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Accepted.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Accepted; never called.
    open func presentLimitedLibraryPicker(from controller: UIViewController) {}
}

/// What has changed.
open class PHChange: NSObject, @unchecked Sendable {
    /// Nothing.
    open func changeDetails<T: AnyObject>(for object: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// What has changed of something found.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    /// Before.
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// After.
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    /// What a test says.
    public init(
        from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]
    ) {
        (fetchResultBeforeChanges, fetchResultAfterChanges) = (fromResult, toResult)
    }
    /// Whether changes are told one by one: no.
    open var hasIncrementalChanges: Bool { false }
    /// Not told.
    open var removedIndexes: IndexSet? { nil }
    /// Not told.
    open var insertedIndexes: IndexSet? { nil }
    /// Not told.
    open var changedIndexes: IndexSet? { nil }
    /// Whether some have moved.
    open var hasMoves: Bool { false }
    /// Never called: nothing is told.
    open func enumerateMoves(_ handler: (Int, Int) -> Void) {}
}

/// What is to be changed; accepted.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    /// Stored.
    open var creationDate: Date?
    /// Stored.
    open var isFavorite = false
    /// To change nothing yet.
    public required override init() {}
    /// Stored.
    open var isHidden = false
    /// Nothing.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    /// A picture to be kept; it is not.
    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self {
        Self()
    }
    /// A picture to be kept; it is not.
    @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
    /// A film to be kept; it is not.
    @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
    /// Accepted.
    open class func deleteAssets(_ assets: NSArray) {}
}
/// What would be kept.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
