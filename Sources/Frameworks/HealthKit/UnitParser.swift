import Foundation

/// Reads units as texts: factors joined by `·`, `*` or `.`, one `/`, powers behind `^`, brackets.
struct UnitParser {
    private let characters: [Character]
    private var index = 0
    private var depth = 0
    // Brackets are read by recursion.
    private static let deepest = 64

    init(_ text: String) { characters = Array(text) }

    /// The unit, or nil where the text is none.
    mutating func unit() -> [UnitFactor]? {
        guard let factors = quotient(), index == characters.count else { return nil }
        return factors
    }

    private var next: Character? { index < characters.count ? characters[index] : nil }

    private mutating func take(_ wanted: Set<Character>) -> Bool {
        guard let next, wanted.contains(next) else { return false }
        index += 1
        return true
    }

    private mutating func quotient() -> [UnitFactor]? {
        guard var factors = product() else { return nil }
        while take(["/"]) {
            guard let below = product() else { return nil }
            factors += below.map { $0.raised(to: -1) }
        }
        return factors
    }

    private mutating func product() -> [UnitFactor]? {
        guard var factors = power() else { return nil }
        while take(["·", "*", "."]) {
            guard let more = power() else { return nil }
            factors += more
        }
        return factors
    }

    private mutating func power() -> [UnitFactor]? {
        var factors: [UnitFactor]
        if take(["("]) {
            guard next != ")" else {
                index += 1
                return []
            }
            depth += 1
            guard depth <= Self.deepest, let inner = quotient(), take([")"]) else { return nil }
            depth -= 1
            factors = inner
        } else {
            guard let inner = named() else { return nil }
            factors = inner
        }
        guard take(["^"]) else { return factors }
        let start = index
        _ = take(["-"])
        while let next, next.isASCII, next.isNumber { self.index += 1 }
        guard let exponent = Int(String(characters[start..<index])) else { return nil }
        factors = factors.map { $0.raised(to: exponent) }
        return factors
    }

    private mutating func named() -> [UnitFactor]? {
        let start = index
        while let next, !"·*./()^<".contains(next) { index += 1 }
        let name = String(characters[start..<index])
        // One over something: `1/s`.
        if name == "1" { return [] }
        guard let (prefix, base) = Self.known(name) else { return nil }
        var mass: Double?
        if next == "<" {
            guard base == .mole, let close = characters[index...].firstIndex(of: ">"),
                let number = Double(String(characters[(index + 1)..<close])), number > 0, number.isFinite
            else { return nil }
            mass = number
            index = close + 1
        }
        return [UnitFactor(prefix: prefix, base: base, molarMass: mass, power: 1)]
    }

    private static func known(_ name: String) -> (HKMetricPrefix, UnitBase)? {
        if let base = (UnitBase.others + UnitBase.metric).first(where: { $0.text == name }) { return (.none, base) }
        for prefix in HKMetricPrefix.marked where name.hasPrefix(prefix.mark.text) {
            let rest = name.dropFirst(prefix.mark.text.count)
            if let base = UnitBase.metric.first(where: { $0.text == rest }) { return (prefix, base) }
        }
        return nil
    }
}
