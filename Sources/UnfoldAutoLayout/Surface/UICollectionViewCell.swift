import Foundation

/// A view that a collection view reuses. Collection views themselves are outside this library.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// Given when it was dequeued; nil here.
    open private(set) var reuseIdentifier: String?
    /// Called before it is used again; does nothing here.
    open func prepareForReuse() {}
}

/// A cell of a collection view: its content view fills it.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Holds what the cell shows.
    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }()
    /// Stored.
    open var isSelected = false
    /// Stored.
    open var isHighlighted = false
    /// Stored; it does not take part in layout.
    open var backgroundView: UIView?
    /// Stored; it does not take part in layout.
    open var selectedBackgroundView: UIView?
}
