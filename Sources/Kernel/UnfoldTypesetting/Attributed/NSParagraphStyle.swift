/// How a paragraph is set. Lengths are points. No `NSObject`, for the same reason as ``UIFont``.
open class NSParagraphStyle: NSParagraphStyleInert, Hashable, @unchecked Sendable {
    // Sendable: its values are constants here; see the class that can be changed.
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

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Positions of tabs in rising order. Default every 28 points, twelve times.
    open var tabStops: [NSTextTab] { stops }
    final var stops: [NSTextTab] {
        get { values.tabStops ?? Self.standardTabStops }
        set { values.tabStops = newValue }
    }

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
    /// The direction of a language; nil for that of the interface.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName
        else { return LayoutEnvironment.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
        return Locale.Language(identifier: languageName).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }
}
