import Foundation

@testable import AutoLayout

/// Tables under `Fixtures/text`.
enum TextFixtures {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/text")

    /// Rows of tab-separated fields, without comments.
    static func rows(_ name: String) throws -> [[String]] {
        let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    static func weight(_ name: String) -> UIFont.Weight {
        let weights: [String: UIFont.Weight] = [
            "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
            "heavy": .heavy, "black": .black, "thin": .thin, "ultraLight": .ultraLight,
        ]
        return weights[name]!
    }

    static let styles: [String: UIFont.TextStyle] = [
        "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
        "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote, "caption1": .caption1,
        "caption2": .caption2,
    ]
}

/// Runs `body` in another environment and comes back.
@MainActor func inEnvironment<T>(
    _ change: (inout LayoutEnvironment) -> Void, _ body: () throws -> T
) rethrows -> T {
    let saved = LayoutEnvironment.current
    defer { LayoutEnvironment.current = saved }
    var environment = saved
    change(&environment)
    LayoutEnvironment.current = environment
    return try body()
}

/// Within a rounding error.
func near(_ left: CGFloat, _ right: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool { abs(left - right) <= tolerance }
