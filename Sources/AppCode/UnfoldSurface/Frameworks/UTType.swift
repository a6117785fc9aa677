#if !canImport(UniformTypeIdentifiers)
    /// A type of data by its name.
    public struct UTType: Hashable, Sendable, CustomStringConvertible {
        public let identifier: String
        let fileExtension: String?
        let parents: [String]
        public let preferredMIMEType: String?

        init(_ identifier: String, _ fileExtension: String?, _ parents: [String] = [], _ mimeType: String? = nil) {
            (self.identifier, self.fileExtension) = (identifier, fileExtension)
            (self.parents, preferredMIMEType) = (parents, mimeType)
        }
        init(known identifier: String) {
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
        public func conforms(to type: UTType) -> Bool {
            identifier == type.identifier || parents.contains { UTType(known: $0).conforms(to: type) }
        }
        private static let known: [UTType] = [
            item, content, data, image, text, plainText, utf8PlainText, url, fileURL, png, jpeg, gif, heic, pdf, html,
            json, xml, movie, video, audio, mpeg4Movie, quickTimeMovie, mp3, folder, zip, archive, commaSeparatedText,
            rtf, livePhoto, rawImage, webP, svg, bmp, ico, tiff, heif, mpeg4Audio, wav, aiff, midi, avi, mpeg,
            mpeg2Video, audiovisualContent, playlist, m3uPlaylist, calendarEvent, vCard, contact, message, emailMessage,
            epub, spreadsheet, presentation, directory, bundle, package, application, executable, database, font,
            sourceCode, swiftSource, script, shellScript, javaScript, pythonScript, css, propertyList, yaml, log,
            delimitedText, tabSeparatedText, utf16PlainText, rtfd, flatRTFD, gzip, bz2, diskImage, internetLocation,
            bookmark, usdz, threeDContent, compositeContent, aliasFile, symbolicLink, resolvable, volume, mountPoint,
            pkcs12, x509Certificate,
        ]
        /// What it is a kind of, directly or not.
        public var supertypes: Set<UTType> { Set(parents.map { UTType(known: $0) }.flatMap { [$0] + $0.supertypes }) }
        public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    }

    extension UIDocumentPickerViewController {
        /// Documents of types.
        public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
            self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
        }
    }
#endif
