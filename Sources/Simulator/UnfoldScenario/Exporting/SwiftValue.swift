package enum SwiftValue {
    static func number(_ value: Double) -> String { HeightRecord.number(value) }

    package static func text(_ text: String) -> String {
        JSONOutput.quote(text) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    }

    static func priority(_ level: Double) -> String {
        switch level {
        case 1000: ".required"
        case 750: ".defaultHigh"
        case 250: ".defaultLow"
        case 50: ".fittingSizeLevel"
        default: "UILayoutPriority(\(number(level)))"
        }
    }

    static func expression(_ value: PropertyValue, _ kind: PropertyKind) -> String? {
        switch (value, kind) {
        case (.null, _), (.text(nil), _), (.image(nil), _): return "nil"
        case (_, .nullable(let kind)): return expression(value, kind)
        case (.number(let level), .priority): return priority(level)
        case (.number(let value), .namedNumber(_, let named)):
            switch named.first(where: { $0.number == value })?.name {
            case "automatic": return "UITableView.automaticDimension"
            case "system": return "UIStackView.spacingUseSystem"
            default: return number(value)
            }
        case (.flag(let flag), _): return "\(flag)"
        case (.number(let value), _): return number(value)
        case (.text(let text?), _): return Self.text(text)
        case (.texts(let texts), _): return "[" + texts.map(Self.text).joined(separator: ", ") + "]"
        case (.word(let word), _): return ".\(word)"
        case (.words(let words), _): return "[" + words.map { ".\($0)" }.joined(separator: ", ") + "]"
        case (.numbers(let numbers), .numbers(let keys, _)): return structure(keys, numbers)
        case (.font(let font), _): return self.font(font)
        case (.image(let image?), _): return self.image(image)
        case (.list(let runs), .list(.record(let fields))) where fields.contains { $0.name == "text" }:
            return "attributedText([\(runs.map(run).joined(separator: ", "))])"
        default: return nil
        }
    }

    private static func structure(_ keys: [String], _ numbers: [Double]) -> String? {
        let types = [
            ["top", "left", "bottom", "right"]: "UIEdgeInsets",
            ["top", "leading", "bottom", "trailing"]: "NSDirectionalEdgeInsets",
            ["x", "y", "width", "height"]: "CGRect", ["width", "height"]: "CGSize", ["x", "y"]: "CGPoint",
        ]
        guard let type = types[keys] else { return nil }
        return "\(type)(" + zip(keys, numbers).map { "\($0): \(number($1))" }.joined(separator: ", ") + ")"
    }

    static func font(_ font: FontSpec) -> String {
        if let style = font.textStyle { return "UIFont.preferredFont(forTextStyle: .\(style))" }
        let size = font.size.map(number) ?? "UIFont.labelFontSize"
        if let name = font.name { return "UIFont(name: \(text(name)), size: \(size)) ?? .systemFont(ofSize: \(size))" }
        let weight = font.weight == "regular" ? "" : ", weight: .\(font.weight)"
        switch font.design {
        case "italic": return "UIFont.italicSystemFont(ofSize: \(size))"
        case "monospacedDigit": return "UIFont.monospacedDigitSystemFont(ofSize: \(size), weight: .\(font.weight))"
        case "monospaced": return "UIFont.monospacedSystemFont(ofSize: \(size), weight: .\(font.weight))"
        default: return "UIFont.systemFont(ofSize: \(size)\(weight))"
        }
    }

    static func image(_ image: ImageSpec) -> String {
        switch image {
        case .size(let width, let height): return "image(\(number(width)), \(number(height)))"
        case .symbol(let symbol):
            let scale = symbol.scale.map { "scale: .\($0)" }
            let made: String? =
                if let style = symbol.textStyle {
                    (["textStyle: .\(style)"] + [scale].compactMap { $0 }).joined(separator: ", ")
                } else if let size = symbol.pointSize {
                    "pointSize: \(number(size)), weight: .unspecified" + (scale.map { ", \($0)" } ?? "")
                } else {
                    scale
                }
            let configuration = made.map { ", withConfiguration: UIImage.SymbolConfiguration(\($0))" } ?? ""
            return "UIImage(systemName: \(text(symbol.name))\(configuration))"
        }
    }

    private static func run(_ run: PropertyValue) -> String {
        guard case .record(let members) = run else { return "(\"\", [:])" }
        var attributes: [String] = []
        var style: [String] = []
        for member in members {
            switch (member.name, member.value) {
            case ("font", .font(let font)): attributes.append(".font: \(self.font(font))")
            case ("kern", .number(let value)), ("baselineOffset", .number(let value)):
                attributes.append(".\(member.name): CGFloat(\(number(value)))")
            case (_, .number(let value)): style.append("$0.\(member.name) = \(number(value))")
            default: break
            }
        }
        if !style.isEmpty { attributes.append(".paragraphStyle: paragraph { \(style.joined(separator: "; ")) }") }
        let list = attributes.isEmpty ? "[:]" : "[\(attributes.joined(separator: ", "))]"
        return "(\(text(run.text("text") ?? "")), \(list))"
    }
}
