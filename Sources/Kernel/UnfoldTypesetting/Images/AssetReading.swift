/// Finds pictures and colours of an app by their names. ``DocumentReaders`` finds who knows the app's folders.
package protocol AssetReading {
    /// - Parameter fileID: of the code that asks: its module's folders come first.
    static func image(named name: String, fileID: String) -> UIImage?
    static func color(named name: String, fileID: String) -> UIColor?
}

enum Assets {
    private static var reader: (any AssetReading.Type)? { DocumentReaders.assets.type as? any AssetReading.Type }

    static func image(named name: String, _ fileID: String) -> UIImage? { reader?.image(named: name, fileID: fileID) }
    static func color(named name: String, _ fileID: String) -> UIColor? { reader?.color(named: name, fileID: fileID) }
}
