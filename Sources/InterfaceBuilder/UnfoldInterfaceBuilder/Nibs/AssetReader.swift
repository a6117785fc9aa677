/// Pictures and colours of adapted apps, by name. Found by its name, as only classes are.
final class AssetReader: AssetReading, AppFontReading, TextReading {
    static func image(named name: String, fileID: String) -> UIImage? {
        first(fileID) { AssetCatalogue(folders: $0).image(name) }
    }

    static func color(named name: String, fileID: String) -> UIColor? {
        first(fileID) { AssetCatalogue(folders: $0).color(name) }
    }

    static func fonts(fileID: String) -> [AppFont] { folders(fileID).flatMap { AppFonts.all(in: $0) } }

    static func hasFolders(fileID: String) -> Bool {
        NibModules.modules(ofFileID: fileID).contains { AdaptedFolders.of($0) != nil }
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
            .compactMap(AdaptedFolders.of)
    }
}

private enum AdaptedFolders {
    private static let listed = Locked<[String: [String]?]>([:])

    /// nil for a module that says nothing of them.
    static func of(_ module: String) -> [String]? {
        guard !module.isEmpty else { return nil }
        if let known = listed.withLock({ $0[module] }) { return known }
        let found = (_typeByName("\(module).UnfoldDocuments") as? AdaptedDocuments.Type)?.folders
        listed.withLock { _ = $0.updateValue(found, forKey: module) }
        if found != nil { NibModules.add(module) }
        return found
    }
}
