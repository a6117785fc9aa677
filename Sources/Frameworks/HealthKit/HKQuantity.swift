import Foundation
import UnfoldSurface

/// A value with its unit.
/// Source: https://developer.apple.com/documentation/healthkit/hkquantity
// Sendable: never changed once it is made.
open class HKQuantity: NSObject, NSCopying, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    /// A value in a unit.
    public required init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
    }

    /// Whether it can be told in a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.scale.dimensions == unit.scale.dimensions }

    /// The value in a unit. One of another kind raises `NSInvalidArgumentException`, as HealthKit does.
    open func doubleValue(for unit: HKUnit) -> Double {
        if unit == self.unit { return value }
        guard self.is(compatibleWith: unit) else {
            FrameworkAnswer.raise("Attempt to convert incompatible units: \(self.unit.unitString), \(unit.unitString)")
            return .nan
        }
        let (from, to) = (self.unit.scale, unit.scale)
        return (value * from.factor + from.offset - to.offset) / to.factor
    }

    /// Which of two values is larger. One of another kind raises, as HealthKit does.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return other.doubleValue(for: unit) == value
    }
    open override var hash: Int { unit.scale.dimensions.hashValue }
    open override var description: String { String(format: "%g ", value) + unit.unitString }
    /// Itself: a quantity never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
