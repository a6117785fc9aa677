extension LogConstraintParser {
    enum ItemEnd {
        /// `.width` and the like.
        case attribute
        /// `]` or `(`.
        case bracket
    }

    /// The ways in which an item can be read at `start`, likeliest first, each with the position after it.
    mutating func items(at start: Int, before stop: ItemEnd) -> [(item: LogItem, next: Int)] {
        tries -= 1
        guard tries > 0, start < end else { return [] }
        if text.has("(null)", at: start) { return [(LogItem(key: "(null)", name: "(null)"), start + 6)] }
        var found: [(item: LogItem, next: Int)] = []
        let named = names.filter { $0.name != "|" && text.has($0.name, at: start) }
        for name in named.sorted(by: { $0.name.count > $1.name.count })
        where stands(stop, at: start + name.name.count) {
            var item = name.item
            item.name = name.name
            found.append((item, start + name.name.count))
        }
        let addressed = addressedItem(at: start)
        if let (item, next) = addressed {
            if stands(stop, at: next) { found.append((item, next)) }
            if text.has("'", at: next) {
                for quote in quotes(from: next + 1) where stands(stop, at: quote + 1) {
                    var labelled = item
                    labelled.text = text.string((next + 1)..<quote)
                    found.append((labelled, quote + 1))
                    if found.count >= 12 { break }
                }
            }
            if found.isEmpty { failAfterItem(at: next, stop) }
        } else if found.isEmpty {
            found = keyedItems(at: start, before: stop)
            if found.isEmpty { fail(start, .view) }
        }
        return found
    }

    private mutating func failAfterItem(at next: Int, _ stop: ItemEnd) {
        if stop == .attribute, text.has(".", at: next) {
            fail(next + 1, .unknownAttribute(word(at: next + 1)))
        } else {
            fail(next, stop == .attribute ? LogProblem.Expectation.attribute : .closingBracket)
        }
    }

    /// `Class:0x7f82`, without text. Classes may be generic, and then hold spaces.
    private func addressedItem(at start: Int) -> (LogItem, Int)? {
        var depth = 0
        var index = start
        while index < end {
            let character = text.characters[index]
            if character == "<" || character == "(" { depth += 1 }
            if character == ">" || character == ")" { depth -= 1 }
            if depth < 0 || (depth == 0 && (character.isWhitespace || character.isOne(of: "'[]|*"))) { return nil }
            if depth == 0, character == ":", text.has("0x", at: index + 1) { break }
            index += 1
        }
        guard index < end, index > start else { return nil }
        var stop = index + 3
        while stop < end, text.characters[stop].isHexDigit { stop += 1 }
        guard stop > index + 3 else { return nil }
        return (
            LogItem(
                className: text.string(start..<index),
                key: text.string((index + 1)..<stop).lowercased()), stop
        )
    }

    private func keyedItems(at start: Int, before stop: ItemEnd) -> [(item: LogItem, next: Int)] {
        var found: [(item: LogItem, next: Int)] = []
        for index in start..<end where index > start && stands(stop, at: index) {
            let name = text.string(start..<index)
            // Neither relation nor another bracket belongs to a name.
            if name.contains("==") || name.contains("<=") || name.contains(">=") || name.contains("]") { break }
            let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, !parts[0].contains(" ") {
                found.append((LogItem(className: String(parts[0]), key: String(parts[1])), index))
            } else {
                found.append((LogItem(key: name, name: name), index))
            }
            if found.count >= 4 { break }
        }
        return found
    }

    private func quotes(from start: Int) -> [Int] { (start..<max(start, end)).filter { text.characters[$0] == "'" } }

    private func stands(_ stop: ItemEnd, at index: Int) -> Bool {
        guard index < end else { return false }
        switch stop {
        case .bracket: return text.characters[index].isOne(of: "](")
        case .attribute: return text.characters[index] == "." && LogAttribute(rawValue: word(at: index + 1)) != nil
        }
    }

    func word(at start: Int) -> String {
        start < end ? text.string(start..<(text.characters[start..<end].firstIndex { !$0.isLetter } ?? end)) : ""
    }

    // MARK: End of the line

    mutating func readSuffix(from start: Int) -> LogConstraint.Suffix {
        guard end > start, text.characters[end - 1] == ")" else { return .none }
        let heads = ["(active", "(inactive", "(Names:", "(names:"]
        guard
            let open = (start..<end).last(where: { index in
                text.characters[index] == "(" && index > start && text.characters[index - 1].isWhitespace
                    && heads.contains { text.has($0, at: index) }
            })
        else { return .none }
        let inner = text.string((open + 1)..<(end - 1))
        end = (start..<open).last { !text.characters[$0].isWhitespace }.map { $0 + 1 } ?? start
        let lower = inner.lowercased()
        guard let colon = lower.range(of: "names:") else { return .state(inner.trimmed, names: []) }
        let list = Self.names(in: String(inner[colon.upperBound...]))
        if lower.hasPrefix("names:") { return .names(list) }
        let state = inner[..<(inner.firstIndex(of: ",") ?? colon.lowerBound)]
        return .state(String(state).trimmed, names: list)
    }

    /// `card:0x1, '|':UIView:0x2 ` – names may hold spaces, dots and commas, so entries end where an address does.
    private static func names(in list: String) -> [LogConstraint.Name] {
        var names: [LogConstraint.Name] = []
        var rest = Substring(list)
        while let address = rest.firstAddress {
            var stop = address.upperBound
            var head = rest[..<address.lowerBound]
            while let first = head.first, first == " " || first == "," { head = head.dropFirst() }
            let key = String(rest[address]).lowercased()
            var text: String?
            if stop < rest.endIndex, rest[stop] == "'", let close = rest[stop...].closingQuote {
                text = String(rest[rest.index(after: stop)..<close])
                stop = rest.index(after: close)
            }
            if head.hasSuffix(":") { head = head.dropLast() }
            if head.hasPrefix("'|':") {
                let item = LogItem(className: String(head.dropFirst(4)), key: key, text: text)
                names.append(.init(name: "|", item: item))
            } else if head == "'|'" {
                names.append(.init(name: "|", item: LogItem(key: key, text: text)))
            } else if !head.isEmpty {
                names.append(.init(name: String(head), item: LogItem(key: key, text: text, name: String(head))))
            }
            rest = rest[stop...]
        }
        return names.resolvingBars
    }
}

