/// Space for text: the container of a text view, or of a layout manager of one's own.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// Points left free at both ends of each line. Default 5.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
    /// Most lines; 0, the default, for any number.
    open var maximumNumberOfLines = 0 { didSet { changed?() } }
    /// How the last line is cut. Default word wrapping.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { changed?() } }
    /// In points; 0 is no limit. A text view's own container follows the view instead.
    open var size: CGSize
    open var exclusionPaths: [UIBezierPath] = []
    /// Stored; the width of a text view's container always does.
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    /// Who lays out text in it: a layout manager, and a text view if it is the container of one.
    package weak var manager: AnyObject?
    package weak var owner: AnyObject?
    package var changed: (@MainActor () -> Void)?

    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    public override convenience init() { self.init(size: CGSize(width: 1e7, height: 1e7)) }
    public required convenience init(coder: NSCoder) { self.init() }

    package var room: CGFloat {
        size.width > 0 && size.width < 1e7 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity
    }
}
