import Foundation

extension NSAttributedString {
    /// An empty text. (Foundation has no such initialiser where there is no Objective-C.)
    public convenience init(_nothing: Void = ()) { self.init(string: "") }

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
    public init() {}
    /// Points; stored.
    open var shadowOffset = CGSize.zero
    /// Points; stored.
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?
    /// Shadows of equal values are equal.
    public static func == (left: NSShadow, right: NSShadow) -> Bool {
        left.shadowOffset == right.shadowOffset && left.shadowBlurRadius == right.shadowBlurRadius
            && left.color == right.color
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
    }
    private var color: AnyHashable? { shadowColor as? AnyHashable }
}
