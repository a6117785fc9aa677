/// Numbers as UIKit's texts show them.
package enum LayoutNumber {
    /// Up to six significant digits, without trailing zeros: `147`, `43.6667`, `2.22507e-308` (C's `%g`).
    package static func print(_ value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e6 { return String(Int(value)) }
        return String(format: "%g", value)
    }

    package static func sixDecimals(_ value: Double) -> String { String(format: "%f", value) }
}
