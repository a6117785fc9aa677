@_exported import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// What a photograph is.
public enum PHAssetMediaType: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// A picture.
    case image
    /// A film.
    case video
    /// Sound.
    case audio
}

/// What a picture is beside.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// The bits.
    public var rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Wide.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// Bright.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    /// Of the screen.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// Moving.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
}

/// Something of the library.
open class PHObject: NSObject, @unchecked Sendable {
    /// Its name.
    open var localIdentifier: String { "" }
}

/// A photograph. The library is empty here; a subclass can stand for one in a test.
/// Source: https://developer.apple.com/documentation/photos/phasset
open class PHAsset: PHObject, @unchecked Sendable {
    /// What it is.
    open var mediaType: PHAssetMediaType { .unknown }
    /// What it is beside.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// Pixels.
    open var pixelWidth: Int { 0 }
    /// Pixels.
    open var pixelHeight: Int { 0 }
    /// When it was taken.
    open var creationDate: Date? { nil }
    /// When it was changed.
    open var modificationDate: Date? { nil }
    /// Seconds.
    open var duration: TimeInterval { 0 }
    /// Whether it is liked.
    open var isFavorite: Bool { false }
    /// Whether it is hidden.
    open var isHidden: Bool { false }
    /// By what pictures taken at once are known.
    open var burstIdentifier: String? { nil }
    /// Nothing.
    public override init() {}
    /// None.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// Photographs together.
open class PHCollection: PHObject, @unchecked Sendable {
    /// What they are called.
    open var localizedTitle: String? { nil }
}

/// Which collection it is.
public enum PHAssetCollectionType: Int, Sendable {
    /// An album.
    case album = 1
    /// By a rule.
    case smartAlbum
}

/// By which rule.
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// An app's or the user's.
    case albumRegular = 2
    /// All.
    case smartAlbumUserLibrary = 209
    /// Films.
    case smartAlbumVideos = 202
    /// Those that are liked.
    case smartAlbumFavorites = 203
    /// The last ones.
    case smartAlbumRecentlyAdded = 206
    /// Any.
    case any = 9_223_372_036_854_775_807
}

/// Photographs together. A subclass can stand for some in a test.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    /// Which collection it is.
    open var assetCollectionType: PHAssetCollectionType { .album }
    /// By which rule.
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    /// How many, as far as it is known.
    open var estimatedAssetCount: Int { 0 }
    /// Nothing.
    public override init() {}
    /// None.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// Which photographs are wanted; stored.
open class PHFetchOptions: NSObject, @unchecked Sendable {
    /// Stored.
    open var predicate: NSPredicate?
    /// Stored.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Stored.
    open var fetchLimit = 0
    /// Stored.
    open var includeHiddenAssets = false
    /// Stored.
    open var includeAllBurstAssets = false
}

/// What was found, in an order. The library is empty here.
// Sendable: never changed once it is made.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    private let found: [ObjectType]
    /// Nothing.
    public override init() { found = [] }
    /// What a test says. Photos has no such initialiser.
    public init(_ found: [ObjectType]) { self.found = found }
    /// How many.
    open var count: Int { found.count }
    /// One.
    open func object(at index: Int) -> ObjectType { found[index] }
    /// One.
    open subscript(index: Int) -> ObjectType { found[index] }
    /// The first.
    open var firstObject: ObjectType? { found.first }
    /// The last.
    open var lastObject: ObjectType? { found.last }
    /// Whether it is among them.
    open func contains(_ anObject: ObjectType) -> Bool { found.contains { $0 === anObject } }
    /// Where it is.
    open func index(of anObject: ObjectType) -> Int { found.firstIndex { $0 === anObject } ?? NSNotFound }
    /// Some.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { found[$0] } }
    /// Calls a function with each.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stops = ObjCBool(false)
        for (index, object) in found.enumerated() {
            block(object, index, &stops)
            if stops.boolValue { return }
        }
    }
}
