extension SystemFontMeasurer {
    /// What of the width of `text` is inferred. Empty for a font of one's own file, which says all itself, except for
    /// characters that it lacks.
    /// - Complexity: O(length of the text).
    public func inferences(in text: String, font: UIFont) -> TextInference {
        var inferences: TextInference = []
        let face = font.face
        var previous: UInt8 = .max
        for character in text {
            let scalar = character.unicodeScalars.first!
            let letter = KerningTable.letter(of: scalar.value)
            defer { previous = letter }
            switch face.source {
            case .file(let file):
                if file.advance(of: scalar) == nil, !scalar.takesNoRoom { inferences.insert(.characters) }
            case .bundled: inferences.insert(.characters)
            case .menlo, .helvetica: if letter == .max, !scalar.takesNoRoom { inferences.insert(.characters) }
            case .monospaced:
                if letter == .max, !scalar.takesNoRoom { inferences.insert(.characters) }
                if face.weight != .regular, face.weight != .bold { inferences.insert(.weight) }
            case .system: inferences.formUnion(inferencesOfSystem(character, scalar, letter, after: previous, font))
            }
        }
        return inferences
    }

    private func inferencesOfSystem(
        _ character: Character, _ scalar: Unicode.Scalar, _ letter: UInt8, after previous: UInt8, _ font: UIFont
    ) -> TextInference {
        var inferences: TextInference = []
        let face = font.face
        let size = font.pointSize
        if EmojiRule.isEmoji(character) || (letter == .max && !scalar.takesNoRoom) { inferences.insert(.characters) }
        if face.hasTabularDigits, character.isASCII, character.isNumber { inferences.insert(.tabularDigits) }
        if !(8...40).contains(size) || (size * 2).rounded() != size * 2 { inferences.insert(.tracking) }
        if !face.weight.isRecorded || (face.isItalic && face.weight != .regular) { inferences.insert(.weight) }
        guard letter < 95, previous < 95 else { return inferences }
        let hasPair = TextTables.shared.kerningIndices[Int(previous) * 95 + Int(letter)] > 0
        let isUpright = face.weight.rawValue >= 0 && !face.isItalic
        if !isUpright || (hasPair && !character.isASCII) { inferences.insert(.kerning) }
        return inferences
    }
}

extension UIFont.Weight {
    fileprivate var isRecorded: Bool { Self.named.contains { $0.weight == self } }
}

extension UIFont {
    package enum Origin: String, Sendable, CaseIterable {
        case system, monospaced, menlo, helvetica
        /// A font that comes with iOS and is measured as the system font.
        case bundled
        case file
    }

    package var origin: Origin {
        switch face.source {
        case .system: .system
        case .monospaced: .monospaced
        case .menlo: .menlo
        case .helvetica: .helvetica
        case .bundled: .bundled
        case .file: .file
        }
    }

    package var isTextStyle: Bool { if case .textStyle? = dynamicSource { true } else { false } }

    /// Whether the text has emoji or East Asian characters that are not in the font.
    package func needsOtherFonts(for text: String) -> Bool {
        text.contains { character in
            guard let scalar = character.unicodeScalars.first, scalar.value > 0x7F else { return false }
            if case .file(let file) = face.source, file.advance(of: scalar) != nil { return false }
            return EmojiRule.isEmoji(character) || FallbackScript.isWide(scalar)
        }
    }
}
