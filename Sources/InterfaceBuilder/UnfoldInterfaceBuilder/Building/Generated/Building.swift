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
