#if !canImport(CoreGraphics)
    // Pages are begun as an app asks, and drawing code runs; the document has no data, as an image has none.

    extension CGRect {
        /// The page of a document; one without a size is a letter of 612 times 792 points.
        fileprivate var asPage: CGRect { isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : self }
    }

    @MainActor private var pages: (first: CGRect, current: CGRect) = (.zero, .zero)

    @preconcurrency @MainActor public func UIGraphicsBeginPDFContextToData(
        _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
    ) {
        pages = (bounds.asPage, bounds.asPage)
        Contexts.all.append((CGContext(size: pages.first.size, scale: 1), pages.first.size))
    }
    /// Makes an empty file.
    /// - Returns: whether the file could be made; nothing is begun otherwise.
    @preconcurrency @MainActor public func UIGraphicsBeginPDFContextToFile(
        _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
    ) -> Bool {
        guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
        UIGraphicsBeginPDFContextToData(NSMutableData(), bounds, documentInfo)
        return true
    }
    @preconcurrency @MainActor public func UIGraphicsEndPDFContext() { UIGraphicsPopContext() }
    @preconcurrency @MainActor public func UIGraphicsBeginPDFPage() { pages.current = pages.first }
    @preconcurrency @MainActor public func UIGraphicsBeginPDFPageWithInfo(
        _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
    ) { pages.current = bounds.isEmpty ? pages.first : bounds }
    /// The page that was begun last.
    @preconcurrency @MainActor public func UIGraphicsGetPDFContextBounds() -> CGRect { pages.current }

    @preconcurrency @MainActor open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
        /// The page that was begun last.
        public private(set) var pdfContextBounds: CGRect

        init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat) {
            pdfContextBounds = format.bounds
            super.init(context, format)
        }
        open func beginPage() { pdfContextBounds = format.bounds }
        open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
            pdfContextBounds = bounds.isEmpty ? format.bounds : bounds
        }
    }

    /// Makes documents by drawing: without data.
    @preconcurrency @MainActor open class UIGraphicsPDFRenderer: NSObject {
        public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

        public let format: UIGraphicsPDFRendererFormat

        public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
            self.format = format
            format.bounds = bounds.asPage
        }
        public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

        /// Runs `actions` with a context that keeps nothing; no data.
        open func pdfData(actions: DrawingActions) -> Data {
            let context = CGContext(size: format.bounds.size, scale: 1)
            Contexts.all.append((context, format.bounds.size))
            defer { UIGraphicsPopContext() }
            actions(UIGraphicsPDFRendererContext(context, format))
            return Data()
        }
        /// As ``pdfData(actions:)``, and makes an empty file.
        open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
            try pdfData(actions: actions).write(to: url)
        }
    }
#endif
