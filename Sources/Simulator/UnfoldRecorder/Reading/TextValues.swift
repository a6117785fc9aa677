@MainActor struct TextValues {
    var redaction: Redaction?

    private static let styles: [(name: String, style: UIFont.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
        ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
    ]

    /// At the usual size first: a font that does not follow the text size keeps what it had.
    private static let preferred: [(name: String, font: UIFont)] = ([UIContentSizeCategory.large] + ListTraits.sizes)
        .flatMap { category in
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return styles.map { ($0.name, UIFont.preferredFont(forTextStyle: $0.style, compatibleWith: traits)) }
        }

    private static let weights: [(name: String, weight: UIFont.Weight)] = [
        ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("light", .light),
        ("thin", .thin), ("ultraLight", .ultraLight), ("heavy", .heavy), ("black", .black),
    ]

    func font(_ font: UIFont) -> JSONValue {
        let size = font.pointSize
        if let style = Self.preferred.first(where: { $0.font.isEqual(font) }) {
            return JSONValue(["textStyle": .text(style.name)])
        }
        if Self.isNamed(font) { return JSONValue(["name": .text(font.fontName), "size": .number(size)]) }
        func same(_ other: UIFont) -> Bool { other.isEqual(font) || other.fontName == font.fontName }
        for (name, weight) in Self.weights where same(.systemFont(ofSize: size, weight: weight)) {
            let isDigits =
                !UIFont.systemFont(ofSize: size, weight: weight).isEqual(font)
                && UIFont.monospacedDigitSystemFont(ofSize: size, weight: weight).isEqual(font)
            if name == "regular", !isDigits { return .number(size) }
            return JSONValue([
                "size": .number(size), "weight": .text(name), "design": isDigits ? "monospacedDigit" : nil,
            ])
        }
        for (name, weight) in Self.weights {
            for (design, other) in [
                ("monospaced", UIFont.monospacedSystemFont(ofSize: size, weight: weight)),
                ("monospacedDigit", UIFont.monospacedDigitSystemFont(ofSize: size, weight: weight)),
            ] where same(other) {
                return JSONValue(["size": .number(size), "weight": .text(name), "design": .text(design)])
            }
        }
        if font.fontDescriptor.symbolicTraits.contains(.traitItalic) {
            return JSONValue(["size": .number(size), "design": .text("italic")])
        }
        return .number(size)
    }

    static func isNamed(_ font: UIFont) -> Bool { !font.fontName.hasPrefix(".") }

    static func isForeign(_ font: UIFont) -> Bool {
        isNamed(font) && !font.fontName.hasPrefix("Menlo") && !font.fontName.hasPrefix("Helvetica")
    }

    /// `text`, or `attributedText` where one font is not all there is to say.
    func text(
        _ text: String?, _ attributed: NSAttributedString?, _ font: UIFont?,
        keys: (plain: String, attributed: String) = ("text", "attributedText")
    ) -> JSONValue.Member {
        let runs = attributed.map(self.runs) ?? []
        let plain = font.map(self.font)
        let isPlain = runs.allSatisfy { run in
            run.allSatisfy { $0.key == "text" || ($0.key == "font" && $0.value == plain) }
        }
        guard !isPlain else { return .init(key: keys.plain, value: .text(text.map(redacted))) }
        return .init(key: keys.attributed, value: .list(runs.map { .object($0) }))
    }

    func redacted(_ text: String) -> String { redaction?.redacted(text) ?? text }

    private func runs(_ text: NSAttributedString) -> [Members] {
        var runs: [Members] = []
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            func number(_ key: NSAttributedString.Key) -> JSONValue? {
                (attributes[key] as? CGFloat).flatMap { $0 == 0 ? nil : .number($0) }
            }
            var members = Members([
                "font": (attributes[.font] as? UIFont).map(self.font), "kern": number(.kern),
                "baselineOffset": number(.baselineOffset),
            ])
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle { members += Self.paragraph(style) }
            let part = redacted((text.string as NSString).substring(with: range))
            if let last = runs.indices.last, Array(runs[last].dropFirst()) == members,
                case .text(let before) = runs[last][0].value
            {
                runs[last][0] = .init(key: "text", value: .text(before + part))
            } else {
                runs.append(Members(["text": .text(part)]) + members)
            }
        }
        return runs
    }

    private static func paragraph(_ style: NSParagraphStyle) -> Members {
        let numbers: [(String, CGFloat)] = [
            ("lineSpacing", style.lineSpacing), ("paragraphSpacing", style.paragraphSpacing),
            ("paragraphSpacingBefore", style.paragraphSpacingBefore), ("minimumLineHeight", style.minimumLineHeight),
            ("maximumLineHeight", style.maximumLineHeight), ("lineHeightMultiple", style.lineHeightMultiple),
            ("firstLineHeadIndent", style.firstLineHeadIndent), ("headIndent", style.headIndent),
        ]
        return numbers.filter { $0.1 > 0 }.map { .init(key: $0.0, value: .number($0.1)) }
    }

    func image(_ image: UIImage?) -> JSONValue {
        image.map { JSONValue(["width": .number($0.size.width), "height": .number($0.size.height)]) } ?? .null
    }
}
