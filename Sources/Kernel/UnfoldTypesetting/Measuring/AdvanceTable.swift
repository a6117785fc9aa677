/// Advance widths of consecutive characters in units of 1/2048 em: of the regular face, and what the thinnest and the
/// heaviest face differ by.
///
/// Of characters beyond ASCII that no recording covers: from Inter, a font under the SIL Open Font License whose widths
/// come nearest (Armenian, Hebrew, Arabic and Georgian: from DejaVu Sans), scaled to the letters of ASCII at 12 points.
struct AdvanceRun: Sendable {
    let first: UInt32
    /// 0 where the width is not known.
    let regular: [Int16]
    /// Differences from the regular widths, as many as these or one for all.
    let thin: [Int16]
    let black: [Int16]

    /// The runs of a table: `at`, the first character's number, and three lists behind `regular`, `thin` and `black`.
    static func all(_ text: StaticString) -> [AdvanceRun] {
        var table = TableText(text)
        var runs: [AdvanceRun] = []
        func list() -> [Int16] {
            _ = table.word()
            return table.numbers()
        }
        while table.word() != nil, let first = table.word() {
            runs.append(AdvanceRun(first: TableText.hexadecimal(first), regular: list(), thin: list(), black: list()))
        }
        return runs
    }

    func masters(_ index: Int, isLetter: Bool) -> AdvanceMasters? {
        guard regular[index] > 0 else { return nil }
        let units = (
            regular: Float(regular[index]), thin: Float(thin[thin.count == 1 ? 0 : index]),
            black: Float(black[black.count == 1 ? 0 : index])
        )
        return isLetter
            ? AdvanceMasters(letter: units.regular, thin: units.thin, black: units.black)
            : AdvanceMasters(sign: units.regular, thin: units.thin)
    }
}

/// Advance widths of the system font before tracking.
enum AdvanceTable {
    /// Nil for a character that is not listed. A Latin letter with marks is its letter (rule M6.3).
    /// - Complexity: O(log n) of the number of runs, which are some thirty.
    static func masters(of scalar: Unicode.Scalar) -> AdvanceMasters? {
        if let letter = LatinBases.letter(of: scalar.value) { return AdvanceMasters(ascii: letter) }
        let index = runs.countOfPrefix { $0.first <= scalar.value }
        guard index > 0 else { return nil }
        let run = runs[index - 1]
        let offset = Int(scalar.value - run.first)
        guard offset < run.regular.count else { return nil }
        return run.masters(offset, isLetter: scalar.properties.isAlphabetic)
    }

    private static let runs = [LatinAdvances.text, AlphabetAdvances.text, SymbolAdvances.text].flatMap(AdvanceRun.all)
        .sorted { $0.first < $1.first }
}
