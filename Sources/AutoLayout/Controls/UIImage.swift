import Foundation

/// An image as far as layout needs it: a size.
open class UIImage: NSObject, @unchecked Sendable {
    /// In points.
    public let size: CGSize

    /// An image of that size in points.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Files are not read: nil, as UIKit answers for an unknown name.
    public convenience init?(named name: String) { return nil }

    /// A symbol: square, as high as a line of the body font.
    public convenience init?(systemName name: String) { self.init(size: CGSize(width: 20, height: 20)) }
}

/// Shows an image; its natural size is the image's, or none (table A3.4).
@preconcurrency @MainActor open class UIImageView: UIView {
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var image: UIImage? { didSet { if oldValue !== image { invalidateIntrinsicContentSize() } } }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? super.sizeThatFits(size) }
}
