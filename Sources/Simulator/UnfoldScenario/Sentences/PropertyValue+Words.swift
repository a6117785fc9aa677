extension PropertyValue {
    private static let limit = 48

    /// As a file would write it, without its punctuation.
    var words: String {
        switch self {
        case .flag(let flag): "\(flag)"
        case .number(let number): Self.number(number)
        case .text(let text): text.map(Self.cut) ?? "null"
        case .texts(let texts): texts.map(Self.cut).joined(separator: ", ")
        case .word(let word): word
        case .words(let words), .names(let words): words.joined(separator: ", ")
        case .numbers(let numbers): numbers.map(Self.number).joined(separator: ", ")
        case .priorities(let horizontal, let vertical):
            [
                horizontal.map { "horizontal \(Self.number(Double($0)))" },
                vertical.map { "vertical \(Self.number(Double($0)))" },
            ]
            .compactMap { $0 }.joined(separator: ", ")
        case .font(let font): font.words
        case .image(let image): image?.words ?? "null"
        case .record(let members): members.map { "\($0.name) \($0.value.words)" }.joined(separator: ", ")
        case .list(let values): values.map(\.words).joined(separator: "; ")
        case .null: "null"
        case .named(let entries): entries.map { "\($0.name) \(Self.number($0.number))" }.joined(separator: ", ")
        }
    }

    /// ` = 200` for what is short enough to read while a run goes on, else nothing.
    var shortWords: String {
        switch self {
        case .flag(let flag): " = \(flag)"
        case .number(let number): " = \(Self.shown(number))"
        case .word(let word): " = \(word)"
        case .text(let text?): " = '\(text.prefix(30))\(text.count > 30 ? "…" : "")'"
        case .text(nil): " = nil"
        default: ""
        }
    }

    /// A number of the whole range that a file may write, so also one too large for a whole number.
    static func number(_ value: Double) -> String { HeightRecord.number(value) }

    /// A number as people write it: at most three decimals.
    static func shown(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return HeightRecord.number(rounded == 0 ? 0 : rounded)
    }

    /// A long text by its beginning and a checksum of all of it (FNV-1a).
    static func cut(_ text: String) -> String {
        guard text.count > limit else { return text }
        let sum = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return "\(text.prefix(limit))…#\(String(sum, radix: 16))"
    }
}

extension TraitSpec {
    var words: String {
        TraitEntry.all.compactMap { entry in values[entry.name].map { "\(entry.name) \($0.words)" } }
            .joined(separator: ", ")
    }
}

extension FontSpec {
    fileprivate var words: String {
        if let textStyle { return textStyle }
        var words = [name ?? "", size.map(PropertyValue.number) ?? ""].filter { !$0.isEmpty }
        if weight != "regular" { words.append(weight) }
        if design != "default" { words.append(design) }
        return words.joined(separator: " ")
    }
}

extension ImageSpec {
    fileprivate var words: String {
        switch self {
        case .size(let width, let height): "\(PropertyValue.number(width)) x \(PropertyValue.number(height))"
        case .symbol(let symbol):
            ([symbol.name]
                + [symbol.pointSize.map(PropertyValue.number), symbol.textStyle, symbol.scale].compactMap { $0 })
                .joined(separator: " ")
        }
    }
}
