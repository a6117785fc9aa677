import Foundation

/// A text that can be edited by position. Offsets count UTF-16, as `NSRange` does.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    var selectedTextRange: UITextRange? { get set }
    /// What an input method works on; nil.
    var markedTextRange: UITextRange? { get }
    /// The text of a range.
    func text(in range: UITextRange) -> String?
    /// Puts another text in its place.
    func replace(_ range: UITextRange, withText text: String)
    /// A range of two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// A position by its distance from another; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The distance of two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}

/// What text controls have in common: a string, and what is selected of it.
@MainActor protocol EditedText: AnyObject {
    var editedText: String { get }
    var selection: NSRange { get set }
    func replaceText(in range: NSRange, with text: String)
}

extension EditedText {
    private var length: Int { editedText.utf16.count }
    /// The selection, within the text.
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
