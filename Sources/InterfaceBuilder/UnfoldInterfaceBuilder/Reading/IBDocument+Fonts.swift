import UnfoldFiles

extension IBDocument {
    /// Folders of an app where fonts are looked for, seen from the folder of the document and from those above it.
    private static let fontFolders = ["", "Fonts", "Resources", "Resources/Fonts", "Supporting Files", "Assets/Fonts"]
    private static let levels = 6

    /// Paths of the font files that the document names and that are next to it, in a folder for fonts, or so in one of
    /// the six folders above.
    /// - Complexity: O(files named), a few dozen looks at the disk for each.
    public func fontPaths() -> [String] { fontFiles.compactMap(path) }

    /// Makes the document's own fonts known to `UIFont`, except for those that are known by name already.
    /// - Returns: a warning for each file that cannot be read; one that is missing is reported where it is used.
    @discardableResult public func registerFonts() -> [IBWarning] {
        var warnings: [IBWarning] = []
        for font in fontFiles where !font.faces.allSatisfy({ FontLibrary.file(named: $0) != nil }) || font.faces.isEmpty
        {
            guard let path = path(of: font) else { continue }
            do { try Self.faces(ofFont: path).forEach(FontLibrary.register) } catch {
                let problem: IBWarning.Problem =
                    switch error {
                    case .file(let failure): .unreadableFont(font.name, failure)
                    case .font(let error): .fontFile(font.name, error)
                    }
                warnings.append(IBWarning(file: file, line: font.line, column: font.column, problem: problem))
            }
        }
        return warnings
    }

    package enum FontFailure: Error {
        case file(ReadFailure)
        case font(FontFileError)
    }

    /// The faces of a font file that a document names: no pipe, no device, and no more bytes than a font has.
    package static func faces(ofFont path: String) throws(FontFailure) -> [FontFile] {
        let data: Data
        do { data = try FileReader.read(path, limit: IBLimits.fontSize, regularOnly: true) } catch {
            throw .file(error)
        }
        do { return try FontFile.faces(data: data, name: PathText.name(of: path)) } catch { throw .font(error) }
    }

    private func path(of font: IBFontFile) -> String? {
        var folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
        for _ in 0...Self.levels {
            for name in Self.fontFolders {
                let path = folder.appendingPathComponent(name).appendingPathComponent(font.name).path
                if FileManager.default.isReadableFile(atPath: path) { return path }
            }
            let above = folder.deletingLastPathComponent()
            guard above.path != folder.path else { break }
            folder = above
        }
        return nil
    }
}
