/// A direction in a text: one of ``UITextStorageDirection`` or ``UITextLayoutDirection``, by its number.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static func storage(_ direction: UITextStorageDirection) -> Self { Self(rawValue: direction.rawValue) }
    public static func layout(_ direction: UITextLayoutDirection) -> Self { Self(rawValue: direction.rawValue) }
}

@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput & UIResponder)?
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    private var text: String {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        else { return "" }
        return input.text(in: all) ?? ""
    }
    private func parts(_ granularity: UITextGranularity) -> [NSRange] {
        let text = self.text
        let whole = NSRange(text.startIndex..., in: text)
        switch granularity {
        case .character: return Self.pieces(of: text, .byComposedCharacterSequences)
        case .word: return TextUnits.words(of: text).map { NSRange($0, in: text) }
        case .sentence: return TextUnits.sentences(of: text).map { NSRange($0, in: text) }
        case .paragraph: return Self.pieces(of: text, .byParagraphs)
        case .line: return Self.pieces(of: text, .byLines)
        case .document: return [whole]
        }
    }
    private static func pieces(of text: String, _ options: String.EnumerationOptions) -> [NSRange] {
        var found: [NSRange] = []
        text.enumerateSubstrings(in: text.startIndex..., options: options) { _, range, _, _ in
            found.append(NSRange(range, in: text))
        }
        return found
    }
    private func isBackward(_ direction: UITextDirection) -> Bool {
        [
            UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
            UITextLayoutDirection.up.rawValue,
        ]
        .contains(direction.rawValue)
    }
    private func offset(_ position: UITextPosition) -> Int {
        guard let input else { return 0 }
        return input.offset(from: input.beginningOfDocument, to: position)
    }
    private func position(at offset: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }
    /// The part around a position; where two meet, the one in the direction.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        let offset = offset(position)
        let isBackward = isBackward(direction)
        let part = parts(granularity).first {
            isBackward ? $0.lowerBound < offset && offset <= $0.upperBound : $0.contains(offset)
        }
        guard let part, let start = self.position(at: part.lowerBound), let end = self.position(at: part.upperBound)
        else { return nil }
        return input?.textRange(from: start, to: end)
    }
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        let offset = offset(position)
        let isBackward = isBackward(direction)
        return parts(granularity).contains { (isBackward ? $0.lowerBound : $0.upperBound) == offset }
    }
    /// The next boundary in the direction; nil at the text's end.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let offset = offset(position)
        let bounds = parts(granularity).flatMap { [$0.lowerBound, $0.upperBound] }
        let next = isBackward(direction) ? bounds.filter { $0 < offset }.max() : bounds.filter { $0 > offset }.min()
        return next.flatMap { self.position(at: $0) }
    }
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}

/// Checks words (developer.apple.com/documentation/uikit/uitextchecker). There are no dictionaries: all are right.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    private static var learned: Set<String> = []
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open class func learnWord(_ word: String) { learned.insert(word) }
    open class func unlearnWord(_ word: String) { learned.remove(word) }
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
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
