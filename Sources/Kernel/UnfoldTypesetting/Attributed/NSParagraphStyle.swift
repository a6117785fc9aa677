/// A position that a tab character moves to.
open class NSTextTab: Hashable, @unchecked Sendable {
    // Sendable: its values are constants.
    /// Stored; text behind a tab begins at it, whatever the alignment.
    public let alignment: NSTextAlignment
    /// Points from the start of the line.
    public let location: CGFloat

    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]) {
        (self.alignment, self.location) = (alignment, location)
    }

    /// Stops at the same position with the same alignment are equal.
    public static func == (left: NSTextTab, right: NSTextTab) -> Bool {
        left.location == right.location && left.alignment == right.alignment
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(location) }
}

/// How a paragraph is set. Lengths are points.
///
/// No `NSObject`, for the same reason as ``UIFont``.
open class NSParagraphStyle: Hashable, @unchecked Sendable {
    // Sendable: its values are constants here; see the class that can be changed.
    public init() {}

    /// Rules of wrapping beyond the characters' own.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The last line of a paragraph gets a second word from the line above.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Hangul wraps between words.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// What labels use: both, except in generation `old`, which has neither. Interface Builder's recorded labels
        /// are pushed out from Xcode 12 on.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

        var pushesOut: Bool { self == .standard ? LayoutEnvironment.generation != .old : contains(.pushOut) }
    }

    var values = ParagraphValues()

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Added between the lines of a paragraph, and to the next paragraph. Default 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Added after a paragraph that another follows. Default 0.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Added before a paragraph that follows another. Default 0.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// Default natural.
    open var alignment: NSTextAlignment { values.alignment }
    /// Indent of every line but the first. Default 0.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: from the start if positive, from the far edge if zero or negative. Default 0.
    open var tailIndent: CGFloat { values.tailIndent }
    /// Indent of the first line. Default 0.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// Least height of a line; 0, the default, for none.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// Greatest height of a line; 0, the default, for none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Factor of the natural height of a line, before the limits; 0, the default, for none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Default word wrapping.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Default none.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Stored; letters keep their distance. Default false.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
    /// Positions of tabs in rising order. Default every 28 points, twelve times.
    open var tabStops: [NSTextTab] { stops }
    final var stops: [NSTextTab] {
        get { values.tabStops ?? Self.standardTabStops }
        set { values.tabStops = newValue }
    }
    /// Distance of tabs beyond the last stop; 0, the default, for none.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    private static let standardTabStops = (1...12).map {
        NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0))
    }

    open func copy() -> Any {
        guard self is NSMutableParagraphStyle else { return self }
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    open func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool { left.isEqual(right) }
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    open var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.lineSpacing)
        hasher.combine(values.minimumLineHeight)
        hasher.combine(values.headIndent)
        return hasher.finalize()
    }
    /// The lists that the paragraph is in, outermost first; stored. The mark is part of the text.
    open var textLists: [NSTextList] { values.textLists }
    /// Whether words are divided as the language does; stored.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// The direction of a language; nil for that of the interface.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName
        else { return LayoutEnvironment.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
        return Locale.Language(identifier: languageName).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }
}