extension [LogConstraint.Name] {
    /// `'|':card:0x1` says that the superview is the view named `card`, not one of a class `card`.
    fileprivate var resolvingBars: [LogConstraint.Name] {
        map { entry in
            guard entry.name == "|", let known = first(where: { $0.name != "|" && $0.item.key == entry.item.key })
            else { return entry }
            return .init(name: "|", item: known.item)
        }
    }
}

extension Substring {
    fileprivate var firstAddress: Range<Index>? {
        var from = startIndex
        while let mark = self[from...].range(of: ":0x") {
            let start = index(after: mark.lowerBound)
            let digits = self[mark.upperBound...].prefix(while: \.isHexDigit)
            if !digits.isEmpty { return start..<digits.endIndex }
            from = mark.upperBound
        }
        return nil
    }

    /// The quote that ends a text: followed by a comma, a space at the end, or the end.
    fileprivate var closingQuote: Index? {
        indices.dropFirst().first { index in
            guard self[index] == "'" else { return false }
            let next = self[self.index(after: index)...]
            return next.isEmpty || next.hasPrefix(",") || next.allSatisfy(\.isWhitespace)
        }
    }
}

extension String {
    var trimmed: String {
        let rest = drop(while: \.isWhitespace)
        return rest.lastIndex { !$0.isWhitespace }.map { String(rest[...$0]) } ?? ""
    }
}
