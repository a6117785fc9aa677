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
    open var documentInfo: [String: Any] = [:]
    public init() {}
}

/// Where pages are drawn: nowhere.
open class UIGraphicsPDFRendererContext {
    private let bounds: CGRect
    init(_ bounds: CGRect) { self.bounds = bounds }
    open var pdfContextBounds: CGRect { bounds }
    #if !canImport(CoreGraphics)
        /// As large as the page.
        open private(set) lazy var cgContext = CGContext(
            data: nil, width: max(1, Int(bounds.width)), height: max(1, Int(bounds.height)), bitsPerComponent: 8,
            bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1)!
    #endif
    open func beginPage() {}
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
    open func setURL(_ url: URL, for rect: CGRect) {}
    open func addDestination(withName name: String, at point: CGPoint) {}
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}
    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
    open func clip(to rect: CGRect) {}
}

/// What is printed; stored.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
    /// What kind of thing is printed.
    public enum OutputType: Int, Sendable {
        /// Text and pictures.
        case general = 0
        case photo
        case grayscale
        /// A photograph, black and white.
        case photoGrayscale
    }
    public enum Orientation: Int, Sendable {
        case portrait = 0
        case landscape
    }
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var jobName = ""
    public init(dictionary: [AnyHashable: Any]?) {}
    open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}

/// Lays text out on pages; nothing is printed.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    open var perPageContentInsets = UIEdgeInsets.zero
    open var startPage = 0
    open var pageCount: Int { 0 }
}

/// Lays a page of the web out; nothing is printed.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?
    public init(markupText: String) { self.markupText = markupText }
}

/// Lays text out; nothing is printed.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?
    public init(text: String) { self.text = text }
    public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
}

/// Draws pages; nothing is printed.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var numberOfPages: Int { 0 }
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }
    open func addPrintFormatter(_ formatter: NSObject, startingAtPageAt pageIndex: Int) {}
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    open func prepare(forDrawingPages range: NSRange) {}
}

/// Prints; says that nothing was printed.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    public static let shared = UIPrintInteractionController()
    open class var isPrintingAvailable: Bool { false }
    open class func canPrint(_ data: Data) -> Bool { false }
    open var printInfo: UIPrintInfo?
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var printFormatter: NSObject?
    open var printPageRenderer: UIPrintPageRenderer?
    open var showsNumberOfCopies = true
    /// Notified of what was printed.
    public typealias CompletionHandler = @MainActor (UIPrintInteractionController, Bool, (any Error)?) -> Void
    @discardableResult open func present(
        animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        completion?(self, false, nil)
        return false
    }
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    open func dismiss(animated: Bool) {}
}
