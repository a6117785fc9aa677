import Foundation
import UnfoldAutoLayout

/// A button that asks for a colour; nothing is drawn.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    /// Stored. Setting it sends no action, as in UIKit.
    open var selectedColor: UIColor?
    /// Stored; shown over the colours.
    open var title: String?
    /// Stored. Default true.
    open var supportsAlpha = true
    /// 28 points each way, as it stands in a form.
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    /// Stored. Default true.
    open var supportsEyedropper = true
    /// Stored. Default 1.
    open var maximumLinearExposure: CGFloat = 1
}
