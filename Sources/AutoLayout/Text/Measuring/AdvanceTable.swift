import Foundation

/// Advance widths of consecutive characters in units of 1/2048 em: of the regular face, and what the thinnest and the
/// heaviest face differ by.
///
/// The regular widths of ASCII are those of San Francisco at 12 points (fact E4.3). All else is taken from Inter, a font under
/// the SIL Open Font License whose widths come nearest (Armenian, Hebrew, Arabic and Georgian: from DejaVu Sans), scaled to
/// the same letters of ASCII; a letter with a mark is as wide as the letter.
struct AdvanceRun: Sendable {
    /// Differences from the regular widths.
    enum Difference: Sendable, ExpressibleByArrayLiteral {
        case all(Int16)
        case each([Int16])

        init(arrayLiteral elements: Int16...) { self = .each(elements) }

        func units(_ index: Int) -> Int16 {
            switch self {
            case .all(let units): units
            case .each(let units): units[index]
            }
        }
    }

    let first: UInt32
    /// 0 where the width is not known.
    let regular: [Int16]
    let thin: Difference
    let black: Difference

    init(_ first: UInt32, regular: [Int16], thin: Difference, black: Difference) {
        self.first = first
        self.regular = regular
        self.thin = thin
        self.black = black
    }

    /// Nil where the width is not known.
    func units(_ index: Int) -> AdvanceUnits? {
        guard regular[index] > 0 else { return nil }
        return AdvanceUnits(regular: regular[index], thin: thin.units(index), black: black.units(index))
    }
}

/// One character's advance width in units of 1/2048 em, and what the thinnest and the heaviest face differ by.
struct AdvanceUnits: Equatable, Sendable {
    var regular: Int16 = 0
    var thin: Int16 = 0
    var black: Int16 = 0

    /// In ems, at a boldness of -1 to 1.
    @inline(__always) func ems(boldness: CGFloat) -> CGFloat {
        let difference = boldness < 0 ? -boldness * CGFloat(thin) : boldness * CGFloat(black)
        return max(0, CGFloat(regular) + difference) / 2048
    }
}

/// Advance widths of the system font before tracking.
enum AdvanceTable {
    /// Nil for a character that is not listed.
    /// - Complexity: O(log n) of the number of runs, which are some thirty.
    static func units(of scalar: Unicode.Scalar) -> AdvanceUnits? {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            let run = runs[middle]
            if scalar.value < run.first {
                high = middle
            } else if scalar.value - run.first >= UInt32(run.regular.count) {
                low = middle + 1
            } else {
                return run.units(Int(scalar.value - run.first))
            }
        }
        return nil
    }

    private static let runs = (LatinAdvances.runs + AlphabetAdvances.runs + SymbolAdvances.runs).sorted {
        $0.first < $1.first
    }
}

/// Kerning of a class of left characters: units of 1/2048 em with the right characters they hold for.
struct KerningRow: Sendable {
    let left: String
    let pairs: [(units: Int16, right: String)]

    init(_ left: String, _ pairs: [(Int16, String)]) {
        self.left = left
        self.pairs = pairs.map { (units: $0.0, right: $0.1) }
    }
}

extension KerningTable {
    /// Printable characters of ASCII.
    static let characters: ClosedRange<UInt32> = 32...126

    /// Units for each pair of ``characters``, by the left one, then the right one.
    static func pairs() -> [Int16] {
        var pairs = [Int16](repeating: 0, count: 95 * 95)
        for row in rows {
            for left in row.left.utf8 {
                for pair in row.pairs {
                    for right in pair.right.utf8 { pairs[Int(left - 32) * 95 + Int(right - 32)] = pair.units }
                }
            }
        }
        return pairs
    }
}
