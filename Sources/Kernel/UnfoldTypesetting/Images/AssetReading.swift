/// Finds pictures, colours, fonts and texts of an app by their names. ``DocumentReaders`` finds who knows the app's folders.
/// A `fileID` is that of the code that asks: its module's folders come first.
package protocol AssetReading {
    static func image(named name: String, fileID: String) -> UIImage?
    static func color(named name: String, fileID: String) -> UIColor?
    /// The fonts of the app's files, in the order of their paths.
    static func fonts(fileID: String) -> [AppFont]
    /// A text in the environment's language; nil if no table of the app has the key.
    static func text(forKey key: String, table: String?, fileID: String) -> String?
    /// A format whose plurals are those for the arguments.
    static func format(_ format: String, _ arguments: [Any]) -> String
}

/// A font in a file of an app.
package struct AppFont: Sendable {
    /// The file's path from the listed folder on.
    package let path: String
    package let face: FontFile

    package init(path: String, face: FontFile) { (self.path, self.face) = (path, face) }
}

package enum Assets {
    private static var reader: (any AssetReading.Type)? { DocumentReaders.assets.type as? any AssetReading.Type }

    static func image(named name: String, _ fileID: String) -> UIImage? { reader?.image(named: name, fileID: fileID) }
    static func color(named name: String, _ fileID: String) -> UIColor? { reader?.color(named: name, fileID: fileID) }
    static func fonts(_ fileID: String = "") -> [AppFont] { reader?.fonts(fileID: fileID) ?? [] }
    package static func text(forKey key: String, table: String?, _ fileID: String) -> String? {
        reader?.text(forKey: key, table: table, fileID: fileID)
    }
    package static func format(_ format: String, _ arguments: [Any]) -> String {
        reader?.format(format, arguments) ?? format
    }
}
