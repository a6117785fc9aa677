@_exported import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// What the user allows.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Not asked.
    case notDetermined = 0
    /// No.
    case denied
    /// Yes.
    case authorized
    /// Quietly.
    case provisional
    /// For a time.
    case ephemeral
}
/// Whether something is allowed.
public enum UNNotificationSetting: Int, Sendable {
    /// It can't be.
    case notSupported = 0
    /// No.
    case disabled
    /// Yes.
    case enabled
}
/// What is asked for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits.
    public var rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers at icons.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Panels.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Quietly.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
/// How something is told.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits.
    public var rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number at the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// A panel.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// A banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
/// A sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// As usual.
    open class var `default`: UNNotificationSound { UNNotificationSound() }
    /// For what is critical.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
    /// None.
    public override init() {}
    /// One of the app's; nothing is read.
    public init(named name: UNNotificationSoundName) {}
    /// One for what is critical; nothing is read.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
}

/// What is told; stored.
/// Source: https://developer.apple.com/documentation/usernotifications/unnotificationcontent
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate var words = (title: "", subtitle: "", body: "", category: "", thread: "")
    fileprivate var rest: (badge: NSNumber?, sound: UNNotificationSound?, info: [AnyHashable: Any]) = (nil, nil, [:])
    /// What it is called.
    open var title: String { words.title }
    /// What stands below.
    open var subtitle: String { words.subtitle }
    /// The text.
    open var body: String { words.body }
    /// Of which kind.
    open var categoryIdentifier: String { words.category }
    /// With what it stands.
    open var threadIdentifier: String { words.thread }
    /// A number at the icon.
    open var badge: NSNumber? { rest.badge }
    /// A sound.
    open var sound: UNNotificationSound? { rest.sound }
    /// Anything.
    open var userInfo: [AnyHashable: Any] { rest.info }
    fileprivate var more: (attachments: [UNNotificationAttachment], level: UNNotificationInterruptionLevel) = (
        [], .active
    )
    fileprivate var place: (image: String, score: Double, target: String?) = ("", 0, nil)
    /// Files beside.
    open var attachments: [UNNotificationAttachment] { more.attachments }
    /// How soon it is told.
    open var interruptionLevel: UNNotificationInterruptionLevel { more.level }
    /// The picture shown at the start.
    open var launchImageName: String { place.image }
    /// How much it matters, from 0 to 1.
    open var relevanceScore: Double { place.score }
    /// The scene that opens.
    open var targetContentIdentifier: String? { place.target }
    fileprivate func take(_ other: UNNotificationContent) {
        (words, rest, more, place) = (other.words, other.rest, other.more, other.place)
    }
    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UNNotificationContent()
        copy.take(self)
        return copy
    }
    /// A copy to be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = UNMutableNotificationContent()
        copy.take(self)
        return copy
    }
}
/// What is told; stored.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { words.title }
        set { words.title = newValue }
    }
    open override var subtitle: String {
        get { words.subtitle }
        set { words.subtitle = newValue }
    }
    open override var body: String {
        get { words.body }
        set { words.body = newValue }
    }
    open override var categoryIdentifier: String {
        get { words.category }
        set { words.category = newValue }
    }
    open override var threadIdentifier: String {
        get { words.thread }
        set { words.thread = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { more.attachments }
        set { more.attachments = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { more.level }
        set { more.level = newValue }
    }
    open override var launchImageName: String {
        get { place.image }
        set { place.image = newValue }
    }
    open override var relevanceScore: Double {
        get { place.score }
        set { place.score = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { place.target }
        set { place.target = newValue }
    }
    open override var badge: NSNumber? {
        get { rest.badge }
        set { rest.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { rest.sound }
        set { rest.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { rest.info }
        set { rest.info = newValue }
    }
}

/// When it is told.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether again and again.
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}
/// After a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Seconds.
    public let timeInterval: TimeInterval
    /// After seconds.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    /// When that is, from now.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}
/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The date.
    public let dateComponents: DateComponents
    /// At a date.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    /// When that is next.
    open func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// Something to be told.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// What.
    public let content: UNNotificationContent
    /// When.
    public let trigger: UNNotificationTrigger?
    /// Something to be told.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }
}
/// Something that was told. A subclass can stand for one in a test.
open class UNNotification: NSObject, @unchecked Sendable {
    /// When.
    open var date: Date { .distantPast }
    /// What.
    open var request: UNNotificationRequest {
        UNNotificationRequest(identifier: "", content: UNNotificationContent(), trigger: nil)
    }
}
/// What the user did about it. A subclass can stand for one in a test.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// What was told.
    open var notification: UNNotification { UNNotification() }
    /// What was done.
    open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
}
/// It was opened.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// It was put away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
