extension HeightOrigin {
    package enum Kind: UInt8 {
        case estimated, fixed, fitted
    }

    /// By what differs most; names of reasons are long.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(step)
        hasher.combine(condition)
    }
}

extension MeasurementTraits {
    @MainActor private static var known = (version: -1, traits: MeasurementTraits(.current))
    /// Those of the environment in force, made once for each.
    @MainActor package static var now: MeasurementTraits {
        if known.version == LayoutEnvironment.version { return known.traits }
        let (environment, version) = LayoutEnvironment.numbered
        known = (version, MeasurementTraits(environment))
        return known.traits
    }
}

/// Origins and conditions by number. Each step and each change brings new ones: those that no row has any more are
/// dropped, and their numbers used again, whenever there are twice as many as rows had at the last time.
package final class HeightOrigins {
    private var origins = NumberedValues<HeightOrigin>()
    private var conditions = NumberedValues<MeasuringCondition>()
    /// When a condition ended for the last time, and what ended it; nil for the one in force.
    private var endings: [Int: (step: Int, change: LayoutChange)] = [:]
    /// Origins at which the next cleaning is due.
    private var cleaningSize = 256

    package init() {}

    /// How often numbers were given up.
    package private(set) var cleanings = 0
    /// Number of the condition in force; negative before the first.
    package private(set) var current = -1
    package var count: Int { origins.count }

    package subscript(_ number: UInt32) -> HeightOrigin { origins[Int(number)] }

    package func number(of origin: HeightOrigin) -> UInt32 { UInt32(origins.number(of: origin)) }

    package func condition(_ number: Int) -> MeasuringCondition { conditions[number] }

    /// Puts a condition in force; true if it differs from the one before.
    package func enter(_ condition: MeasuringCondition, step: Int) -> Bool {
        let last = current >= 0 ? conditions[current] : nil
        guard last != condition else { return false }
        let next = conditions.number(of: condition)
        if let last { endings[current] = (step, LayoutChange(last.width != condition.width ? .width : .traits)) }
        endings[next] = nil
        current = next
        return true
    }

    /// Whether what was fitted under that condition would be fitted at the same width and traits now.
    package func isCurrent(_ number: Int) -> Bool { number >= 0 && number == current }

    /// When and by what a fitting under that condition went out of date; nil if it holds.
    package func staleness(of number: Int) -> (step: Int, change: LayoutChange)? {
        isCurrent(number) ? nil : endings[number]
    }

    package var isCleaningDue: Bool { count >= cleaningSize }

    /// Keeps the origins of these numbers, and their conditions.
    /// - Parameter rows: How many rows there are: looking at all of them again is not due before as many origins came
    ///   as a sixteenth of them.
    package func keep(_ used: Set<UInt32>, rows: Int) {
        cleanings += 1
        origins.keep { used.contains(UInt32($0)) }
        let known = Set(used.map { origins[Int($0)].condition })
        conditions.keep { known.contains($0) || $0 == current }
        endings = endings.filter { known.contains($0.key) && $0.key != current }
        cleaningSize = max(256, 2 * count, count + rows / 16)
    }
}

private struct NumberedValues<Value: Hashable> {
    private var values: [Value?] = []
    private var numbers: [Value: Int] = [:]
    private var free: [Int] = []

    var count: Int { numbers.count }

    subscript(_ number: Int) -> Value { values[number]! }

    mutating func number(of value: Value) -> Int {
        if let number = numbers[value] { return number }
        let number = free.popLast() ?? values.count
        if number == values.count { values.append(value) } else { values[number] = value }
        numbers[value] = number
        return number
    }

    mutating func keep(_ isKept: (Int) -> Bool) {
        for (number, value) in values.enumerated() {
            guard let value, !isKept(number) else { continue }
            values[number] = nil
            numbers[value] = nil
            free.append(number)
        }
    }
}
