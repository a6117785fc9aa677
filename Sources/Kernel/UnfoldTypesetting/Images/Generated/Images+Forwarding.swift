// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/Images+Forwarding.tsv.
// swift-format-ignore-file

import Foundation

extension UIImage {
    public var imageOrientation: Orientation { look.orientation }
    public var images: [UIImage]? { look.images }
    public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }
    public func imageWithoutBaseline() -> UIImage { changed { $0.baseline = nil } }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { resizableImage(withCapInsets: capInsets) }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }
    public func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.orientation = .upMirrored } }
    public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size) }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { UIImage(size: size) }
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    public func jpegData(compressionQuality: CGFloat) -> Data? { look.data }
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?, fileID: String = #fileID) { self.init(named: name, fileID: fileID) }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?, fileID: String = #fileID) { self.init(named: name, fileID: fileID) }
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) { self.init(systemName: name) }
    public var capInsets: UIEdgeInsets { look.capInsets }
    public var flipsForRightToLeftLayoutDirection: Bool { look.flips }
    public var duration: TimeInterval { look.duration }
    public var configuration: Configuration? { symbol?.configuration }
    public var baselineOffsetFromBottom: CGFloat? { look.baseline }
    public func pngData() -> Data? { look.data }
    public convenience init(size: CGSize) { self.init(size: size, symbol: nil, alignmentRectInsets: .zero) }
    @_disfavoredOverload public convenience init?(named name: String) { self.init(named: name, fileID: "") }
}

extension UIColor {
    public convenience init() { self.init(white: 0, alpha: 0) }
    @_disfavoredOverload public convenience init?(named name: String) { self.init(named: name, fileID: "") }
    public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
}
