import Foundation

extension NSAttributedString.Key {
    /// A ``UIFont``; text without one has the font of the view it stands in, or 12 points when it is measured by
    /// itself.
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
    /// A ``UIColor``; no effect on sizes.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An ``NSUnderlineStyle``; no effect on sizes.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A ``UIColor``; no effect on sizes.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// An ``NSUnderlineStyle``; no effect on sizes.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A ``UIColor``; no effect on sizes.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A ``UIColor``; no effect on sizes.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// No effect on sizes.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// No effect on sizes.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// No effect: ligatures are not formed.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A URL; no effect on sizes.
    public static let link = NSAttributedString.Key("NSLink")
    /// No effect on sizes.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// No effect here.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// No effect on sizes.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// 0, the only value on iOS.
    public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
    /// No effect on sizes.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// No effect on sizes.
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilityTokenPitch")
    /// No effect on sizes.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilityTokenLanguage")
    /// No effect on sizes.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilityTokenPunctuation")
    /// No effect on sizes.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilityTokenIPANotation")
    /// No effect on sizes.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTokenHeadingLevel")
    /// No effect on sizes.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}

/// Lines under or through text; no effect on sizes.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// A set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dotted.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashed.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Not under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A picture in text: as wide and high as its ``bounds``, or as its image if they are empty.
///
/// No `NSObject`, for the same reason as ``UIFont``.
// Sendable: as Apple's, set up before it goes into a text that others read.
open class NSTextAttachment: Hashable, @unchecked Sendable {
    /// Size in points, and offset of the bottom edge from the baseline (negative is below).
    open var bounds: CGRect = .zero
    /// The picture.
    open var image: UIImage?

    /// An attachment without a picture.
    public init() {}

    /// An attachment that shows a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// An attachment is equal to itself only.
    public static func == (left: NSTextAttachment, right: NSTextAttachment) -> Bool { left === right }
    /// Agrees with `==`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Archives are not read.
    public required init?(coder: NSCoder) {}

    /// An attachment of bytes, which are a picture if they are of a kind that is read.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// Stored.
    open var contents: Data?
    /// Stored.
    open var fileType: String?
    /// Stored.
    open var lineLayoutPadding: CGFloat = 0
    /// Stored.
    open var allowsTextAttachmentView = true
    /// Stored; nothing reads the screen.
    open var accessibilityLabel: String?
    /// Stored.
    open var accessibilityHint: String?

    /// Its room in a line: ``bounds``, or the image's size if they are empty. Overrides are asked when text is
    /// measured, with no container, the height of the line's own font, and no limit of width.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { layoutBounds }
    /// The picture; nothing asks for it.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    private var layoutBounds: CGRect {
        if bounds.width != 0 || bounds.height != 0 { return bounds }
        return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
    }
}

extension NSAttributedString {
    /// The character U+FFFC with that attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
