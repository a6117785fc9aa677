package enum RelativePath {
    /// Seen from the working folder if the file lies below it, so that reports are the same on every machine.
    package static func shown(_ path: String) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        var shown = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
        while shown.hasPrefix("./"), shown.count > 2 { shown.removeFirst(2) }
        return shown
    }

    package static func from(_ folder: String, to path: String) -> String {
        let here = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
        let there = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        var shared = 0
        while shared < min(here.count, there.count), here[shared] == there[shared] { shared += 1 }
        let steps = Array(repeating: "..", count: here.count - shared) + there[shared...]
        return steps.joined(separator: "/")
    }
}
