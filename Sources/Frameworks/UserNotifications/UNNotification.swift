import Foundation
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
}

/// What is told; stored.
/// Source: https://developer.apple.com/documentation/usernotifications/unnotificationcontent
open class UNNotificationContent: NSObject, NSCopying, @unchecked Sendable {
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
    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UNNotificationContent()
        (copy.words, copy.rest) = (words, rest)
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
