#sourceLocation(file: "Fixtures/AppCode/adapter/before/ConditionalOverrides.swift", line: 1)
import UIKit

class ConditionalView: UIView {
    var log: [String] = []
    func describe() -> String { "view" }

#if (compiler(>=5.0))
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ConditionalOverrides.swift", line: 14)
    override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout \(#line)")
    }
#endif
#if !(compiler(>=5.0))
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ConditionalOverrides.swift", line: 19)
    override func layoutSubviews() { log.append("old") }
#endif
#if (NEVER_DEFINED)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ConditionalOverrides.swift", line: 23)
    override func didMoveToWindow() { log.append("never") }
#endif
#if !(NEVER_DEFINED) && ((os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)) && !NEVER_DEFINED)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ConditionalOverrides.swift", line: 25)
    override func didMoveToWindow() { log.append("window") }
#endif
#if !(NEVER_DEFINED) && !((os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)) && !NEVER_DEFINED)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ConditionalOverrides.swift", line: 27)
    override func didMoveToWindow() { log.append("elsewhere") }
#endif
#if (!NEVER_DEFINED) && (compiler(>=5.0))
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ConditionalOverrides.swift", line: 34)
          func extra() -> String { "extra" }
#endif
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ConditionalOverrides.swift", line: 6)
}

final class ConditionalSubview: ConditionalView {
    override func extra() -> String { super.extra() + ", below" }
}

extension ConditionalView {
    #if compiler(>=5.0)
    



    #else
    
    #endif

    #if NEVER_DEFINED
    
    #elseif (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)) && !NEVER_DEFINED
    
    #else
    
    #endif
}

#if !NEVER_DEFINED
extension ConditionalView {
    #if compiler(>=5.0)  // what a subclass overrides
    
    #endif
}

class ConditionalLabel: UILabel {
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ConditionalOverrides.swift", line: 40)
    override var intrinsicContentSize: CGSize { CGSize(width: 7, height: super.intrinsicContentSize.height) }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ConditionalOverrides.swift", line: 38)
}
extension ConditionalLabel {
    
}
#endif
