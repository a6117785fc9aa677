@_exported import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// What is kept.
public enum EKEntityType: UInt, Sendable {
    /// Dates.
    case event = 0
    /// Tasks.
    case reminder
}
/// What the user allows.
public enum EKAuthorizationStatus: Int, Sendable {
    /// Not asked.
    case notDetermined = 0
    /// It can't be allowed.
    case restricted
    /// No.
    case denied
    /// Yes.
    case fullAccess
    /// To write.
    case writeOnly
    /// Yes.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}
/// Which one is meant.
public enum EKSpan: Int, Sendable {
    /// This.
    case thisEvent = 0
    /// Those to come too.
    case futureEvents
}

/// Dates of one kind.
open class EKCalendar: NSObject, @unchecked Sendable {
    /// Its number.
    public let calendarIdentifier = UUID().uuidString
    /// Stored.
    open var title = ""
    /// Stored; nothing is drawn.
    open var cgColor: CGColor!
    /// Always true.
    open var allowsContentModifications: Bool { true }
    /// One of a store.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

/// Something in a calendar; stored.
open class EKCalendarItem: NSObject, @unchecked Sendable {
    /// Its number.
    public let calendarItemIdentifier = UUID().uuidString
    /// Stored.
    open var calendar: EKCalendar!
    /// Stored.
    open var title: String! = ""
    /// Stored.
    open var location: String?
    /// Stored.
    open var notes: String?
    /// Stored.
    open var url: URL?
    /// Stored.
    open var timeZone: TimeZone?
    /// Stored.
    open var alarms: [EKAlarm]?
    /// Whether there are any.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Keeps an alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Forgets an alarm.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    /// When it was changed.
    open var lastModifiedDate: Date? { nil }
}

/// A date; stored.
/// Source: https://developer.apple.com/documentation/eventkit/ekevent
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    /// Its number.
    open var eventIdentifier: String! { calendarItemIdentifier }
    /// Stored.
    open var startDate: Date!
    /// Stored.
    open var endDate: Date!
    /// Stored.
    open var isAllDay = false
    /// In a store.
    public init(eventStore: EKEventStore) {}
    /// Which begins first.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}

/// A task; stored.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    /// Stored.
    open var isCompleted = false
    /// Stored.
    open var completionDate: Date?
    /// Stored.
    open var dueDateComponents: DateComponents?
    /// Stored; 0 is none, 1 the highest.
    open var priority = 0
    /// In a store.
    public init(eventStore: EKEventStore) {}
}

/// The user's calendars; there are none, and none may be seen.
/// Source: https://developer.apple.com/documentation/eventkit/ekeventstore
open class EKEventStore: NSObject, @unchecked Sendable {
    /// Not asked.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
    /// Tells at the end of the turn that it is not allowed.
    open func requestAccess(to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        FrameworkAnswer.later { completion(false, nil) }
    }
    /// Tells at the end of the turn that it is not allowed.
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        FrameworkAnswer.later { completion(false, nil) }
    }
    /// Not allowed.
    open func requestFullAccessToEvents() async throws -> Bool { false }
    /// Tells at the end of the turn that it is not allowed.
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        FrameworkAnswer.later { completion(false, nil) }
    }
    /// Not allowed.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    /// Tells at the end of the turn that it is not allowed.
    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        FrameworkAnswer.later { completion(false, nil) }
    }
    /// Not allowed.
    open func requestFullAccessToReminders() async throws -> Bool { false }
    /// Not allowed.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    /// None.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate { _, _ in false } }
    /// Tells at the end of the turn that there are none.
    @discardableResult open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any {
        FrameworkAnswer.later { completion([]) }
        return NSObject()
    }
    /// Fails: nothing is kept.
    open func save(_ reminder: EKReminder, commit: Bool) throws {
        throw FrameworkAnswer.unavailable("EKErrorDomain", 29)
    }
    /// None.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// None.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// None.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
    {
        NSPredicate { _, _ in false }
    }
    /// None.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// None.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Fails: nothing is kept.
    open func save(_ event: EKEvent, span: EKSpan) throws { throw FrameworkAnswer.unavailable("EKErrorDomain", 29) }
    /// Fails: nothing is kept.
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw FrameworkAnswer.unavailable("EKErrorDomain", 29) }
}
