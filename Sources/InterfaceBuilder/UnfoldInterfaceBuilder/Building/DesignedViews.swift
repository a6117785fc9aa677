/// A natural size from a document, in points: nil leaves a direction to the class, a negative number means none.
public struct DesignedSize: Hashable, Sendable {
    /// Width of the alignment rectangle.
    public var width: CGFloat?
    /// Height of the alignment rectangle.
    public var height: CGFloat?

    public init(width: CGFloat? = nil, height: CGFloat? = nil) { (self.width, self.height) = (width, height) }

    func replacing(_ size: CGSize) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// A view whose natural size a document may give.
@MainActor protocol DesignSized: UIView {
    var designedSize: DesignedSize { get set }
}

/// A plain view, or one of a class that is not imitated.
package final class DesignedView: UIView, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    package override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedLabel: UILabel, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedButton: UIButton, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedImageView: UIImageView, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedTextField: UITextField, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedTextView: UITextView, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedScrollView: UIScrollView, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedStackView: UIStackView, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedDatePicker: UIDatePicker, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedSegmentedControl: UISegmentedControl, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedSwitch: UISwitch, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedSlider: UISlider, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedStepper: UIStepper, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedPageControl: UIPageControl, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedProgressView: UIProgressView, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedActivityIndicator: UIActivityIndicatorView, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedSearchBar: UISearchBar, DesignSized {
    var designedSize = DesignedSize() { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}
