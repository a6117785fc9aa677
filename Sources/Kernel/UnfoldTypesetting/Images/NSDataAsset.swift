import Foundation

public typealias NSDataAssetName = String

/// Data of an asset catalogue (developer.apple.com/documentation/uikit/nsdataasset). Catalogues are not read: nothing
/// makes one.
open class NSDataAsset: NSObject, NSCopying {
    public let name: NSDataAssetName
    public let data: Data
    public let typeIdentifier: String

    /// Nil: asset catalogues are not read.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }
    public init?(name: NSDataAssetName, bundle: Bundle) { return nil }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
