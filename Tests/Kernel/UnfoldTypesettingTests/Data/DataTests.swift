import Testing

@testable import UnfoldTypesetting

/// The tables that are kept as text hold these values and no others: checksums (FNV-1a of numbers) of the tables as they
/// were recorded. A table that is corrected on purpose has another one.
@Suite struct DataTests {
    private func checksum(_ values: [Int]) -> UInt64 {
        values.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64(bitPattern: Int64($1))) &* 0x100_0000_01b3 }
    }

    @Test func advances() {
        let tables: [(text: StaticString, runs: Int, checksum: UInt64)] = [
            (LatinAdvances.text, 3, 9_134_208_848_190_010_546), (AlphabetAdvances.text, 11, 44_808_839_112_803_898),
            (SymbolAdvances.text, 11, 11_312_236_232_059_007_950),
        ]
        for table in tables {
            let runs = AdvanceRun.all(table.text)
            #expect(runs.count == table.runs)
            let values = runs.flatMap { run -> [Int] in
                let lists = [run.regular, run.thin, run.black].map { list in
                    run.regular.indices.map { Int(list[list.count == 1 ? 0 : $0]) }
                }
                return [Int(run.first)] + lists.joined()
            }
            #expect(checksum(values) == table.checksum)
        }
    }

    @Test func kerning() {
        let table = KerningTable()
        var values: [Int] = []
        for left in 0..<95 {
            let pairs = (0..<95).map { ($0, Int(table.indices[left * 95 + $0])) }.filter { $0.1 > 0 }
                .sorted { $0.1 < $1.1 }
            guard !pairs.isEmpty else { continue }
            values += [left + 32] + pairs.map { $0.0 + 32 }
            for unit in pairs.map({ table.units[$0.1] }) {
                values += [unit.regularText, unit.regularDisplay, unit.blackText, unit.blackDisplay].map(Int.init)
            }
        }
        #expect(checksum(values) == 9_521_656_573_733_149_069)
    }

    @Test func lineBreaks() {
        let entries = LineBreakClass.entries
        #expect(entries.count == 653)
        let values = entries.flatMap { [Int($0.kind.rawValue), Int($0.first), Int($0.last)] }
        #expect(checksum(values) == 2_617_401_743_774_317_068)
    }
}
