import Foundation

/// Name of data in an asset catalogue.
public typealias NSDataAssetName = String

/// Data of an asset catalogue (developer.apple.com/documentation/uikit/nsdataasset). Catalogues are not read: nothing
/// makes one.
open class NSDataAsset: NSObject, NSCopying {
    public let name: NSDataAssetName
    public let data: Data
    /// What kind of data it is.
    public let typeIdentifier: String

    /// Nil: asset catalogues are not read.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }
    /// Nil: asset catalogues are not read.
    public init?(name: NSDataAssetName, bundle: Bundle) { return nil }
    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
