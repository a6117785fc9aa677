import Foundation
import TestSupport

/// Random cells with several texts that wrap side by side, in views and stacks, as scenario files.
struct WrappingCells {
    private var random: SplitMix
    private var views: [[String: Any]] = []
    private var constraints: [Any] = []

    private static let words = [
        "a", "tea", "milk", "apples", "Bread,", "biscuits", "of", "an", "extraordinarily", "long-winded", "list",
        "noon—night", "terrace",
        "Vorstandssitzung", "in", "I", "x", "and/or", "東京", "menu.",
    ]

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    /// A scenario whose constraints with the ids `lead`, `gap`, `wide` and `inner` have constants that texts wrap by.
    static func scenario(seed: UInt64) throws -> Data {
        var cells = WrappingCells(seed: seed)
        return try JSONSerialization.data(withJSONObject: cells.document(), options: .sortedKeys)
    }

    private mutating func document() -> [String: Any] {
        let first = text("first")
        let second = text("second")
        views.append(["id": "card"])
        views.append(["id": "icon", "parent": "card"])
        views.append(first.merging(["parent": "card"]) { own, _ in own })
        stack()
        constraints += [
            ["id": "lead", "constraint": "card.leading == contentView.leading + \(random.within(8...60))"],
            "card.trailing == contentView.trailing - 16\(random.chance(25) ? " @900" : "")",
            "card.top == contentView.top + 8", "card.bottom == contentView.bottom - 7.5",
            ["id": "wide", "constraint": "icon.width == \(random.within(16...90))"],
            "icon.height == \(random.chance(30) ? "icon.width * 0.75" : "24")", "icon.top == card.top",
            "icon.leading == card.leading",
            "icon.bottom <= card.bottom",
            ["id": "gap", "constraint": "first.leading == icon.trailing + \(random.within(4...20))"],
            random.chance(30) ? "first.trailing <= card.trailing" : "first.trailing == card.trailing",
            "first.top == card.top",
            ["id": "inner", "constraint": "stack.leading == card.leading + \(random.within(0...40))"],
            "stack.trailing == card.trailing", "stack.top == first.bottom + 4",
            random.chance(30) ? "stack.bottom == card.bottom @750" : "stack.bottom == card.bottom",
        ]
        if random.chance(30) {
            constraints.append("first.width <= \(random.within(60...200)) @\(random.within(600...999))")
        }
        if random.chance(20) { constraints.append("card.width >= 140") }
        views.append(second)
        return [
            "schemaVersion": 1, "name": "wrapping",
            "traits": ["width": random.within(240...420), "scale": random.within(1...3)],
            "templates": ["cell": ["views": views, "constraints": constraints]],
            "table": ["separatorStyle": "none", "rows": [["id": "row"]]],
            "steps": [["name": "load", "do": "load"]],
        ]
    }

    /// Two texts, or a text and a button, beside or above each other.
    private mutating func stack() {
        let isAcross = random.chance(50)
        var arranged: [Any] = ["second"]
        if random.chance(60) {
            views.append(text("third"))
            arranged.append("third")
        }
        if random.chance(40) {
            views.append(["id": "button", "type": "UIButton", "title": "Reply"])
            arranged.append("button")
        }
        views.append([
            "id": "stack", "type": "UIStackView", "parent": "card", "axis": isAcross ? "horizontal" : "vertical",
            "spacing": 6,
            "alignment": random.pick(isAcross ? ["fill", "top", "center"] : ["fill", "leading", "center"]),
            "arrangedSubviews": arranged,
        ])
    }

    private mutating func text(_ id: String) -> [String: Any] {
        let words = (0..<random.within(3...16)).map { _ in random.pick(Self.words) }
        let text =
            words.joined(separator: random.chance(20) ? "  " : " ") + (random.chance(15) ? "\nand another line" : "")
        let font = random.within(11...22)
        if random.chance(20) {
            return [
                "id": id, "type": "UITextView", "text": text, "font": font, "isScrollEnabled": false,
                "lineFragmentPadding": random.within(0...5), "maximumNumberOfLines": random.pick([0, 0, 3]),
            ]
        }
        var label: [String: Any] = [
            "id": id, "type": "UILabel", "font": font, "numberOfLines": random.pick([0, 0, 0, 2, 3]),
            "lineBreakMode": random.pick([
                "byTruncatingTail", "byTruncatingTail", "byWordWrapping", "byCharWrapping", "byTruncatingMiddle",
            ]),
        ]
        if random.chance(30) { label["lineBreakStrategy"] = [String]() }
        if random.chance(25) {
            label["attributedText"] = [
                [
                    "text": text, "font": font, "firstLineHeadIndent": random.within(0...20),
                    "headIndent": random.within(0...12), "lineSpacing": 2,
                ]
            ]
        } else {
            label["text"] = text
        }
        return label
    }
}
