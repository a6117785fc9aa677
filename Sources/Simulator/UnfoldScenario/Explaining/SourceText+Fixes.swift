extension SourceText: FixableText {
    package func replacement(for edit: FixEdit) -> (range: Range<Int>, text: String)? {
        switch edit.change {
        case .priority, .constant, .oppositeSign, .relation: return constraint(at: edit.position, edit.change)
        case .usesConstraints: return property("translatesAutoresizingMaskIntoConstraints", "false", edit.position)
        case .doesNotScroll: return property("isScrollEnabled", "false", edit.position)
        case .allLines: return property("numberOfLines", "0", edit.position)
        case .wrapsAtItsWidth: return property("preferredMaxLayoutWidth", "0", edit.position)
        case .hugging(let axis, let level):
            return self.level(level, of: "contentHuggingPriority", axis, edit.position)
        case .resistance(let axis, let level):
            return self.level(level, of: "contentCompressionResistancePriority", axis, edit.position)
        case .bottom(let view, let edge, let constant, let template):
            let end = constant > 0 ? " - \(LayoutNumber.print(constant))" : ""
            return added("\(view).bottom == \(edge)\(end)", to: template)
        case .ratio(let view, let width, let height, let template):
            let ratio = "\(LayoutNumber.print(height)) / \(LayoutNumber.print(width))"
            return added("\(view).height == \(view).width * \(ratio)", to: template)
        case .update(let step):
            guard let range = element(step, of: ["steps"], member: "do") else { return nil }
            let text = lines.text(range)
            let name = "{\"update\": []}"
            return (range, text.hasPrefix("[") ? text.dropLast().trimmed + ", \(name)]" : "[\(text), \(name)]")
        case .automatic: return member(at: edit.position).map { ($0, "") }
        }
    }

    private func added(_ constraint: String, to template: String) -> (range: Range<Int>, text: String)? {
        member(["templates", template, "constraints"]).map { inserted("\"\(constraint)\"", into: $0) }
    }

    private func constraint(at position: SourcePosition, _ change: FixEdit.Change) -> (range: Range<Int>, text: String)?
    {
        guard let range = value(at: position), lines.bytes[range.lowerBound] == UInt8(ascii: "\"") else { return nil }
        return Self.equation(lines.text(range.lowerBound + 1..<range.upperBound - 1), change).map {
            (range, "\"\($0)\"")
        }
    }

    /// `a.height == 30 @1000`, changed.
    private static func equation(_ text: String, _ change: FixEdit.Change) -> String? {
        let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var body = halves[0]
        let relation = ["==", ">=", "<="].lazy.compactMap { body.range(of: $0) }.first
        switch change {
        case .priority(let level):
            return body.trimmed + (level < 1000 ? " @\(LayoutNumber.print(Double(level)))" : "")
        case .oppositeSign:
            guard let sign = body.lastIndex(where: { "+-".contains($0) }) else { return nil }
            body.replaceSubrange(sign...sign, with: body[sign] == "+" ? "-" : "+")
        case .relation(let wanted):
            guard let relation else { return nil }
            body.replaceSubrange(relation, with: wanted.rawValue)
        case .constant(let constant):
            guard let relation else { return nil }
            let space = body.hasSuffix(" ") ? " " : ""
            let side = body[relation.upperBound...].trimmed
            if Double(side) != nil {
                body = body[..<relation.upperBound] + " " + LayoutNumber.print(constant) + space
            } else {
                let sign = side.lastIndex { "+-".contains($0) }
                let isConstant = sign.map { Double(side[side.index(after: $0)...].trimmed) != nil } ?? false
                let anchor = isConstant ? String(side[..<sign!]).trimmed : side
                let end = " \(constant < 0 ? "-" : "+") \(LayoutNumber.print(abs(constant)))"
                body = body[..<relation.upperBound] + " " + anchor + (constant == 0 ? "" : end) + space
            }
        default: return nil
        }
        return ([body] + halves.dropFirst()).joined(separator: "@")
    }

    private func property(_ key: String, _ value: String, _ position: SourcePosition) -> (
        range: Range<Int>, text: String
    )? {
        guard let range = self.value(at: position), lines.bytes[range.lowerBound] == UInt8(ascii: "{")
        else { return nil }
        return member(key, at: position).map { ($0, value) } ?? inserted("\"\(key)\": \(value)", into: range)
    }

    private func level(_ level: Float, of key: String, _ axis: NSLayoutConstraint.Axis, _ position: SourcePosition) -> (
        range: Range<Int>, text: String
    )? {
        let axis = axis == .horizontal ? "horizontal" : "vertical"
        let number = LayoutNumber.print(Double(level))
        if let known = member(key, at: position), lines.bytes[known.lowerBound] == UInt8(ascii: "{") {
            return property(axis, number, lines.position(of: known.lowerBound))
        }
        return property(key, "{\"\(axis)\": \(number)}", position)
    }

    /// The member that has its number there, with the comma behind it, else that before it.
    private func member(at position: SourcePosition) -> Range<Int>? {
        let bytes = lines.bytes
        guard let value = value(at: position), "-0123456789".utf8.contains(bytes[value.lowerBound]),
            let colon = lines.skippingSpaceBack(from: value.lowerBound), bytes[colon] == UInt8(ascii: ":"),
            let close = lines.skippingSpaceBack(from: colon),
            let open = bytes[..<close].lastIndex(of: UInt8(ascii: "\"")),
            let before = lines.skippingSpaceBack(from: open)
        else { return nil }
        let next = lines.skippingSpace(from: value.upperBound)
        if next < bytes.count, bytes[next] == UInt8(ascii: ",") { return open..<lines.skippingSpace(from: next + 1) }
        return (bytes[before] == UInt8(ascii: ",") ? before : open)..<value.upperBound
    }

    /// Before the first element or member, with the space that is there.
    private func inserted(_ text: String, into range: Range<Int>) -> (range: Range<Int>, text: String) {
        let first = lines.skippingSpace(from: range.lowerBound + 1)
        let space = lines.text(range.lowerBound + 1..<first)
        let isEmpty = first == range.upperBound - 1
        return (first..<first, text + (isEmpty ? "" : "," + (space.isEmpty ? " " : space)))
    }
}

extension StringProtocol { fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) } }
