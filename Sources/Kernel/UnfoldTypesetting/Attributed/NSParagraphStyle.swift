/// How a paragraph is set. Lengths are points. No `NSObject`, for the same reason as ``UIFont``.
open class NSParagraphStyle: NSParagraphStyleInert, Hashable, @unchecked Sendable {
    // Sendable: its values are constants here; see the class that can be changed.
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

    open func copy() -> Any { self is NSMutableParagraphStyle ? copied(to: NSParagraphStyle()) : self }
    open func mutableCopy() -> Any { copied(to: NSMutableParagraphStyle()) }
    private func copied(to copy: NSParagraphStyle) -> NSParagraphStyle {
        copy.values = values
        return copy
    }

    open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool { left.isEqual(right) }
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    open var hash: Int { [values.lineSpacing, values.minimumLineHeight, values.headIndent].hashValue }
    /// The direction of a language; nil for that of the interface.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName
        else { return LayoutEnvironment.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
        return Locale.Language(identifier: languageName).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }
}
