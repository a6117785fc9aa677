@_exported import Foundation
import UnfoldSurface

/// A prefix of a unit, by powers of ten.
/// Source: https://developer.apple.com/documentation/healthkit/hkmetricprefix
public enum HKMetricPrefix: Int, Sendable {
    /// None.
    case none = 0
    /// 10⁻¹².
    case pico = 13
    /// 10⁻⁹.
    case nano = 1
    /// 10⁻⁶.
    case micro = 2
    /// 10⁻³.
    case milli = 3
    /// 10⁻².
    case centi = 4
    /// 10⁻¹.
    case deci = 5
    /// 10.
    case deca = 6
    /// 10².
    case hecto = 7
    /// 10³.
    case kilo = 8
    /// 10⁶.
    case mega = 9
    /// 10⁹.
    case giga = 10
    /// 10¹².
    case tera = 11
    /// 10⁻¹⁵.
    case femto = 12

    /// How it is written, and what it multiplies by.
    var mark: (text: String, factor: Double) {
        switch self {
        case .none: ("", 1)
        case .femto: ("f", 1e-15)
        case .pico: ("p", 1e-12)
        case .nano: ("n", 1e-9)
        case .micro: ("mc", 1e-6)
        case .milli: ("m", 1e-3)
        case .centi: ("c", 1e-2)
        case .deci: ("d", 1e-1)
        case .deca: ("da", 1e1)
        case .hecto: ("h", 1e2)
        case .kilo: ("k", 1e3)
        case .mega: ("M", 1e6)
        case .giga: ("G", 1e9)
        case .tera: ("T", 1e12)
        }
    }

    static let marked: [HKMetricPrefix] = [
        .femto, .pico, .nano, .micro, .milli, .centi, .deca, .deci, .hecto, .kilo, .mega, .giga, .tera,
    ]
}

/// A unit: factors, each raised to a power. Equal units have equal factors.
/// Source: https://developer.apple.com/documentation/healthkit/hkunit
// Sendable: never changed once it is made.
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
    let factors: [UnitFactor]

    init(factors: [UnitFactor]) {
        let combined = factors.combined
        if combined == nil { FrameworkAnswer.raise("The power of a unit is beyond ±\(UnitFactor.largestPower)") }
        self.factors = combined ?? []
    }

    /// A unit as a text: `mg/dL`, `mmol<180.1558>/L`, `count/min`, `m^2·kg`, `kcal/(kg*hr)`. A text that is none raises
    /// `NSInvalidArgumentException`, as HealthKit does.
    public convenience init(from string: String) {
        var parser = UnitParser(string)
        guard let factors = parser.unit()?.combined else {
            FrameworkAnswer.raise("Unable to parse factorization string \(string)")
            self.init(factors: [])
            return
        }
        self.init(factors: factors)
    }

    /// How the unit is written: what multiplies, then what divides.
    open var unitString: String {
        let above = factors.filter { $0.power > 0 }.map(\.text)
        let below = factors.filter { $0.power < 0 }.map { $0.raised(to: -1).text }
        guard !factors.isEmpty else { return "()" }
        let over = above.isEmpty ? "1" : above.joined(separator: "·")
        guard !below.isEmpty else { return over }
        return over + "/" + (below.count == 1 ? below[0] : "(" + below.joined(separator: "·") + ")")
    }

    open override var description: String { unitString }

    /// Whether it has no factors.
    open func isNull() -> Bool { factors.isEmpty }

    /// This unit times another.
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(factors: factors + unit.factors) }
    /// This unit over another.
    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(factors: factors + unit.factors.map { $0.raised(to: -1) })
    }
    /// This unit to a power.
    open func unitRaised(toPower power: Int) -> HKUnit { HKUnit(factors: factors.map { $0.raised(to: power) }) }
    /// One over this unit.
    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.factors == factors }
    open override var hash: Int { factors.hashValue }
    /// Itself: a unit never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What one of it is in base units, and their powers; the offset is of temperatures alone.
    var scale: UnitScale {
        factors.reduce(into: UnitScale()) { scale, factor in
            scale.multiply(factor)
            if factors == [factor], factor.power == 1 { scale.offset = factor.base.offset }
        }
    }
}

extension HKUnit {
    private static func of(_ base: UnitBase, _ prefix: HKMetricPrefix = .none, mass: Double? = nil) -> Self {
        // Units of a subclass are units of the class: HealthKit returns the same.
        let unit = HKUnit(factors: [UnitFactor(prefix: prefix, base: base, molarMass: mass, power: 1)])
        return Unmanaged<Self>.fromOpaque(Unmanaged.passRetained(unit).toOpaque()).takeRetainedValue()
    }

