struct GlyphMetrics {
    private let size: CGFloat
    private let scale: CGFloat
    private let isSystem: Bool
    /// Where all letters are as wide.
    private let letter: CGFloat?
    private let file: FontFile?
    /// Helvetica: whether it is bold.
    private let helvetica: Bool?
    /// Units after each character.
    private let tracking: CGFloat
    private let blend: FontBlend
    /// Where all digits are as wide.
    private let digit: CGFloat?
    /// All widths are those of the system font's outlines.
    private let isPlain: Bool

    init(_ font: UIFont) {
        size = font.pointSize
        scale = size / 2048
        let face = font.face
        blend = FontBlend(weight: face.weight, isItalic: face.isItalic, size: size)
        var isBold: Bool?
        switch face.source {
        case .system, .bundled:
            (isSystem, letter, file) = (true, nil, nil)
            tracking =
                LayoutEnvironment.hasEarlierTracking
                ? SystemFontTables.earlierTracking(at: size, weight: face.weight) : SystemFontTables.tracking(at: size)
            digit = face.hasTabularDigits ? (blend.units(TextTables.shared.tabularDigit) + tracking) * scale : nil
        case .monospaced, .menlo:
            (isSystem, file, tracking, digit) = (false, nil, 0, nil)
            letter = (face.source == .menlo ? 1233 : SystemFontTables.monospacedAdvance) * scale
        case .helvetica:
            (isSystem, letter, file, tracking, digit) = (false, nil, nil, 0, nil)
            isBold = face.weight == .bold
        case .file(let own): (isSystem, letter, file, tracking, digit) = (false, nil, own, 0, nil)
        }
        helvetica = isBold
        isPlain = isSystem && digit == nil
    }

    /// Width of a scalar from the table; what `advance(of:)` says of it as a character.
    @inline(__always) func advance(of value: UInt32, _ scalar: CommonScalar) -> CGFloat {
        guard isPlain, scalar.traits.isDisjoint(with: [.takesNoRoom, .isWide])
        else { return advanceBesideOutlines(of: value, scalar) }
        return advance(of: scalar.masters)
    }

    /// Out of the way of the rest, which is asked for nearly all characters.
    @inline(never) private func advanceBesideOutlines(of value: UInt32, _ scalar: CommonScalar) -> CGFloat {
        if scalar.traits.contains(.takesNoRoom) { return 0 }
        if let file {
            if let scalar = Unicode.Scalar(value), let ems = file.advance(of: scalar) { return ems * size }
        } else if let digit, isDigit(value) {
            return digit
        } else if let helvetica, let ems = HelveticaAdvances.advance(of: value, isBold: helvetica) {
            return ems * size
        }
        if scalar.traits.contains(.isWide) { return FallbackScript.wideAdvance(of: value) * size }
        if let letter { return letter }
        return advance(of: scalar.masters)
    }

    @inline(__always) private func advance(of masters: AdvanceMasters) -> CGFloat {
        (max(0, blend.units(masters)) + tracking) * scale
    }

    var ellipsis: CGFloat { max(0, advance(of: 0x2026, TextTables.shared.ellipsis)) }

    /// For two positions as ``KerningTable/letter(of:)`` gives them.
    @inline(__always) func kerning(_ left: UInt8, _ right: UInt8, _ tables: TextTables) -> CGFloat {
        guard isSystem, left < 95, right < 95 else { return 0 }
        let index = Int(tables.kerningIndices[Int(left) &* 95 &+ Int(right)])
        guard index > 0 else { return 0 }
        if digit != nil, isDigit(UInt32(left) + 32), isDigit(UInt32(right) + 32) { return 0 }
        return blend.units(tables.kerningUnits[index]) * scale
    }

    @inline(__always) private func isDigit(_ value: UInt32) -> Bool { value &- 48 < 10 }

    /// Marks sit on the letter before them; a sequence of emoji is one.
    func advance(of character: Character) -> CGFloat {
        if let digit, let byte = character.asciiValue, isDigit(UInt32(byte)) { return digit }
        if EmojiRule.isEmoji(character) { return FallbackScript.emojiAdvance(at: size) }
        var width: CGFloat = 0
        for scalar in character.unicodeScalars where !scalar.takesNoRoom { width += advance(of: scalar) }
        return width
    }

    private func advance(of scalar: Unicode.Scalar) -> CGFloat {
        if let ems = file?.advance(of: scalar) { return ems * size }
        if let helvetica, let ems = HelveticaAdvances.advance(of: scalar.value, isBold: helvetica) { return ems * size }
        if FallbackScript.isWide(scalar) { return FallbackScript.wideAdvance(of: scalar.value) * size }
        if let letter { return letter }
        if let masters = AdvanceTable.masters(of: scalar) { return advance(of: masters) }
        return (FallbackScript.averageAdvance(of: scalar) * 2048 + tracking) * scale
    }
}

extension Unicode.Scalar {
    var takesNoRoom: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: value != 0xAD
        default: false
        }
    }
}
