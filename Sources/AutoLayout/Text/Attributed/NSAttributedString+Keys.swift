import Foundation

extension NSAttributedString.Key {
    /// A ``UIFont``; text without one has the font of the view it stands in, or 12 points when it is measured by itself.
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
    /// No effect on sizes, like those below.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
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
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

/// Lines under or through text; no effect on sizes.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// A set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A picture in text: as wide and high as its ``bounds``, or as its image if they are empty.
///
/// No `NSObject`, for the same reason as ``UIFont``.
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

    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    var layoutBounds: CGRect {
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
