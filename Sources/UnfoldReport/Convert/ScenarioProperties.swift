import UnfoldAutoLayout
import Foundation
import UnfoldScenario
import UnfoldInterfaceBuilder

/// What a scenario says of one view's class.
@MainActor struct ScenarioProperties {
    let document: IBDocument
    let view: IBView
    let made: UIView

    typealias Members = [(key: String, value: JSONOutput)]

    /// The properties, and what cannot be said.
    func members() -> (members: Members, problems: [String]) {
        switch made {
        case let label as UILabel: text(label)
        case let button as UIButton: self.button(button)
        case let stack as UIStackView: (self.stack(stack), [])
        case let image as UIImageView: (self.image("image", image.image, view.element["image"]), [])
        case let text as UITextView: textView(text)
        case let field as UITextField: textField(field)
        default: (control(), [])
        }
    }

    static func insets(_ insets: UIEdgeInsets) -> JSONOutput {
        .object([
            ("top", .number(insets.top)), ("left", .number(insets.left)), ("bottom", .number(insets.bottom)),
            ("right", .number(insets.right)),
        ])
    }

    // MARK: Texts

    private func text(_ label: UILabel) -> (Members, [String]) {
        var (members, problems) = font()
        members.insert(("text", .optional(label.text)), at: 0)
        if view.element.flag("usesAttributedText") == true {
            problems.append("the attributes of its text are left out; the text stays")
        }
        if label.numberOfLines != 1 { members.append(("numberOfLines", .integer(label.numberOfLines))) }
        if let mode = Self.modes.first(where: { $0.mode == label.lineBreakMode }), mode.mode != .byTruncatingTail {
            members.append(("lineBreakMode", .string(mode.name)))
        }
        if label.preferredMaxLayoutWidth > 0 {
            members.append(("preferredMaxLayoutWidth", .number(label.preferredMaxLayoutWidth)))
        }
        if label.adjustsFontForContentSizeCategory {
            members.append(("adjustsFontForContentSizeCategory", .bool(true)))
        }
        return (members, problems)
    }

    private static let modes: [(name: String, mode: NSLineBreakMode)] = [
        ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
        ("byTruncatingHead", .byTruncatingHead), ("byTruncatingTail", .byTruncatingTail),
        ("byTruncatingMiddle", .byTruncatingMiddle),
    ]

    private func textView(_ text: UITextView) -> (Members, [String]) {
        var (members, problems) = font()
        members.insert(("text", .optional(text.text)), at: 0)
        if !text.isScrollEnabled { members.append(("isScrollEnabled", .bool(false))) }
        if text.adjustsFontForContentSizeCategory {
            members.append(("adjustsFontForContentSizeCategory", .bool(true)))
        }
        if view.element.flag("usesAttributedText") == true {
            problems.append("the attributes of its text are left out; the text stays")
        }
        return (members, problems)
    }

