import Foundation

/// Room for text: the container of a text view, or of a layout manager of one's own.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// Points left free at both ends of each line. Default 5.
    open var lineFragmentPadding: CGFloat = 5 { didSet { owner?.invalidateIntrinsicContentSize() } }
    /// Most lines; 0, the default, for any number.
    open var maximumNumberOfLines = 0 { didSet { owner?.invalidateIntrinsicContentSize() } }
    /// How the last line is cut. Default word wrapping.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { owner?.invalidateIntrinsicContentSize() } }
    /// In points; 0 is no limit. A text view's own container follows the view instead.
    open var size: CGSize
    /// Stored; text does not flow around it.
    open var exclusionPaths: [UIBezierPath] = []
    /// Stored; the width of a text view's container always does.
    open var widthTracksTextView = false
    /// Stored.
    open var heightTracksTextView = false
    /// Who lays out text in it.
    open internal(set) weak var layoutManager: NSLayoutManager?
    weak var owner: UITextView?

    /// A container of that size in points.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    /// A container without limits.
    public override convenience init() { self.init(size: CGSize(width: 1e7, height: 1e7)) }
    /// Archives are not read.
    public required convenience init(coder: NSCoder) { self.init() }

    /// The width for the text itself.
    var room: CGFloat { size.width > 0 && size.width < 1e7 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity }
}

/// Text that layout managers watch.
open class NSTextStorage: NSMutableAttributedString {
    private var managers: [NSLayoutManager] = []

    /// The managers, in the order in which they were added.
    open var layoutManagers: [NSLayoutManager] { managers }
    /// Has a manager lay out this text.
    @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    /// What of a text was edited.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 2)
    }
    /// Stored; nothing tells.
    open weak var delegate: AnyObject?
    /// What was edited last.
    open private(set) var editedMask: EditActions = []
    /// Where.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how much the length changed.
    open private(set) var changeInLength = 0
    /// Says what was edited; a subclass that keeps the text itself calls it.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        (self.editedMask, self.editedRange, changeInLength) = (editedMask, editedRange, delta)
        processEditing()
    }
    /// Called after an edit; does nothing here.
    open func processEditing() {}
    /// Lets a manager go.
    @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }
}

/// Lays out the text of a storage in a container. Sizes are right; places inside the text are those of whole lines.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    /// The text; not kept alive.
    open internal(set) weak var textStorage: NSTextStorage?
    /// Containers, in order; the first has the text.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Stored.
    open var usesFontLeading = true
    /// Stored.
    open var allowsNonContiguousLayout = false
    /// Stored.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    weak var view: UITextView?

    /// A manager without text.
    public override init() { super.init() }
    /// Archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Gives the text a container.
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }
    /// Takes a container away.
    open func removeTextContainer(at index: Int) {
        if textContainers.indices.contains(index) { textContainers.remove(at: index).layoutManager = nil }
    }
    /// Accepted: layouts are made when they are asked for.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Accepted: layouts are made when they are asked for.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {}
    /// As many as UTF-16 units.
    open var numberOfGlyphs: Int { text?.length ?? 0 }
    /// The rectangle of the text in a container, its padding included.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let lines = layout(in: container) else { return .zero }
        return CGRect(
            x: 0, y: 0, width: lines.size.width + 2 * container.lineFragmentPadding, height: lines.size.height)
    }
    /// All of a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    /// Glyphs count as characters.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// Characters count as glyphs.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// The same number.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The same number.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The rectangle of the text before the end of a range less that before its beginning, as if in one line: right for
    /// a text of one line.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let text, glyphRange.location + glyphRange.length <= text.length else { return .zero }
        func width(_ end: Int) -> CGFloat {
            text.attributedSubstring(from: NSRange(location: 0, length: end)).size().width
        }
        let start = width(glyphRange.location)
        return CGRect(
            x: container.lineFragmentPadding + start, y: 0,
            width: width(glyphRange.location + glyphRange.length) - start,
            height: usedRect(for: container).height)
    }
    /// The character at a place, as if in one line; the last one beyond it.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let text, text.length > 0 else { return 0 }
        let place = point.x - container.lineFragmentPadding
        for end in 1...text.length
        where text.attributedSubstring(from: NSRange(location: 0, length: end)).size().width > place { return end - 1 }
        return text.length - 1
    }
    /// As for characters.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    /// Never calls: places of lines are not known by glyph.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Never called; nothing is drawn.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    /// Never called; nothing is drawn.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    private var text: NSAttributedString? { view?.attributedText ?? textStorage }

    private func layout(in container: NSTextContainer) -> TextLayout? {
        guard let text, text.length > 0 else { return nil }
        let font = UIFont.systemFont(ofSize: 12)
        let width = container.owner.map { owner in
            let insets = owner.textContainerInset
            return max(0, owner.bounds.width - insets.left - insets.right - 2 * container.lineFragmentPadding)
        }
        return TextLayout(
            PreparedText(text.textRuns(font: font, paragraph: ParagraphValues())), width: width ?? container.room)
    }
}

/// Told of layouts; nothing tells.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: AnyObject {}

/// What a text view shows, for code that looks behind it.
@MainActor final class TextSystem {
    private var knownManager: NSLayoutManager?
    private var knownStorage: NSTextStorage?

    func manager(of view: UITextView) -> NSLayoutManager {
        if let knownManager { return knownManager }
        let manager = NSLayoutManager()
        manager.view = view
        manager.addTextContainer(view.textContainer)
        knownManager = manager
        return manager
    }

    /// Made anew with another text; what is written into it does not come back to the view.
    func storage(of view: UITextView) -> NSTextStorage {
        if let knownStorage, knownStorage.isEqual(to: view.attributedText) { return knownStorage }
        let storage = NSTextStorage(attributedString: view.attributedText)
        storage.addLayoutManager(manager(of: view))
        knownStorage = storage
        return storage
    }
}
