import Foundation

/// `UNFOLD_ATTACHMENTS`: where attachments are written as files, for frameworks that keep none.
package struct AttachmentFolder: Sendable {
    package let path: String

    package init?(environment: [String: String]) {
        guard let path = environment["UNFOLD_ATTACHMENTS"], !path.isEmpty else { return nil }
        self.path = path
    }

    /// Keeps the text in the folder, under its name or that with a number, and says where.
    package func keep(_ text: String, named name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        // Tests may run side by side: the name is taken by the first who makes the file.
        for number in 1... {
            let file = "\(path)/\(Self.numbered(name, number))"
            do {
                try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
                return file
            } catch CocoaError.fileWriteFileExists { continue }
        }
        preconditionFailure("there is always another number")
    }

    private static func numbered(_ name: String, _ number: Int) -> String {
        let plain = String(name.map { $0 == "/" || $0 == "\0" ? "-" : $0 })
        guard number > 1 else { return plain }
        let end = plain.firstIndex(of: ".") ?? plain.endIndex
        return "\(plain[..<end])-\(number)\(plain[end...])"
    }
}
