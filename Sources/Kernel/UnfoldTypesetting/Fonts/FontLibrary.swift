/// The font files that `UIFont` may use next to the system font. Never fonts of the machine. Safe on any thread.
///
/// A program registers the fonts of its app once, `try FontLibrary.register(contentsOf: url)`, and `UIFont(name:size:)`
/// finds them. ``systemFontSubstitute`` makes a file are in for the system font itself.
public enum FontLibrary {
    /// Makes the faces of a file available by name; returns their PostScript names. One that was registered under the
    /// same name before is replaced.
    /// - Throws: ``FontFileError`` if the file cannot be read or is damaged; then nothing is registered.
    @discardableResult public static func register(contentsOf url: URL) throws(FontFileError) -> [String] {
        let faces = try FontFile.faces(contentsOf: url)
        faces.forEach(register)
        return faces.map(\.postScriptName)
    }

    /// Makes a face available by name.
    public static func register(_ file: FontFile) {
        shelf.withLock { state in
            state.registered.removeAll { $0.postScriptName == file.postScriptName }
            state.registered.append(file)
        }
    }

    /// The registered faces in the order of their registration; set it to restore an earlier state.
    public static var registered: [FontFile] {
        get { shelf.withLock { $0.registered } }
        set { shelf.withLock { $0.registered = newValue } }
    }

    /// A face that replaces the system font in every font made from now on, with its metrics and widths; nil,
    /// the default, for San Francisco's tables.
    public static var systemFontSubstitute: FontFile? {
        get { shelf.withLock { $0.substitute } }
        set { shelf.withLock { $0.substitute = newValue } }
    }

    /// The face of that PostScript name, full name, or family (the upright regular one, if there is one).
    public static func file(named name: String) -> FontFile? { face(named: name, in: registered) }

    static func face(named name: String, in files: [FontFile]) -> FontFile? {
        if let exact = files.first(where: { $0.postScriptName == name || $0.fullName == name }) { return exact }
        return files.filter { $0.familyName == name }.min { $0.distanceFromRegular < $1.distanceFromRegular }
    }

    /// The face of a family nearest to a weight, upright or italic as asked; nil if there is none.
    static func file(family: String, weight: UIFont.Weight, isItalic: Bool) -> FontFile? {
        registered.filter { $0.familyName == family && $0.isItalic == isItalic }
            .min { abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue) }
    }

    private struct Shelf {
        var registered: [FontFile] = []
        var substitute: FontFile?
    }
    private static var shelf: Locked<Shelf> { TaskSettings.store(process) }
    private static let process = Locked(Shelf())
}

extension FontFile {
    fileprivate var distanceFromRegular: CGFloat { abs(weight.rawValue) + (isItalic ? 10 : 0) }

    /// How many letters a name begins with as this face's does.
    func nearness(to name: String) -> Int {
        zip(postScriptName.lowercased(), name.lowercased()).prefix { $0 == $1 }.count
    }
}