    private func textField(_ field: UITextField) -> (Members, [String]) {
        var (members, problems) = font()
        if let text = field.text, !text.isEmpty { members.append(("text", .string(text))) }
        if let placeholder = field.placeholder { members.append(("placeholder", .string(placeholder))) }
        let borders: [(String, UITextField.BorderStyle)] = [
            ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect),
        ]
        if let border = borders.first(where: { $0.1 == field.borderStyle }) {
            members.append(("borderStyle", .string(border.0)))
        }
        return (members, problems)
    }

    private static let styles: [String: String] = [
        "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
        "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
        "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleBody": "body",
        "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleSubhead": "subheadline",
        "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
        "UICTFontTextStyleCaption2": "caption2",
    ]

    private func font() -> (members: Members, problems: [String]) {
        guard let element = view.element.child("fontDescription", key: "fontDescription") else { return ([], []) }
        if let style = element["style"] {
            guard let name = Self.styles[style] else { return ([], []) }
            return ([("font", .object([("textStyle", .string(name))]))], [])
        }
        let points = element.number("pointSize") ?? 17
        let size = JSONOutput.number((0.1...2000).contains(points) ? points : 17)
        if element["name"] != nil { return ([("font", size)], []) }
        if element["type"] == "italicSystem" {
            return ([("font", .object([("size", size), ("design", .string("italic"))]))], [])
        }
        let weight = element["type"] == "boldSystem" ? "bold" : element["weight"] ?? "regular"
        return weight == "regular"
            ? ([("font", size)], []) : ([("font", .object([("size", size), ("weight", .string(weight))]))], [])
    }

    // MARK: Buttons and images

    private func button(_ button: UIButton) -> (Members, [String]) {
        var members: Members = []
        var problems: [String] = []
        if button.buttonType != .custom { members.append(("buttonType", .string(Self.typeName(button.buttonType)))) }
        if let configuration = view.element.child("buttonConfiguration", key: "configuration") {
            var record: Members = [("style", .string(Self.style(configuration["style"])))]
            if let title = button.configuration?.title { record.append(("title", .string(title))) }
            if let subtitle = button.configuration?.subtitle { record.append(("subtitle", .string(subtitle))) }
            record += image("image", button.configuration?.image, configuration["image"])
            if configuration.child("fontDescription", key: "titleFontDescription") != nil {
                problems.append("a scenario cannot give a configuration's title a font; the usual one is taken")
            }
            if let padding = button.configuration?.imagePadding, padding != 0 {
                record.append(("imagePadding", .number(padding)))
            }
            if configuration.child("directionalEdgeInsets", key: "contentInsets") != nil,
                let insets = button.configuration?.contentInsets
            {
                let value = JSONOutput.object([
                    ("top", .number(insets.top)), ("leading", .number(insets.leading)),
                    ("bottom", .number(insets.bottom)), ("trailing", .number(insets.trailing)),
                ])
                record.append(("contentInsets", value))
            }
            members.append(("configuration", .object(record)))
            return (members, problems)
        }
        if let title = button.title(for: .normal) { members.append(("title", .string(title))) }
        let state = view.element.children.first { $0.name == "state" && $0["key"] == "normal" }
        members += image("image", button.image(for: .normal), state?["image"])
        for (name, insets) in [
            ("contentEdgeInsets", button.contentEdgeInsets), ("titleEdgeInsets", button.titleEdgeInsets),
            ("imageEdgeInsets", button.imageEdgeInsets),
        ] where insets != .zero {
            members.append((name, Self.insets(insets)))
        }
        let (font, fontProblems) = font()
        members += font.map { ("titleFont", $0.value) }
        problems += fontProblems
        return (members, problems)
    }

    private static func typeName(_ type: UIButton.ButtonType) -> String {
        let names: [(UIButton.ButtonType, String)] = [
            (.system, "system"), (.detailDisclosure, "detailDisclosure"), (.infoLight, "infoLight"),
            (.infoDark, "infoDark"), (.contactAdd, "contactAdd"), (.plain, "plain"), (.close, "close"),
        ]
        return names.first { $0.0 == type }?.1 ?? "custom"
    }

    private static func style(_ word: String?) -> String {
        let known = [
            "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
        ]
        return word.flatMap { known.contains($0) ? $0 : nil } ?? "plain"
    }

    private func image(_ key: String, _ image: UIImage?, _ name: String?) -> Members {
        guard let image else { return [] }
        if image.isSymbolImage, let name { return [(key, .object([("systemName", .string(name))]))] }
        return [
            (key, .object([("width", .number(image.size.width)), ("height", .number(image.size.height))]))
        ]
    }

    // MARK: Stacks and controls

    private func stack(_ stack: UIStackView) -> Members {
        var members: Members = []
        if stack.axis == .vertical { members.append(("axis", .string("vertical"))) }
        if let word = view.attributes["distribution"], word != "fill" {
            members.append(("distribution", .string(word)))
        }
        if let word = view.attributes["alignment"], word != "fill" { members.append(("alignment", .string(word))) }
        if view.attributes["spacingType"] == "standard" {
            members.append(("spacing", .string("system")))
        } else if stack.spacing != 0 {
            members.append(("spacing", .number(stack.spacing)))
        }
        if stack.isBaselineRelativeArrangement { members.append(("isBaselineRelativeArrangement", .bool(true))) }
        if stack.isLayoutMarginsRelativeArrangement {
            members.append(("isLayoutMarginsRelativeArrangement", .bool(true)))
        }
        return members
    }

    private func control() -> Members {
        switch made {
        case let control as UISegmentedControl:
            let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
            return [("items", .array(titles.map { .string($0) }))]
        case let control as UIPageControl: return [("numberOfPages", .integer(control.numberOfPages))]
        case let indicator as UIActivityIndicatorView:
            var members: Members = []
            if indicator.style == .large { members.append(("style", .string("large"))) }
            members.append(("hidesWhenStopped", .bool(indicator.hidesWhenStopped)))
            if indicator.isAnimating { members.append(("isAnimating", .bool(true))) }
            return members
        case let scroll as UIScrollView where !scroll.isScrollEnabled: return [("isScrollEnabled", .bool(false))]
        default: return []
        }
    }
}
