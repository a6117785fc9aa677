import Foundation

#if !canImport(CoreGraphics)
    /// The bounds of the document that was begun last.
    @MainActor private var documents: [CGRect] = []

    /// Begins a document; nothing is written. Empty bounds are those of a letter, 612 by 792 points.
    @preconcurrency @MainActor public func UIGraphicsBeginPDFContextToData(
        _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
    ) {
        let page = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        documents.append(page)
        UIGraphicsBeginImageContextWithOptions(page.size, false, 1)
    }
    /// Begins a document; nothing is written.
    @preconcurrency @MainActor @discardableResult public func UIGraphicsBeginPDFContextToFile(
        _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
    ) -> Bool {
        UIGraphicsBeginPDFContextToData(NSMutableData(), bounds, documentInfo)
        return true
    }
    @preconcurrency @MainActor public func UIGraphicsEndPDFContext() {
        if documents.popLast() != nil { UIGraphicsEndImageContext() }
    }
    @preconcurrency @MainActor public func UIGraphicsBeginPDFPage() {}
    /// Begins a page of those bounds; nothing is written.
    @preconcurrency @MainActor public func UIGraphicsBeginPDFPageWithInfo(
        _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
    ) { if !documents.isEmpty, !bounds.isEmpty { documents[documents.count - 1] = bounds } }
    /// The bounds of the page; zero outside of a document.
    @preconcurrency @MainActor public func UIGraphicsGetPDFContextBounds() -> CGRect { documents.last ?? .zero }
    public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}
    public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}
    public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}

    extension CGImage {
        public func masking(_ mask: CGImage) -> CGImage? { self }
        public func copy(colorSpace: CGColorSpace) -> CGImage? { self }
        public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? { self }
        public var isMask: Bool { false }
        public var shouldInterpolate: Bool { true }
    }
#endif
