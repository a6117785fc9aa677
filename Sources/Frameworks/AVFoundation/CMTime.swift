@_exported import Foundation

/// Numerator of a time.
public typealias CMTimeValue = Int64
/// Parts of a second.
public typealias CMTimeScale = Int32
/// Which turn of a clock.
public typealias CMTimeEpoch = Int64

/// What a time is beside its numbers.
public struct CMTimeFlags: OptionSet, Sendable {
    /// The bits.
    public var rawValue: UInt32
    /// From bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is a time.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// It was rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// Later than all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// Earlier than all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// Not known yet.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// Not a number.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// How a time is rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest, halves away from zero.
    case roundHalfAwayFromZero = 1
    /// Towards zero.
    case roundTowardZero
    /// Away from zero.
    case roundAwayFromZero
    /// As QuickTime does.
    case quickTime
    /// Up.
    case roundTowardPositiveInfinity
    /// Down.
    case roundTowardNegativeInfinity
    /// As usual.
    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

/// A time as a fraction of seconds.
/// Source: https://developer.apple.com/documentation/coremedia/cmtime
public struct CMTime: Sendable {
    /// The numerator.
    public var value: CMTimeValue
    /// Parts of a second.
    public var timescale: CMTimeScale
    /// What it is.
    public var flags: CMTimeFlags
    /// Which turn of a clock.
    public var epoch: CMTimeEpoch

    /// No time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
    /// A time as it is.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    /// `value` parts of a second.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }
    /// Seconds in parts, rounded to the nearest.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite, preferredTimescale > 0 else {
            self = seconds == .infinity ? .positiveInfinity : seconds == -.infinity ? .negativeInfinity : .invalid
            return
        }
        var scale = preferredTimescale
        // Coarser parts where the number would not fit.
        while abs(seconds) * Double(scale) >= 0x1p62, scale > 1 { scale /= 2 }
        let exact = seconds * Double(scale)
        let rounded = exact.rounded(.toNearestOrAwayFromZero)
        guard abs(rounded) < 0x1p63 else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(
            value: Int64(rounded), timescale: scale, flags: exact == rounded ? .valid : [.valid, .hasBeenRounded],
            epoch: 0)
    }

    /// No time.
    public static let invalid = CMTime()
    /// Nothing.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// Not known yet.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Later than all.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Earlier than all.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Whether it is a time.
    public var isValid: Bool { flags.contains(.valid) }
    /// Later than all.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Earlier than all.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Not known yet.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it is a number: one whose ``timescale`` is not positive is none.
    public var isNumeric: Bool { isValid && timescale > 0 && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether it was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
    /// Seconds; not a number where it is none.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }

    /// The same time in other parts.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
        let exact = Double(value) * Double(newTimescale) / Double(timescale)
        let rounded: Double =
            switch method {
            case .roundHalfAwayFromZero: exact.rounded(.toNearestOrAwayFromZero)
            case .roundTowardZero: exact.rounded(.towardZero)
            case .roundAwayFromZero: exact.rounded(.awayFromZero)
            case .quickTime: newTimescale > timescale ? exact.rounded(.towardZero) : exact.rounded(.awayFromZero)
            case .roundTowardPositiveInfinity: exact.rounded(.up)
            case .roundTowardNegativeInfinity: exact.rounded(.down)
            }
        guard abs(rounded) < 0x1p63 else { return rounded > 0 ? .positiveInfinity : .negativeInfinity }
        var result = CMTime(value: Int64(rounded), timescale: newTimescale)
        if rounded != exact || flags.contains(.hasBeenRounded) { result.flags.insert(.hasBeenRounded) }
        return result
    }

    private static func combine(_ left: CMTime, _ right: CMTime, _ sign: Int64) -> CMTime {
        guard left.isValid, right.isValid, !left.isIndefinite, !right.isIndefinite else {
            return left.isValid && right.isValid ? .indefinite : .invalid
        }
        guard left.isNumeric, right.isNumeric else {
            let sum = left.seconds + Double(sign) * right.seconds
            return sum == .infinity ? .positiveInfinity : sum == -.infinity ? .negativeInfinity : .invalid
        }
        let (one, other) = (Int64(left.timescale), Int64(right.timescale))
        let scale = one / gcd(one, other) * other
        let (first, over) = left.value.multipliedReportingOverflow(by: scale / one)
        let (second, over2) = right.value.multipliedReportingOverflow(by: scale / other * sign)
        let (sum, over3) = first.addingReportingOverflow(second)
        guard scale <= Int64(CMTimeScale.max), !over, !over2, !over3 else {
            return CMTime(
                seconds: left.seconds + Double(sign) * right.seconds,
                preferredTimescale: max(left.timescale, right.timescale))
        }
        return CMTime(value: sum, timescale: CMTimeScale(scale))
    }

    fileprivate static func gcd(_ one: Int64, _ other: Int64) -> Int64 { other == 0 ? one : gcd(other, one % other) }

    /// The sum.
    public static func + (left: CMTime, right: CMTime) -> CMTime { combine(left, right, 1) }
    /// The difference.
    public static func - (left: CMTime, right: CMTime) -> CMTime { combine(left, right, -1) }
}

extension CMTime: Comparable, Hashable {
    /// Whether both are as long.
    public static func == (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) == 0 }
    /// Whether one is shorter.
    public static func < (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) < 0 }
    /// By its length.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard rank == 0 else { return }
        // As a fraction in lowest terms: seconds would round.
        let divisor = Self.gcd(Int64(timescale), value % Int64(timescale)).magnitude
        hasher.combine(value < 0)
        hasher.combine(value.magnitude / divisor)
        hasher.combine(UInt64(timescale) / divisor)
    }
    /// Where it stands among others: 0 for numbers.
    fileprivate var rank: Int {
        if isIndefinite { return 2 }
        if isPositiveInfinity { return 1 }
        if isNegativeInfinity { return -1 }
        return isNumeric ? 0 : 3
    }
}

/// `value` parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Seconds in parts.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// A time a number of times.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    time.isNumeric ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale) : time
}
/// -1, 0 or 1. No time is the longest but one not known; nothing is longer than that.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    let (one, other) = (time1.rank, time2.rank)
    guard one == 0, other == 0 else { return one < other ? -1 : one > other ? 1 : 0 }
    let (left, right) = (
        time1.value.multipliedFullWidth(by: Int64(time2.timescale)),
        time2.value.multipliedFullWidth(by: Int64(time1.timescale))
    )
    if left == right { return 0 }
    return (left.high, left.low) < (right.high, right.low) ? -1 : 1
}

/// A stretch of time.
/// Source: https://developer.apple.com/documentation/coremedia/cmtimerange
public struct CMTimeRange: Hashable, Sendable {
    /// When it begins.
    public var start: CMTime
    /// How long it is.
    public var duration: CMTime
    /// None.
    public init() { self.init(start: .invalid, duration: .invalid) }
    /// By its length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// By its end.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    /// None at the beginning.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// None.
    public static let invalid = CMTimeRange()
    /// When it ends.
    public var end: CMTime { start + duration }
    /// Whether it is one.
    public var isValid: Bool { start.isValid && duration.isValid && !(duration < .zero) }
    /// Whether nothing is in it.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// Whether a time is in it.
    public func containsTime(_ time: CMTime) -> Bool { isValid && start <= time && time < end }
}

/// By its length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
