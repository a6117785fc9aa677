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
