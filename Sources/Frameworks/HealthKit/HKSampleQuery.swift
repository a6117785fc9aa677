import Foundation
import UnfoldSurface

/// What is asked of the store.
/// Source: https://developer.apple.com/documentation/healthkit/hkquery
open class HKQuery: NSObject, @unchecked Sendable {
    /// Stored.
    public let predicate: NSPredicate?
    init(predicate: NSPredicate?) { self.predicate = predicate }
    /// Fails the query: there is no store.
    func fail() {}
    /// The samples that lie between two dates, wholly or in part.
    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        NSPredicate { object, _ in
            guard let sample = object as? HKSample else { return false }
            let (first, last) = (startDate ?? .distantPast, endDate ?? .distantFuture)
            if options.contains(.strictStartDate), sample.startDate < first { return false }
            if options.contains(.strictEndDate), sample.endDate > last { return false }
            return sample.endDate >= first && sample.startDate <= last
        }
    }
}

/// How dates of samples are compared.
public struct HKQueryOptions: OptionSet, Sendable {
    /// The bits.
    public var rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// They begin within.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// They end within.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// As many as there are.
public let HKObjectQueryNoLimit = 0
/// By when they began.
public let HKSampleSortIdentifierStartDate = "startDate"
/// By when they ended.
public let HKSampleSortIdentifierEndDate = "endDate"

/// Asks for samples; fails.
/// Source: https://developer.apple.com/documentation/healthkit/hksamplequery
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    /// Stored.
    public let limit: Int
    /// Stored.
    public let sortDescriptors: [NSSortDescriptor]?
    private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    /// Samples of a kind.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
        super.init(predicate: predicate)
    }
    override func fail() { handler(self, nil, FrameworkAnswer.unavailable("com.apple.healthkit", 1)) }
}

extension HKHealthStore {
    /// Fails at the end of the turn, which the query's handler hears.
    public func execute(_ query: HKQuery) { FrameworkAnswer.later { query.fail() } }
    /// Accepted.
    public func stop(_ query: HKQuery) {}
    /// Fails: there is no store.
    public func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    { throw FrameworkAnswer.unavailable("com.apple.healthkit", 1) }
    /// Fails: there is no store.
    public func save(_ object: HKObject) async throws { throw FrameworkAnswer.unavailable("com.apple.healthkit", 1) }
}
