extension NSAttributedString {
    /// A document's text: UTF-8, of a page without its marks. Which fonts a page asks for is not read, which is
    /// reported once as a finding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16)
        else { throw CocoaError(.fileReadInapplicableStringEncoding) }
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

    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
            guard value != nil else { return }
            found = true
            stop.pointee = true
        }
        return found
    }

    /// The text of a range as plain text in UTF-8, whatever type was asked for but a page, whose marks are added.
    public func data(from range: NSRange, documentAttributes: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let text = attributedSubstring(from: range).string
        guard documentAttributes[.documentType] as? DocumentType == .html else { return Data(text.utf8) }
        var page = text
        for (character, name) in [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\n", "<br>")] {
            page = page.replacingOccurrences(of: character, with: name)
        }
        return Data("<html><body><p>\(page)</p></body></html>".utf8)
    }
}

#if !canImport(ObjectiveC)
    /// A position for a second answer, as Objective-C has it.
    public typealias AutoreleasingUnsafeMutablePointer<T> = UnsafeMutablePointer<T>
#endif
