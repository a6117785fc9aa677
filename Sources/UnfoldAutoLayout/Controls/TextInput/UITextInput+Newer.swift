import Foundation

/// How a text control keeps letters from being cut off
/// (developer.apple.com/documentation/uikit/uiletterformawaresizingrule). Lines have the font's height by either: what
/// letters need beyond that is not known.
public enum UILetterformAwareSizingRule: Int, Sendable {
    /// The font's height.
    case typographic = 0
    /// What letters need beyond it.
    case oversize
}

/// How far the system helps writing (developer.apple.com/documentation/uikit/uiwritingtoolsbehavior); stored.
public enum UIWritingToolsBehavior: Int, Sendable {
    /// Not at all.
    case none = -1
    /// As suits.
    case `default` = 0
    /// In the text.
    case complete
    /// Beside the text.
    case limited
}

/// What help with writing may give; stored.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Text without looks.
    public static let plainText = Self(rawValue: 1)
    /// Text with looks.
    public static let richText = Self(rawValue: 2)
    /// Lists.
    public static let list = Self(rawValue: 4)
    /// Tables.
    public static let table = Self(rawValue: 8)
}

/// Whether sums are worked out; stored.
public enum UITextMathExpressionCompletionType: Int, Sendable {
    /// As suits.
    case `default` = 0
    /// No.
    case no
    /// Yes.
    case yes
}

/// Which side of a line's end the cursor is at.
public enum UITextStorageAffinity: Int, Sendable {
    /// Of the next line.
    case forward = 0
    /// Of the line before.
    case backward
}

/// A direction in a text: one of ``UITextStorageDirection`` or ``UITextLayoutDirection``, by its number.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Int
    /// A number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A direction of storage.
    public static func storage(_ direction: UITextStorageDirection) -> Self { Self(rawValue: direction.rawValue) }
    /// A direction of layout.
    public static func layout(_ direction: UITextLayoutDirection) -> Self { Self(rawValue: direction.rawValue) }
}

/// Notified by a text of changes; never.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    /// The selection will change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// It has.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text will change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// It has.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds parts of a text (developer.apple.com/documentation/uikit/uitextinputtokenizer).
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The part around a position.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a part begins or ends there.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// Where the next part begins or ends.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a position is in a part.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds parts of a text by letters, signs and breaks.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput & UIResponder)?
    /// For a text.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    private var text: String {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
            return ""
        }
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
        guard let part, let start = self.position(at: part.lowerBound),
            let end = self.position(at: part.upperBound)
        else { return nil }
        return input?.textRange(from: start, to: end)
    }
    /// Whether a part ends there, seen in the direction.
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
    /// Whether a position is in a part.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}

/// Takes what is pasted into a text; never asked.
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {}
/// Gives what is dragged of a text; never asked.
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {}
/// Takes what is dropped on a text; never asked.
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {}

/// How text is dragged; stored.
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// A set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Without colours.
    public static let stripTextColorFromPreviews = Self(rawValue: 1)
}

/// What is found in a view; a subclass says it. Nothing here asks.
@preconcurrency @MainActor open class UIFindSession: NSObject {
    /// What a search field says about results.
    public enum SearchResultDisplayStyle: UInt, Sendable {
        /// Which of how many.
        case currentAndTotal = 0
        /// How many.
        case total
        /// Nothing.
        case none
    }
    /// Default: which of how many.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// None.
    open var resultCount: Int { 0 }
    /// `NSNotFound`.
    open var highlightedResultIndex: Int { NSNotFound }
    /// Whether text may be replaced. Default false.
    open var supportsReplacement: Bool { false }
    /// Nothing.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Nothing.
    open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Nothing.
    open func replaceAll(query: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Nothing.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Nothing.
    open func invalidateFoundResults() {}
}

/// How text is compared in a search.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
    /// Which words match.
    public enum WordMatchMethod: Int, Sendable {
        /// Those that have it.
        case contains = 0
        /// Those that begin with it.
        case startsWith
        /// Those that are it.
        case fullWord
    }
    /// Default: words that have it.
    open var wordMatchMethod: WordMatchMethod { .contains }
    /// Default: none.
    open var stringCompareOptions: NSString.CompareOptions { [] }
}

/// Gives sessions of a search; never asked. Methods but the first have defaults.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// A session for a view.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// A session began.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// A session ended.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Searches in a view (developer.apple.com/documentation/uikit/uifindinteraction); shows nothing.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// Gives sessions; never asked.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// None: nothing is searched.
    open var activeFindSession: UIFindSession? { nil }
    /// Adds options to a menu; stored.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// Searches by the sessions of a delegate.
    public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }
    override init() {}
    /// Always false: no field is shown.
    open var isFindNavigatorVisible: Bool { false }
    /// Stored.
    open var searchText: String?
    /// Stored.
    open var replacementText: String?
    /// Shows nothing.
    open func presentFindNavigator(showingReplace: Bool) {}
    /// Shows nothing.
    open func dismissFindNavigator() {}
    /// Nothing.
    open func findNext() {}
    /// Nothing.
    open func findPrevious() {}
    /// Nothing.
    open func updateResultCount() {}
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// What a text is edited with, of a view of one's own
/// (developer.apple.com/documentation/uikit/uitextinteraction); there are no touches.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
    /// What for.
    public enum Mode: Int, Sendable {
        /// To be edited.
        case editable = 0
        /// To be selected.
        case nonEditable
    }
    /// Notified about it; never.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The text.
    open weak var textInput: (any UIResponder & UITextInput)?
    /// What for.
    public let textInteractionMode: Mode
    /// None: there are no touches.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// For a mode.
    public init(for mode: Mode) { textInteractionMode = mode }
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Notified about editing; never.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Whether it begins. Default true.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// It begins.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// It ended.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// True.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// Nothing.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// Nothing.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Writes with a pencil (developer.apple.com/documentation/uikit/uiscribbleinteraction); there is none.
@preconcurrency @MainActor open class UIScribbleInteraction: NSObject, UIInteraction {
    /// Asked about it; never.
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    /// Always false.
    open var isHandlingWriting: Bool { false }
    /// Always false.
    open class var isPencilInputExpected: Bool { false }
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// For a delegate.
    public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate }
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Asked about writing with a pencil; never.
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// Whether it begins. Default true.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
}

extension UIScribbleInteractionDelegate {
    /// True.
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        true
    }
}

/// Checks words (developer.apple.com/documentation/uikit/uitextchecker). There are no dictionaries: all are right.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    private static var learned: Set<String> = []
    private var ignored: Set<String> = []
    /// Words that are right in one text.
    open var ignoredWords: [String]? {
        get { ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }
    /// None: all words are right.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    /// None: there are no dictionaries.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    /// None: there are no dictionaries.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    /// Adds one to ``ignoredWords``.
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }
    /// Adds a word to the user's.
    open class func learnWord(_ word: String) { learned.insert(word) }
    /// Takes one of the user's away.
    open class func unlearnWord(_ word: String) { learned.remove(word) }
    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    /// None: there are no dictionaries.
    open class var availableLanguages: [String] { [] }
}

extension UIAction {
    /// Puts text seen by the camera into a text; does nothing, there is no camera.
    public class func captureTextFromCamera(
        responder: any UIResponder & UIKeyInput, identifier: Identifier?
    ) -> UIAction { UIAction(title: "Scan Text", identifier: identifier) { _ in } }
}

/// What text fields and text views answer alike.
extension UITextInput {
    /// The same range counted in characters from the beginning.
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
