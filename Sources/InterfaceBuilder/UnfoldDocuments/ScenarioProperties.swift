import UnfoldInterfaceBuilder
import UnfoldScenario

/// What a scenario says of one view's class.
@MainActor struct ScenarioProperties {
    let document: IBDocument
    let view: IBView
    let made: UIView

    typealias Members = JSONOutput

    func members() -> (members: Members, problems: [ConversionWarning.Problem]) {
        switch made {
        case let label as UILabel: text(label)
        case let button as UIButton: (self.button(button), [])
        case let stack as UIStackView: (self.stack(stack), [])
        case let image as UIImageView: (self.image("image", image.image, view.element), [])
        case let text as UITextView: textView(text)
        case let field as UITextField: textField(field)
        default: (control(), [])
        }
    }

    static func insets(_ insets: UIEdgeInsets) -> JSONOutput {
        ["top": insets.top, "left": insets.left, "bottom": insets.bottom, "right": insets.right]
    }

    // MARK: Texts

    private func text(_ label: UILabel) -> (Members, [ConversionWarning.Problem]) {
        let (members, problems) = texts(label.text, label.attributedText, label.font)
        let mode = Self.modes.first { $0.mode == label.lineBreakMode && $0.mode != .byTruncatingTail }
        let width = label.preferredMaxLayoutWidth
        let own: Members = [
            "numberOfLines": given(label.numberOfLines, label.numberOfLines != 1), "lineBreakMode": mode?.name,
            "preferredMaxLayoutWidth": given(width, width > 0),
            "adjustsFontForContentSizeCategory": given(true, label.adjustsFontForContentSizeCategory),
        ]
        return (members + own.withoutNulls, problems)
    }

    private static let modes: [(name: String, mode: NSLineBreakMode)] = [
        ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
        ("byTruncatingHead", .byTruncatingHead), ("byTruncatingTail", .byTruncatingTail),
        ("byTruncatingMiddle", .byTruncatingMiddle),
    ]

    private func textView(_ text: UITextView) -> (Members, [ConversionWarning.Problem]) {
        let (members, problems) = texts(text.text, text.attributedText, text.font)
        let own: Members = [
            "isScrollEnabled": given(false, !text.isScrollEnabled),
            "adjustsFontForContentSizeCategory": given(true, text.adjustsFontForContentSizeCategory),
        ]
        return (members + own.withoutNulls, problems)
    }

    private func texts(_ text: String?, _ attributed: NSAttributedString?, _ font: UIFont?) -> (
        Members, [ConversionWarning.Problem]
    ) {
        guard view.element.flag("usesAttributedText") == true, let attributed, attributed.length > 0
        else { return (["text": text] + self.font(font), []) }
        let (runs, problems) = ScenarioFont.runs(attributed)
        return (["attributedText": runs], problems)
    }

    private func textField(_ field: UITextField) -> (Members, [ConversionWarning.Problem]) {
        let border = IBTerminology.borders.first { $0.value == field.borderStyle && $0.value != .none }
        let own: Members = [
            "text": given(field.text, field.text?.isEmpty == false), "placeholder": field.placeholder,
            "borderStyle": border?.key,
        ]
        return (font(field.font) + own.withoutNulls, [])
    }

    private static func textStyle(_ name: String) -> String? { FontWords.name(of: UIFont.TextStyle(rawValue: name)) }

    /// What the document says of the font; nothing where it says nothing.
    private func font(_ font: UIFont?) -> Members {
        guard let element = view.element.child("fontDescription", key: "fontDescription") else { return [:] }
        if let style = element["style"] {
            return Self.textStyle(style).map { ["font": ["textStyle": $0] as JSONOutput] } ?? [:]
        }
        return font.map { ["font": ScenarioFont.json($0)] } ?? [:]
    }

    // MARK: Buttons and images

    private func button(_ button: UIButton) -> Members {
        var members: Members = [:]
        if button.buttonType != .custom { members["buttonType"] = Self.typeName(button.buttonType) }
        if let configuration = view.element.child("buttonConfiguration", key: "configuration") {
            var record: Members = ["style": Self.style(configuration["style"])]
            record += self.configuration(button, configuration)
            members["configuration"] = record
            return members
        }
        if let title = button.title(for: .normal) { members["title"] = title }
        let state = view.element.children.first { $0.name == "state" && $0["key"] == "normal" }
        if let state { members += image("image", button.image(for: .normal), state) }
        for (name, insets) in [
            ("contentEdgeInsets", button.contentEdgeInsets), ("titleEdgeInsets", button.titleEdgeInsets),
            ("imageEdgeInsets", button.imageEdgeInsets),
        ] where insets != .zero { members[name] = Self.insets(insets) }
        if let title = button.attributedTitle(for: .normal), title.length > 0 {
            members["attributedTitle"] = ScenarioFont.runs(title).runs
        }
        if let font = font(button.titleLabel?.font)["font"] { members["titleFont"] = font }
        return members
    }

