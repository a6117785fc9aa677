import Foundation

/// One font's widths in points.
struct Pen {
    private let size: CGFloat
    private let isSystem: Bool
    private let isMonospaced: Bool
    /// The font's own file.
    private let file: FontFile?
    private let spacing: CGFloat
    private let boldness: CGFloat
    /// Where all digits are as wide.
    private let digit: CGFloat?

    init(_ font: UIFont) {
        size = font.pointSize
        let face = font.face
        boldness = face.weight.boldness
        switch face.source {
        case .system:
            (isSystem, isMonospaced, file) = (true, false, nil)
            spacing = SystemFontTables.spacing(at: size) + SystemFontTables.weightSpacing(face.weight) * size
            digit = face.hasTabularDigits ? SystemFontTables.tabularDigit(weight: face.weight) * size + spacing : nil
        case .monospaced:
            (isSystem, isMonospaced, file, spacing, digit) = (false, true, nil, 0, nil)
        case .file(let own):
            (isSystem, isMonospaced, file, spacing, digit) = (false, false, own, 0, nil)
        }
    }

    /// Width of a scalar from the table; what `advance(of:)` says of it as a character.
    @inline(__always) func advance(of value: UInt32, _ scalar: CommonScalar) -> CGFloat {
        if scalar.traits.contains(.takesNoRoom) { return 0 }
        if let file {
            if let scalar = Unicode.Scalar(value), let ems = file.advance(of: scalar) { return ems * size }
        } else if let digit, isDigit(value) {
            return digit
        }
        if scalar.traits.contains(.isWide) { return size }
        if isMonospaced { return SystemFontTables.monospacedAdvance * size }
        return scalar.units.ems(boldness: boldness) * size + spacing
    }

    /// Width of the sign of what was cut off.
    var ellipsis: CGFloat { max(0, advance(of: 0x2026, TextTables.shared.ellipsis)) }

    /// For two of ``KerningTable/characters``.
    @inline(__always) func kerning(_ left: UInt32, _ right: UInt32, _ pairs: UnsafePointer<Int16>) -> CGFloat {
        guard isSystem else { return 0 }
        if digit != nil, isDigit(left), isDigit(right) { return 0 }
        return CGFloat(pairs[Int((left &- 32) &* 95 &+ right &- 32)]) / 2048 * size
    }

    @inline(__always) private func isDigit(_ value: UInt32) -> Bool { value &- 48 < 10 }

    /// Marks sit on the letter before them; a sequence of emoji is one.
    func advance(of character: Character) -> CGFloat {
        if let digit, let byte = character.asciiValue, isDigit(UInt32(byte)) { return digit }
        if EmojiRule.isEmoji(character) { return FallbackScript.emojiAdvance * size }
        var width: CGFloat = 0
        for scalar in character.unicodeScalars where !scalar.takesNoRoom { width += advance(of: scalar) }
        return width
    }

    private func advance(of scalar: Unicode.Scalar) -> CGFloat {
        if let ems = file?.advance(of: scalar) { return ems * size }
        if FallbackScript.isWide(scalar) { return size }
        if isMonospaced { return SystemFontTables.monospacedAdvance * size }
        let ems = AdvanceTable.units(of: scalar)?.ems(boldness: boldness) ?? FallbackScript.averageAdvance(of: scalar)
        return ems * size + spacing
    }
}

extension Unicode.Scalar {
    /// Combining marks, controls and the invisible.
    var takesNoRoom: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: value != 0xAD
        default: false
        }
    }
}
