import UIKit

/* A comment /* in a comment, with #selector(x) and @objc */ and "quotes */
final class NestingView: UIView {
    let raw = #"@objc \(not) \#(#keyPath(NestingView.frame)) "quoted" "#
    let lines = """
        @objc func text() "" \("inner \("@objc \(#keyPath(frame))")")
        #selector(text)
        """
    let rawLines = #"""
        "#selector(text)" """
        """#
    let division = 6 / 2 / 1
    @objc let emoji = "👩🏽‍🚀 @objc"
    let pattern = #/(@objc|"#selector\(a\)")/#
    @objc let afterPattern = [1, 2].reduce(0, +)
    @objc func text() -> Bool { raw.isEmpty ? lines.isEmpty : rawLines.isEmpty }
    #if os(iOS)
        @objc func onDevice() { _ = #selector(onDevice) }
    #else
        @objc func elsewhere() { _ = #selector(elsewhere) }
    #endif
    @objc func `default`() { _ = #selector(`default`) }
}
