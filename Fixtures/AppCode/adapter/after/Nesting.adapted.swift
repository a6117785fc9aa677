#sourceLocation(file: "Fixtures/AppCode/adapter/before/Nesting.swift", line: 1)
import UIKit

/* A comment /* in a comment, with #selector(x) and @objc */ and "quotes */
final class NestingView: UIView {
    let raw = #"@objc \(not) \#(                    "frame") "quoted" "#
    let lines = """
        @objc func text() "" \("inner \("@objc \(        "frame")")")
        #selector(text)
        """
    let rawLines = #"""
        "#selector(text)" """
        """#
    let division = 6 / 2 / 1
          let emoji = "👩🏽‍🚀 @objc"
    let pattern = #/(@objc|"#selector\(a\)")/#
          let afterPattern = [1, 2].reduce(0, +)
          func text() -> Bool { raw.isEmpty ? lines.isEmpty : rawLines.isEmpty }
    #if (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS))
              func onDevice() { _ = Selector("onDevice", NestingView.onDevice) }
    #else
              func elsewhere() { _ = Selector("elsewhere", NestingView.elsewhere) }
    #endif
          func `default`() { _ = Selector("default", NestingView.`default`) }
override class func adaptedProperties() -> [AdaptedProperty] { super.adaptedProperties() + [AdaptedProperty("emoji", \NestingView.`emoji`), AdaptedProperty("afterPattern", \NestingView.`afterPattern`)] };}
