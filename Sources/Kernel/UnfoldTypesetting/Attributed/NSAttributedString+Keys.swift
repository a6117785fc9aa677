/// A picture in text. No `NSObject`, for the same reason as ``UIFont``.
// Sendable: as Apple's, set up before it goes into a text that others read.
open class NSTextAttachment: Hashable, @unchecked Sendable {
    /// Size in points, and offset of the bottom edge from the baseline (negative is below).
    open var bounds: CGRect = .zero
    open var image: UIImage?

    public init() {}

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    public static func == (left: NSTextAttachment, right: NSTextAttachment) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public required init?(coder: NSCoder) {}

    /// An attachment of bytes, which are a picture if they are of a kind that is read.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
    }

    open var contents: Data?
    open var fileType: String?

    /// Its space in a line: ``bounds``, or the image's size if they are empty. Overrides are asked when text is
    /// measured, with no container, the height of the line's own font, and no limit of width.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { layoutBounds }
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
