extension Property {
    /// Attributed text as a list of runs, each with a font and the values of its paragraph style.
    static func attributedText<V>(_ name: String, _ value: Access<V, NSAttributedString?>) -> Property {
        // Runs cannot be distinguished from the string they make.
        access(name, .nullable(TextRunFields.kind), value, { $0?.length ?? 0 == 0 ? .null : nil }) {
            .some(TextRunFields.text($0))
        }
    }
}

enum TextRunFields {
    private typealias Number = @MainActor @Sendable (NSMutableParagraphStyle, CGFloat) -> Void

    private static let numbers: [(name: String, set: Number)] = [
        ("lineSpacing", { $0.lineSpacing = $1 }), ("paragraphSpacing", { $0.paragraphSpacing = $1 }),
        ("paragraphSpacingBefore", { $0.paragraphSpacingBefore = $1 }),
        ("minimumLineHeight", { $0.minimumLineHeight = $1 }), ("maximumLineHeight", { $0.maximumLineHeight = $1 }),
        ("lineHeightMultiple", { $0.lineHeightMultiple = $1 }),
        ("firstLineHeadIndent", { $0.firstLineHeadIndent = $1 }), ("headIndent", { $0.headIndent = $1 }),
    ]

    static let all: [PropertyKind.Field] =
        [
            .init("text", .text, isRequired: true), .init("font", .font), .init("kern", .number(-1000...1000)),
            .init("baselineOffset", .number(-1000...1000)),
        ] + numbers.map { .init($0.name, .number(0...10_000)) }

    static let kind = PropertyKind.list(.record(all))

    @MainActor static func text(_ value: PropertyValue?) -> NSAttributedString? {
        guard case .list(let runs)? = value else { return nil }
        let text = NSMutableAttributedString(string: "")
        for run in runs { text.append(string(run)) }
        return text
    }

    @MainActor private static func string(_ run: PropertyValue) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if case .font(let spec)? = run["font"] { attributes[.font] = spec.font }
        if let kern = run.number("kern") { attributes[.kern] = CGFloat(kern) }
        if let offset = run.number("baselineOffset") { attributes[.baselineOffset] = CGFloat(offset) }
        let style = NSMutableParagraphStyle()
        var hasStyle = false
        for (name, set) in numbers {
            guard let value = run.number(name) else { continue }
            set(style, CGFloat(value))
            hasStyle = true
        }
        if hasStyle { attributes[.paragraphStyle] = style }
        return NSAttributedString(string: run.text("text") ?? "", attributes: attributes)
    }
}
