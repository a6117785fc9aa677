import Foundation

@testable import UnfoldReport

/// A replay without what is the same in all of them: records of pages change only with what they are about.
enum PageSources {
    static func hidden(_ page: String) -> String {
        guard page.hasPrefix("<!doctype html>") else { return page }
        var page = page
        for (text, name) in [
            (EmbeddedPage.script, "script"), (EmbeddedPage.pageCSS, "style"), (EmbeddedPage.policy, "policy"),
        ] { page = page.replacingOccurrences(of: text, with: "(\(name))") }
        return page.replacingOccurrences(of: "[0-9,]+ bytes", with: "(n) bytes", options: .regularExpression)
    }
}
