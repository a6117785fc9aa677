import Testing

@testable import UnfoldTableLayout

/// What a table has found is reported once, however much it is.
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
        let added = (0..<2_000).filter { list.append(Counted(number: $0)) }
        let addedAgain = (0..<2_000).filter { list.append(Counted(number: $0)) }
        #expect(added.count == 2_000 && addedAgain.isEmpty)
        #expect(list.elements.map(\.number) == Array(0..<2_000))
        #expect(Counted.comparisons <= 40_000, "\(Counted.comparisons) comparisons")
        list.removeAll()
        #expect(list.elements.isEmpty)
        let isAddedAfterwards = list.append(Counted(number: 3))
        #expect(isAddedAfterwards)
    }
}
