import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// How an app sounds; stored.
/// Source: https://developer.apple.com/documentation/avfaudio/avaudiosession
// Sendable: the one of the app, changed on the main queue.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// What an app does with sound.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// By its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Beside others, silent by the switch.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Alone, silent by the switch.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Plays.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Records.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }
    /// What sounds.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// By its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Anything.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Calls.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Calls with pictures.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    }
    /// How it is beside others.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits.
        public var rawValue: UInt
        /// From bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Beside others.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others become low.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// By Bluetooth.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// By the speaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Speech pauses.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// By better Bluetooth.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// By AirPlay.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }
    /// Who hears of the end.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits.
        public var rawValue: UInt
        /// From bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The others.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    /// Whether sound may be recorded.
    public enum RecordPermission: UInt, Sendable {
        /// Not asked.
        case undetermined = 0x756E_6474
        /// No.
        case denied = 0x6465_6E79
        /// Yes.
        case granted = 0x6772_6E74
    }
    private static let shared = AVAudioSession()
    /// That of the app.
    open class func sharedInstance() -> AVAudioSession { shared }
    /// What was set.
    open private(set) var category: Category = .soloAmbient
    /// What was set.
    open private(set) var mode: Mode = .default
    /// What was set.
    open private(set) var categoryOptions: CategoryOptions = []
    /// Always 1.
    open var outputVolume: Float { 1 }
    /// Always false.
    open var isOtherAudioPlaying: Bool { false }
    /// Not asked.
    open var recordPermission: RecordPermission { .undetermined }
    /// Stored.
    open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {
        (self.category, self.mode, categoryOptions) = (category, mode, options)
    }
    /// Stored.
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Accepted.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Tells at the end of the turn that it is not allowed.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        FrameworkAnswer.later { response(false) }
    }
    /// Sound was interrupted; never posted.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Sound goes elsewhere; never posted.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
}

/// Notified about a player of sound; nothing notifies it. Methods have defaults.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Never called.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Never called.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
    /// Nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays sound; plays nothing, and remembers what it was told.
/// Source: https://developer.apple.com/documentation/avfaudio/avaudioplayer
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// Notified; nothing notifies it.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The file.
    public let url: URL?
    /// Whether it plays.
    open private(set) var isPlaying = false
    /// Stored.
    open var volume: Float = 1
    /// Stored.
    open var rate: Float = 1
    /// Stored.
    open var enableRate = false
    /// Stored.
    open var numberOfLoops = 0
    /// Stored; seconds.
    open var currentTime: TimeInterval = 0
    /// Seconds: not known.
    open var duration: TimeInterval { 0 }
    /// Stored.
    open var isMeteringEnabled = false
    /// A file. One that is not there is an error, as is any address that is not of a file.
    public init(contentsOf url: URL) throws {
        self.url = url
        super.init()
        guard url.isFileURL else { throw FrameworkAnswer.unavailable("NSOSStatusErrorDomain", 2_003_334_207) }
        _ = try Data(contentsOf: url, options: .alwaysMapped)
    }
    /// Bytes.
    public init(data: Data) throws { url = nil }
    /// Ready.
    @discardableResult open func prepareToPlay() -> Bool { true }
    /// Plays, until it is paused: time does not go on.
    @discardableResult open func play() -> Bool {
        isPlaying = true
        return true
    }
    /// Pauses.
    open func pause() { isPlaying = false }
    /// Ends.
    open func stop() { isPlaying = false }
    /// Accepted.
    open func updateMeters() {}
    /// Silence, in decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Notified about a recorder; nothing notifies it. Methods have defaults.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// Never called.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}
extension AVAudioRecorderDelegate {
    /// Nothing.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
}

/// Records sound; records nothing.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// Notified; nothing notifies it.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// The file.
    public let url: URL
    /// Whether it records.
    open private(set) var isRecording = false
    /// Stored.
    open var isMeteringEnabled = false
    /// Seconds: none.
    open var currentTime: TimeInterval { 0 }
    /// A file to be written; settings are stored nowhere.
    public init(url: URL, settings: [String: Any]) throws { self.url = url }
    /// Ready.
    @discardableResult open func prepareToRecord() -> Bool { true }
    /// Records nothing.
    @discardableResult open func record() -> Bool {
        isRecording = true
        return true
    }
    /// Pauses.
    open func pause() { isRecording = false }
    /// Ends.
    open func stop() { isRecording = false }
    /// Accepted.
    open func updateMeters() {}
    /// Silence, in decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What is said; stored.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// The text.
    public let speechString: String
    /// Stored.
    open var voice: AVSpeechSynthesisVoice?
    /// Stored.
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    /// Stored.
    open var pitchMultiplier: Float = 1
    /// Stored.
    open var volume: Float = 1
    /// Stored; seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// Stored; seconds.
    open var postUtteranceDelay: TimeInterval = 0
    /// A text.
    public init(string: String) { speechString = string }
}
/// How fast it is said.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// How slowly it can be said.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// How fast it can be said.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Who says it; stored.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// The language, as BCP 47 writes it.
    public let language: String
    /// A voice of a language.
    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
    /// None.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// Where saying may stop.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once.
    case immediate = 0
    /// Behind a word.
    case word
}

/// Says texts; says nothing.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// Stored.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Always false.
    open var isSpeaking: Bool { false }
    /// Always false.
    open var isPaused: Bool { false }
    /// Accepted.
    open func speak(_ utterance: AVSpeechUtterance) {}
    /// Always false.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Always false.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Always false.
    @discardableResult open func continueSpeaking() -> Bool { false }
}
/// Notified about what is said; nothing notifies it. Methods have defaults.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// Never called.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Never called.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Never called.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// Never called.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// Never called.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// Never called.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
    /// Nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// Nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// Nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    /// Nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    /// Nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    /// Nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}

/// A number of a sound.
public typealias SystemSoundID = UInt32
/// Accepted.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Accepted; `inCompletionBlock` is called at the end of the turn.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { if let inCompletionBlock { FrameworkAnswer.later(inCompletionBlock) } }
/// The motor.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
