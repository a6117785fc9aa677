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

        func units(_ index: Int) -> CGFloat {
            switch self {
            case .all(let units): CGFloat(units)
            case .each(let units): CGFloat(units[index])
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

    func ems(_ index: Int, weight: UIFont.Weight) -> CGFloat? {
        guard regular[index] > 0 else { return nil }
        let boldness = weight.boldness
        let difference = boldness < 0 ? -boldness * thin.units(index) : boldness * black.units(index)
        return max(0, CGFloat(regular[index]) + difference) / 2048
    }
}

/// Advance widths of the system font before tracking.
enum AdvanceTable {
    /// In ems; nil for a character that is not listed.
    /// - Complexity: O(log n) of the number of runs, which are some thirty.
    static func ems(of scalar: Unicode.Scalar, weight: UIFont.Weight) -> CGFloat? {
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
                return run.ems(Int(scalar.value - run.first), weight: weight)
            }
        }
        return nil
    }

    /// The 95 printable characters of ASCII from the space on, in ems.
    static func ascii(weight: UIFont.Weight) -> [CGFloat] { named[weight] ?? makeASCII(weight) }

    private static func makeASCII(_ weight: UIFont.Weight) -> [CGFloat] {
        (32..<127).map { ems(of: Unicode.Scalar(UInt8($0)), weight: weight) ?? 0 }
    }

    /// Made once for the weights that are used most.
    private static let named: [UIFont.Weight: [CGFloat]] = {
        let weights: [UIFont.Weight] = [.light, .regular, .medium, .semibold, .bold, .heavy]
        return Dictionary(uniqueKeysWithValues: weights.map { ($0, makeASCII($0)) })
    }()

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
    /// For two printable characters of ASCII, in ems.
    static func ems(_ left: UInt8, _ right: UInt8) -> CGFloat {
        CGFloat(matrix[Int(left - 32) * 95 + Int(right - 32)]) / 2048
    }

    private static let matrix: [Int16] = {
        var matrix = [Int16](repeating: 0, count: 95 * 95)
        for row in rows {
            for left in row.left.utf8 {
                for pair in row.pairs {
                    for right in pair.right.utf8 { matrix[Int(left - 32) * 95 + Int(right - 32)] = pair.units }
                }
            }
        }
        return matrix
    }()
}
