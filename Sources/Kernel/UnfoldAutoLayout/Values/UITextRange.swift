/// A position in a text; here an offset in UTF-16, as `NSRange` counts.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    let offset: Int

    init(offset: Int) { self.offset = offset }
    public override convenience init() { self.init(offset: 0) }
}

@preconcurrency @MainActor open class UITextRange: NSObject {
    open var start: UITextPosition { bounds.start }
    open var end: UITextPosition { bounds.end }
    open var isEmpty: Bool { start.offset == end.offset }
    private let bounds: (start: UITextPosition, end: UITextPosition)

    init(_ start: Int, _ end: Int) {
        bounds = (UITextPosition(offset: min(start, end)), UITextPosition(offset: max(start, end)))
    }
    public override convenience init() { self.init(0, 0) }
}
