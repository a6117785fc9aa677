package struct AppFont: Sendable {
    /// The file's path from the listed folder on.
    package let path: String
    package let face: FontFile

    package init(path: String, face: FontFile) { (self.path, self.face) = (path, face) }

    /// Those of the apps that are known, in the order of their paths.
    static func all(_ fileID: String = "") -> [AppFont] { reader?.fonts(fileID: fileID) ?? [] }

    /// Whether the code that asks is an adapted app's, or tests one: others' names are their own affair.
    static func hasFolders(_ fileID: String) -> Bool { reader?.hasFolders(fileID: fileID) ?? false }

    private static var reader: (any AppFontReading.Type)? { DocumentReaders.assets.type as? any AppFontReading.Type }
}

package protocol AppFontReading {
    /// - Parameter fileID: of the code that asks: its module's folders come first.
    static func fonts(fileID: String) -> [AppFont]
    static func hasFolders(fileID: String) -> Bool
}
