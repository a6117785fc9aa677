extension AppFileProblem: CustomStringConvertible {
    /// What is wrong, and what to do, without a full stop.
    public var description: String {
        switch self {
        case .noFont(let name, let nearest?, let file?): "no font is named '\(name)'; \(file) has '\(nearest)'"
        case .noFont(let name, _, _): "no font is named '\(name)'; list the folder with its file, or register the file"
        case .unreadable(let file, let reason): "\(file): \(reason)"
        case .noLanguage(let language, let others):
            "the app has no texts in '\(language)', only in \(others.joined(separator: ", "))"
        }
    }
}
