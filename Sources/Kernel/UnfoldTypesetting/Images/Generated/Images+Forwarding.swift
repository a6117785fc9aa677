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
}
