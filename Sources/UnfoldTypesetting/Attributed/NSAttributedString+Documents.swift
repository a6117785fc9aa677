import Foundation

extension NSAttributedString {
    /// An empty text. (Foundation has no such initialiser where there is no Objective-C.)
    public convenience init(_nothing: Void = ()) { self.init(string: "") }

    /// Kind of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text.
        public static let plain = Self(rawValue: "NSPlainText")
        /// Rich text.
        public static let rtf = Self(rawValue: "NSRTF")
        /// Rich text with pictures.
        public static let rtfd = Self(rawValue: "NSRTFD")
        /// A page.
        public static let html = Self(rawValue: "NSHTML")
    }

    /// What a document is read with.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Its kind.
        public static let documentType = Self(rawValue: "DocumentType")
        /// Its encoding.
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
        /// What holds where it says nothing.
        public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    }

    /// What is known of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Its kind.
        public static let documentType = Self(rawValue: "DocumentType")
        /// Its encoding.
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    }

    /// A document's text: UTF-8, of a page without its marks. Which fonts a page asks for is not read, which is
    /// reported once as a finding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
        guard options[.documentType] as? DocumentType == .html else {
            self.init(string: text, attributes: attributes)
            return
        }
        DispatchQueue.onMain {
            InertLayout.report("NSAttributedString(data:options:documentAttributes:)", .pageWithoutFonts)
        }
        self.init(string: PageText.plain(text), attributes: attributes)
    }

    /// The text of a file; see the initialiser for data.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        var options = options
        if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
            options[.documentType] = DocumentType.html
        }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Whether a part has attachments.
    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
            guard value != nil else { return }
            found = true
            stop.pointee = true
        }
        return found
    }
}

#if !canImport(ObjectiveC)
    /// A position for a second answer, as Objective-C has it.
    public typealias AutoreleasingUnsafeMutablePointer<T> = UnsafeMutablePointer<T>
#endif
