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
@MainActor protocol DesignSized: UIView {}

extension DesignSized {
    var designedSize: DesignedSize {
        get { inertValues["designedSize"] as? DesignedSize ?? DesignedSize() }
        set {
            inertValues["designedSize"] = newValue
            invalidateIntrinsicContentSize()
        }
    }
}

/// A plain view, or one of a class that is not imitated.
package final class DesignedView: UIView, DesignSized {
    package override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedLabel: UILabel, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedButton: UIButton, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedImageView: UIImageView, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedTextField: UITextField, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedTextView: UITextView, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedScrollView: UIScrollView, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedStackView: UIStackView, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedDatePicker: UIDatePicker, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedSegmentedControl: UISegmentedControl, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedSwitch: UISwitch, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedSlider: UISlider, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedStepper: UIStepper, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedPageControl: UIPageControl, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedProgressView: UIProgressView, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedActivityIndicator: UIActivityIndicatorView, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

final class DesignedSearchBar: UISearchBar, DesignSized {
    override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}
