extension SourceWatch.Stale: CustomStringConvertible {
    /// As a compiler prints an error, at the list.
    public var description: String {
        let again =
            isRepeated
            ? "touch the 'Package.swift' of the package that you build, and build once more"
            : untouched.map { "touch '\($0)', and build once more" } ?? "build once more"
        return "\(list):1:1: error: \(change.sentence) since this build was planned; \(again)"
    }
}

extension SourceWatch.Change {
    fileprivate var sentence: String {
        switch self {
        case .list: "the list has changed"
        case .removed(let path): "'\(path)' has gone"
        }
    }
}
