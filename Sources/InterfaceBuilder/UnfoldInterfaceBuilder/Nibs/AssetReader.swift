import Foundation
import UnfoldAutoLayout

/// Pictures and colours of adapted apps, by name. Found by its name, as only classes are.
final class AssetReader: AssetReading {
    static func image(named name: String, fileID: String) -> UIImage? {
        first(fileID) { AssetCatalogue(folders: $0).image(name) }
    }

    static func color(named name: String, fileID: String) -> UIColor? {
        first(fileID) { AssetCatalogue(folders: $0).color(name) }
    }

    /// In the folders of the module that asks, then in those of all modules seen so far.
    private static func first<Found>(_ fileID: String, _ look: ([String]) -> Found?) -> Found? {
        for module in NibModules.modules(ofFileID: fileID) + NibModules.known {
            if let folders = AdaptedFolders.of(module), let found = look(folders) { return found }
        }
        return nil
    }
}

/// Folders of adapted modules.
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
