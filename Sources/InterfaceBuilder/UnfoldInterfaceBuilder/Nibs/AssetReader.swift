/// Pictures, colors, fonts and texts of adapted apps, by name. Found by its name, as only classes are.
final class AssetReader: AssetReading, AppFontReading {
    static func image(named name: String, fileID: String) -> UIImage? {
        first(fileID) { AssetCatalogue(folders: $0).image(name) }
    }

    static func color(named name: String, fileID: String) -> UIColor? {
        first(fileID) { AssetCatalogue(folders: $0).color(name) }
    }

    static func fonts(fileID: String) -> [AppFont] { folders(fileID).flatMap { AppFonts.all(in: $0) } }

    static func hasFolders(fileID: String) -> Bool {
        NibModules.modules(ofFileID: fileID).contains { AdaptedDocuments.of($0) != nil }
    }

    static func text(forKey key: String, table: String?, fileID: String) -> String? {
        first(fileID) { AppTexts.of($0).text(forKey: key, table: table) }
    }

    static func format(_ format: String, _ arguments: [Any]) -> String { AppTexts.format(format, arguments) }

    /// In the folders of the module that asks, then in those of all modules seen so far.
    private static func first<Found>(_ fileID: String, _ look: ([String]) -> Found?) -> Found? {
        folders(fileID).lazy.compactMap(look).first
    }

    private static func folders(_ fileID: String) -> [[String]] {
        var seen: Set<String> = []
        return (NibModules.modules(ofFileID: fileID) + NibModules.known).filter { seen.insert($0).inserted }
            .compactMap { AdaptedDocuments.of($0)?.folders }
    }
}
