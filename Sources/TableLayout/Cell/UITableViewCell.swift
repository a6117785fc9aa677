import AutoLayout
import Foundation

/// One row's view. Its content view holds the layout, and the cell hosts a constraint system of its own.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1, value2, subtitle
    }

    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue, gray, `default`
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// How a registered class is made: it leads to `init(style:reuseIdentifier:)` of the subclass, which need not be
    /// `required` for that, as it need not be in UIKit. A subclass inherits this when it implements
    /// `init(style:reuseIdentifier:)` and `init(coder:)`, or neither.
    public required convenience init(reusedAs identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    public let style: CellStyle
    public let reuseIdentifier: String?
    /// Where subviews go; the table pins its size (fact D3.1).
    public let contentView: UIView = UITableViewCellContentView()
    open var selectionStyle: SelectionStyle = .default
    open var accessoryType: AccessoryType = .none
    open var isSelected = false

    /// Called before the cell is handed out again (fact D7.7).
    open func prepareForReuse() {}

    /// Fits the content view at the cell's content width (facts D2.1, D2.2); the separator is the table's affair.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    private func setUp() {
        isEngineHost = true
        contentView.accessibilityIdentifier = "contentView"
        addSubview(contentView)
        contentView.frame = bounds
    }

    /// Gives cell and content view the row's geometry and pins it.
    func place(frame: CGRect, contentHeight: CGFloat) {
        self.frame = frame
        // Pins first: from then on the content view's own frame is no input of its system.
        contentView.setEncapsulatedLayoutSize(width: frame.width, height: contentHeight)
        contentView.frame = CGRect(x: 0, y: 0, width: frame.width, height: contentHeight)
        layoutIfNeeded()
    }
}

/// Named as UIKit names it.
final class UITableViewCellContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        preservesSuperviewLayoutMargins = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
