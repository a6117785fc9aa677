package protocol TextReading {
    /// A text in the environment's language; nil if no table of the app has the key.
    /// - Parameter fileID: of the code that asks: its module's folders come first.
    static func text(forKey key: String, table: String?, fileID: String) -> String?
    static func format(_ format: String, _ arguments: [Any]) -> String
}

package enum LocalizedTexts {
    private static var reader: (any TextReading.Type)? { DocumentReaders.assets.type as? any TextReading.Type }

    package static func text(forKey key: String, table: String?, _ fileID: String) -> String? {
        reader?.text(forKey: key, table: table, fileID: fileID)
    }
    package static func format(_ format: String, _ arguments: [Any]) -> String {
        reader?.format(format, arguments) ?? format
    }
}
