import AutoLayout
import Foundation

/// The explanation on one line, as records keep it:
/// `12 card.top~contentView.top + 44 menuButton.height; text title 2x17; hidden badge; broken detailHeight;
/// lost detailHeight < card.contentHeight`. Names with other characters than letters, digits and `._~-` stand in quotes.
extension RowExplanation {
    public var compactText: String {
        var clauses: [String] = []
        if !parts.isEmpty {
            var sum = ""
            for part in parts {
                let isFirst = sum.isEmpty
                let amount = Self.exact(isFirst ? part.amount : abs(part.amount))
                sum += (isFirst ? "" : part.amount < 0 ? " - " : " + ") + "\(amount) \(Self.quoted(part.name))"
            }
            clauses.append(sum)
        }
        clauses += texts.map { "text \(Self.quoted($0.view)) \($0.lines)x\(Self.exact($0.fontSize))" }
        clauses += hidden.map { "hidden \(Self.quoted($0))" }
        clauses += broken.map { "broken \(Self.quoted($0))" }
        clauses += losses.map { loss in
            (["lost \(Self.quoted(loss.name))"] + (loss.heldBy.isEmpty ? [] : ["<"]) + loss.heldBy.map(Self.quoted))
                .joined(separator: " ")
        }
        return clauses.joined(separator: "; ")
    }

    /// Reads what ``compactText`` wrote; nil for anything else.
    public init?(compactText: String) {
        guard let tokens = Self.tokens(compactText) else { return nil }
        for clause in tokens.split(separator: .semicolon, omittingEmptySubsequences: false) where !clause.isEmpty {
            guard read(Array(clause)) else { return nil }
        }
    }

    // MARK: Reading

    private enum Token: Equatable {
        case word(String)
        case quoted(String)
        case semicolon

        var text: String {
            switch self {
            case .word(let text), .quoted(let text): text
            case .semicolon: ";"
            }
        }
    }

    private mutating func read(_ clause: [Token]) -> Bool {
        let words = clause.map(\.text)
        switch (clause[0], words.count) {
        case (.word("text"), 3):
            let sides = words[2].split(separator: "x").map(String.init)
            guard sides.count == 2, let lines = Int(sides[0]), let size = Self.number(sides[1]) else { return false }
            texts.append(Text(view: words[1], lines: lines, fontSize: size))
        case (.word("hidden"), 2): hidden.append(words[1])
        case (.word("broken"), 2): broken.append(words[1])
        case (.word("lost"), 2): losses.append(Loss(name: words[1], heldBy: []))
        case (.word("lost"), 4...) where clause[2] == .word("<"):
            losses.append(Loss(name: words[1], heldBy: Array(words[3...])))
        default: return readSum(clause)
        }
        return true
    }

    private mutating func readSum(_ clause: [Token]) -> Bool {
        var index = 0
        var sign = 1.0
        while index + 1 < clause.count {
            guard let amount = Self.number(clause[index].text) else { return false }
            parts.append(Part(name: clause[index + 1].text, amount: sign * amount))
            index += 2
            guard index < clause.count else { return true }
            switch clause[index] {
            case .word("+"): sign = 1
            case .word("-"): sign = -1
            default: return false
            }
            index += 1
        }
        return false
    }

    private static func number(_ text: String) -> Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }

    private static func quoted(_ name: String) -> String {
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "._~-".unicodeScalars.contains(scalar)
        }
        if isPlain, let first = name.unicodeScalars.first, first.properties.isAlphabetic { return name }
        var text = "\""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    private static func tokens(_ text: String) -> [Token]? {
        var tokens: [Token] = []
        var scalars = text.unicodeScalars.makeIterator()
        var word = String.UnicodeScalarView()
        func flush() {
            if !word.isEmpty { tokens.append(.word(String(word))) }
            word = .init()
        }
        while let scalar = scalars.next() {
            switch scalar {
            case " ": flush()
            case ";":
                flush()
                tokens.append(.semicolon)
            case "\"":
                guard word.isEmpty, let quoted = quotedRest(&scalars) else { return nil }
                tokens.append(.quoted(quoted))
            default: word.append(scalar)
            }
        }
        flush()
        return tokens
    }

    /// Up to the closing quote; nil if there is none.
    private static func quotedRest(_ scalars: inout String.UnicodeScalarView.Iterator) -> String? {
        var quoted = String.UnicodeScalarView()
        while let scalar = scalars.next() {
            switch scalar {
            case "\"": return String(quoted)
            case "\\":
                switch scalars.next() {
                case "n": quoted.append("\n")
                case "r": quoted.append("\r")
                case .some(let escaped): quoted.append(escaped)
                case nil: return nil
                }
            default: quoted.append(scalar)
            }
        }
        return nil
    }

    /// The shortest text that reads back as the same number.
    private static func exact(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }
}