    private func configuration(_ button: UIButton, _ element: IBElement) -> Members {
        guard let made = button.configuration else { return [:] }
        let hasFont = element.child("fontDescription", key: "titleFontDescription") != nil
        let attributes = made.titleTextAttributesTransformer?.transform(AttributeContainer())
        let font = hasFont ? attributes?[AttributeScopes.UIKitAttributes.FontAttribute.self] : nil
        let insets = made.contentInsets
        let margins: JSONOutput = [
            "top": insets.top, "leading": insets.leading, "bottom": insets.bottom, "trailing": insets.trailing,
        ]
        let head: Members = [
            "title": made.title,
            "attributedTitle": made.attributedTitle.map { ScenarioFont.runs(NSAttributedString($0)).runs },
            "titleFont": font.map(ScenarioFont.json), "subtitle": made.subtitle,
        ]
        let rest: Members = [
            "imagePlacement": element["imagePlacement"].flatMap { IBTerminology.edges[$0] == nil ? nil : $0 },
            "buttonSize": element["buttonSize"].flatMap { IBTerminology.buttonSizes[$0] == nil ? nil : $0 },
            "imagePadding": given(made.imagePadding, made.imagePadding != 0),
            "titlePadding": element.number("titlePadding"),
            "showsActivityIndicator": given(true, element.flag("showsActivityIndicator") == true),
            "contentInsets": given(margins, element.child("directionalEdgeInsets", key: "contentInsets") != nil),
        ]
        return head.withoutNulls + image("image", made.image, element) + rest.withoutNulls
    }

    private static func typeName(_ type: UIButton.ButtonType) -> String {
        // Interface Builder has two words for the same one; a scenario has the second.
        IBTerminology.buttonTypes.filter { $0.value == type && $0.key != "roundedRect" }.map(\.key).min() ?? "custom"
    }

    private static func style(_ word: String?) -> String {
        word.flatMap { ConfigurationFields.styleNames.contains($0) ? $0 : nil } ?? "plain"
    }

    /// An image's size, or a symbol with what the document says of its size.
    private func image(_ key: String, _ image: UIImage?, _ element: IBElement) -> Members {
        guard let image else { return [:] }
        let reference = element.child("imageReference", key: "image")
        guard image.isSymbolImage, let name = element["image"] ?? reference?["image"] else {
            return [key: ["width": image.size.width, "height": image.size.height] as JSONOutput]
        }
        let configuration =
            element.child("preferredSymbolConfiguration") ?? element.child(key: "preferredSymbolConfigurationForImage")
        let font = configuration?.child("fontDescription", key: "fontDescription")
        let style = font?["style"].flatMap(Self.textStyle)
        let size = (font ?? configuration)?.number("pointSize").flatMap { IBLimits.pointSizes.contains($0) ? $0 : nil }
        let scale = (configuration?["scale"] ?? reference?["symbolScale"]).flatMap {
            IBTerminology.symbolScales[$0] == nil ? nil : $0
        }
        let symbol: Members = [
            "systemName": name, "textStyle": style, "pointSize": style == nil ? size : nil, "scale": scale,
        ]
        return [key: symbol.withoutNulls]
    }

    // MARK: Stacks and controls

    private func stack(_ stack: UIStackView) -> Members {
        func word(_ name: String, _ isKnown: (String) -> Bool) -> String? {
            view.attributes[name].flatMap { $0 != "fill" && isKnown($0) ? $0 : nil }
        }
        let isStandard = view.attributes["spacingType"] == "standard"
        let members: Members = [
            "axis": given("vertical", stack.axis == .vertical),
            "distribution": word("distribution") { IBTerminology.distributions[$0] != nil },
            "alignment": word("alignment") { IBTerminology.alignments[$0] != nil },
            "spacing": isStandard ? JSONOutput.string("system") : given(stack.spacing, stack.spacing != 0).json,
            "isBaselineRelativeArrangement": given(true, stack.isBaselineRelativeArrangement),
            "isLayoutMarginsRelativeArrangement": given(true, stack.isLayoutMarginsRelativeArrangement),
        ]
        return members.withoutNulls
    }

    private func given<Value: JSONConvertible>(_ value: Value, _ isGiven: Bool) -> Value? { isGiven ? value : nil }

    private func control() -> Members {
        switch made {
        case let control as UISegmentedControl:
            let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
            return ["items": titles]
        case let control as UIPageControl: return ["numberOfPages": control.numberOfPages]
        case let indicator as UIActivityIndicatorView:
            let members: Members = [
                "style": given("large", indicator.style == .large), "hidesWhenStopped": indicator.hidesWhenStopped,
                "isAnimating": given(true, indicator.isAnimating),
            ]
            return members.withoutNulls
        case let picker as UIDatePicker: return Self.words(of: picker)
        case let bar as UISearchBar:
            let members: Members = [
                "prompt": bar.prompt, "searchBarStyle": given("minimal", bar.searchBarStyle == .minimal),
                "showsCancelButton": given(true, bar.showsCancelButton),
            ]
            return members.withoutNulls
        case let progress as UIProgressView where progress.progressViewStyle == .bar:
            return ["progressViewStyle": "bar"]
        case let scroll as UIScrollView where !scroll.isScrollEnabled: return ["isScrollEnabled": false]
        default: return [:]
        }
    }

    private static func words(of picker: UIDatePicker) -> Members {
        let style = picker.preferredDatePickerStyle
        let members: Members = [
            "datePickerMode": IBTerminology.datePickerModes.first { $0.value == picker.datePickerMode }?.key,
            "preferredDatePickerStyle": IBTerminology.datePickerStyles.first {
                $0.value == style && style != .automatic
            }?.key,
        ]
        return members.withoutNulls
    }
}

extension JSONOutput {
    var withoutNulls: JSONOutput { .object(members.filter { if case .null = $0.value { false } else { true } }) }
}
