/// Finds pictures, colors and texts of an app by their names.
package protocol AssetReading {
    /// - Parameter fileID: of the code that asks: its module's folders come first.
    static func image(named name: String, fileID: String) -> UIImage?
    static func color(named name: String, fileID: String) -> UIColor?
    /// A text in the environment's language; nil if no table of the app has the key.
    static func text(forKey key: String, table: String?, fileID: String) -> String?
    static func format(_ format: String, _ arguments: [Any]) -> String
}

package enum Assets {
    /// Who knows the app's folders; nil in a program without ``DocumentReaders``.
    package static var reader: (any AssetReading.Type)? { DocumentReaders.assets.type as? any AssetReading.Type }
}
