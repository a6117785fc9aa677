extension StubCatalogue {
    /// No filter runs: what one gives is nil, so that a picture made of it has no size.
    static let coreImage = StubModule(
        "CoreImage",
        """
        keys kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey, kCIInputColorKey, kCIInputScaleKey
        class CIImage: NSObject {
            let extent: CGRect
            init(cgImage image: CGImage) {
                extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
                super.init()
            }
            convenience init?(image: UIImage) {
                guard let bitmap = image.cgImage else { return nil }
                self.init(cgImage: bitmap)
            }
            func transformed(by matrix: CGAffineTransform) -> CIImage { self }
            func cropped(to rect: CGRect) -> CIImage { self }
        }
        class CIColor: NSObject {
            init(color: UIColor) { super.init() }
            init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) { super.init() }
        }
        class CIFilter: NSObject {
            var name: String
            init?(name: String) {
                self.name = name
                super.init()
            }
            var outputImage: CIImage? { nil }
            func setDefaults() {}
            func setValue(_ value: Any?, forKey key: String) {}
        }
        class CIContext: NSObject {
            func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
        }
        extension UIImage {
            convenience init(ciImage: CIImage) { self.init() }
        }
        """)

    static let coreMedia = StubModule(
        "CoreMedia",
        """
        typealias CMTimeValue = Int64
        typealias CMTimeScale = Int32
        struct CMTime: Hashable, Comparable, Sendable {
            var value: CMTimeValue
            var timescale: CMTimeScale
            var isUnknown = false
            init() { self.init(value: 0, timescale: 0) }
            init(value: CMTimeValue, timescale: CMTimeScale) {
                (self.value, self.timescale) = (value, timescale)
                isUnknown = timescale == 0
            }
            init(seconds: Double, preferredTimescale: CMTimeScale) { self.init(value: CMTimeValue(seconds * Double(preferredTimescale)), timescale: preferredTimescale) }
            static var zero: CMTime { CMTime(value: 0, timescale: 1) }
            static var invalid: CMTime { CMTime() }
            static var indefinite: CMTime { CMTime() }
            static var positiveInfinity: CMTime { CMTime(value: .max, timescale: 1) }
            var seconds: Double { isUnknown ? .nan : Double(value) / Double(timescale) }
            var isValid: Bool { !isUnknown }
            var isNumeric: Bool { !isUnknown }
            var isIndefinite: Bool { isUnknown }
            static func < (a: CMTime, b: CMTime) -> Bool { CMTimeGetSeconds(a) < CMTimeGetSeconds(b) }
            static func + (a: CMTime, b: CMTime) -> CMTime { CMTimeMakeWithSeconds(CMTimeGetSeconds(a) + CMTimeGetSeconds(b), preferredTimescale: max(a.timescale, b.timescale)) }
            static func - (a: CMTime, b: CMTime) -> CMTime { CMTimeMakeWithSeconds(CMTimeGetSeconds(a) - CMTimeGetSeconds(b), preferredTimescale: max(a.timescale, b.timescale)) }
        }
        func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
        func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }
        func CMTimeGetSeconds(_ time: CMTime) -> Double { time.timescale == 0 ? .nan : Double(time.value) / Double(time.timescale) }
        struct CMTimeRange: Hashable, Sendable {
            var start: CMTime
            var duration: CMTime
            init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
            init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }
            var end: CMTime { start + duration }
        }
        func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
        extension NSValue {
            convenience init(time: CMTime) { self.init() }
        }
        class CMSampleBuffer {}
        func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }
        """)

    static let audioToolbox = StubModule(
        "AudioToolbox",
        """
        typealias SystemSoundID = UInt32
        let kSystemSoundID_Vibrate: SystemSoundID = 4095
        func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
        func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
        func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) {}
        let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
        let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
        """)

    static let avfAudio = StubModule(
        "AVFAudio",
        """
        class AVAudioSession: NSObject {
            struct Category: RawRepresentable, Hashable, Sendable {
                public var rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public static let ambient = Category(rawValue: "ambient")
                public static let soloAmbient = Category(rawValue: "soloAmbient")
                public static let playback = Category(rawValue: "playback")
                public static let record = Category(rawValue: "record")
                public static let playAndRecord = Category(rawValue: "playAndRecord")
                public static let multiRoute = Category(rawValue: "multiRoute")
            }
            struct Mode: RawRepresentable, Hashable, Sendable {
                public var rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public static let `default` = Mode(rawValue: "default")
                public static let moviePlayback = Mode(rawValue: "moviePlayback")
                public static let videoRecording = Mode(rawValue: "videoRecording")
                public static let videoChat = Mode(rawValue: "videoChat")
                public static let voiceChat = Mode(rawValue: "voiceChat")
                public static let spokenAudio = Mode(rawValue: "spokenAudio")
            }
            struct CategoryOptions: OptionSet, Sendable {
                public var rawValue: UInt
                public init(rawValue: UInt) { self.rawValue = rawValue }
                public static let mixWithOthers = CategoryOptions(rawValue: 1)
                public static let duckOthers = CategoryOptions(rawValue: 2)
                public static let allowBluetooth = CategoryOptions(rawValue: 4)
                public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
                public static let allowAirPlay = CategoryOptions(rawValue: 64)
            }
            struct SetActiveOptions: OptionSet, Sendable {
                public var rawValue: UInt
                public init(rawValue: UInt) { self.rawValue = rawValue }
                public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
            }
            enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
            enum PortOverride: UInt, Sendable { case none, speaker }
            class func sharedInstance() -> AVAudioSession { AVAudioSession() }
            var category: Category { .soloAmbient }
            var mode: Mode { .default }
            var recordPermission: RecordPermission { .undetermined }
            var outputVolume: Float { 1 }
            var isOtherAudioPlaying: Bool { false }
            func setCategory(_ category: Category) throws {}
            func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
            func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
            func setMode(_ mode: Mode) throws {}
            func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
            func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
            func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
            class var interruptionNotification: NSNotification.Name { NSNotification.Name("AVAudioSessionInterruptionNotification") }
            class var routeChangeNotification: NSNotification.Name { NSNotification.Name("AVAudioSessionRouteChangeNotification") }
        }
        class AVAudioPlayer: NSObject {
            weak var delegate: (any AVAudioPlayerDelegate)?
            var volume: Float = 1
            var rate: Float = 1
            var numberOfLoops = 0
            var currentTime: TimeInterval = 0
            var enableRate = false
            var isMeteringEnabled = false
            var duration: TimeInterval { 0 }
            var isPlaying: Bool { false }
            init(contentsOf url: URL) throws {}
            init(data: Data) throws {}
            @discardableResult func prepareToPlay() -> Bool { false }
            @discardableResult func play() -> Bool { false }
            func pause() {}
            func stop() {}
        }
        protocol AVAudioPlayerDelegate: NSObjectProtocol {
            optional func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
            optional func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
        }
        class AVAudioRecorder: NSObject {
            weak var delegate: (any AVAudioRecorderDelegate)?
            var isMeteringEnabled = false
            var isRecording: Bool { false }
            var currentTime: TimeInterval { 0 }
            var url: URL { URL(fileURLWithPath: "/") }
            init(url: URL, settings: [String: Any]) throws {}
            @discardableResult func prepareToRecord() -> Bool { false }
            @discardableResult func record() -> Bool { false }
            func pause() {}
            func stop() {}
            @discardableResult func deleteRecording() -> Bool { false }
            func updateMeters() {}
            func averagePower(forChannel channelNumber: Int) -> Float { -160 }
        }
        protocol AVAudioRecorderDelegate: NSObjectProtocol {
            optional func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
        }
        let AVFormatIDKey = "AVFormatIDKey"
        let AVSampleRateKey = "AVSampleRateKey"
        let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
        let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
        enum AVAudioQuality: Int { case min = 0, low = 32, medium = 64, high = 96, max = 127 }
        class AVSpeechUtterance: NSObject {
            let speechString: String
            var voice: AVSpeechSynthesisVoice?
            var rate: Float = 0.5
            var volume: Float = 1
            init(string: String) { speechString = string }
        }
        class AVSpeechSynthesisVoice: NSObject {
            init?(language languageCode: String?) {}
        }
        class AVSpeechSynthesizer: NSObject {
            var isSpeaking: Bool { false }
            func speak(_ utterance: AVSpeechUtterance) {}
        }
        """)

    static let avFoundation = StubModule(
        "AVFoundation", exports: ["AVFAudio", "AudioToolbox", "CoreMedia"],
        """
        constants AVMediaType: video, audio, text, metadata
        constants AVLayerVideoGravity: resizeAspect, resizeAspectFill, resize
        constants AVFileType: mp4, mov, m4a, m4v, wav, mp3
        enum AVAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized }
        func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
            let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
            let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
            return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
        }
        class AVAsset: NSObject {
            var duration: CMTime { .zero }
            var isPlayable: Bool { false }
            var isReadable: Bool { false }
            var isExportable: Bool { false }
            var preferredTransform: CGAffineTransform { .identity }
            var tracks: [AVAssetTrack] { [] }
            override init() { super.init() }
            convenience init(url URL: URL) { self.init() }
            func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
            func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
            func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {}
        }
        class AVURLAsset: AVAsset {
            let url: URL
            init(url URL: URL, options: [String: Any]? = nil) {
                url = URL
                super.init()
            }
        }
        class AVAssetTrack: NSObject {
            var naturalSize: CGSize { .zero }
            var preferredTransform: CGAffineTransform { .identity }
            var nominalFrameRate: Float { 0 }
            var estimatedDataRate: Float { 0 }
        }
        class AVAssetImageGenerator: NSObject {
            enum ApertureMode: Int, Sendable { case cleanAperture, productionAperture, encodedPixels }
            enum Result: Int, Sendable { case succeeded, failed, cancelled }
            let asset: AVAsset
            var appliesPreferredTrackTransform = false
            var maximumSize = CGSize.zero
            var apertureMode: ApertureMode? = nil
            var requestedTimeToleranceBefore: CMTime = .positiveInfinity
            var requestedTimeToleranceAfter: CMTime = .positiveInfinity
            init(asset: AVAsset) { self.asset = asset }
            func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw CancellationError() }
            func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void) {}
            func cancelAllCGImageGeneration() {}
        }
        keys AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality, AVAssetExportPresetPassthrough, AVAssetExportPreset1280x720
        class AVAssetExportSession: NSObject {
            enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
            var outputURL: URL?
            var outputFileType: AVFileType?
            var shouldOptimizeForNetworkUse = false
            var timeRange: CMTimeRange?
            var status: Status { .unknown }
            var progress: Float { 0 }
            var error: (any Error)? { nil }
            init?(asset: AVAsset, presetName: String) {}
            func exportAsynchronously(completionHandler handler: @escaping () -> Void) {}
            func cancelExport() {}
        }
        class AVPlayerItem: NSObject {
            enum Status: Int, Sendable { case unknown, readyToPlay, failed }
            let asset: AVAsset
            var status: Status { .unknown }
            var error: (any Error)? { nil }
            var duration: CMTime { .indefinite }
            var preferredForwardBufferDuration: TimeInterval = 0
            var isPlaybackLikelyToKeepUp: Bool { false }
            var isPlaybackBufferEmpty: Bool { true }
            var loadedTimeRanges: [NSValue] { [] }
            init(asset: AVAsset) { self.asset = asset }
            convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
            func currentTime() -> CMTime { .zero }
            func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {}
        }
        extension NSNotification.Name {
            static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
            static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
            static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
        }
        class AVPlayer: NSObject {
            enum Status: Int, Sendable { case unknown, readyToPlay, failed }
            enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
            enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
            var rate: Float = 0
            var volume: Float = 1
            var isMuted = false
            var actionAtItemEnd: ActionAtItemEnd = .pause
            var automaticallyWaitsToMinimizeStalling = true
            var allowsExternalPlayback = true
            var preventsDisplaySleepDuringVideoPlayback = true
            private(set) var currentItem: AVPlayerItem?
            var status: Status { .unknown }
            var timeControlStatus: TimeControlStatus { .paused }
            var error: (any Error)? { nil }
            override init() { super.init() }
            init(playerItem item: AVPlayerItem?) { currentItem = item }
            convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
            func play() { rate = 1 }
            func pause() { rate = 0 }
            func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
            func currentTime() -> CMTime { .zero }
            func seek(to time: CMTime) {}
            func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
            func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
            func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void) {}
            func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any { self }
            func removeTimeObserver(_ observer: Any) {}
        }
        class AVQueuePlayer: AVPlayer {
            init(items: [AVPlayerItem]) { super.init() }
            override init() { super.init() }
            override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }
            func items() -> [AVPlayerItem] { [] }
            func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {}
            func removeAllItems() {}
        }
        class AVPlayerLooper: NSObject {
            init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
            func disableLooping() {}
        }
        class AVPlayerLayer: CALayer {
            var player: AVPlayer?
            var videoGravity: AVLayerVideoGravity = .resizeAspect
            var isReadyForDisplay: Bool { false }
            convenience init(player: AVPlayer?) {
                self.init()
                self.player = player
            }
        }
        class AVCaptureDevice: NSObject {
            enum Position: Int, Sendable { case unspecified, back, front }
            enum TorchMode: Int, Sendable { case off, on, auto }
            enum FlashMode: Int, Sendable { case off, on, auto }
            var position: Position { .unspecified }
            var hasTorch: Bool { false }
            var hasFlash: Bool { false }
            var torchMode: TorchMode = .off
            var videoZoomFactor: CGFloat = 1
            class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
            class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
            class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {}
            class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
            func lockForConfiguration() throws {}
            func unlockForConfiguration() {}
        }
        class AVCaptureInput: NSObject {}
        class AVCaptureDeviceInput: AVCaptureInput {
            let device: AVCaptureDevice
            init(device: AVCaptureDevice) throws { self.device = device }
        }
        class AVCaptureConnection: NSObject {}
        class AVCaptureOutput: NSObject {}
        class AVCaptureMetadataOutput: AVCaptureOutput {
            var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
            var rectOfInterest = CGRect.zero
            func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?) {}
        }
        class AVMetadataObject: NSObject {
            struct ObjectType: RawRepresentable, Hashable, Sendable {
                public var rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public static let qr = ObjectType(rawValue: "qr")
                public static let ean8 = ObjectType(rawValue: "ean8")
                public static let ean13 = ObjectType(rawValue: "ean13")
                public static let pdf417 = ObjectType(rawValue: "pdf417")
                public static let code128 = ObjectType(rawValue: "code128")
            }
            var type: ObjectType { .qr }
            var bounds: CGRect { .zero }
        }
        class AVMetadataMachineReadableCodeObject: AVMetadataObject {
            var stringValue: String? { nil }
        }
        protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
            optional func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
        }
        class AVCaptureSession: NSObject {
            var isRunning: Bool { false }
            func canAddInput(_ input: AVCaptureInput) -> Bool { false }
            func addInput(_ input: AVCaptureInput) {}
            func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
            func addOutput(_ output: AVCaptureOutput) {}
            func beginConfiguration() {}
            func commitConfiguration() {}
            func startRunning() {}
            func stopRunning() {}
        }
        class AVCaptureVideoPreviewLayer: CALayer {
            var session: AVCaptureSession?
            var videoGravity: AVLayerVideoGravity = .resizeAspect
            convenience init(session: AVCaptureSession) {
                self.init()
                self.session = session
            }
        }
        """)

    static let avKit = StubModule(
        "AVKit", exports: ["AVFoundation"],
        """
        class AVPlayerViewController: UIViewController {
            var player: AVPlayer?
            weak var delegate: (any AVPlayerViewControllerDelegate)?
            var showsPlaybackControls = true
            var videoGravity: AVLayerVideoGravity = .resizeAspect
            var allowsPictureInPicturePlayback = true
            var entersFullScreenWhenPlaybackBegins = false
            var exitsFullScreenWhenPlaybackEnds = false
            var contentOverlayView: UIView? { nil }
            var isReadyForDisplay: Bool { false }
        }
        @preconcurrency @MainActor protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
            optional func playerViewController(_ playerViewController: AVPlayerViewController, willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
            optional func playerViewController(_ playerViewController: AVPlayerViewController, willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
            optional func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController) -> Bool { true }
        }
        class AVRoutePickerView: UIView {
            var activeTintColor: UIColor!
            var prioritizesVideoDevices = false
        }
        class AVPictureInPictureController: NSObject {
            class func isPictureInPictureSupported() -> Bool { false }
            init?(playerLayer: AVPlayerLayer) { nil }
            var isPictureInPictureActive: Bool { false }
            func startPictureInPicture() {}
            func stopPictureInPicture() {}
        }
        """)

    static let mediaPlayer = StubModule(
        "MediaPlayer",
        """
        class MPMediaItemArtwork: NSObject {
            init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {}
        }
        keys MPMediaItemPropertyTitle, MPMediaItemPropertyArtist, MPMediaItemPropertyArtwork, MPMediaItemPropertyAlbumTitle, MPMediaItemPropertyPlaybackDuration, MPNowPlayingInfoPropertyElapsedPlaybackTime, MPNowPlayingInfoPropertyPlaybackRate
        class MPNowPlayingInfoCenter: NSObject {
            var nowPlayingInfo: [String: Any]?
            class func `default`() -> MPNowPlayingInfoCenter { MPNowPlayingInfoCenter() }
        }
        enum MPRemoteCommandHandlerStatus: Int { case success = 0, noSuchContent = 100, commandFailed = 200 }
        class MPRemoteCommandEvent: NSObject {}
        class MPRemoteCommand: NSObject {
            var isEnabled = true
            @discardableResult func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { self }
            func removeTarget(_ target: Any?) {}
        }
        class MPRemoteCommandCenter: NSObject {
            let playCommand = MPRemoteCommand()
            let pauseCommand = MPRemoteCommand()
            let togglePlayPauseCommand = MPRemoteCommand()
            let nextTrackCommand = MPRemoteCommand()
            let previousTrackCommand = MPRemoteCommand()
            class func shared() -> MPRemoteCommandCenter { MPRemoteCommandCenter() }
        }
        class MPVolumeView: UIView {
            var showsVolumeSlider = true
            var showsRouteButton = true
        }
        """)

    static let photos = StubModule(
        "Photos",
        """
        enum PHAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized, limited }
        enum PHAccessLevel: Int { case addOnly = 1, readWrite }
        enum PHAssetMediaType: Int { case unknown, image, video, audio }
        options PHAssetMediaSubtype: photoPanorama, photoHDR, photoScreenshot, photoLive
        enum PHAssetCollectionType: Int { case album = 1, smartAlbum, moment }
        enum PHAssetCollectionSubtype: Int { case albumRegular = 2, albumMyPhotoStream = 100, albumCloudShared, smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, any = 1000 }
        class PHObject: NSObject {
            let localIdentifier = UUID().uuidString
        }
        class PHFetchResult<ObjectType: AnyObject>: NSObject {
            private let objects: [ObjectType] = []
            var count: Int { objects.count }
            var firstObject: ObjectType? { objects.first }
            var lastObject: ObjectType? { objects.last }
            func object(at index: Int) -> ObjectType { objects[index] }
            func objects(at indexes: IndexSet) -> [ObjectType] { [] }
            func index(of anObject: ObjectType) -> Int { NSNotFound }
            func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
            subscript(index: Int) -> ObjectType { objects[index] }
        }
        class PHFetchOptions: NSObject {
            var predicate: NSPredicate?
            var sortDescriptors: [NSSortDescriptor]?
            var includeHiddenAssets = false
            var fetchLimit = 0
        }
        class PHAsset: PHObject {
            var mediaType: PHAssetMediaType { .unknown }
            var mediaSubtypes: PHAssetMediaSubtype { [] }
            var pixelWidth: Int { 0 }
            var pixelHeight: Int { 0 }
            var creationDate: Date? { nil }
            var modificationDate: Date? { nil }
            var duration: TimeInterval { 0 }
            var isFavorite: Bool { false }
            class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
            class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
            class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
            class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
        }
        class PHCollection: PHObject {
            var localizedTitle: String? { nil }
            class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> { PHFetchResult() }
        }
        class PHCollectionList: PHCollection {}
        class PHAssetCollection: PHCollection {
            var assetCollectionType: PHAssetCollectionType { .album }
            var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
            var estimatedAssetCount: Int { NSNotFound }
            class func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
        }
        class PHChange: NSObject {}
        protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
            func photoLibraryDidChange(_ changeInstance: PHChange)
        }
        class PHPhotoLibrary: NSObject {
            class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
            class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
            class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
            class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {}
            class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) {}
            func register(_ observer: any PHPhotoLibraryChangeObserver) {}
            func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
            func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {}
            func performChanges(_ changeBlock: @escaping () -> Void) async throws {}
        }
        class PHAssetChangeRequest: NSObject {
            class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
            class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
            class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
            class func deleteAssets(_ assets: Any) {}
            var creationDate: Date?
        }
        enum PHAssetResourceType: Int { case photo = 1, video, audio }
        class PHAssetResourceCreationOptions: NSObject {}
        class PHAssetCreationRequest: PHAssetChangeRequest {
            class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
            func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
        }
        typealias PHImageRequestID = Int32
        let PHInvalidImageRequestID: PHImageRequestID = 0
        let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
        keys PHImageResultIsDegradedKey, PHImageResultIsInCloudKey, PHImageCancelledKey, PHImageErrorKey
        enum PHImageContentMode: Int { case aspectFit, aspectFill }
        enum PHImageRequestOptionsDeliveryMode: Int { case opportunistic, highQualityFormat, fastFormat }
        enum PHImageRequestOptionsResizeMode: Int { case none, fast, exact }
        enum PHImageRequestOptionsVersion: Int { case current, unadjusted, original }
        class PHImageRequestOptions: NSObject {
            var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
            var resizeMode: PHImageRequestOptionsResizeMode = .fast
            var version: PHImageRequestOptionsVersion = .current
            var isNetworkAccessAllowed = false
            var isSynchronous = false
            var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
        }
        class PHVideoRequestOptions: NSObject {
            var isNetworkAccessAllowed = false
        }
        class PHImageManager: NSObject {
            class func `default`() -> PHImageManager { PHImageManager() }
            @discardableResult func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { 0 }
            @discardableResult func requestImageDataAndOrientation(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { 0 }
            @discardableResult func requestImageData(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { 0 }
            func cancelImageRequest(_ requestID: PHImageRequestID) {}
        }
        class PHCachingImageManager: PHImageManager {
            var allowsCachingHighQualityImages = true
            func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
            func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
            func stopCachingImagesForAllAssets() {}
        }
        class PHLivePhoto: NSObject {}
        """)

    static let photosUI = StubModule(
        "PhotosUI", exports: ["Photos"],
        """
        struct PHPickerFilter: Sendable {
            static var images: PHPickerFilter { PHPickerFilter() }
            static var videos: PHPickerFilter { PHPickerFilter() }
            static var livePhotos: PHPickerFilter { PHPickerFilter() }
            static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
        }
        struct PHPickerConfiguration {
            enum AssetRepresentationMode: Sendable { case automatic, current, compatible }
            enum Selection: Sendable { case `default`, ordered }
            var filter: PHPickerFilter?
            var selectionLimit = 1
            var selection: Selection = .default
            var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
            var preselectedAssetIdentifiers: [String] = []
            init() {}
            init(photoLibrary: PHPhotoLibrary) {}
        }
        struct PHPickerResult {
            var itemProvider: NSItemProvider { NSItemProvider() }
            var assetIdentifier: String? { nil }
        }
        class PHPickerViewController: UIViewController {
            let configuration: PHPickerConfiguration
            weak var delegate: (any PHPickerViewControllerDelegate)?
            init(configuration: PHPickerConfiguration) {
                self.configuration = configuration
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
        }
        @preconcurrency @MainActor protocol PHPickerViewControllerDelegate: AnyObject {
            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
        }
        class PHLivePhotoView: UIView {
            var livePhoto: PHLivePhoto?
        }
        """)
}
