import Testing
import UIKit
import UnfoldHealthKit

/// Units as texts and as products; factors as the units are defined, glucose as HealthKit's constant has it.
@Suite struct HealthUnitTests {
    @Test(arguments: [
        ("g", "kg", 2500.0, 2.5), ("lb", "g", 1, 453.59237), ("mi", "km", 1, 1.609344), ("ft", "in", 2, 24),
        ("degC", "degF", 37, 98.6), ("degF", "K", 32, 273.15), ("kcal", "kJ", 1, 4.184), ("Cal", "cal", 2, 2000),
        ("mmHg", "Pa", 1, 133.322387415), ("count/min", "count/s", 90, 1.5), ("%", "count", 98, 0.98),
        ("mmol<180.15588000005408>/L", "mg/dL", 10, 180.15588000005408), ("m/s", "km/hr", 10, 36),
        ("kg/m^2", "g/m^2", 22.5, 22500), ("Hz", "count/min", 2, 120), ("cup_us", "fl_oz_us", 1, 8),
    ])
    func aQuantityIsTheSameInAnotherUnit(from: String, to: String, value: Double, wanted: Double) {
        let (first, second) = (HKUnit(from: from), HKUnit(from: to))
        let quantity = HKQuantity(unit: first, doubleValue: value)
        #expect(quantity.is(compatibleWith: second))
        let got = quantity.doubleValue(for: second)
        #expect(abs(got - wanted) <= abs(wanted) * 1e-12, "\(value) \(from) is \(got) \(to)")
        #expect(abs(HKQuantity(unit: second, doubleValue: got).doubleValue(for: first) - value) <= abs(value) * 1e-12)
    }

    @Test func unitsAreMultipliedAndCancelled() {
        let perDecilitre = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
        #expect(perDecilitre == HKUnit(from: "mg/dL") && perDecilitre.unitString == "mg/dL")
        #expect(perDecilitre.unitMultiplied(by: .literUnit(with: .deci)) == .gramUnit(with: .milli))
        #expect(perDecilitre.unitMultiplied(by: perDecilitre.reciprocal()).isNull())
        #expect(HKUnit(from: "kcal/(kg*hr)").unitString == "kcal/(hr·kg)")
        #expect(HKUnit.meter().unitRaised(toPower: 2).unitString == "m^2")
        #expect(Set([HKUnit(from: "m*s"), HKUnit(from: "s·m"), HKUnit.count()]).count == 2)
        #expect(
            HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
                == HKUnit(from: "mmol<180.15588000005408>"))
    }

    @Test(arguments: ["", "furlong", "mg//dL", "m^", "(m", "mol<x>", "m)", "kmin"])
    @MainActor func aTextThatIsNoUnitRaises(_ text: String) {
        var reasons: [String] = []
        UIKitExceptions.withHandler({ reasons.append($0.reason) }) { _ = HKUnit(from: text) }
        #expect(reasons == ["Unable to parse factorization string \(text)"])
    }

    @Test @MainActor func anotherKindRaises() {
        var reasons: [String] = []
        UIKitExceptions.withHandler({ reasons.append($0.reason) }) {
            _ = HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 100).doubleValue(for: .gram())
        }
        #expect(reasons == ["Attempt to convert incompatible units: mg/dL, g"])
    }

    @Test func quantitiesAreCompared() {
        let (metre, foot) = (HKQuantity(unit: .meter(), doubleValue: 1), HKQuantity(unit: .foot(), doubleValue: 3))
        #expect(metre.compare(foot) == .orderedDescending && foot.compare(metre) == .orderedAscending)
        #expect(metre == HKQuantity(unit: .meterUnit(with: .centi), doubleValue: 100))
        #expect("\(HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 98.5))" == "98.5 mg/dL")
    }
}
