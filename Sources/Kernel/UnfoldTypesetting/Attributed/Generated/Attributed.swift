// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/Attributed.tsv.
// swift-format-ignore-file

import Foundation

extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeScopes.UIKitAttributes {
    public enum AttachmentAttribute: AttributedStringKey {
        public typealias Value = NSTextAttachment
        public static let name = "NSAttachment"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSBackgroundColor"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSBaselineOffset"
    }

    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = "NSFont"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSColor"
    }

    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSKern"
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static let name = "NSParagraphStyle"
    }

    public enum ShadowAttribute: AttributedStringKey {
        public typealias Value = NSShadow
        public static let name = "NSShadow"
    }

    public enum StrikethroughColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSStrikethroughColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSStrikethrough"
    }

    public enum StrokeColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSStrokeColor"
    }

    public enum StrokeWidthAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSStrokeWidth"
    }

    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "CTTracking"
    }

    public enum UnderlineColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSUnderlineColor"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSUnderline"
    }
}

extension NSAttributedString {
    public func draw(at point: CGPoint) {}
    public func draw(in rect: CGRect) {}
    public convenience init(_nothing: Void = ()) { self.init(string: "") }
}

extension NSAttributedString {
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = Self(rawValue: "DocumentType")
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = Self(rawValue: "DocumentType")
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
        public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    }

    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = Self(rawValue: "NSPlainText")
        public static let rtf = Self(rawValue: "NSRTF")
        public static let rtfd = Self(rawValue: "NSRTFD")
        public static let html = Self(rawValue: "NSHTML")
    }
}

extension NSAttributedString.Key {
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let ligature = NSAttributedString.Key("NSLigature")
    public static let link = NSAttributedString.Key("NSLink")
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    public static let expansion = NSAttributedString.Key("NSExpansion")
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilityTokenPitch")
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilityTokenLanguage")
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilityTokenPunctuation")
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilityTokenIPANotation")
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTokenHeadingLevel")
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
    /// A ``UIFont``; text without one has the font of the view it is in, or 12 points by itself.
    public static let font = NSAttributedString.Key("NSFont")
    /// An ``NSParagraphStyle``; that of the first character holds for the paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Points added to each character's advance.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Points added to each character's advance; wins over `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// Points by which text is raised.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An ``NSTextAttachment``, for the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A ``UIColor``; no effect on sizes.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// An ``NSUnderlineStyle``; no effect on sizes.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}

extension NSAttributedString {
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
    }
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

extension NSMutableAttributedString {
    public func fixAttributes(in range: NSRange) {}
}

// Sendable: as Apple's, set up before others read it.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var lineSpacing: CGFloat { get { values.lineSpacing } set { values.lineSpacing = newValue } }
    open override var paragraphSpacing: CGFloat { get { values.paragraphSpacing } set { values.paragraphSpacing = newValue } }
    open override var paragraphSpacingBefore: CGFloat { get { values.paragraphSpacingBefore } set { values.paragraphSpacingBefore = newValue } }
    open override var alignment: NSTextAlignment { get { values.alignment } set { values.alignment = newValue } }
    open override var headIndent: CGFloat { get { values.headIndent } set { values.headIndent = newValue } }
    open override var tailIndent: CGFloat { get { values.tailIndent } set { values.tailIndent = newValue } }
    open override var firstLineHeadIndent: CGFloat { get { values.firstLineHeadIndent } set { values.firstLineHeadIndent = newValue } }
    open override var minimumLineHeight: CGFloat { get { values.minimumLineHeight } set { values.minimumLineHeight = newValue } }
    open override var maximumLineHeight: CGFloat { get { values.maximumLineHeight } set { values.maximumLineHeight = newValue } }
    open override var lineHeightMultiple: CGFloat { get { values.lineHeightMultiple } set { values.lineHeightMultiple = newValue } }
    open override var lineBreakMode: NSLineBreakMode { get { values.lineBreakMode } set { values.lineBreakMode = newValue } }
    open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get { values.lineBreakStrategy } set { values.lineBreakStrategy = newValue } }
    open override var baseWritingDirection: NSWritingDirection { get { values.baseWritingDirection } set { values.baseWritingDirection = newValue } }
    open override var hyphenationFactor: Float { get { values.hyphenationFactor } set { values.hyphenationFactor = newValue; if newValue > 0 { DispatchQueue.onMain { InertLayout.report("NSMutableParagraphStyle.hyphenationFactor", .wordsStayWhole) } } } }
    open override var allowsDefaultTighteningForTruncation: Bool { get { values.allowsTightening } set { values.allowsTightening = newValue } }
    open override var defaultTabInterval: CGFloat { get { values.defaultTabInterval } set { values.defaultTabInterval = newValue } }
    open override var textLists: [NSTextList] { get { values.textLists } set { values.textLists = newValue } }
    open override var usesDefaultHyphenation: Bool { get { values.usesDefaultHyphenation } set { values.usesDefaultHyphenation = newValue } }
    open override var tabStops: [NSTextTab] { get { stops } set { stops = newValue } }
    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
    open func addTabStop(_ tabStop: NSTextTab) { tabStops = (tabStops + [tabStop]).sorted { $0.location < $1.location } }
    open func removeTabStop(_ tabStop: NSTextTab) { tabStops = tabStops.filter { $0.location != tabStop.location } }
}

extension NSString {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4
}

