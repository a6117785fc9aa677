import Foundation
import UnfoldInterfaceBuilder

/// Words of a comparison.
enum FidelityWords {
    static func sentence(_ cause: FidelityCause) -> String {
        switch cause {
        case .flagged: "marked misplaced or ambiguous by Interface Builder"
        case .tie: "another of several equally good layouts was recorded"
        case .roundingScale: "matches with text rounded up to whole points"
        case .canvasTextSize: "matches at another text size of the canvas"
        case .missingFont: "matches with recorded sizes for text in fonts not at hand"
        case .customClass: "matches with recorded sizes for views that draw themselves"
        case .text: "matches with recorded sizes for text"
        case .control: "matches with recorded sizes for controls and images"
        case .kept: "matches with lengths that views without natural ones kept"
        case .stale: "the recorded frames contradict required constraints"
        case .outdone: "the recorded frames give up more than ours at the priority where they differ"
        case .open: "none of these"
        }
    }

    static func share(_ part: Int, _ whole: Int) -> String {
        whole == 0 ? "–" : String(format: "%.1f %%", 100 * Double(part) / Double(whole))
    }

    static func rect(_ rect: CGRect) -> String {
        func number(_ value: CGFloat) -> String { String(format: "%.6g", Double(value)) }
        return "(\(number(rect.minX)), \(number(rect.minY)); \(number(rect.width)) × \(number(rect.height)))"
    }
}
