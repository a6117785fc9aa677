import UnfoldAutoLayout
import Foundation

extension IBDocument {
    /// Folders of an app where fonts are looked for, seen from the folder of the document and from those above it.
    private static let fontFolders = ["", "Fonts", "Resources", "Resources/Fonts", "Supporting Files", "Assets/Fonts"]
    /// How many folders up.
    private static let levels = 6

    /// Paths of the app's font files that the document names and that are there: beside it, in a folder for fonts, or
    /// so in one of the six folders above.
    /// - Complexity: O(files named), a few dozen looks at the disk for each.
    public func fontPaths() -> [String] { fontFiles.compactMap(path) }

    /// Makes the document's own fonts known to `UIFont`, but for those that are known by name already.
    /// - Returns: a warning for each file that is there and cannot be read. One that is not there is reported where it
    ///   is used.
    @discardableResult public func registerFonts() -> [IBWarning] {
        var warnings: [IBWarning] = []
        for font in fontFiles where !font.faces.allSatisfy({ FontLibrary.file(named: $0) != nil }) || font.faces.isEmpty
        {
            guard let path = path(of: font) else { continue }
            do { try FontLibrary.register(contentsOf: URL(fileURLWithPath: path)) } catch {
                warnings.append(
                    IBWarning(
                        file: file, line: font.line, column: font.column,
                        problem: .fontFile(font.name, reason: "\(error)")))
            }
        }
        return warnings
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