// Sendable: as Apple's, set up before others read it.
public final class NSTextList: Hashable, @unchecked Sendable {
    public let markerFormat: MarkerFormat
    public let listOptions: Options
    public var startingItemNumber: Int = 1
    public init(markerFormat: MarkerFormat, options: Options = []) { (self.markerFormat, listOptions) = (markerFormat, options) }
    public convenience init(markerFormat: MarkerFormat, options: Int) { self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(max(0, options)))) }
    public static func == (left: NSTextList, right: NSTextList) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSTextList {
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let disc = Self(rawValue: "{disc}")
        public static let circle = Self(rawValue: "{circle}")
        public static let square = Self(rawValue: "{square}")
        public static let box = Self(rawValue: "{box}")
        public static let diamond = Self(rawValue: "{diamond}")
        public static let check = Self(rawValue: "{check}")
        public static let hyphen = Self(rawValue: "{hyphen}")
        public static let decimal = Self(rawValue: "{decimal}")
        public static let lowercaseAlpha = Self(rawValue: "{lower-alpha}")
        public static let uppercaseAlpha = Self(rawValue: "{upper-alpha}")
        public static let lowercaseLatin = Self(rawValue: "{lower-latin}")
        public static let uppercaseLatin = Self(rawValue: "{upper-latin}")
        public static let lowercaseRoman = Self(rawValue: "{lower-roman}")
        public static let uppercaseRoman = Self(rawValue: "{upper-roman}")
    }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prependEnclosingMarker = Self(rawValue: 1)
    }
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = Self(rawValue: 1)
    public static let thick = Self(rawValue: 2)
    public static let double = Self(rawValue: 9)
    public static let patternDot = Self(rawValue: 0x100)
    public static let patternDash = Self(rawValue: 0x200)
    public static let byWord = Self(rawValue: 0x8000)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
}

public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

extension String {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension AttributeScopes {
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let shadow: ShadowAttribute
        public let tracking: TrackingAttribute
        public let attachment: AttachmentAttribute
        public let foundation: FoundationAttributes
    }
}

/// How a paragraph is set. Lengths are points. No `NSObject`, for the same reason as ``UIFont``.
// Sendable: as Apple's, set up before others read it.
open class NSParagraphStyleInert: @unchecked Sendable {
    internal final var values = ParagraphValues()
    public init() {}
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
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { values.lineBreakStrategy }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Distance of tabs beyond the last stop; 0, the default, for none.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The lists that the paragraph is in, outermost first; stored. The mark is part of the text.
    open var textLists: [NSTextList] { values.textLists }
    /// Whether words are divided as the language does; stored.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Stored; letters keep their distance. Default false.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
}

/// A position that a tab character moves to.
// Sendable: as Apple's, set up before others read it.
open class NSTextTab: Hashable, @unchecked Sendable {
    /// Stored; text behind a tab begins at it, whatever the alignment.
    public let alignment: NSTextAlignment
    /// Points from the start of the line.
    public let location: CGFloat
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]) { (self.alignment, self.location) = (alignment, location) }
    public static func == (left: NSTextTab, right: NSTextTab) -> Bool { left.location == right.location && left.alignment == right.alignment }
    open func hash(into hasher: inout Hasher) { hasher.combine(location) }
}

// Sendable: as Apple's, set up before others read it.
open class NSShadow: Hashable, @unchecked Sendable {
    public init() {}
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?
    public static func == (left: NSShadow, right: NSShadow) -> Bool { left.shadowOffset == right.shadowOffset && left.shadowBlurRadius == right.shadowBlurRadius && left.shadowColor as? AnyHashable == right.shadowColor as? AnyHashable }
    open func hash(into hasher: inout Hasher) { hasher.combine(shadowOffset.width); hasher.combine(shadowOffset.height); hasher.combine(shadowBlurRadius) }
}

extension NSParagraphStyle {
    /// Rules of wrapping beyond the characters' own.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The last line of a paragraph gets a second word from the line above.
        public static let pushOut = Self(rawValue: 1)
        /// Hangul wraps between words.
        public static let hangulWordPriority = Self(rawValue: 2)
        /// What labels use: both, except in generation `old`, which has neither. Interface Builder's recorded labels are pushed out from Xcode 12 on.
        public static let standard = Self(rawValue: 0xFFFF)
        var pushesOut: Bool { self == .standard ? LayoutEnvironment.generation != .old : contains(.pushOut) }
    }
}

/// Space for text: the container of a text view, or of a layout manager of one's own.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// Points left free at both ends of each line. Default 5.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
    /// Most lines; 0, the default, for any number.
    open var maximumNumberOfLines: Int = 0 { didSet { changed?() } }
    /// How the last line is cut. Default word wrapping.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { changed?() } }
    /// In points; 0 is no limit. A text view's own container follows the view instead.
    open var size: CGSize
    open var exclusionPaths: [UIBezierPath] = [] { didSet { if !exclusionPaths.isEmpty { InertLayout.report("NSTextContainer.exclusionPaths", .linesOfWholeWidth) } } }
    /// Stored; the width of a text view's container always does.
    open var widthTracksTextView: Bool = false
    open var heightTracksTextView: Bool = false
    /// Who lays out text in it: a layout manager, and a text view if it is the container of one.
    package weak var manager: AnyObject?
    package weak var owner: AnyObject?
    package var changed: (@MainActor () -> Void)?
    public init(size: CGSize) { self.size = size; super.init() }
    public override convenience init() { self.init(size: CGSize(width: 1e7, height: 1e7)) }
    public required convenience init(coder: NSCoder) { self.init() }
    package var room: CGFloat { size.width > 0 && size.width < 1e7 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity }
}

package struct TextRun {
    public var text: String
    public var font: UIFont
    /// Points added to each character.
    public var kern: CGFloat = 0
    public var baselineOffset: CGFloat = 0
    public var attachment: NSTextAttachment?
    public var paragraph: ParagraphValues
    /// A run without kern, offset and attachment.
    public init(text: String, font: UIFont, paragraph: ParagraphValues = ParagraphValues()) { self.text = text; self.font = font; self.paragraph = paragraph }
}
