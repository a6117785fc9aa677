import AutoLayout
import Foundation

extension ViewClass {
    static let texts: [ViewClass] = [
        ViewClass(
            "UILabel", of: "UIView", make: { _ in UILabel() },
            [
                .text("text", { (v: UILabel) in v.text }, { $0.text = $1 }),
                .font("font", { (v: UILabel) in v.font }, { $0.font = $1 }),
                .integer(
                    "numberOfLines", in: 0...1_000_000, { (v: UILabel) in v.numberOfLines }, { $0.numberOfLines = $1 }),
                .number(
                    "preferredMaxLayoutWidth", in: ScenarioLimits.size, { (v: UILabel) in v.preferredMaxLayoutWidth },
                    { $0.preferredMaxLayoutWidth = $1 }),
                .choice(
                    "lineBreakMode", lineBreakModes, { (v: UILabel) in v.lineBreakMode }, { $0.lineBreakMode = $1 }),
                .choice("textAlignment", alignments, { (v: UILabel) in v.textAlignment }, { $0.textAlignment = $1 }),
                .flag("isEnabled", { (v: UILabel) in v.isEnabled }, { $0.isEnabled = $1 }),
                .flag(
                    "adjustsFontSizeToFitWidth", { (v: UILabel) in v.adjustsFontSizeToFitWidth },
                    { $0.adjustsFontSizeToFitWidth = $1 }),
                .number(
                    "minimumScaleFactor", in: 0...1, { (v: UILabel) in v.minimumScaleFactor },
                    { $0.minimumScaleFactor = $1 }),
                .flag(
                    "adjustsFontForContentSizeCategory", { (v: UILabel) in v.adjustsFontForContentSizeCategory },
                    { $0.adjustsFontForContentSizeCategory = $1 }),
            ])
    ]

    private static let lineBreakModes: [(String, NSLineBreakMode)] = [
        ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
        ("byTruncatingHead", .byTruncatingHead), ("byTruncatingTail", .byTruncatingTail),
        ("byTruncatingMiddle", .byTruncatingMiddle),
    ]

    private static let alignments: [(String, NSTextAlignment)] = [
        ("left", .left), ("center", .center), ("right", .right), ("justified", .justified), ("natural", .natural),
    ]
}
