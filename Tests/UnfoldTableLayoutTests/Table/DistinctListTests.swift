import Testing

@testable import UnfoldTableLayout

/// What a table has found is told once, however much it is.
@Suite struct DistinctListTests {
    /// Counts how often two of them are compared.
    private struct Counted: Hashable {
        nonisolated(unsafe) static var comparisons = 0
        let number: Int

        static func == (one: Counted, other: Counted) -> Bool {
            comparisons += 1
            return one.number == other.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    @Test func whatIsThereIsNotLookedForOneByOne() {
        var list = DistinctList<Counted>()
        for number in 0..<2_000 { #expect(list.append(Counted(number: number))) }
        for number in 0..<2_000 { #expect(!list.append(Counted(number: number))) }
        #expect(list.elements.map(\.number) == Array(0..<2_000))
        #expect(Counted.comparisons <= 40_000, "\(Counted.comparisons) comparisons")
        list.removeAll()
        #expect(list.elements.isEmpty && list.append(Counted(number: 3)))
    }
}
