/// Conditions on the platform: where module UIKit replaces Apple's, code for iOS is meant, and none for AppKit.
extension FileRewriter {
    mutating func rewriteCondition(_ index: Int) {
        var term = index + 1
        while term < tokens.count, !tokens[term].startsLine {
            if source.is(term, "SWIFT_PACKAGE") { replace(term, with: "false") }
            if let meant = condition(term) {
                replace(term, through: term + 3, with: meant)
                term += 3
            }
            term += 1
        }
    }

    /// What `os(iOS)` and the like become; nil for other terms.
    private func condition(_ index: Int) -> String? {
        guard source.is(index + 1, "("), source.is(index + 3, ")") else { return nil }
        switch (source.text(index), source.text(index + 2)) {
        case ("os", "iOS"): return "(os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS))"
        case ("os", "macOS"), ("os", "OSX"), ("canImport", "AppKit"), ("canImport", "Cocoa"):
            return "(\(source.text(index, through: index + 3)) && !canImport(UIKit))"
        default: return nil
        }
    }
}
