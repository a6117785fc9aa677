import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// What an action does beside.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The bits.
    public var rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device has to be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// It takes something away.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// It opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The picture of an action.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    /// The name of the picture.
    let imageName: String
    private init(imageName: String) { self.imageName = imageName }
    /// One of the app's pictures.
    public convenience init(templateImageName: String) { self.init(imageName: templateImageName) }
    /// One of the system's pictures.
    public convenience init(systemImageName: String) { self.init(imageName: systemImageName) }
}

/// What can be done about something that is told; stored.
/// Source: https://developer.apple.com/documentation/usernotifications/unnotificationaction
// Sendable: never changed once it is made.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// What it is called.
    public let title: String
    /// What it does beside.
    public let options: UNNotificationActionOptions
    /// Its picture.
    public let icon: UNNotificationActionIcon?
    /// An action with a picture.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
    ) { (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon) }
    /// An action.
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init(identifier: identifier, title: title, options: options, icon: nil)
    }
}

/// An action that asks for a text; stored.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// What the button is called.
    public let textInputButtonTitle: String
    /// What stands where no text is.
    public let textInputPlaceholder: String
    /// An action that asks for a text.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// A text somebody gave. A subclass can stand for one in a test.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text.
    open var userText: String { "" }
}

/// How what is told behaves.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The bits.
    public var rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app hears when it is put away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// In a car too.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// The title is shown where the rest is hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// The subtitle is shown where the rest is hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// A kind of what is told, with its actions; stored.
/// Source: https://developer.apple.com/documentation/usernotifications/unnotificationcategory
// Sendable: never changed once it is made.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// What can be done.
    public let actions: [UNNotificationAction]
    /// Names of intents.
    public let intentIdentifiers: [String]
    /// How it behaves.
    public let options: UNNotificationCategoryOptions
    /// What is shown where the rest is hidden.
    public let hiddenPreviewsBodyPlaceholder: String
    /// A kind.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.options) = (identifier, actions, options)
        (self.intentIdentifiers, self.hiddenPreviewsBodyPlaceholder) = (
            intentIdentifiers, hiddenPreviewsBodyPlaceholder
        )
    }
    /// A kind.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: "", options: options)
    }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.identifier == identifier
    }
    open override var hash: Int { identifier.hashValue }
}

/// A file beside what is told; stored.
/// Source: https://developer.apple.com/documentation/usernotifications/unnotificationattachment
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// The file.
    public let url: URL
    /// Not known.
    open var type: String { "" }
    /// A file; one that is not there is an error.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
            throw FrameworkAnswer.unavailable("UNErrorDomain", 100)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
    }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How soon something is told.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Silently.
    case passive = 0
    /// At once.
    case active
    /// At once, whatever the user does.
    case timeSensitive
    /// At once, with a sound.
    case critical
}
