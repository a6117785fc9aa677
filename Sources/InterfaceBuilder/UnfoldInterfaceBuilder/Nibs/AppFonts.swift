import UnfoldFiles

/// The fonts in an app's folders. Each folder is looked through once.
enum AppFonts {
    private typealias Found = (fonts: [AppFont], problems: [AppFileProblem])
    private static let listed = Locked<[[String]: Found]>([:])

    /// In the order of their paths.
    /// - Complexity: O(bytes of the font files) the first time.
    static func all(in folders: [String]) -> [AppFont] {
        let found = listed.kept(folders) { look(in: folders) }
        found.problems.forEach(AppFileProblems.report)
        return found.fonts
    }

    private static func look(in folders: [String]) -> Found {
        var found: Found = ([], [])
        for file in AdaptedResources.files(endingIn: ["ttf", "otf", "ttc"], folders: folders) {
            do {
                found.fonts += try IBDocument.faces(ofFont: file.path).map { AppFont(path: file.name, face: $0) }
            } catch {
                let reason =
                    switch error {
                    case .font(let error): error.sentence
                    case .file: "the file cannot be read"
                    }
                found.problems.append(.unreadable(file: file.name, reason: reason))
            }
        }
        return found
    }
}
