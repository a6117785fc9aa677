/// Numbers as people write them: up to three decimals.
package enum Number {
    package static func text(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(rounded)" }
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }

    /// As UIKit's texts show it, but for decimals beyond the third.
    static func short(_ value: Double) -> String {
        let text = LayoutNumber.print(value)
        // From a million on, and below a ten-thousandth, `text` has an exponent.
        guard let six = Double(text), abs(six) >= 1e-4, abs(six) < 1e6 else { return text }
        return Number.text(six)
    }

    static func shortened(_ equation: String) -> String {
        guard equation.utf8.contains(UInt8(ascii: ".")) else { return equation }
        return equation.replacing(/[0-9]+\.[0-9]{4,}/) { text(Double($0.output) ?? 0) }
    }

    package static func signed(_ value: Double) -> String { value < 0 ? text(value) : "+\(text(value))" }
    static func level(_ priority: Float) -> String { priority == 1000 ? "required" : text(Double(priority)) }
}
