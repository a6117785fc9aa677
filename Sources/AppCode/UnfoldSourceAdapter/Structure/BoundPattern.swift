/// The pattern that a name is bound in, and the way from the whole value to the name.
struct BoundPattern {
    enum Step: Equatable {
        case unwrapping
        case field(Int)
        /// A place in what a case of an enumeration holds.
        case payload(String, Int)
    }

    /// Tokens of the whole pattern, `let` or `var` before it included.
    private(set) var first: Int
    private(set) var last: Int
    private(set) var steps: [Step] = []
    let isCase: Bool
    /// Behind `for`, or `for case`.
    let isLoop: Bool
    /// Behind `if`, `guard`, `while`, or a comma of a condition.
    let isCondition: Bool

    /// Parentheses of a pattern that are in each other, and tokens before a name in one.
    private static let deepest = 8
    private static let longest = 200

    /// nil for a name that no pattern binds: a parameter.
    init?(around token: Int, in source: ParsedSource, brackets: LocalBindings) {
        (first, last) = (token, token)
        var isBound = false
        for _ in 0..<Self.deepest {
            if source.isMark(last + 1), source.tokens[last + 1].isTied {
                steps.insert(.unwrapping, at: 0)
                last += 1
            }
            if source.is(first - 1, "let", "var") {
                isBound = true
                first -= 1
            }
            if source.is(first - 1, "case", "for") { break }
            guard source.is(first - 1, "(", ",", ":"), let open = brackets.parenthesis(around: first), open < first,
                first - open < Self.longest
            else { break }
            let place = source.ownTokens(open + 1..<first).count { source.is($0, ",") }
            last = source.partner[open]
            if source.isIdentifier(open - 1), source.tokens[open].isTied {
                steps.insert(.payload(source.text(open - 1).trimmingQuotes, place), at: 0)
                first = open - 1
                while source.is(first - 1, ".") {
                    first -= source.isIdentifier(first - 2) && source.tokens[first - 1].isTied ? 2 : 1
                }
            } else {
                steps.insert(.field(place), at: 0)
                first = open
            }
        }
        // `case .moved(let place), .placed(let place):`
        let isFurther = source.is(first - 1, ",") && steps.contains { if case .payload = $0 { true } else { false } }
        isCase = source.is(first - 1, "case") || isFurther
        let word = source.is(first - 1, "case") ? first - 2 : first - 1
        isLoop = source.is(word, "for")
        guard isBound || isLoop || isCase else { return nil }
        isCondition = ["if", "guard", "while", ","].contains(source.text(word))
    }
}
