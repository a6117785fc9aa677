/// Parts of paths. Foundation's own stop the process at some names of one letter.
package enum PathText {
    /// What is before the last `/`; empty for a name alone, `/` for what is at the root.
    package static func folder(of path: String) -> String {
        guard let slash = tidied(path).utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        let folder = tidied(path[..<slash])
        return folder.isEmpty ? "/" : String(folder)
    }

    package static func name(of path: String) -> String {
        let path = tidied(path)
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return String(path) }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// `name` as seen from where `folder` is seen.
    package static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || name.hasPrefix("/") ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    private static func tidied(_ path: some StringProtocol) -> Substring {
        var path = Substring(path)
        while path.utf8.last == UInt8(ascii: "/") { path = Substring(path.utf8.dropLast()) }
        return path
    }
}
