import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// What is asked of an object, and comes later.
/// Source: https://developer.apple.com/documentation/avfoundation/avasyncproperty
public final class AVAsyncProperty<Root, Value>: @unchecked Sendable {
    fileprivate let value: (Root) -> Value
    init(_ value: @escaping (Root) -> Value) { self.value = value }
}

/// What has properties that come later.
public protocol AVAsynchronousKeyValueLoading: NSObjectProtocol {}
extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading {
    /// One property: what the object says, without waiting. Never fails.
    public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T { property.value(self) }
    /// Two properties. Never fails.
    public func load<A, B>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
    ) async throws -> (A, B) { (propertyA.value(self), propertyB.value(self)) }
    /// Three properties. Never fails.
    public func load<A, B, C>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) { (propertyA.value(self), propertyB.value(self), propertyC.value(self)) }
}

extension AVAsyncProperty where Root: AVAsset {
    /// How long it is.
    public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
    /// Its tracks.
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
    /// Whether it can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
    /// Whether it can be written anew.
    public static var isExportable: AVAsyncProperty<Root, Bool> { .init { $0.isExportable } }
    /// How it is turned.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { $0.preferredTransform } }
}

extension AVAsyncProperty where Root: AVAssetTrack {
    /// Points before it is turned.
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
    /// How it is turned.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { $0.preferredTransform } }
    /// Pictures a second.
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init { $0.nominalFrameRate } }
    /// Bits a second.
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init { $0.estimatedDataRate } }
    /// When it is.
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
}

extension AVAsset {
    /// Tracks of a kind. Never fails.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        tracks(withMediaType: mediaType)
    }
}
