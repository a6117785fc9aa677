import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// What is played. Nothing is read: it has no length, and never becomes ready.
/// Source: https://developer.apple.com/documentation/avfoundation/avplayeritem
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
    /// Whether it can be played.
    public enum Status: Int, Sendable {
        /// Not known.
        case unknown = 0
        /// It can.
        case readyToPlay
        /// It can't.
        case failed
    }
    /// What it plays.
    public nonisolated let asset: AVAsset
    /// Not known.
    open var status: Status { .unknown }
    /// None.
    open var error: (any Error)? { nil }
    /// How long it is: not known.
    open var duration: CMTime { asset.duration }
    /// Points; none.
    open var presentationSize: CGSize { .zero }
    /// Stored.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// Stored.
    open var preferredPeakBitRate: Double = 0
    /// Always false.
    open var isPlaybackLikelyToKeepUp: Bool { false }
    /// Always false.
    open var isPlaybackBufferEmpty: Bool { true }
    /// None.
    open var loadedTimeRanges: [NSValue] { [] }
    private var time = CMTime.zero
    /// What was played until an address.
    public nonisolated convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// What is played.
    public nonisolated convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
    /// What is played; keys are not loaded.
    public nonisolated init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
        super.init()
    }
    /// Where it is.
    open func currentTime() -> CMTime { time }
    /// Goes to a time at once.
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        self.time = time
        if let completionHandler { FrameworkAnswer.later { completionHandler(true) } }
    }
    /// Goes to a time at once.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) { seek(to: time, completionHandler: completionHandler) }
    /// Goes to a time at once.
    @discardableResult open func seek(to time: CMTime) async -> Bool {
        self.time = time
        return true
    }
    /// Accepted.
    open func cancelPendingSeeks() {}
    /// It was played to its end; never posted.
    public nonisolated static let didPlayToEndTimeNotification =
        Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// It was not; never posted.
    public nonisolated static let failedToPlayToEndTimeNotification =
        Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension Notification.Name {
    /// An item was played to its end; never posted.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// An item was not; never posted.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    /// Waiting for more; never posted.
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}

/// Plays nothing, and remembers what it was told: rate, item, volume.
/// Source: https://developer.apple.com/documentation/avfoundation/avplayer
@preconcurrency @MainActor open class AVPlayer: NSObject {
    /// Whether it can play.
    public enum Status: Int, Sendable {
        /// Not known.
        case unknown = 0
        /// It can.
        case readyToPlay
        /// It can't.
        case failed
    }
    /// Whether it plays.
    public enum TimeControlStatus: Int, Sendable {
        /// No.
        case paused = 0
        /// It would.
        case waitingToPlayAtSpecifiedRate
        /// Yes.
        case playing
    }
    /// What is done at the end.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next one.
        case advance = 0
        /// A pause.
        case pause
        /// Nothing.
        case none
    }
    /// What it plays.
    open private(set) var currentItem: AVPlayerItem?
    /// How fast it plays; 0 is a pause.
    open var rate: Float = 0
    /// Stored.
    open var defaultRate: Float = 1
    /// Stored.
    open var volume: Float = 1
    /// Stored.
    open var isMuted = false
    /// Stored.
    open var actionAtItemEnd: ActionAtItemEnd = .pause
    /// Stored.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Stored.
    open var allowsExternalPlayback = true
    /// Stored.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Not known.
    open var status: Status { .unknown }
    /// None.
    open var error: (any Error)? { nil }
    /// As the rate says.
    open var timeControlStatus: TimeControlStatus {
        rate == 0 ? .paused : currentItem == nil ? .waitingToPlayAtSpecifiedRate : .playing
    }
    /// Nothing.
    public nonisolated override init() { super.init() }
    /// An address.
    public init(url URL: URL) {
        currentItem = AVPlayerItem(url: URL)
        super.init()
    }
    /// An item.
    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
    }
    /// Plays: the rate becomes ``defaultRate``.
    open func play() { rate = defaultRate }
    /// Pauses: the rate becomes 0.
    open func pause() { rate = 0 }
    /// The rate is stored.
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    /// Another item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Where it is: time does not go on.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
    /// Goes to a time at once.
    open func seek(to time: CMTime) { currentItem?.seek(to: time) }
    /// Goes to a time at once.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        currentItem?.seek(to: time)
        let goes = currentItem != nil
        FrameworkAnswer.later { completionHandler(goes) }
    }
    /// Goes to a time at once; false where there is no item.
    @discardableResult open func seek(to time: CMTime) async -> Bool {
        guard let currentItem else { return false }
        return await currentItem.seek(to: time)
    }
    /// Goes to a time at once; false where there is no item.
    @discardableResult open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
    ) async -> Bool { await seek(to: time) }
    /// Goes to a time at once.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    /// Goes to a time at once.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }
    /// Accepted; never called, for time does not go on.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Accepted; never called, for time does not go on.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }
    /// Accepted.
    open func removeTimeObserver(_ observer: Any) {}
}

