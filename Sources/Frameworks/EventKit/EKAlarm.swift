import Foundation

/// When somebody is told of something; stored.
/// Source: https://developer.apple.com/documentation/eventkit/ekalarm
open class EKAlarm: NSObject, @unchecked Sendable {
    /// Seconds from the beginning; before it is negative.
    open var relativeOffset: TimeInterval = 0
    /// At this time, whenever it begins.
    open var absoluteDate: Date?
    /// At a time.
    public init(absoluteDate date: Date) { absoluteDate = date }
    /// Seconds from the beginning.
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}
