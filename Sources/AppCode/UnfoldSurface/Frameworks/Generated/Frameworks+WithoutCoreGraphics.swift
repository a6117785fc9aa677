// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Frameworks+WithoutCoreGraphics.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

#if !canImport(CoreGraphics)

public enum CGPDFBox: Int32, Sendable {
    case mediaBox = 0
    case cropBox = 1
    case bleedBox = 2
    case trimBox = 3
    case artBox = 4
}

public final class CGPDFDocument: Sendable {
    public init?(_ url: CFURL) { return nil }
    public init?(_ provider: CGDataProvider) { return nil }
    public var numberOfPages: Int { 0 }
    public func page(at pageNumber: Int) -> CGPDFPage? { nil }
}

public final class CGPDFPage: Sendable {
    public var document: CGPDFDocument? { nil }
    public var pageNumber: Int { 1 }
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { .zero }
}

extension CGContext {
    public func drawPDFPage(_ page: CGPDFPage) {}
}

@preconcurrency @MainActor public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) { UIGraphicsBeginImageContext(bounds.isEmpty ? CGSize(width: 612, height: 792) : bounds.size) }
@preconcurrency @MainActor public func UIGraphicsBeginPDFPage() {}
@preconcurrency @MainActor public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {}
@preconcurrency @MainActor public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext().map { CGRect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? .zero }
@preconcurrency @MainActor public func UIGraphicsEndPDFContext() { UIGraphicsEndImageContext() }

#endif
