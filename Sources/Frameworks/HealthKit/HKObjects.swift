import Foundation
import UnfoldSurface

/// What kind of quantity is measured. Names that are not here can be made by their text.
/// Source: https://developer.apple.com/documentation/healthkit/hkquantitytypeidentifier
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

    /// Steps.
    public static let stepCount = HKQuantityTypeIdentifier("StepCount")
    /// Distance walked or run.
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier("DistanceWalkingRunning")
    /// Distance on a bicycle.
    public static let distanceCycling = HKQuantityTypeIdentifier("DistanceCycling")
    /// Stairs.
    public static let flightsClimbed = HKQuantityTypeIdentifier("FlightsClimbed")
    /// Energy by moving.
    public static let activeEnergyBurned = HKQuantityTypeIdentifier("ActiveEnergyBurned")
    /// Energy at rest.
    public static let basalEnergyBurned = HKQuantityTypeIdentifier("BasalEnergyBurned")
    /// Mass of the body.
    public static let bodyMass = HKQuantityTypeIdentifier("BodyMass")
    /// Mass by height.
    public static let bodyMassIndex = HKQuantityTypeIdentifier("BodyMassIndex")
    /// Share of fat.
    public static let bodyFatPercentage = HKQuantityTypeIdentifier("BodyFatPercentage")
    /// Height.
    public static let height = HKQuantityTypeIdentifier("Height")
    /// Beats of the heart.
    public static let heartRate = HKQuantityTypeIdentifier("HeartRate")
    /// Beats of the heart at rest.
    public static let restingHeartRate = HKQuantityTypeIdentifier("RestingHeartRate")
    /// Temperature of the body.
    public static let bodyTemperature = HKQuantityTypeIdentifier("BodyTemperature")
    /// Glucose in blood.
    public static let bloodGlucose = HKQuantityTypeIdentifier("BloodGlucose")
    /// Pressure of blood, upper.
    public static let bloodPressureSystolic = HKQuantityTypeIdentifier("BloodPressureSystolic")
    /// Pressure of blood, lower.
    public static let bloodPressureDiastolic = HKQuantityTypeIdentifier("BloodPressureDiastolic")
    /// Oxygen in blood.
    public static let oxygenSaturation = HKQuantityTypeIdentifier("OxygenSaturation")
    /// Insulin given.
    public static let insulinDelivery = HKQuantityTypeIdentifier("InsulinDelivery")
    /// Carbohydrates eaten.
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier("DietaryCarbohydrates")
    /// Energy eaten.
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier("DietaryEnergyConsumed")
    /// Protein eaten.
    public static let dietaryProtein = HKQuantityTypeIdentifier("DietaryProtein")
    /// Fat eaten.
    public static let dietaryFatTotal = HKQuantityTypeIdentifier("DietaryFatTotal")
    /// Water drunk.
    public static let dietaryWater = HKQuantityTypeIdentifier("DietaryWater")
}

/// What is kept: a kind of object.
// Sendable: never changed once it is made.
open class HKObjectType: NSObject, @unchecked Sendable {
    /// The kind's name.
    public let identifier: String
    init(identifier: String) { self.identifier = identifier }
    /// Quantities of a kind.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    /// Workouts.
    open class func workoutType() -> HKSampleType { HKSampleType(identifier: "HKWorkoutTypeIdentifier") }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A kind of sample.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// A kind of quantity.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Quantities of a kind.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

/// Something that is kept.
// Sendable: never changed once it is made.
open class HKObject: NSObject, @unchecked Sendable {
    /// Its own number.
    public let uuid = UUID()
    /// Stored.
    public let metadata: [String: Any]?
    init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// Something of a time.
open class HKSample: HKObject, @unchecked Sendable {
    /// Its kind.
    public let sampleType: HKSampleType
    /// When it began.
    public let startDate: Date
    /// When it ended.
    public let endDate: Date
    init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata)
    }
}

/// A quantity of a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// Its kind.
    public let quantityType: HKQuantityType
    /// The quantity.
    public let quantity: HKQuantity
    /// A quantity of a time.
    public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]?) {
        (quantityType, self.quantity) = (type, quantity)
        super.init(type: type, start: start, end: end, metadata: metadata)
    }
    /// A quantity of a time.
    public convenience init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
        self.init(type: type, quantity: quantity, start: start, end: end, metadata: nil)
    }
}

/// What the user allows.
public enum HKAuthorizationStatus: Int, Sendable {
    /// Not asked.
    case notDetermined = 0
    /// No.
    case sharingDenied
    /// Yes.
    case sharingAuthorized
}

/// The store of health. There is none here: nothing is available, and requests fail.
open class HKHealthStore: NSObject, @unchecked Sendable {
    /// Always false.
    open class func isHealthDataAvailable() -> Bool { false }
    /// Not asked.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
    /// Accepted; `completion` hears at the end of the turn that it failed.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        FrameworkAnswer.later { completion(false, FrameworkAnswer.unavailable("com.apple.healthkit", 1)) }
    }
    /// Accepted; `completion` hears at the end of the turn that it failed.
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        FrameworkAnswer.later { completion(false, FrameworkAnswer.unavailable("com.apple.healthkit", 1)) }
    }
}
