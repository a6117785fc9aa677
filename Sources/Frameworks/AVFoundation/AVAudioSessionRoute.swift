import Foundation

/// What an interruption was, in a notification.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// What follows an interruption, in a notification.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Why sound goes elsewhere, in a notification.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// Where sound went before, in a notification.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

extension AVAudioSession {
    /// What an interruption was.
    public enum InterruptionType: UInt, Sendable {
        /// Its end.
        case ended = 0
        /// Its beginning.
        case began
    }
    /// What follows an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        /// The bits.
        public var rawValue: UInt
        /// From bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The app may go on.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    /// Why sound goes elsewhere.
    public enum RouteChangeReason: UInt, Sendable {
        /// Not known.
        case unknown = 0
        /// A device came.
        case newDeviceAvailable
        /// A device went.
        case oldDeviceUnavailable
        /// The category is another.
        case categoryChange
        /// It was said so.
        case override
        /// The device woke up.
        case wakeFromSleep = 6
        /// There is no way.
        case noSuitableRouteForCategory
        /// A way is used otherwise.
        case routeConfigurationChange
    }
    /// A kind of device.
    public struct Port: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// By its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The speaker.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// What is held to an ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// The microphone.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// With a wire, on the head.
        public static let headphones = Port(rawValue: "Headphones")
        /// By Bluetooth.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// By Bluetooth, without hands.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// By Bluetooth, low energy.
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        /// By AirPlay.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// A car.
        public static let carAudio = Port(rawValue: "CarAudio")
    }
    /// Where sound is sent against what is usual.
    public enum PortOverride: UInt, Sendable {
        /// Nowhere else.
        case none = 0
        /// To the speaker.
        case speaker = 0x7370_6B72
    }
    /// Nowhere.
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// Accepted.
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// Stored.
    public func setCategory(_ category: Category) throws { try setCategory(category, mode: mode, options: []) }
    /// Stored.
    public func setCategory(_ category: Category, options: CategoryOptions) throws {
        try setCategory(category, mode: mode, options: options)
    }
}

/// Where sound comes from and goes. A subclass can stand for one in a test.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    /// None.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// None.
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A device of sound. A subclass can stand for one in a test.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    /// What kind it is.
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    /// What it is called.
    open var portName: String { "" }
    /// Its number.
    open var uid: String { "" }
}
