import Foundation

/// A search bar; it has a natural height only (table A3.4).
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// Look of a bar.
    public enum Style: UInt, Sendable {
        /// As suits the place.
        case `default` = 0
        /// A bar with a background.
        case prominent
        /// The field alone.
        case minimal
    }

    /// A bar without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging.vertical = .defaultHigh
    }
    /// A bar without text.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugging.vertical = .defaultHigh
    }

    /// Stored; the width does not follow it.
    open var text: String?
    /// Stored; the width does not follow it.
    open var placeholder: String?
    /// Stored.
    open var prompt: String?
    /// Stored.
    open var searchBarStyle: Style = .default
    /// Stored.
    open var showsCancelButton = false

    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.current.searchBarHeight)
    }
    /// The natural size, as a frame.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ControlMetrics.current.searchBarHeight)
    }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}
