@_exported import Foundation
import UnfoldAutoLayout

/// A number of something in the library.
public typealias MPMediaEntityPersistentID = UInt64
/// What it is called.
public let MPMediaItemPropertyTitle = "title"
/// Whose it is.
public let MPMediaItemPropertyArtist = "artist"
/// On what it is.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// Its picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// Seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Where it is, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it is.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// Something in the library. The library is empty here; a subclass can stand for one in a test.
/// Source: https://developer.apple.com/documentation/mediaplayer/mpmediaitem
open class MPMediaItem: NSObject, @unchecked Sendable {
    /// Its number.
    open var persistentID: MPMediaEntityPersistentID { 0 }
    /// What it is called.
    open var title: String? { nil }
    /// Whose it is.
    open var artist: String? { nil }
    /// On what it is.
    open var albumTitle: String? { nil }
    /// Whose that is.
    open var albumArtist: String? { nil }
    /// Seconds.
    open var playbackDuration: TimeInterval { 0 }
    /// Its picture.
    open var artwork: MPMediaItemArtwork? { nil }
    /// Where its file is.
    open var assetURL: URL? { nil }
}

/// A picture of any size.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    /// Points.
    public let bounds: CGRect
    private let handler: @Sendable (CGSize) -> UIImage
    /// A picture that is made as it is asked for.
    public init(boundsSize: CGSize, requestHandler: @escaping @Sendable (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        handler = requestHandler
    }
    /// The picture of a size.
    open func image(at size: CGSize) -> UIImage? { handler(size) }
}

/// What the system says is played; stored.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let center = MPNowPlayingInfoCenter()
    /// That of the app.
    open class func `default`() -> MPNowPlayingInfoCenter { center }
    /// Stored.
    open var nowPlayingInfo: [String: Any]?
}

/// Whether a command was carried out.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    /// Yes.
    case success = 0
    /// There is nothing.
    case noSuchContent = 100
    /// Nothing is played.
    case noActionableNowPlayingItem = 110
    /// There is no device.
    case deviceNotFound = 120
    /// No.
    case commandFailed = 200
}
/// A command.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    /// When, in seconds.
    open var timestamp: TimeInterval { 0 }
}
/// A command of another device; none comes.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    /// Stored.
    open var isEnabled = true
    /// Accepted; never called.
    @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
        -> Any
    {
        NSObject()
    }
    /// Accepted; never called.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Accepted.
    open func removeTarget(_ target: Any?) {}
}
/// Commands of other devices; none come.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()
    /// That of the app.
    open class func shared() -> MPRemoteCommandCenter { center }
    /// Play.
    public let playCommand = MPRemoteCommand()
    /// Pause.
    public let pauseCommand = MPRemoteCommand()
    /// One or the other.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// The next.
    public let nextTrackCommand = MPRemoteCommand()
    /// The one before.
    public let previousTrackCommand = MPRemoteCommand()
    /// The end.
    public let stopCommand = MPRemoteCommand()
    /// Some seconds on.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// Some seconds back.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// To a time.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}

/// How loud it is; nothing is drawn.
@preconcurrency @MainActor open class MPVolumeView: UIView {
    /// Stored.
    open var showsVolumeSlider = true
    /// Stored.
    open var showsRouteButton = true
}
