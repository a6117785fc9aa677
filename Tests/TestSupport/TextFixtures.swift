import Foundation
import UnfoldTypesetting

/// Tables under `Fixtures/Kernel/text`.
package enum TextFixtures {
    package static let root = Fixtures.root.appendingPathComponent("Kernel/text")

    /// Rows of tab-separated fields, without comments.
    package static func rows(_ name: String) throws -> [[String]] {
        let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    package static func weight(_ name: String) -> UIFont.Weight {
        let weights: [String: UIFont.Weight] = [
            "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
            "heavy": .heavy, "black": .black, "thin": .thin, "ultraLight": .ultraLight,
        ]
        return weights[name]!
    }

    package static let styles: [String: UIFont.TextStyle] = [
        "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
        "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote, "caption1": .caption1,
        "caption2": .caption2,
    ]
}
