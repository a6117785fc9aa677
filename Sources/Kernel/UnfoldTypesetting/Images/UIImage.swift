/// An image as far as layout needs it: a size in points.
// Sendable: it does not change after it was made; a look is given to a copy.
open class UIImage: NSObject, @unchecked Sendable {
    /// In points.
    public let size: CGSize
    package let symbol: Symbol?
    package private(set) var look = ImageLook()
    /// What the frame of an image view has around the alignment rectangle. Default zero.
    public let alignmentRectInsets: UIEdgeInsets

    package struct Symbol: Equatable {
        package var name: String
        package var configuration: UIImage.SymbolConfiguration?
    }

    init(size: CGSize, symbol: Symbol?, alignmentRectInsets: UIEdgeInsets) {
        self.size = size
        self.symbol = symbol
        self.alignmentRectInsets = alignmentRectInsets
        super.init()
    }

    public override convenience init() { self.init(size: .zero) }

    /// The image whose size was given to ``setSize(_:forImageNamed:)``, else the one that an adapted app has in its asset
    /// catalogues or among its files; nil, as for an unknown name in UIKit, otherwise.
    /// - Parameter fileID: leave it to the compiler.
    /// - Complexity: O(bytes of its file) for an app's own, after a look through the app's folders.
    public convenience init?(named name: String, fileID: String = #fileID) {
        if let size = Self.sizes.withLock({ $0[name] }) {
            self.init(size: size)
            look.name = name
            return
        }
        guard let found = Assets.reader?.image(named: name, fileID: fileID) else { return nil }
        self.init(size: found.size, symbol: nil, alignmentRectInsets: .zero)
        look = found.look
        look.name = name
    }
    /// The image that code names as a literal, which is there: without one the program ends, as an app does.
    public convenience init(imageLiteralResourceName name: String, fileID: String = #fileID) {
        self.init(named: name, fileID: fileID)!
    }

    /// A symbol next to text of the body font. Every name is known, and as large as the one that was recorded, a filled
    /// circle: 20 by 19 points at 17; constraints see it as high as a line (rule M8.9).
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol next to text of the configuration's font, times 0.79 at scale small and, where nothing was recorded, 1.28
    /// at large. Constraints see a line of the font at every scale.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let configuration = configuration as? SymbolConfiguration
        let (size, line) = (configuration ?? SymbolConfiguration()).symbolSize(name)
        let beyond = (size.height - line) / 2
        self.init(
            size: size, symbol: Symbol(name: name, configuration: configuration),
            alignmentRectInsets: UIEdgeInsets(top: beyond, left: 0, bottom: beyond, right: 0))
    }

    package var alignmentSize: CGSize {
        let insets = alignmentRectInsets
        return CGSize(
            width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    /// Gives the named images of an app their sizes in points, in place of its asset catalogue; nil takes one away.
    public static func setSize(_ size: CGSize?, forImageNamed name: String) { sizes.withLock { $0[name] = size } }

    package convenience init(size: CGSize, of data: Data, scale: CGFloat) {
        self.init(size: size)
        look.data = data
        look.scale = scale
    }

    /// A PDF or SVG file's image.
    package convenience init(size: CGSize, ofVectors data: Data) {
        self.init(size: size)
        look.vectors = data
    }

    func setLabel(_ label: String?) { look.label = label }

    func changed(_ change: (inout ImageLook) -> Void) -> UIImage {
        let image = UIImage(size: size, symbol: symbol, alignmentRectInsets: alignmentRectInsets)
        image.look = look
        change(&image.look)
        return image
    }

    /// Of a symbol: how far the baseline of the text that it is beside is below its middle.
    package var symbolBaseline: CGFloat? {
        symbol.map { ($0.configuration ?? SymbolConfiguration()).baselineFromMiddle }
    }

    open var isSymbolImage: Bool { symbol != nil }
    /// Pixels per point: those of the data or bitmap, else of the screen.
    open var scale: CGFloat { look.scale ?? LayoutEnvironment.displayScale }
    open var renderingMode: RenderingMode { look.renderingMode }
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }
    /// The image in a color.
    open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed { ($0.tint, $0.renderingMode) = (color, renderingMode) }
    }
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        UIImage(size: size, symbol: symbol, alignmentRectInsets: alignmentInsets)
    }
    /// The symbol in another configuration; the same image if it is none.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        applyingSymbolConfiguration(configuration as? SymbolConfiguration ?? SymbolConfiguration()) ?? self
    }
    /// The symbol in another configuration, where that leaves nothing open; nil if the image is no symbol.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol else { return nil }
        return UIImage(systemName: symbol.name, withConfiguration: configuration.filled(from: symbol.configuration))
    }

    private static let sizes = Locked<[String: CGSize]>([:])
}
