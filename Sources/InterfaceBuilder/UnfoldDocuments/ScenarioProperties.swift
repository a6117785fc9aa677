import UnfoldInterfaceBuilder
import UnfoldScenario

/// What a scenario says of one view's class.
@MainActor struct ScenarioProperties {
    let document: IBDocument
    let view: IBView
    let made: UIView

    typealias Members = [(key: String, value: JSONOutput)]

    /// The properties, and what cannot be said.
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
        .object([
            ("top", .number(insets.top)), ("left", .number(insets.left)), ("bottom", .number(insets.bottom)),
            ("right", .number(insets.right)),
        ])
    }

    // MARK: Texts

    private func text(_ label: UILabel) -> (Members, [ConversionWarning.Problem]) {
        var (members, problems) = texts(label.text, label.attributedText, label.font)
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

    private func textView(_ text: UITextView) -> (Members, [ConversionWarning.Problem]) {
        var (members, problems) = texts(text.text, text.attributedText, text.font)
        if !text.isScrollEnabled { members.append(("isScrollEnabled", .bool(false))) }
        if text.adjustsFontForContentSizeCategory { members.append(("adjustsFontForContentSizeCategory", .bool(true))) }
        return (members, problems)
    }

    /// A text in one font, or its runs.
    private func texts(_ text: String?, _ attributed: NSAttributedString?, _ font: UIFont?) -> (
        Members, [ConversionWarning.Problem]
    ) {
        guard view.element.flag("usesAttributedText") == true, let attributed, attributed.length > 0
        else { return ([("text", .optional(text))] + self.font(font), []) }
        let (runs, problems) = ScenarioFont.runs(attributed)
        return ([("attributedText", runs)], problems)
    }

    private func textField(_ field: UITextField) -> (Members, [ConversionWarning.Problem]) {
        var members = font(field.font)
        if let text = field.text, !text.isEmpty { members.append(("text", .string(text))) }
        if let placeholder = field.placeholder { members.append(("placeholder", .string(placeholder))) }
        if field.borderStyle != .none,
            let border = IBTerminology.borders.first(where: { $0.value == field.borderStyle })
        {
            members.append(("borderStyle", .string(border.key)))
        }
        return (members, [])
    }

    /// A scenario's word for a text style of UIKit's name.
    private static func textStyle(_ name: String) -> String? { FontWords.name(of: UIFont.TextStyle(rawValue: name)) }

    /// What the document says of the font; nothing where it says nothing.
    private func font(_ font: UIFont?) -> Members {
        guard let element = view.element.child("fontDescription", key: "fontDescription") else { return [] }
        if let style = element["style"] {
            return Self.textStyle(style).map { [("font", .object([("textStyle", .string($0))]))] } ?? []
        }
        return font.map { [("font", ScenarioFont.json($0))] } ?? []
    }

    // MARK: Buttons and images

    private func button(_ button: UIButton) -> Members {
        var members: Members = []
        if button.buttonType != .custom { members.append(("buttonType", .string(Self.typeName(button.buttonType)))) }
        if let configuration = view.element.child("buttonConfiguration", key: "configuration") {
            var record: Members = [("style", .string(Self.style(configuration["style"])))]
            record += self.configuration(button, configuration)
            members.append(("configuration", .object(record)))
            return members
        }
        if let title = button.title(for: .normal) { members.append(("title", .string(title))) }
        let state = view.element.children.first { $0.name == "state" && $0["key"] == "normal" }
        if let state { members += image("image", button.image(for: .normal), state) }
        for (name, insets) in [
            ("contentEdgeInsets", button.contentEdgeInsets), ("titleEdgeInsets", button.titleEdgeInsets),
            ("imageEdgeInsets", button.imageEdgeInsets),
        ] where insets != .zero { members.append((name, Self.insets(insets))) }
        if let title = button.attributedTitle(for: .normal), title.length > 0 {
            members.append(("attributedTitle", ScenarioFont.runs(title).runs))
        }
        members += font(button.titleLabel?.font).map { ("titleFont", $0.value) }
        return members
    }

    private func configuration(_ button: UIButton, _ element: IBElement) -> Members {
        guard let made = button.configuration else { return [] }
        var record: Members = []
        if let title = made.title { record.append(("title", .string(title))) }
        if let title = made.attributedTitle {
            record.append(("attributedTitle", ScenarioFont.runs(NSAttributedString(title)).runs))
        }
        if element.child("fontDescription", key: "titleFontDescription") != nil,
            let transform = made.titleTextAttributesTransformer,
            let font = transform.transform(AttributeContainer())[AttributeScopes.UIKitAttributes.FontAttribute.self]
        {
            record.append(("titleFont", ScenarioFont.json(font)))
        }
        if let subtitle = made.subtitle { record.append(("subtitle", .string(subtitle))) }
        record += image("image", made.image, element)
        if let word = element["imagePlacement"], IBTerminology.edges[word] != nil {
            record.append(("imagePlacement", .string(word)))
        }
        if let word = element["buttonSize"], IBTerminology.buttonSizes[word] != nil {
            record.append(("buttonSize", .string(word)))
        }
        if made.imagePadding != 0 { record.append(("imagePadding", .number(made.imagePadding))) }
        if let padding = element.number("titlePadding") { record.append(("titlePadding", .number(padding))) }
        if element.flag("showsActivityIndicator") == true { record.append(("showsActivityIndicator", .bool(true))) }
        guard element.child("directionalEdgeInsets", key: "contentInsets") != nil else { return record }
        let insets = made.contentInsets
        let value = JSONOutput.object([
            ("top", .number(insets.top)), ("leading", .number(insets.leading)), ("bottom", .number(insets.bottom)),
            ("trailing", .number(insets.trailing)),
        ])
        return record + [("contentInsets", value)]
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
        guard let image else { return [] }
        let reference = element.child("imageReference", key: "image")
        guard image.isSymbolImage, let name = element["image"] ?? reference?["image"]
        else {
            return [(key, .object([("width", .number(image.size.width)), ("height", .number(image.size.height))]))]
        }
        var symbol: Members = [("systemName", .string(name))]
        let configuration =
            element.child("preferredSymbolConfiguration") ?? element.child(key: "preferredSymbolConfigurationForImage")
        if let font = configuration?.child("fontDescription", key: "fontDescription") {
            if let style = font["style"].flatMap(Self.textStyle) {
                symbol.append(("textStyle", .string(style)))
            } else if let size = font.number("pointSize"), (0.1...2000).contains(size) {
                symbol.append(("pointSize", .number(size)))
            }
        } else if let size = configuration?.number("pointSize"), (0.1...2000).contains(size) {
            symbol.append(("pointSize", .number(size)))
        }
        if let scale = configuration?["scale"] ?? reference?["symbolScale"], IBTerminology.symbolScales[scale] != nil {
            symbol.append(("scale", .string(scale)))
        }
        return [(key, .object(symbol))]
    }

    // MARK: Stacks and controls

    private func stack(_ stack: UIStackView) -> Members {
        var members: Members = []
        if stack.axis == .vertical { members.append(("axis", .string("vertical"))) }
        if let word = view.attributes["distribution"], word != "fill", IBTerminology.distributions[word] != nil {
            members.append(("distribution", .string(word)))
        }
        if let word = view.attributes["alignment"], word != "fill", IBTerminology.alignments[word] != nil {
            members.append(("alignment", .string(word)))
        }
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
        case let picker as UIDatePicker: return Self.words(of: picker)
        case let bar as UISearchBar:
            var members: Members = []
            if let prompt = bar.prompt { members.append(("prompt", .string(prompt))) }
            if bar.searchBarStyle == .minimal { members.append(("searchBarStyle", .string("minimal"))) }
            if bar.showsCancelButton { members.append(("showsCancelButton", .bool(true))) }
            return members
        case let progress as UIProgressView where progress.progressViewStyle == .bar:
            return [("progressViewStyle", .string("bar"))]
        case let scroll as UIScrollView where !scroll.isScrollEnabled: return [("isScrollEnabled", .bool(false))]
        default: return []
        }
    }

    private static func words(of picker: UIDatePicker) -> Members {
        let style = picker.preferredDatePickerStyle
        var members: Members = []
        if let mode = IBTerminology.datePickerModes.first(where: { $0.value == picker.datePickerMode }) {
            members.append(("datePickerMode", .string(mode.key)))
        }
        if style != .automatic, let word = IBTerminology.datePickerStyles.first(where: { $0.value == style })?.key {
            members.append(("preferredDatePickerStyle", .string(word)))
        }
        return members
    }
}
