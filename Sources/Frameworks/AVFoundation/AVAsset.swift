import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// What a track holds.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Text.
    public static let text = AVMediaType(rawValue: "text")
    /// Subtitles.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// What is known of it.
    public static let metadata = AVMediaType(rawValue: "meta")
}

/// What a file is.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// QuickTime.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// MPEG-4.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// Sound of iTunes.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// Sound of waves.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// Sound of MP3.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
}

/// Whether something is known.
public enum AVKeyValueStatus: Int, Sendable {
    /// Not asked.
    case unknown = 0
    /// Asked.
    case loading
    /// Known.
    case loaded
    /// It could not be known.
    case failed
    /// It was given up.
    case cancelled
}

/// A film or sound. Files are not read: nothing has a length or tracks, but what a subclass in a test says.
/// Source: https://developer.apple.com/documentation/avfoundation/avasset
open class AVAsset: NSObject, NSCopying, @unchecked Sendable {
    /// Nothing.
    public override init() {}
    /// A file.
    public convenience init(url URL: URL) { self.init() }
    /// How long it is: not known.
    open var duration: CMTime { .indefinite }
    /// Always 1.
    open var preferredRate: Float { 1 }
    /// How it is turned: not at all.
    open var preferredTransform: CGAffineTransform { .identity }
    /// None.
    open var tracks: [AVAssetTrack] { [] }
    /// Those of a kind.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }
    /// Always false.
    open var isPlayable: Bool { false }
    /// Always false.
    open var isExportable: Bool { false }
    /// Not known; there is no error.
    open func statusOfValue(
        forKey key: String, error outError: AutoreleasingUnsafeMutablePointer<NSError?>?
    ) -> AVKeyValueStatus { .unknown }
    /// Accepted; `handler` is called at the end of the turn.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil)
    {
        if let handler { FrameworkAnswer.later(handler) }
    }
    /// Accepted.
    open func cancelLoading() {}
    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A film or sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The address.
    public let url: URL
    /// A file; options are stored nowhere.
    public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
    /// A file.
    public convenience init(url URL: URL) { self.init(url: URL, options: nil) }
}

/// Exact lengths are asked for.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A track of a film. A subclass can stand for one in a test.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    /// What it holds.
    open var mediaType: AVMediaType { .video }
    /// Points before it is turned.
    open var naturalSize: CGSize { .zero }
    /// How it is turned.
    open var preferredTransform: CGAffineTransform { .identity }
    /// Pictures a second.
    open var nominalFrameRate: Float { 0 }
    /// Bits a second.
    open var estimatedDataRate: Float { 0 }
    /// When it is.
    open var timeRange: CMTimeRange { .zero }
    /// None.
    public override init() {}
}

/// Pictures of a film; there are none.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// How asking for a picture ended.
    public enum Result: Int, Sendable {
        /// With a picture.
        case succeeded = 0
        /// Without.
        case failed
        /// It was given up.
        case cancelled
    }
    /// The film.
    public let asset: AVAsset
    /// Stored.
    open var appliesPreferredTrackTransform = false
    /// Stored; pixels.
    open var maximumSize = CGSize.zero
    /// Stored.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// Stored.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    /// Pictures of a film.
    public init(asset: AVAsset) { self.asset = asset }
    /// Fails: nothing is read.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw FrameworkAnswer.unavailable("AVFoundationErrorDomain", -11800)
    }
    /// Accepted; `handler` hears of each time at the end of the turn that it failed.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        for value in requestedTimes {
            let time = value.timeValue
            FrameworkAnswer.later {
                handler(time, nil, .invalid, .failed, FrameworkAnswer.unavailable("AVFoundationErrorDomain", -11800))
            }
        }
    }
    /// Accepted.
    open func cancelAllCGImageGeneration() {}
}

/// Writes a film anew; nothing is written.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// How far it is.
    public enum Status: Int, Sendable {
        /// Not begun.
        case unknown = 0
        /// It waits.
        case waiting
        /// It writes.
        case exporting
        /// It is done.
        case completed
        /// It failed.
        case failed
        /// It was given up.
        case cancelled
    }
    /// The film.
    public let asset: AVAsset
    /// How it is to be written.
    public let presetName: String
    /// Stored.
    open var outputURL: URL?
    /// Stored.
    open var outputFileType: AVFileType?
    /// Stored.
    open var shouldOptimizeForNetworkUse = false
    /// Stored.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// Not begun, until ``exportAsynchronously(completionHandler:)`` has failed.
    open private(set) var status: Status = .unknown
    /// Always 0.
    open var progress: Float { 0 }
    /// Why it failed.
    open private(set) var error: (any Error)?
    /// A film to be written.
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
    /// Fails at the end of the turn: nothing is written.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        FrameworkAnswer.later { [self] in
            status = .failed
            error = FrameworkAnswer.unavailable("AVFoundationErrorDomain", -11800)
            handler()
        }
    }
    /// Accepted.
    open func cancelExport() {}
    /// None.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
}

/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Poor.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Fair.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// Good.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// At most 640 by 480.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// At most 1280 by 720.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// At most 1920 by 1080.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// Sound of iTunes.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
