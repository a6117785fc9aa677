struct SelectorArgument {
    /// Tokens before the last point.
    var receiver: ClosedRange<Int>?
    var name: Int
    /// As in `didTap(_:event:)`; nil if only the name is given.
    var labels: [String]?
    var cast: Int?
    /// The type after `as` begins with the object.
    var isCastOfUnapplied = false

    /// nil for what is not names, labels and a cast, whatever parentheses are around them.
    init?(_ source: ParsedSource, from start: Int, to close: Int) {
        var (open, end) = (start, close)
        while source.is(open, "("), source.partner[open] == end - 1 { (open, end) = (open + 1, end - 1) }
        // `(didTap(_:)) as () -> Void`: what follows the parentheses is the cast.
        let isWrapped = source.is(open, "(") && source.is(source.partner[open] + 1, "as")
        // `(delegate as! Listener).didTap`, `(any Listener).didTap`
        let isTyped = source.is(open, "(") && source.is(source.partner[open] + 1, ".")
        let first = isWrapped ? open + 1 : open
        let close = isWrapped ? source.partner[open] : end
        var last = first
        guard source.isIdentifier(first) || isTyped else { return nil }
        if isTyped { last = source.partner[first] }
        // `type(of: self).didTap`
        if source.is(first, "type"), source.is(first + 1, "("), source.is(source.partner[first + 1] + 1, ".") {
            last = source.partner[first + 1]
        }
        // Of `Box<Value>.invoke` what is before the point ends with the bracket.
        var beforeName: Int?
        while last < close {
            var end = Self.endOfGenericArguments(source, after: last)
            while source.isMark(end + 1) { end += 1 }
            guard source.is(end + 1, "."), end + 2 < close,
                source.isIdentifier(end + 2) || source.tokens[end + 2].kind == .number
            else { break }
            (beforeName, last) = (end, end + 2)
        }
        name = last
        receiver = beforeName.map { first...$0 }
        var next = last + 1
        if source.is(next, "("), next < close {
            guard let labels = Self.labels(source, next) else { return nil }
            self.labels = labels
            next = source.partner[next] + 1
        }
        guard next <= close else { return nil }
        if isWrapped, next == close { next += 1 }
        if next < end {
            guard source.is(next, "as") else { return nil }
            cast = next
            isCastOfUnapplied = (next..<end).count { source.is($0, "->") } > 1
        }
    }

    /// The token of the `>` that closes what `<` opens right behind a name; the name itself if none does.
    static func endOfGenericArguments(_ source: ParsedSource, after name: Int) -> Int {
        var angles = 0
        for index in source.following(name + 1) {
            if source.tokens[index].kind == .operator, !source.is(index, "->") {
                angles += source.angles(of: index)
                if angles <= 0 { return angles == 0 && source.text(index).contains(">") ? index : name }
            } else if angles == 0 {
                break
            }
        }
        return name
    }

    /// Of `(_:event:)`; nil for what is none.
    private static func labels(_ source: ParsedSource, _ open: Int) -> [String]? {
        var labels: [String] = []
        for token in open + 1..<max(source.partner[open], open + 1) {
            if source.isIdentifier(token) || source.is(token, "_") {
                labels.append(source.text(token).trimmingQuotes)
            } else if !source.is(token, ":") {
                return nil
            }
        }
        return labels
    }
}
