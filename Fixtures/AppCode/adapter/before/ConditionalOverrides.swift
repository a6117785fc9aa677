import UIKit

class ConditionalView: UIView {
    var log: [String] = []
    func describe() -> String { "view" }
}

final class ConditionalSubview: ConditionalView {
    override func extra() -> String { super.extra() + ", below" }
}

extension ConditionalView {
    #if compiler(>=5.0)
    override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout \(#line)")
    }
    #else
    override func layoutSubviews() { log.append("old") }
    #endif

    #if NEVER_DEFINED
    override func didMoveToWindow() { log.append("never") }
    #elseif os(iOS) && !NEVER_DEFINED
    override func didMoveToWindow() { log.append("window") }
    #else
    override func didMoveToWindow() { log.append("elsewhere") }
    #endif
}

#if !NEVER_DEFINED
extension ConditionalView {
    #if compiler(>=5.0)  // what a subclass overrides
    @objc func extra() -> String { "extra" }
    #endif
}

class ConditionalLabel: UILabel {}
extension ConditionalLabel {
    override var intrinsicContentSize: CGSize { CGSize(width: 7, height: super.intrinsicContentSize.height) }
}
#endif
