import Foundation

/// What kind of thing happened. Names that are not here can be made by their text.
/// Source: https://developer.apple.com/documentation/healthkit/hkcategorytypeidentifier
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }
    /// Sleep.
    public static let sleepAnalysis = HKCategoryTypeIdentifier("SleepAnalysis")
    /// Hours in which somebody stood.
    public static let appleStandHour = HKCategoryTypeIdentifier("AppleStandHour")
    /// Minutes of mindfulness.
    public static let mindfulSession = HKCategoryTypeIdentifier("MindfulSession")
}

/// A kind of thing that happened.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// Things of a kind.
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

extension HKObjectType {
    /// Things of a kind.
    public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
}

/// Something that happened.
/// Source: https://developer.apple.com/documentation/healthkit/hkcategorysample
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// Its kind.
    public let categoryType: HKCategoryType
    /// What it was, by a number of its kind.
    public let value: Int
    /// Something that happened.
    public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]?) {
        (categoryType, self.value) = (type, value)
        super.init(type: type, start: start, end: end, metadata: metadata)
    }
    /// Something that happened.
    public convenience init(type: HKCategoryType, value: Int, start: Date, end: Date) {
        self.init(type: type, value: value, start: start, end: end, metadata: nil)
    }
}
