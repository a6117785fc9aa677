// Made by Tests/Floors/inert.py from Sources/UnfoldSurface/Inert/Controls.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

@preconcurrency @MainActor open class UIColorWell: UIControl {
    open var selectedColor: UIColor?
    open var title: String?
    open var supportsAlpha: Bool = true
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    open var supportsEyedropper: Bool = true
    open var maximumLinearExposure: CGFloat = 1
}
