/// Everything below a folder but hidden files, and folders behind links, since they may lead back.
package struct FolderWalk {
    package enum Kind: Sendable {
        case file
        /// A pipe, a device, a socket: reading it may never end.
        case special
        /// A link that leads nowhere, or something of which the system says nothing.
        case unknown
    }

    package struct Entry: Sendable {
        package var path: String
        package var kind: Kind
    }

    package private(set) var entries: [Entry] = []
    /// Folders that cannot be listed, and names that cannot be printed, in the order of their paths.
    package private(set) var failures: [(path: String, failure: ReadFailure)] = []
    private let endings: [String]
    private let folder: String

    /// `endings` are of the files looked for; `enters` says whether to look into a folder, or at a file.
    package init(_ folder: String, endings: [String], where enters: (String) -> Bool = { _ in true }) {
        self.endings = endings
        var start = Substring(folder)
        while start.utf8.count > 1, start.hasSuffix("/") { start.removeLast() }
        self.folder = String(start)
        var folders = [self.folder]
        while let next = folders.popLast() {
            for name in names(in: next) {
                let path = next == "." ? name : next == "/" ? "/" + name : "\(next)/\(name)"
                guard enters(path) else { continue }
                switch Self.kind(path) {
                case .folder: folders.append(path)
                case .linkedFolder: continue
                case .entry(let kind): if isMeant(path) { entries.append(Entry(path: path, kind: kind)) }
                }
            }
        }
        entries.sort { $0.path < $1.path }
        failures.sort { $0.path < $1.path }
    }

    package func relative(_ entry: Entry) -> String {
        folder == "." ? entry.path : String(entry.path.dropFirst(folder == "/" ? 1 : folder.count + 1))
    }

    package static func kind(ofFile path: String) -> Kind? {
        if case .entry(let kind) = kind(path) { kind } else { nil }
    }

    package static let special = ReadFailure.unreadable(.special)

    private func isMeant(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }

    private mutating func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else {
            failures.append((folder, .unlisted(.system(code: errno))))
            return []
        }
        defer { closedir(stream) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            let bytes = Self.bytes(entry)
            // Hidden, and the folder itself and the one above.
            guard bytes.first != UInt8(ascii: ".") else { continue }
            if let name = String(validating: bytes, as: UTF8.self) {
                names.append(name)
                continue
            }
            // A folder may hold anything; of files the ending says enough.
            let shown = String(decoding: bytes, as: UTF8.self)
            if isMeant(shown) || Self.isFolder(entry, in: stream) {
                failures.append((folder + "/" + shown, .unreadable(.nameIsNoText)))
            }
            errno = 0
        }
        if errno != 0 { failures.append((folder, .unlisted(.system(code: errno)))) }
        return names
    }

    private static func bytes(_ entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        withUnsafePointer(to: &entry.pointee.d_name) { name in
            name.withMemoryRebound(to: UInt8.self, capacity: 1) { start in
                Array(sequence(first: start) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != 0 })
            }
        }
    }

    private static func isFolder(_ entry: UnsafeMutablePointer<dirent>, in stream: OpaquePointer) -> Bool {
        var status = stat()
        let isKnown = withUnsafePointer(to: &entry.pointee.d_name) { name in
            name.withMemoryRebound(to: CChar.self, capacity: 1) {
                fstatat(dirfd(stream), $0, &status, AT_SYMLINK_NOFOLLOW) == 0
            }
        }
        return !isKnown || status.kind == S_IFDIR
    }

    private enum Found {
        case folder, linkedFolder
        case entry(Kind)
    }

    private static func kind(_ path: String) -> Found {
        guard let own = stat(of: path, followsLinks: false), let status = own.kind == S_IFLNK ? stat(of: path) : own
        else { return .entry(.unknown) }
        switch status.kind {
        case S_IFDIR: return own.kind == S_IFLNK ? .linkedFolder : .folder
        case S_IFREG: return .entry(.file)
        default: return .entry(.special)
        }
    }
}
