package enum ColorName {
    static let pattern = "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"

    static let names = named.map(\.name)

    static func color(_ text: String) -> UIColor? {
        if let known = named.first(where: { $0.name == text }) { return known.color }
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
            let number = UInt32(digits.count == 6 ? digits + "FF" : digits, radix: 16)
        else { return nil }
        let parts = [24, 16, 8, 0].map { CGFloat(number >> $0 & 0xFF) / 255 }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    package static func text(_ color: UIColor) -> String {
        if let known = named.first(where: { $0.color === color }) { return known.name }
        let parts = color.components.map { Int((min(max($0, 0), 1) * 255).rounded()) }
        let digits = (parts[3] == 255 ? Array(parts.prefix(3)) : parts).map {
            ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true)
        }
        return "#" + digits.joined()
    }
}

extension Property {
    static func color<V>(_ name: String, _ value: Access<V, UIColor?>) -> Property {
        access(name, .color, value, { $0.map { .word(ColorName.text($0)) } ?? .null }) {
            if case .word(let text) = $0 { .some(ColorName.color(text)) } else { .some(nil) }
        }
    }
}
