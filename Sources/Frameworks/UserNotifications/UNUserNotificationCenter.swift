import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// What is allowed: nothing was asked.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// Not asked.
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
    /// No.
    open var alertSetting: UNNotificationSetting { .disabled }
    /// No.
    open var badgeSetting: UNNotificationSetting { .disabled }
    /// No.
    open var soundSetting: UNNotificationSetting { .disabled }
}

/// Notified of what is told; nothing notifies it. Methods have defaults.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Never called.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Never called.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// Never called.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
extension UNUserNotificationCenterDelegate {
    /// Nothing is told.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    /// Nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}

/// Tells the user something, later. Requests are kept, and nothing is told.
/// Source: https://developer.apple.com/documentation/usernotifications/unusernotificationcenter
// Sendable: the lock.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let center = UNUserNotificationCenter()
    private let lock = NSLock()
    private var kinds: Set<UNNotificationCategory> = []
    private var pending: [UNNotificationRequest] = []
    /// That of the app.
    open class func current() -> UNUserNotificationCenter { center }
    /// Notified; nothing notifies it.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Tells at the end of the turn that it is not allowed.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { FrameworkAnswer.later { completionHandler(false, nil) } }
    /// Not allowed.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    /// Tells at the end of the turn what is allowed.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        FrameworkAnswer.later { completionHandler(UNNotificationSettings()) }
    }
    /// What is allowed.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    /// Kept, in place of one of its name.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        lock.withLock { pending = pending.filter { $0.identifier != request.identifier } + [request] }
        if let completionHandler { FrameworkAnswer.later { completionHandler(nil) } }
    }
    /// Kept, in place of one of its name.
    open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }
    /// Tells at the end of the turn what is kept.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        let all = lock.withLock { pending }
        FrameworkAnswer.later { completionHandler(all) }
    }
    /// What is kept.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending } }
    /// Forgets some.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
    }
    /// Forgets all.
    open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }
    /// Stored.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { kinds = categories }
    }
    /// Tells at the end of the turn what was stored.
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        let all = lock.withLock { kinds }
        FrameworkAnswer.later { completionHandler(all) }
    }
    /// What was stored.
    open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { kinds } }
    /// Tells at the end of the turn that nothing was told.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        FrameworkAnswer.later { completionHandler([]) }
    }
    /// None.
    open func deliveredNotifications() async -> [UNNotification] { [] }
    /// Accepted; the number is shown nowhere.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { if let completionHandler { FrameworkAnswer.later { completionHandler(nil) } } }
    /// Accepted; the number is shown nowhere.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {}
    /// Always false.
    open var supportsContentExtensions: Bool { false }
    /// Accepted: nothing was told.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Accepted: nothing was told.
    open func removeAllDeliveredNotifications() {}
}
