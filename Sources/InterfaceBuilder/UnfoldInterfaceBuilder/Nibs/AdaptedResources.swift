import UnfoldFiles

/// Finds files of an app by name for adapted code that asks a bundle for them, which tests do not have.
public enum AdaptedResources {
    /// The path of a file in the app's folders, which are looked through once, else of one in the bundle. As Xcode puts
    /// an app's files beside each other, folders between do not count; of translated files it is that of the
    /// environment's language, else the base language's, else English, else the first by its path.
    /// - Parameters:
    ///   - name: may begin with folders; nil leaves the answer to the bundle.
    ///   - type: the ending, with or without its point; nil or empty if the name has it.
    ///   - folders: those of the app, or files. What begins with `!` is left out: a file, or a folder with all below it.
    /// - Complexity: O(m) for m files of that name in the folders; the first time O(n log n) for n files in them.
    public static func path(in bundle: Bundle, _ name: String?, _ type: String?, folders: [String]) -> String? {
        guard let name, !name.isEmpty else { return bundle.path(forResource: name, ofType: type) }
        return file(name, type, folders: folders) ?? bundle.path(forResource: name, ofType: type)
    }

    /// The path of a file or a set of a catalogue in the app's folders; nil if there is none.
    static func file(_ name: String, _ type: String?, folders: [String]) -> String? {
        var ending = type ?? ""
        if !ending.isEmpty, !ending.hasPrefix(".") { ending = "." + ending }
        return files(in: folders) { names(endingIn: "/" + name + ending, in: $0) }.map(\.path)
            .min { (rank($0), $0) < (rank($1), $1) }
    }

    static func best(_ paths: [String]) -> String? { paths.min { rank($0) < rank($1) } }

    /// The text of the app's tables for a key, in the environment's language, else the bundle's.
    public static func text(
        in bundle: Bundle, _ key: String, _ value: String?, _ table: String?, folders: [String]
    ) -> String {
        AppTexts.of(folders).text(forKey: key, table: table)
            ?? bundle.localizedString(forKey: key, value: value, table: table)
    }

    /// What `String(format:locale:arguments:)` gives, with the plurals of a format of the app's tables.
    public static func text(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
        let chosen = AppTexts.format(format, arguments)
        guard chosen != format else { return String(format: format, locale: locale, arguments: arguments) }
        let (plain, used) = PluralFormat.inOrder(chosen, arguments)
        return String(format: plain, locale: locale, arguments: used)
    }

    struct File {
        let path: String
        /// From the listed folder on, which it begins with.
        let name: String
        var language: String? {
            let folder = name.split(separator: "/").last { $0.hasSuffix(".lproj") }
            return folder.map { String($0.dropLast(".lproj".count)) }
        }
    }

    static func files(endingIn endings: [String], folders: [String]) -> [File] {
        files(in: folders) { folder in
            listing(of: folder).values.joined().filter { endings.contains(($0 as NSString).pathExtension.lowercased()) }
        }.sorted { $0.path < $1.path }
    }

    /// What is found in each folder, but for what is left out.
    private static func files(in folders: [String], _ names: (String) -> [String]) -> [File] {
        let leftOut = folders.filter { $0.hasPrefix("!") }.map { $0.dropFirst() }
        return folders.filter { !$0.hasPrefix("!") }.flatMap { listed -> [File] in
            let folder = FolderWalk.kind(ofFile: listed) == .file ? PathText.folder(of: listed) : listed
            return names(listed).map { File(path: folder + "/" + $0, name: PathText.name(of: folder) + "/" + $0) }
        }.filter { file in !leftOut.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } }
    }

    private static func names(endingIn wanted: String, in folder: String) -> [String] {
        let last = wanted.split(separator: "/").last.map(String.init) ?? ""
        let isFile = FolderWalk.kind(ofFile: folder) == .file
        return listing(of: folder)[last, default: []].filter { (isFile ? folder : "/" + $0).hasSuffix(wanted) }
    }

    /// What is in the folders that were asked for, by the names of the files.
    private static let listings = Locked<[String: [String: [String]]]>([:])

    private static func listing(of folder: String) -> [String: [String]] {
        listings.kept(folder) { Dictionary(grouping: names(in: folder)) { ($0 as NSString).lastPathComponent } }
    }

    /// Hidden files are left out; hidden folders, which may be large, are not entered.
    private static func names(in folder: String) -> [String] {
        if FolderWalk.kind(ofFile: folder) == .file { return [PathText.name(of: folder)] }
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var names: [String] = []
        for case let name as String in walk {
            if !(name as NSString).lastPathComponent.hasPrefix(".") {
                names.append(name)
            } else if walk.fileAttributes?[.type] as? FileAttributeType == .typeDirectory {
                walk.skipDescendants()
            }
        }
        return names
    }

    private static func rank(_ path: String) -> Int {
        guard let language = File(path: path, name: path).language else { return 0 }
        if let wanted = LayoutEnvironment.current.language, AppTexts.match(wanted, in: [language]) != nil { return 1 }
        return language == "Base" ? 2 : language == "en" ? 3 : 4
    }
}

extension Locked {
    func kept<Key: Hashable, Made>(_ key: Key, _ make: () -> Made) -> Made where Value == [Key: Made] {
        if let known = withLock({ $0[key] }) { return known }
        let made = make()
        withLock { _ = $0.updateValue(made, forKey: key) }
        return made
    }
}
