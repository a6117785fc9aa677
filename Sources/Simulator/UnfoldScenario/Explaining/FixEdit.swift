package struct FixEdit: Hashable, Sendable {
    package enum Change: Hashable, Sendable {
        /// Of the constraint that is written at the position.
        case priority(Float)
        case constant(Double)
        case oppositeSign
        case relation(Equation.Relation)
        /// Of the view that is written there.
        case usesConstraints
        case doesNotScroll
        case hugging(NSLayoutConstraint.Axis, Float)
        case resistance(NSLayoutConstraint.Axis, Float)
        case allLines
        case wrapsAtItsWidth
        /// From the lower edge of the view that is written there to another edge, `constant` away.
        case bottom(of: String, edge: String, constant: Double, template: String)
        /// From the width of the view that is written there to its height.
        case ratio(of: String, width: Double, height: Double, template: String)
        /// An update after the actions of the step with that index.
        case update(step: Int)
        /// Without the member whose height is written there.
        case automatic
    }

    package var change: Change
    package var target: String
    package var position: SourcePosition

    package var kind: Fix.Kind {
        switch change {
        case .priority: .priority
        case .constant, .oppositeSign: .constant
        case .relation: .relation
        case .usesConstraints, .doesNotScroll, .hugging, .resistance, .allLines, .wrapsAtItsWidth: .property
        case .bottom, .ratio: .constraint
        case .update: .update
        case .automatic: .height
        }
    }
}

package protocol FixableText {
    var lines: TextLines { get }
    /// The change as one of the file's bytes; nil where the text has no place for it, or says so already.
    func replacement(for edit: FixEdit) -> (range: Range<Int>, text: String)?
}

extension FixableText {
    package func fix(_ edit: FixEdit) -> Fix? {
        guard edit.position.file == lines.file, let (range, text) = replacement(for: edit) else { return nil }
        let original = lines.text(range)
        return original == text
            ? nil
            : Fix(
                kind: edit.kind, target: edit.target,
                position: edit.change == .automatic ? edit.position : lines.position(of: range.lowerBound),
                range: range,
                original: original, replacement: text)
    }
}

package struct TextLines {
    package let bytes: [UInt8]
    package let file: String
    private var starts = [0]

    package init(_ bytes: [UInt8], file: String) {
        (self.bytes, self.file) = (bytes, file)
        for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
    }

    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func position(of offset: Int) -> SourcePosition {
        let line = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
        let column = bytes[starts[line]..<offset].count { $0 & 0xC0 != 0x80 }
        return SourcePosition(file: file, line: line + 1, column: column + 1)
    }

    func offset(of position: SourcePosition) -> Int? {
        guard position.line >= 1, position.line <= starts.count else { return nil }
        var offset = starts[position.line - 1]
        if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        for _ in 1..<max(position.column, 1) {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset < bytes.count ? offset : nil
    }

    private static let space: Set<UInt8> = [0x20, 0x0A, 0x0D, 0x09]

    package func skippingSpace(from start: Int) -> Int {
        bytes[start...].firstIndex { !Self.space.contains($0) } ?? start
    }

    /// Of what is no space.
    package func skippingSpaceBack(from end: Int) -> Int? { bytes[..<end].lastIndex { !Self.space.contains($0) } }
}
