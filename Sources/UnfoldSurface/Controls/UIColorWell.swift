import Foundation
import UnfoldAutoLayout

/// A button that asks for a colour; nothing is drawn.
@preconcurrency @MainActor open class UIColorWell: UIColorWellInert {
    /// 28 points each way, as it stands in a form.
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