/// Plays one after the other; plays nothing.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []
    /// Several.
    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
    }
    /// None.
    public nonisolated override init() { super.init() }
    /// An address.
    public override init(url URL: URL) {
        super.init(url: URL)
        queue = currentItem.map { [$0] } ?? []
    }
    /// One.
    public override init(playerItem item: AVPlayerItem?) {
        queue = item.map { [$0] } ?? []
        super.init(playerItem: item)
    }
    /// What is left, the present one first.
    open func items() -> [AVPlayerItem] { queue }
    /// The next one.
    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        replaceCurrentItem(with: queue.first)
    }
    /// Whether it can be put in: once each.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !queue.contains(item) && (afterItem.map(queue.contains) ?? true)
    }
    /// Puts in behind another, or at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let index = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: index)
        replaceCurrentItem(with: queue.first)
    }
    /// Takes out.
    open func remove(_ item: AVPlayerItem) {
        queue.removeAll { $0 === item }
        replaceCurrentItem(with: queue.first)
    }
    /// Takes all out.
    open func removeAllItems() {
        queue = []
        replaceCurrentItem(with: nil)
    }
}

/// Plays an item again and again; plays nothing.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
    /// How often it was played.
    open var loopCount: Int { 0 }
    /// Loops an item.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        super.init()
        if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
    }
    /// Accepted.
    open func disableLooping() {}
}

/// How pictures fill a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whole.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Cut.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Shows what a player plays; nothing is drawn.
/// Source: https://developer.apple.com/documentation/avfoundation/avplayerlayer
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
    /// The player.
    open var player: AVPlayer?
    /// Stored.
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    /// Always false.
    open var isReadyForDisplay: Bool { false }
    /// Where the pictures are: nowhere.
    open var videoRect: CGRect { .zero }
    /// The layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

extension NSValue {
    /// A time as a value.
    public convenience init(time: CMTime) {
        self.init()
        KeptTimes.set(time, of: self)
    }
    /// A stretch of time as a value.
    public convenience init(timeRange: CMTimeRange) {
        self.init()
        KeptTimes.set(timeRange, of: self)
    }
    /// The stretch of time that was given; none of another value.
    public var timeRangeValue: CMTimeRange { KeptTimes.kept(of: self) ?? .invalid }
    /// The time that was given; no time of another value.
    public var timeValue: CMTime { KeptTimes.kept(of: self) ?? .invalid }
}

/// Times that values hold: Foundation's `NSValue` knows none.
private enum KeptTimes {
    private final class Kept {
        let value: Any
        init(_ value: Any) { self.value = value }
    }
    // An address alone: nothing is read or written there.
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    static func set(_ kept: Any, of value: NSValue) {
        objc_setAssociatedObject(value, key, Kept(kept), .OBJC_ASSOCIATION_RETAIN)
    }
    static func kept<Value>(of value: NSValue) -> Value? {
        (objc_getAssociatedObject(value, key) as? Kept)?.value as? Value
    }
}