    /// Grams with a prefix.
    public class func gramUnit(with prefix: HKMetricPrefix) -> Self { of(.gram, prefix) }
    /// Grams.
    public class func gram() -> Self { of(.gram) }
    /// Ounces.
    public class func ounce() -> Self { of(.ounce) }
    /// Pounds.
    public class func pound() -> Self { of(.pound) }
    /// Stones.
    public class func stone() -> Self { of(.stone) }
    /// Moles of something with a molar mass in grams.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> Self { of(.mole, mass: gramsPerMole) }
    /// Moles with a prefix, of something with a molar mass in grams.
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> Self {
        of(.mole, prefix, mass: gramsPerMole)
    }
    /// Metres with a prefix.
    public class func meterUnit(with prefix: HKMetricPrefix) -> Self { of(.meter, prefix) }
    /// Metres.
    public class func meter() -> Self { of(.meter) }
    /// Inches.
    public class func inch() -> Self { of(.inch) }
    /// Feet.
    public class func foot() -> Self { of(.foot) }
    /// Yards.
    public class func yard() -> Self { of(.yard) }
    /// Miles.
    public class func mile() -> Self { of(.mile) }
    /// Litres with a prefix.
    public class func literUnit(with prefix: HKMetricPrefix) -> Self { of(.liter, prefix) }
    /// Litres.
    public class func liter() -> Self { of(.liter) }
    /// Fluid ounces of the United States.
    public class func fluidOunceUS() -> Self { of(.fluidOunceUS) }
    /// Imperial fluid ounces.
    public class func fluidOunceImperial() -> Self { of(.fluidOunceImperial) }
    /// Pints of the United States.
    public class func pintUS() -> Self { of(.pintUS) }
    /// Imperial pints.
    public class func pintImperial() -> Self { of(.pintImperial) }
    /// Cups of the United States.
    public class func cupUS() -> Self { of(.cupUS) }
    /// Imperial cups.
    public class func cupImperial() -> Self { of(.cupImperial) }
    /// Pascals with a prefix.
    public class func pascalUnit(with prefix: HKMetricPrefix) -> Self { of(.pascal, prefix) }
    /// Pascals.
    public class func pascal() -> Self { of(.pascal) }
    /// Millimetres of mercury.
    public class func millimeterOfMercury() -> Self { of(.millimeterOfMercury) }
    /// Centimetres of water.
    public class func centimeterOfWater() -> Self { of(.centimeterOfWater) }
    /// Atmospheres.
    public class func atmosphere() -> Self { of(.atmosphere) }
    /// Seconds with a prefix.
    public class func secondUnit(with prefix: HKMetricPrefix) -> Self { of(.second, prefix) }
    /// Seconds.
    public class func second() -> Self { of(.second) }
    /// Minutes.
    public class func minute() -> Self { of(.minute) }
    /// Hours.
    public class func hour() -> Self { of(.hour) }
    /// Days.
    public class func day() -> Self { of(.day) }
    /// Joules with a prefix.
    public class func jouleUnit(with prefix: HKMetricPrefix) -> Self { of(.joule, prefix) }
    /// Joules.
    public class func joule() -> Self { of(.joule) }
    /// Calories, the small ones.
    public class func smallCalorie() -> Self { of(.calorie) }
    /// Calories of food: a thousand small ones.
    public class func largeCalorie() -> Self { of(.largeCalorie) }
    /// Calories of food.
    public class func kilocalorie() -> Self { of(.calorie, .kilo) }
    /// Degrees Celsius.
    public class func degreeCelsius() -> Self { of(.celsius) }
    /// Degrees Fahrenheit.
    public class func degreeFahrenheit() -> Self { of(.fahrenheit) }
    /// Kelvins.
    public class func kelvin() -> Self { of(.kelvin) }
    /// Siemens with a prefix.
    public class func siemenUnit(with prefix: HKMetricPrefix) -> Self { of(.siemens, prefix) }
    /// Siemens.
    public class func siemen() -> Self { of(.siemens) }
    /// Counts.
    public class func count() -> Self { of(.count) }
    /// Hundredths of one: 100 per cent is 1.
    public class func percent() -> Self { of(.percent) }
    /// International units.
    public class func internationalUnit() -> Self { of(.international) }
    /// Watts with a prefix.
    public class func wattUnit(with prefix: HKMetricPrefix) -> Self { of(.watt, prefix) }
    /// Watts.
    public class func watt() -> Self { of(.watt) }
    /// Volts with a prefix.
    public class func voltUnit(with prefix: HKMetricPrefix) -> Self { of(.volt, prefix) }
    /// Volts.
    public class func volt() -> Self { of(.volt) }
    /// Hertz with a prefix.
    public class func hertzUnit(with prefix: HKMetricPrefix) -> Self { of(.hertz, prefix) }
    /// Hertz.
    public class func hertz() -> Self { of(.hertz) }
    /// Loudness by hearing level.
    public class func decibelHearingLevel() -> Self { of(.hearingLevel) }
    /// Loudness by weighted sound pressure.
    public class func decibelAWeightedSoundPressureLevel() -> Self { of(.soundPressure) }
    /// Degrees of an angle.
    public class func degreeAngle() -> Self { of(.degree) }
    /// Radians with a prefix.
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> Self { of(.radian, prefix) }
    /// Radians.
    public class func radianAngle() -> Self { of(.radian) }
}

/// The molar mass of glucose in grams, as HealthKit has it.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408
