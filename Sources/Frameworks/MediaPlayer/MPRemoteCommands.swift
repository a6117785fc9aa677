import Foundation

/// Seconds on or back.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    /// Stored; seconds.
    open var preferredIntervals: [NSNumber] = []
}
/// Seconds on or back. A subclass can stand for one in a test.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Seconds.
    open var interval: TimeInterval { 0 }
}
/// To a time.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
/// To a time. A subclass can stand for one in a test.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Seconds.
    open var positionTime: TimeInterval { 0 }
}
