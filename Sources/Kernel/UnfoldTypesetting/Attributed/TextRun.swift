extension NSAttributedString {
    package func textRuns(font: UIFont, paragraph: ParagraphValues) -> [TextRun] {
        var runs: [TextRun] = []
        let whole = string as NSString
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            var run = TextRun(text: whole.substring(with: range), font: attributes[.font] as? UIFont ?? font)
            run.kern = number(attributes[.tracking]) ?? number(attributes[.kern]) ?? 0
            run.baselineOffset = number(attributes[.baselineOffset]) ?? 0
            run.attachment = attributes[.attachment] as? NSTextAttachment
            run.paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values.sanitized ?? paragraph
            runs.append(run)
        }
        return runs
    }

    /// Whatever kind of number was written; nil for none, and for what is not finite.
    private func number(_ value: Any?) -> CGFloat? { CGFloat(anyNumber: value).flatMap { $0.isFinite ? $0 : nil } }

    /// The same text with its fonts at another content size category; nil if none follows it.
    package func adapted(to category: UIContentSizeCategory) -> NSAttributedString? {
        let result = NSMutableAttributedString(attributedString: self)
        var changed = false
        enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            guard let font = value as? UIFont else { return }
            let adapted = font.adapted(to: category)
            guard adapted !== font else { return }
            result.addAttribute(.font, value: adapted, range: range)
            changed = true
        }
        return changed ? result : nil
    }
}
