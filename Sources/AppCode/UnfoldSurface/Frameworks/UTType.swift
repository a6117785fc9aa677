import Foundation
import UnfoldAutoLayout

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
        public var description: String { identifier }

        private static let known: [UTType] = [
            item, content, data, image, text, plainText, utf8PlainText, url, fileURL, png, jpeg, gif, heic, pdf, html,
            json, xml, movie, video, audio, mpeg4Movie, quickTimeMovie, mp3, folder, zip, archive, commaSeparatedText,
            rtf,
            livePhoto, rawImage, webP, svg, bmp, ico, tiff, heif, mpeg4Audio, wav, aiff, midi, avi, mpeg, mpeg2Video,
            audiovisualContent, playlist, m3uPlaylist, calendarEvent, vCard, contact, message, emailMessage, epub,
            spreadsheet, presentation, directory, bundle, package, application, executable, database, font,
            sourceCode, swiftSource, script, shellScript, javaScript, pythonScript, css, propertyList, yaml, log,
            delimitedText, tabSeparatedText, utf16PlainText, rtfd, flatRTFD, gzip, bz2, diskImage, internetLocation,
            bookmark, usdz, threeDContent, compositeContent, aliasFile, symbolicLink, resolvable, volume, mountPoint,
            pkcs12, x509Certificate,
        ]
        /// Anything.
        public static let item = UTType("public.item", nil)
        public static let content = UTType("public.content", nil)
        public static let data = UTType("public.data", nil, ["public.item"])
        /// Pictures.
        public static let image = UTType("public.image", nil, ["public.data", "public.content"])
        public static let text = UTType("public.text", nil, ["public.data", "public.content"])
        /// Text without looks.
        public static let plainText = UTType("public.plain-text", "txt", ["public.text"])
        /// Text in UTF-8.
        public static let utf8PlainText = UTType("public.utf8-plain-text", nil, ["public.plain-text"])
        /// Links.
        public static let url = UTType("public.url", nil, ["public.data"])
        /// Links to files.
        public static let fileURL = UTType("public.file-url", nil, ["public.url"])
        public static let png = UTType("public.png", "png", ["public.image"])
        public static let jpeg = UTType("public.jpeg", "jpeg", ["public.image"])
        public static let gif = UTType("com.compuserve.gif", "gif", ["public.image"])
        public static let heic = UTType("public.heic", "heic", ["public.image"])
        public static let pdf = UTType("com.adobe.pdf", "pdf", ["public.data", "public.content"])
        public static let html = UTType("public.html", "html", ["public.text"])
        public static let json = UTType("public.json", "json", ["public.text"])
        public static let xml = UTType("public.xml", "xml", ["public.text"])
        /// Films with sound.
        public static let movie = UTType("public.movie", nil, ["public.data", "public.content"])
        /// Films.
        public static let video = UTType("public.video", nil, ["public.movie"])
        /// Sound.
        public static let audio = UTType("public.audio", nil, ["public.data", "public.content"])
        /// MPEG-4.
        public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", ["public.movie"])
        public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "mov", ["public.movie"])
        /// MP3.
        public static let mp3 = UTType("public.mp3", "mp3", ["public.audio"])
        public static let folder = UTType("public.folder", nil, ["public.item"])
        public static let zip = UTType("public.zip-archive", "zip", ["public.archive"])
        public static let archive = UTType("public.archive", nil, ["public.data"])
        public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv", ["public.text"])
        /// Rich text.
        public static let rtf = UTType("public.rtf", "rtf", ["public.text"])
        public static let livePhoto = UTType("com.apple.live-photo", nil, ["public.data"])
        /// Pictures as the camera saw them.
        public static let rawImage = UTType("public.camera-raw-image", nil, ["public.image"])
        public static let webP = UTType("org.webmproject.webp", "webp", ["public.image"])
        public static let svg = UTType("public.svg-image", "svg", ["public.image"])
        public static let bmp = UTType("com.microsoft.bmp", "bmp", ["public.image"])
        public static let ico = UTType("com.microsoft.ico", "ico", ["public.image"])
        public static let tiff = UTType("public.tiff", "tiff", ["public.image"])
        public static let heif = UTType("public.heif", "heif", ["public.image"])
        /// MPEG-4 sound.
        public static let mpeg4Audio = UTType("public.mpeg-4-audio", "m4a", ["public.audio"])
        public static let wav = UTType("com.microsoft.waveform-audio", "wav", ["public.audio"])
        public static let aiff = UTType("public.aiff-audio", "aiff", ["public.audio"])
        public static let midi = UTType("public.midi-audio", "mid", ["public.audio"])
        public static let avi = UTType("public.avi", "avi", ["public.movie"])
        public static let mpeg = UTType("public.mpeg", "mpg", ["public.movie"])
        /// MPEG-2.
        public static let mpeg2Video = UTType("public.mpeg-2-video", "m2v", ["public.video"])
        /// Films and sound.
        public static let audiovisualContent = UTType("public.audiovisual-content", nil, ["public.data"])
        /// Lists of sound.
        public static let playlist = UTType("public.playlist", nil, ["public.data"])
        /// M3U.
        public static let m3uPlaylist = UTType("public.m3u-playlist", "m3u", ["public.playlist"])
        public static let calendarEvent = UTType("public.calendar-event", nil, ["public.data"])
        public static let vCard = UTType("public.vcard", "vcf", ["public.text"])
        /// People.
        public static let contact = UTType("public.contact", nil, ["public.data"])
        public static let message = UTType("public.message", nil, ["public.data"])
        /// Mail.
        public static let emailMessage = UTType("public.email-message", nil, ["public.message"])
        public static let epub = UTType("org.idpf.epub-container", "epub", ["public.data"])
        /// Tables.
        public static let spreadsheet = UTType("public.spreadsheet", nil, ["public.data"])
        /// Slides.
        public static let presentation = UTType("public.presentation", nil, ["public.data"])
        public static let directory = UTType("public.directory", nil, ["public.item"])
        public static let bundle = UTType("com.apple.bundle", nil, ["public.directory"])
        public static let package = UTType("com.apple.package", nil, ["public.directory"])
        /// Apps.
        public static let application = UTType("com.apple.application", nil, ["public.executable"])
        /// Programs.
        public static let executable = UTType("public.executable", nil, ["public.item"])
        public static let database = UTType("public.database", nil, ["public.data"])
        public static let font = UTType("public.font", nil, ["public.data"])
        public static let sourceCode = UTType("public.source-code", nil, ["public.plain-text"])
        public static let swiftSource = UTType("public.swift-source", "swift", ["public.source-code"])
        public static let script = UTType("public.script", nil, ["public.source-code"])
        public static let shellScript = UTType("public.shell-script", "sh", ["public.script"])
        public static let javaScript = UTType("com.netscape.javascript-source", "js", ["public.source-code"])
        public static let pythonScript = UTType("public.python-script", "py", ["public.script"])
        public static let css = UTType("public.css", "css", ["public.text"])
        public static let propertyList = UTType("com.apple.property-list", "plist", ["public.data"])
        public static let yaml = UTType("public.yaml", "yml", ["public.text"])
        public static let log = UTType("com.apple.log", "log", ["public.plain-text"])
        /// Values with signs between.
        public static let delimitedText = UTType("public.delimited-values-text", nil, ["public.text"])
        /// Values with tabs between.
        public static let tabSeparatedText = UTType(
            "public.tab-separated-values-text", "tsv", ["public.delimited-values-text"])
        /// Text in UTF-16.
        public static let utf16PlainText = UTType("public.utf16-plain-text", nil, ["public.plain-text"])
        /// Rich text with pictures.
        public static let rtfd = UTType("com.apple.rtfd", "rtfd", ["public.text"])
        /// Rich text with pictures.
        public static let flatRTFD = UTType("com.apple.flat-rtfd", nil, ["public.text"])
        public static let gzip = UTType("org.gnu.gnu-zip-archive", "gz", ["public.archive"])
        /// BZIP2.
        public static let bz2 = UTType("public.bzip2-archive", "bz2", ["public.archive"])
        public static let diskImage = UTType("public.disk-image", "dmg", ["public.archive"])
        /// Places of the net.
        public static let internetLocation = UTType("com.apple.internet-location", nil, ["public.data"])
        public static let bookmark = UTType("public.bookmark", nil, ["public.data"])
        public static let usdz = UTType("com.pixar.universal-scene-description-mobile", "usdz", ["public.data"])
        /// Scenes.
        public static let threeDContent = UTType("public.3d-content", nil, ["public.content"])
        /// Parts together.
        public static let compositeContent = UTType("public.composite-content", nil, ["public.content"])
        /// Links to files.
        public static let aliasFile = UTType("com.apple.alias-file", nil, ["public.data"])
        /// Links to files.
        public static let symbolicLink = UTType("public.symlink", nil, ["public.item"])
        /// Links.
        public static let resolvable = UTType("com.apple.resolvable", nil, ["public.item"])
        /// Disks.
        public static let volume = UTType("public.volume", nil, ["public.folder"])
        /// Disks.
        public static let mountPoint = UTType("com.apple.mount-point", nil, ["public.item"])
        /// Keys.
        public static let pkcs12 = UTType("com.rsa.pkcs-12", "p12", ["public.data"])
        public static let x509Certificate = UTType("public.x509-certificate", "cer", ["public.data"])
        /// What it is a kind of, directly or not.
        public var supertypes: Set<UTType> {
            Set(parents.map { UTType(known: $0) }.flatMap { [$0] + $0.supertypes })
        }
        /// Whether it is a kind of another one, and another.
        public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
        /// Whether another one is a kind of it.
        public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
    }

    extension UIDocumentPickerViewController {
        /// Documents of types.
        public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
            self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
        }
    }
#endif
