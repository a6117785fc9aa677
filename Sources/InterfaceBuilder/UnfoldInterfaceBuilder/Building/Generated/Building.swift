// Made by Tests/Floors/inert.py from Sources/InterfaceBuilder/UnfoldInterfaceBuilder/Inert/Building.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout
import UnfoldFiles

package final class DesignedView: UIView, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedLabel: UILabel, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedButton: UIButton, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedImageView: UIImageView, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedTextField: UITextField, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedTextView: UITextView, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedScrollView: UIScrollView, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedStackView: UIStackView, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedDatePicker: UIDatePicker, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedSegmentedControl: UISegmentedControl, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedSwitch: UISwitch, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedSlider: UISlider, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedStepper: UIStepper, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedPageControl: UIPageControl, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedProgressView: UIProgressView, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedActivityIndicator: UIActivityIndicatorView, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

package final class DesignedSearchBar: UISearchBar, DesignSized {
    public override var intrinsicContentSize: CGSize { designedSize.replacing(super.intrinsicContentSize) }
}

public struct IBBuildOptions: Sendable {
    /// Takes over placeholder constraints and sizes, and sizes that Interface Builder measured. Default false.
    public var isDesignTime: Bool = false
    /// Safe area of the root, in points.
    public var safeArea: UIEdgeInsets = .zero
    /// Margins of the root (of a cell: of its content view), in points; nil for the rule.
    public var margins: UIEdgeInsets?
    /// Natural sizes in place of measured ones, by the view's id.
    public var sizes: [String: DesignedSize] = [:]
    /// Lays out as the canvas does: natural sizes that views have there only, and usual lengths in stacks.
    package var isCanvas: Bool = false
    package var dropped: Set<String> = []
    /// Gives every constraint its id as identifier, so that a conflict tells of it.
    package var identifiesByID: Bool = false
    public init() {}
}
