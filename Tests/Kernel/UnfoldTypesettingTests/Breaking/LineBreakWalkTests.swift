import Testing
import UnfoldAutoLayout

@testable import UnfoldTypesetting

/// The automaton against the rule that it is made of.
@Suite struct LineBreakWalkTests {
    /// The rule applied to each pair, with what is before it.
    private func breaks(after kinds: [LineBreakClass]) -> [LineBreak] {
        var base = kinds[0]
        return (0..<kinds.count - 1).map { index in
            if kinds[index] != .space { base = kinds[index] }
            let before = index > 0 ? kinds[index - 1] : nil
            return LineBreakRules.rule(before, kinds[index], kinds[index + 1], base: base)
        }
    }

    private func walked(_ kinds: [LineBreakClass]) -> [LineBreak] {
        var walk = LineBreakWalk()
        return Array(kinds.map { walk.step(to: $0) }.dropFirst())
    }

    @Test func allTriplesAndSpacesBetween() {
        let all = LineBreakClass.allCases
        for first in all {
            for second in all {
                for third in all {
                    for kinds in [
                        [first, second, third], [first, second, .space, third],
                        [.space, first, .space, .space, second, third],
                    ] {
                        guard walked(kinds) != breaks(after: kinds) else { continue }
                        Issue.record("\(kinds)")
                    }
                }
            }
        }
    }

    @Test func longSequences() {
        var random = HostileText(seed: 3)
        for _ in 0..<3000 {
            let kinds = (0..<40).map { _ -> LineBreakClass in
                let isSpace = Int.random(in: 0..<4, using: &random) == 0
                return isSpace ? .space : LineBreakClass.allCases.randomElement(using: &random)!
            }
            #expect(walked(kinds) == breaks(after: kinds))
        }
    }
}
