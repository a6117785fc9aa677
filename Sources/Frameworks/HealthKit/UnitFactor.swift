import Foundation

/// A unit without prefix or power: how it is written, what it is in base units, and which.
struct UnitBase: Hashable, Sendable {
    var text: String
    var factor: Double
    var dimensions: [Dimension: Int]
    var offset = 0.0

    /// What cannot be turned into each other. Metres and litres meet in none: a litre is a volume of its own in HealthKit.
    enum Dimension: Int, Hashable, Sendable {
        case mass, length, volume, time, temperature, pressure, energy, conductance, count, international
        case power, voltage, hearing, loudness, angle, amount, frequency
    }

    static func == (left: UnitBase, right: UnitBase) -> Bool { left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }

    private init(_ text: String, _ factor: Double, _ dimension: Dimension?, offset: Double = 0) {
        self.text = text
        self.factor = factor
        self.offset = offset
        dimensions = dimension.map { [$0: 1] } ?? [:]
    }

    static let gram = UnitBase("g", 1, .mass)
    static let ounce = UnitBase("oz", 28.349523125, .mass)
    static let pound = UnitBase("lb", 453.59237, .mass)
    static let stone = UnitBase("st", 6350.29318, .mass)
    static let mole = UnitBase("mol", 1, .amount)
    static let meter = UnitBase("m", 1, .length)
    static let inch = UnitBase("in", 0.0254, .length)
    static let foot = UnitBase("ft", 0.3048, .length)
    static let yard = UnitBase("yd", 0.9144, .length)
    static let mile = UnitBase("mi", 1609.344, .length)
    static let liter = UnitBase("L", 1, .volume)
    static let fluidOunceUS = UnitBase("fl_oz_us", 0.0295735295625, .volume)
    static let fluidOunceImperial = UnitBase("fl_oz_imp", 0.0284130625, .volume)
    static let pintUS = UnitBase("pt_us", 0.473176473, .volume)
    static let pintImperial = UnitBase("pt_imp", 0.56826125, .volume)
    static let cupUS = UnitBase("cup_us", 0.2365882365, .volume)
    static let cupImperial = UnitBase("cup_imp", 0.284130625, .volume)
    static let pascal = UnitBase("Pa", 1, .pressure)
    static let millimeterOfMercury = UnitBase("mmHg", 133.322387415, .pressure)
    static let centimeterOfWater = UnitBase("cmAq", 98.0665, .pressure)
    static let atmosphere = UnitBase("atm", 101_325, .pressure)
    static let second = UnitBase("s", 1, .time)
    static let minute = UnitBase("min", 60, .time)
    static let hour = UnitBase("hr", 3600, .time)
    static let day = UnitBase("d", 86400, .time)
    static let joule = UnitBase("J", 1, .energy)
    static let calorie = UnitBase("cal", 4.184, .energy)
    static let largeCalorie = UnitBase("Cal", 4184, .energy)
    static let kelvin = UnitBase("K", 1, .temperature)
    static let celsius = UnitBase("degC", 1, .temperature, offset: 273.15)
    static let fahrenheit = UnitBase("degF", 5.0 / 9, .temperature, offset: 459.67 * 5 / 9)
    static let siemens = UnitBase("S", 1, .conductance)
    static let count = UnitBase("count", 1, nil)
    static let percent = UnitBase("%", 0.01, nil)
    static let international = UnitBase("IU", 1, .international)
    static let watt = UnitBase("W", 1, .power)
    static let volt = UnitBase("V", 1, .voltage)
    static let hertz = UnitBase("Hz", 1, .frequency)
    static let hearingLevel = UnitBase("dBHL", 1, .hearing)
    static let soundPressure = UnitBase("dBASPL", 1, .loudness)
    static let radian = UnitBase("rad", 1, .angle)
    static let degree = UnitBase("deg", .pi / 180, .angle)

    /// Those with prefixes.
    static let metric: [UnitBase] = [
        gram, mole, meter, liter, pascal, second, joule, calorie, siemens, watt, volt, hertz, radian,
    ]
    static let others: [UnitBase] = [
        ounce, pound, stone, inch, foot, yard, mile, fluidOunceUS, fluidOunceImperial, pintUS, pintImperial, cupUS,
        cupImperial, millimeterOfMercury, centimeterOfWater, atmosphere, minute, hour, day, largeCalorie, kelvin,
        celsius,
        fahrenheit, count, percent, international, hearingLevel, soundPressure, degree,
    ]
}

/// A unit with a prefix, raised to a power.
struct UnitFactor: Hashable, Sendable {
    var prefix: HKMetricPrefix
    var base: UnitBase
    var molarMass: Double?
    var power: Int

    /// The largest power of a unit; small enough for sums of powers not to overflow.
    static let largestPower = Int(Int32.max)

    /// To a power; one out of range stays out of range, and makes ``combined`` nil.
    func raised(to exponent: Int) -> UnitFactor {
        let (product, overflows) = power.multipliedReportingOverflow(by: exponent)
        let fits = !overflows && product.magnitude <= Self.largestPower
        return UnitFactor(
            prefix: prefix, base: base, molarMass: molarMass, power: fits ? product : Self.largestPower + 1)
    }

    var text: String {
        let mass = molarMass.map { "<\(String(format: "%.16g", $0))>" } ?? ""
        return prefix.mark.text + base.text + mass + (power == 1 ? "" : "^\(power)")
    }
}

extension [UnitFactor] {
    /// Like factors as one, those that cancel left out, in an order of their own; nil where a power is out of range.
    var combined: [UnitFactor]? {
        var powers: [(factor: UnitFactor, power: Int)] = []
        for factor in self {
            guard factor.power.magnitude <= UnitFactor.largestPower else { return nil }
            let alike = factor.raised(to: 0)
            if let index = powers.firstIndex(where: { $0.factor == alike }) {
                powers[index].power += factor.power
            } else {
                powers.append((alike, factor.power))
            }
        }
        guard powers.allSatisfy({ $0.power.magnitude <= UnitFactor.largestPower }) else { return nil }
        return powers.filter { $0.power != 0 }.map { entry in
            var factor = entry.factor
            factor.power = entry.power
            return factor
        }.sorted { $0.text < $1.text }
    }
}

/// What one of a unit is in base units.
struct UnitScale {
    var factor = 1.0
    var offset = 0.0
    var dimensions: [UnitBase.Dimension: Int] = [:]

    mutating func multiply(_ part: UnitFactor) {
        var one = part.prefix.mark.factor * part.base.factor
        var own = part.base.dimensions
        // Moles of something are grams of it; without a molar mass they are amounts.
        if let mass = part.molarMass { (one, own) = (one * mass, [.mass: 1]) }
        // Hertz are counts a second.
        if own == [.frequency: 1] { own = [.time: -1] }
        factor *= pow(one, Double(part.power))
        for (dimension, power) in own {
            let sum = dimensions[dimension, default: 0] + power * part.power
            dimensions[dimension] = sum == 0 ? nil : sum
        }
    }
}
