/// Finds the line breaks of a text from character to character: ``LineBreakRules/rule(_:_:_:base:)`` as an automaton,
/// whose states are all that the rule looks back to.
struct LineBreakWalk: @unchecked Sendable {
    // Sendable: a value; the table it points to is made once and only read.
    private var state = Self.start
    private let moves = Self.table.entries

    /// Whether a line may end before a character of class `kind`, which is the next one. Meaningless before the first.
    @inline(__always) mutating func step(to kind: LineBreakClass) -> LineBreak {
        let move = moves[Int(state) << 5 | Int(kind.rawValue)]
        state = move.state
        return move.lineBreak
    }

    mutating func restart() { state = Self.start }

    /// A state and a class lead to a break and the next state.
    struct Move: Equatable {
        var lineBreak: LineBreak
        var state: UInt8
    }

    // States: below 32 the class on the left; below 64 spaces on the left and what is before them; then a hyphen or
    // the like behind a Hebrew letter, and the start of the text.
    private static let hyphenAfterHebrew: UInt8 = 64
    private static let breakAfterHebrew: UInt8 = 65
    private static let start: UInt8 = 66

    private static let table = PermanentTable(allMoves())

    /// Moves for each state, 32 classes a state.
    private static func allMoves() -> [Move] {
        (0...start).flatMap { state in
            (0..<UInt8(32)).map { column in
                guard let kind = LineBreakClass(rawValue: column) else { return Move(lineBreak: .forbidden, state: 0) }
                return Move(lineBreak: lineBreak(after: state, kind), state: next(state, kind))
            }
        }
    }

    private static func lineBreak(after state: UInt8, _ kind: LineBreakClass) -> LineBreak {
        switch state {
        case start: .allowed
        case hyphenAfterHebrew: LineBreakRules.rule(.hebrew, .hyphen, kind, base: .hyphen)
        case breakAfterHebrew: LineBreakRules.rule(.hebrew, .breakAfter, kind, base: .breakAfter)
        case 32...:
            LineBreakClass(rawValue: state - 32).map { LineBreakRules.rule(nil, .space, kind, base: $0) } ?? .forbidden
        default: LineBreakClass(rawValue: state).map { LineBreakRules.rule(nil, $0, kind, base: $0) } ?? .forbidden
        }
    }

    private static func next(_ state: UInt8, _ kind: LineBreakClass) -> UInt8 {
        if kind == .space {
            switch state {
            case start: return 32 + kind.rawValue
            case hyphenAfterHebrew: return 32 + LineBreakClass.hyphen.rawValue
            case breakAfterHebrew: return 32 + LineBreakClass.breakAfter.rawValue
            default: return state < 32 ? 32 + state : state
            }
        }
        guard state == LineBreakClass.hebrew.rawValue else { return kind.rawValue }
        switch kind {
        case .hyphen: return hyphenAfterHebrew
        case .breakAfter: return breakAfterHebrew
        default: return kind.rawValue
        }
    }
}
