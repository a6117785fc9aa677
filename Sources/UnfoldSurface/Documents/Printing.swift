import Foundation
import UnfoldAutoLayout

/// Writes pages of a document; the bytes are empty, for nothing is drawn.
open class UIGraphicsPDFRenderer {
    /// The page, in points.
    public let bounds: CGRect
    /// How pages are written; stored.
    public let format: UIGraphicsPDFRendererFormat
    /// Pages of that size.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
        (self.bounds, self.format) = (bounds, format)
    }
    /// Runs the actions; gives no bytes.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        actions(UIGraphicsPDFRendererContext(bounds))
        return Data()
    }
    /// Runs the actions and writes an empty file.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

/// How pages are written; stored.
open class UIGraphicsPDFRendererFormat {
    /// Stored.
    open var documentInfo: [String: Any] = [:]
    /// As usual.
    public init() {}
}

/// Where pages are drawn: nowhere.
open class UIGraphicsPDFRendererContext {
    private let bounds: CGRect
    init(_ bounds: CGRect) { self.bounds = bounds }
    /// The page.
    open var pdfContextBounds: CGRect { bounds }
    #if !canImport(CoreGraphics)
        /// As large as the page.
        open private(set) lazy var cgContext = CGContext(
            data: nil, width: max(1, Int(bounds.width)), height: max(1, Int(bounds.height)), bitsPerComponent: 8,
            bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1)!
    #endif
    /// Accepted; nothing is drawn.
    open func beginPage() {}
    /// Accepted; nothing is drawn.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
    /// Accepted; nothing is drawn.
    open func setURL(_ url: URL, for rect: CGRect) {}
    /// Accepted; nothing is drawn.
    open func addDestination(withName name: String, at point: CGPoint) {}
    /// Accepted; nothing is drawn.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}
    /// Accepted; nothing is drawn.
    open func fill(_ rect: CGRect) {}
    /// Accepted; nothing is drawn.
    open func stroke(_ rect: CGRect) {}
    /// Accepted; nothing is drawn.
    open func clip(to rect: CGRect) {}
}

/// What is printed; stored.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
    /// What kind of thing is printed.
    public enum OutputType: Int, Sendable {
        /// Text and pictures.
        case general = 0
        /// A photograph.
        case photo
        /// Black and white.
        case grayscale
        /// A photograph, black and white.
        case photoGrayscale
    }
    /// How pages stand.
    public enum Orientation: Int, Sendable {
        /// Upright.
        case portrait = 0
        /// On their side.
        case landscape
    }
    /// Stored.
    open var outputType = OutputType.general
    /// Stored.
    open var orientation = Orientation.portrait
    /// Stored.
    open var jobName = ""
    /// Settings.
    public init(dictionary: [AnyHashable: Any]?) {}
    /// Settings.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}

/// Lays text out on pages; nothing is printed.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    /// Stored.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// Stored.
    open var startPage = 0
    /// None.
    open var pageCount: Int { 0 }
}

/// Lays a page of the web out; nothing is printed.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// Stored.
    open var markupText: String?
    /// A page.
    public init(markupText: String) { self.markupText = markupText }
}

/// Lays text out; nothing is printed.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// Stored.
    open var text: String?
    /// Stored.
    open var attributedText: NSAttributedString?
    /// Text.
    public init(text: String) { self.text = text }
    /// Text.
    public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
}

/// Draws pages; nothing is printed.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    /// Stored.
    open var headerHeight: CGFloat = 0
    /// Stored.
    open var footerHeight: CGFloat = 0
    /// None.
    open var numberOfPages: Int { 0 }
    /// Zero.
    open var paperRect: CGRect { .zero }
    /// Zero.
    open var printableRect: CGRect { .zero }
    /// Accepted.
    open func addPrintFormatter(_ formatter: NSObject, startingAtPageAt pageIndex: Int) {}
    /// Never called; does nothing.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    /// Accepted.
    open func prepare(forDrawingPages range: NSRange) {}
}

/// Prints; says that nothing was printed.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    /// The only one.
    public static let shared = UIPrintInteractionController()
    /// False.
    open class var isPrintingAvailable: Bool { false }
    /// False.
    open class func canPrint(_ data: Data) -> Bool { false }
    /// Stored.
    open var printInfo: UIPrintInfo?
    /// Stored.
    open var printingItem: Any?
    /// Stored.
    open var printingItems: [Any]?
    /// Stored.
    open var printFormatter: NSObject?
    /// Stored.
    open var printPageRenderer: UIPrintPageRenderer?
    /// Stored.
    open var showsNumberOfCopies = true
    /// Notified of what was printed.
    public typealias CompletionHandler = @MainActor (UIPrintInteractionController, Bool, (any Error)?) -> Void
    /// Shows nothing.
    @discardableResult open func present(
        animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        completion?(self, false, nil)
        return false
    }
    /// Shows nothing.
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Accepted.
    open func dismiss(animated: Bool) {}
}
