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

    /// Accepted; nothing is drawn.
    public func draw(at point: CGPoint) {}
    /// Accepted; nothing is drawn.
    public func draw(in rect: CGRect) {}
}

#if !canImport(ObjectiveC)
    /// A position for a second answer, as Objective-C has it.
    public typealias AutoreleasingUnsafeMutablePointer<T> = UnsafeMutablePointer<T>
#endif

extension NSString {
    /// Accepted; nothing is drawn.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    /// Accepted; nothing is drawn.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension String {
    /// Accepted; nothing is drawn.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    /// Accepted; nothing is drawn.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

/// The text of a page without its marks.
enum PageText {
    static func plain(_ page: String) -> String {
        var text = ""
        var mark: String?
        for character in page {
            if character == "<" {
                mark = ""
            } else if let open = mark {
                if character == ">" {
                    let name = open.lowercased().prefix { $0.isLetter || $0.isNumber || $0 == "/" }
                    if ["br", "br/", "/p", "/div", "/li", "/h1", "/h2", "/h3"].contains(name) { text += "\n" }
                    mark = nil
                } else {
                    if open.count < 16 { mark = open + String(character) }
                }
            } else {
                text.append(character.isNewline ? " " : character)
            }
        }
        for (name, character) in [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{A0}"), ("&amp;", "&"),
        ] { text = text.replacingOccurrences(of: name, with: character) }
        return text
    }
}

/// A shadow of text; stored.
// Sendable: as Apple's, set up before it goes into a text that others read.
open class NSShadow: Hashable, @unchecked Sendable {
    /// No shadow.
    public init() {}
    /// Points; stored.
    open var shadowOffset = CGSize.zero
    /// Points; stored.
    open var shadowBlurRadius: CGFloat = 0
    /// Stored.
    open var shadowColor: Any?
    /// Shadows of equal values are equal.
    public static func == (left: NSShadow, right: NSShadow) -> Bool {
        left.shadowOffset == right.shadowOffset && left.shadowBlurRadius == right.shadowBlurRadius
            && left.color == right.color
    }
    /// Of the lengths.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
    }
    private var color: AnyHashable? { shadowColor as? AnyHashable }
}

extension NSUnderlineStyle {
    /// Dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// Dashes and two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
}
