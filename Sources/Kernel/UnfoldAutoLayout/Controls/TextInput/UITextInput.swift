/// What text controls have in common: a string, and what is selected of it.
@MainActor protocol EditedText: AnyObject {
    var editedText: String { get }
    var selection: NSRange { get set }
    func replaceText(in range: NSRange, with text: String)
}

extension EditedText {
    private var length: Int { editedText.utf16.count }
    var clampedSelection: NSRange {
        let start = min(max(selection.location, 0), length)
        return NSRange(location: start, length: min(max(selection.length, 0), length - start))
    }

    func range(_ range: UITextRange) -> NSRange {
        let start = min(range.start.offset, length)
        return NSRange(location: start, length: min(range.end.offset, length) - start)
    }

    func substring(_ range: UITextRange) -> String? { (editedText as NSString).substring(with: self.range(range)) }

    func write(_ text: String, in range: NSRange) {
        replaceText(in: range, with: text)
        selection = NSRange(location: range.location + text.utf16.count, length: 0)
    }

    func eraseBackward() {
        var range = clampedSelection
        if range.length == 0 {
            guard range.location > 0 else { return }
            range = (editedText as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        write("", in: range)
    }
}

extension UITextInput {
    func characters(of range: UITextRange) -> NSRange {
        NSRange(
            location: offset(from: beginningOfDocument, to: range.start),
            length: offset(from: range.start, to: range.end))
    }

    /// The attributes of the character before or behind a position; nil of an empty text.
    func styling(
        of text: NSAttributedString, at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        guard text.length > 0 else { return nil }
        let index = offset(from: beginningOfDocument, to: position) - (direction == .backward ? 1 : 0)
        return text.attributes(at: min(max(index, 0), text.length - 1), effectiveRange: nil)
    }
}
