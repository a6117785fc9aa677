@_exported import Foundation
import UnfoldAutoLayout

/// Something that an app can be told to do; stored.
open class INIntent: NSObject, @unchecked Sendable {
    /// Stored.
    open var suggestedInvocationPhrase: String?
    /// None.
    open var intentDescription: String? { nil }
}
/// What was answered.
open class INIntentResponse: NSObject, @unchecked Sendable {
    /// Stored.
    open var userActivity: NSUserActivity?
}

/// Something that was done, told to the system; told to nobody.
/// Source: https://developer.apple.com/documentation/intents/ininteraction
open class INInteraction: NSObject, @unchecked Sendable {
    /// What was done.
    public let intent: INIntent
    /// What was answered.
    public let intentResponse: INIntentResponse?
    /// Stored.
    open var identifier = ""
    /// Stored.
    open var groupIdentifier: String?
    /// Something that was done.
    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
    /// Accepted: told to nobody.
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Accepted.
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Accepted.
    open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
}

/// Something that can be asked for.
public enum INShortcut: @unchecked Sendable {
    /// Doing something.
    case intent(INIntent)
    /// Going on with something.
    case userActivity(NSUserActivity)
    /// Doing something.
    public init?(intent: INIntent) { self = .intent(intent) }
    /// Going on with something.
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}

/// Words for something that can be asked for. A subclass can stand for one in a test.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    /// Its number.
    open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// The words.
    open var invocationPhrase: String { "" }
    /// What it does.
    open var shortcut: INShortcut { .intent(INIntent()) }
}

/// The words that the user chose; none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    private static let center = INVoiceShortcutCenter()
    /// That of the app.
    open class var shared: INVoiceShortcutCenter { center }
    /// Tells that there are none.
    open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completion([], nil)
    }
    /// Accepted.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
