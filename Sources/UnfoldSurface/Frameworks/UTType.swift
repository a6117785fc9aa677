import UnfoldAutoLayout
import Foundation

#if !canImport(UniformTypeIdentifiers)
    /// A type of data by its name.
    public struct UTType: Hashable, Sendable, CustomStringConvertible {
        /// Its name.
        public let identifier: String
        private let fileExtension: String?
        private let parents: [String]

        private init(_ identifier: String, _ fileExtension: String?, _ parents: [String] = []) {
            (self.identifier, self.fileExtension, self.parents) = (identifier, fileExtension, parents)
        }
        /// A type by its name.
        public init?(_ identifier: String) { self.init(known: identifier) }
        private init(known identifier: String) {
            self = Self.known.first { $0.identifier == identifier } ?? UTType(identifier, nil)
        }
        /// The type of files of an extension.
        public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
            let name = filenameExtension.lowercased()
            self = Self.known.first { $0.fileExtension == name } ?? UTType("dyn.\(name)", name, ["public.data"])
        }
        /// The type of a MIME type.
        public init?(mimeType: String, conformingTo supertype: UTType = .data) {
            guard let found = Self.known.first(where: { $0.preferredMIMEType == mimeType }) else { return nil }
            self = found
        }
        /// A type of the app's own.
        public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
            self.init(identifier, nil, parentType.map { [$0.identifier] } ?? [])
        }
        /// A type of another app.
        public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
            self.init(exportedAs: identifier, conformingTo: parentType)
        }
        /// Whether it is a kind of another one.
        public func conforms(to type: UTType) -> Bool {
            identifier == type.identifier || parents.contains { UTType(known: $0).conforms(to: type) }
        }
        /// Its extension.
        public var preferredFilenameExtension: String? { fileExtension }
        /// Its MIME type.
        public var preferredMIMEType: String? {
            switch identifier {
            case "public.png": "image/png"
            case "public.jpeg": "image/jpeg"
            case "com.compuserve.gif": "image/gif"
            case "com.adobe.pdf": "application/pdf"
            case "public.plain-text": "text/plain"
            case "public.html": "text/html"
            case "public.json": "application/json"
            case "public.mpeg-4": "video/mp4"
            default: nil
            }
        }
        /// The name.
        public var localizedDescription: String? { identifier }
        /// The name.
        public var description: String { identifier }

        private static let known: [UTType] = [
            item, content, data, image, text, plainText, utf8PlainText, url, fileURL, png, jpeg, gif, heic, pdf, html,
            json, xml, movie, video, audio, mpeg4Movie, quickTimeMovie, mp3, folder, zip, archive, commaSeparatedText,
            rtf,
        ]
        /// Anything.
        public static let item = UTType("public.item", nil)
        /// Content.
        public static let content = UTType("public.content", nil)
        /// Data.
        public static let data = UTType("public.data", nil, ["public.item"])
        /// Pictures.
        public static let image = UTType("public.image", nil, ["public.data", "public.content"])
        /// Text.
        public static let text = UTType("public.text", nil, ["public.data", "public.content"])
        /// Text without looks.
        public static let plainText = UTType("public.plain-text", "txt", ["public.text"])
        /// Text in UTF-8.
        public static let utf8PlainText = UTType("public.utf8-plain-text", nil, ["public.plain-text"])
        /// Links.
        public static let url = UTType("public.url", nil, ["public.data"])
        /// Links to files.
        public static let fileURL = UTType("public.file-url", nil, ["public.url"])
        /// PNG.
        public static let png = UTType("public.png", "png", ["public.image"])
        /// JPEG.
        public static let jpeg = UTType("public.jpeg", "jpeg", ["public.image"])
        /// GIF.
        public static let gif = UTType("com.compuserve.gif", "gif", ["public.image"])
        /// HEIC.
        public static let heic = UTType("public.heic", "heic", ["public.image"])
        /// PDF.
        public static let pdf = UTType("com.adobe.pdf", "pdf", ["public.data", "public.content"])
        /// HTML.
        public static let html = UTType("public.html", "html", ["public.text"])
        /// JSON.
        public static let json = UTType("public.json", "json", ["public.text"])
        /// XML.
        public static let xml = UTType("public.xml", "xml", ["public.text"])
        /// Films with sound.
        public static let movie = UTType("public.movie", nil, ["public.data", "public.content"])
        /// Films.
        public static let video = UTType("public.video", nil, ["public.movie"])
        /// Sound.
        public static let audio = UTType("public.audio", nil, ["public.data", "public.content"])
        /// MPEG-4.
        public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", ["public.movie"])
        /// QuickTime.
        public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "mov", ["public.movie"])
        /// MP3.
        public static let mp3 = UTType("public.mp3", "mp3", ["public.audio"])
        /// Folders.
        public static let folder = UTType("public.folder", nil, ["public.item"])
        /// ZIP.
        public static let zip = UTType("public.zip-archive", "zip", ["public.archive"])
        /// Archives.
        public static let archive = UTType("public.archive", nil, ["public.data"])
        /// Comma-separated values.
        public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv", ["public.text"])
        /// Rich text.
        public static let rtf = UTType("public.rtf", "rtf", ["public.text"])
    }

    extension UIDocumentPickerViewController {
        /// Documents of types.
        public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
            self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
        }
    }
#endif
