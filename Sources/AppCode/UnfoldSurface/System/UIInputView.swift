import Foundation
import UnfoldAutoLayout

/// A view in the look of a keyboard; nothing is drawn.
@preconcurrency @MainActor open class UIInputView: UIView {
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
    public let inputViewStyle: Style
    /// Whether its height follows from constraints; stored.
    open var allowsSelfSizing = false
}
