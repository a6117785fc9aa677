import Foundation

/// Finds files of an app by name for adapted code that asks a bundle for them: Xcode copies what an app's folders hold
/// into its bundle, and tests have no such bundle. `unfold adapt` writes the calls.
public enum AdaptedResources {
    /// The path of a file in the app's folders, else of one in the bundle. Xcode puts all files of an app beside each
    /// other, so folders between do not count; of translated files it is the base language's, else English, else the
    /// first by its path.
    /// - Parameters:
    ///   - name: may begin with folders; nil leaves the answer to the bundle.
    ///   - type: the ending, with or without its point; nil or empty if the name has it.
    ///   - folders: those of the app.
    /// - Returns: nil if there is no such file.
    /// - Complexity: O(n log n) for n files in the folders.
    public static func path(in bundle: Bundle, _ name: String?, _ type: String?, folders: [String]) -> String? {
        guard let name, !name.isEmpty else { return bundle.path(forResource: name, ofType: type) }
        var ending = type ?? ""
        if !ending.isEmpty, !ending.hasPrefix(".") { ending = "." + ending }
        let found = folders.flatMap { files(named: "/" + name + ending, in: $0) }
        return found.min { (rank($0), $0) < (rank($1), $1) } ?? bundle.path(forResource: name, ofType: type)
    }

    private static func files(named wanted: String, in folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        return walk.compactMap { $0 as? String }
            .filter { name in ("/" + name).hasSuffix(wanted) && !("/" + name).contains("/.") }
            .map { folder + "/" + $0 }
    }

    private static func rank(_ path: String) -> Int {
        let language = path.split(separator: "/").last { $0.hasSuffix(".lproj") }?.dropLast(".lproj".count)
        return switch language {
        case nil: 0
        case "Base": 1
        case "en": 2
        default: 3
        }
    }
}
