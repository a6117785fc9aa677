import Foundation
import UnfoldAutoLayout
import UnfoldFiles

/// The fonts in an app's folders. Each folder is looked through once.
enum AppFonts {
    private static let listed = Locked<[String: [AppFont]]>([:])

    /// In the order of their paths.
    /// - Complexity: O(bytes of the font files) the first time.
    static func all(in folders: [String]) -> [AppFont] {
        let key = folders.joined(separator: "\n")
        if let known = listed.withLock({ $0[key] }) { return known }
        let found = AdaptedResources.files(endingIn: ["ttf", "otf", "ttc"], folders: folders).flatMap(read)
        listed.withLock { $0[key] = found }
        return found
    }

    private static func read(_ file: AdaptedResources.File) -> [AppFont] {
        do { return try IBDocument.faces(ofFont: file.path).map { AppFont(path: file.name, face: $0) } } catch {
            let reason =
                switch error {
                case .font(let error): error.sentence
                case .file: "the file cannot be read"
                }
            AppFileProblems.report(.unreadable(file: file.name, reason: reason))
            return []
        }
    }
}
