extension StubCatalogue {
    static let contacts = StubModule(
        "Contacts",
        """
        protocol CNKeyDescriptor: NSObjectProtocol {}
        extension NSString: CNKeyDescriptor {}
        keys CNContactIdentifierKey, CNContactGivenNameKey, CNContactFamilyNameKey, CNContactMiddleNameKey, CNContactNicknameKey, CNContactOrganizationNameKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactImageDataKey, CNContactImageDataAvailableKey, CNContactThumbnailImageDataKey, CNContactPostalAddressesKey, CNContactUrlAddressesKey, CNContactBirthdayKey
        let CNLabelHome = "_$!<Home>!$_"
        let CNLabelWork = "_$!<Work>!$_"
        let CNLabelOther = "_$!<Other>!$_"
        let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
        let CNLabelPhoneNumberMain = "_$!<Main>!$_"
        class CNLabeledValue<ValueType: AnyObject>: NSObject {
            let label: String?
            let value: ValueType
            init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
            class func localizedString(forLabel label: String) -> String { label }
        }
        class CNPhoneNumber: NSObject {
            let stringValue: String
            init(stringValue string: String) { stringValue = string }
        }
        class CNPostalAddress: NSObject {
            var street = ""
            var city = ""
            var state = ""
            var postalCode = ""
            var country = ""
            var isoCountryCode = ""
        }
        class CNContact: NSObject {
            let identifier = UUID().uuidString
            var givenName = ""
            var middleName = ""
            var familyName = ""
            var nickname = ""
            var organizationName = ""
            var jobTitle = ""
            var note = ""
            var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
            var emailAddresses: [CNLabeledValue<NSString>] = []
            var urlAddresses: [CNLabeledValue<NSString>] = []
            var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
            var birthday: DateComponents?
            var imageData: Data?
            var thumbnailImageData: Data? { imageData }
            var imageDataAvailable: Bool { imageData != nil }
            func isKeyAvailable(_ key: String) -> Bool { true }
            class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
            class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
        }
        class CNMutableContact: CNContact {}
        enum CNContactFormatterStyle: Int { case fullName, phoneticFullName }
        class CNContactFormatter: NSObject {
            class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? { [contact.givenName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ") }
            class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { NSString() }
        }
        class CNContactFetchRequest: NSObject {
            var predicate: NSPredicate?
            init(keysToFetch: [any CNKeyDescriptor]) {}
        }
        enum CNEntityType: Int { case contacts }
        enum CNAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized, limited }
        class CNSaveRequest: NSObject {
            func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
            func update(_ contact: CNMutableContact) {}
        }
        class CNContactStore: NSObject {
            class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
            func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {}
            func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws {}
            func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { [] }
            func execute(_ saveRequest: CNSaveRequest) throws {}
        }
        """)

    static let contactsUI = StubModule(
        "ContactsUI", exports: ["Contacts"],
        """
        @preconcurrency @MainActor protocol CNContactPickerDelegate: NSObjectProtocol {
            optional func contactPickerDidCancel(_ picker: CNContactPickerViewController)
            optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
            optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
        }
        class CNContactPickerViewController: UIViewController {
            weak var delegate: (any CNContactPickerDelegate)?
            var displayedPropertyKeys: [String]?
            var predicateForEnablingContact: NSPredicate?
        }
        @preconcurrency @MainActor protocol CNContactViewControllerDelegate: NSObjectProtocol {
            optional func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
        }
        class CNContactViewController: UIViewController {
            weak var delegate: (any CNContactViewControllerDelegate)?
            var allowsEditing = true
            var allowsActions = true
            var contactStore: CNContactStore?
            convenience init(for contact: CNContact) { self.init(nibName: nil, bundle: nil) }
            convenience init(forNewContact contact: CNContact?) { self.init(nibName: nil, bundle: nil) }
            convenience init(forUnknownContact contact: CNContact) { self.init(nibName: nil, bundle: nil) }
        }
        """)

    static let eventKit = StubModule(
        "EventKit", exports: ["CoreLocation"],
        """
        enum EKEntityType: UInt { case event, reminder }
        enum EKSpan: Int { case thisEvent, futureEvents }
        enum EKAuthorizationStatus: Int {
            case notDetermined, restricted, denied, fullAccess, writeOnly
            static var authorized: EKAuthorizationStatus { .fullAccess }
        }
        class EKAlarm: NSObject {
            init(relativeOffset offset: TimeInterval) {}
            init(absoluteDate date: Date) {}
        }
        class EKCalendar: NSObject {
            var title = ""
            var calendarIdentifier: String { "" }
        }
        class EKStructuredLocation: NSObject {
            var title: String?
            var geoLocation: CLLocation?
            var radius = 0.0
            convenience init(title: String) {
                self.init()
                self.title = title
            }
        }
        class EKCalendarItem: NSObject {
            var calendar: EKCalendar!
            var title: String! = ""
            var location: String?
            var notes: String?
            var url: URL?
            var timeZone: TimeZone?
            var alarms: [EKAlarm]?
            func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
        }
        class EKEvent: EKCalendarItem {
            var eventIdentifier: String! { "" }
            var startDate: Date!
            var endDate: Date!
            var isAllDay = false
            var structuredLocation: EKStructuredLocation?
            init(eventStore: EKEventStore) {}
        }
        class EKReminder: EKCalendarItem {
            var isCompleted = false
            var dueDateComponents: DateComponents?
            init(eventStore: EKEventStore) {}
        }
        class EKEventStore: NSObject {
            var defaultCalendarForNewEvents: EKCalendar? { nil }
            class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
            func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {}
            func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {}
            func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {}
            func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
            func save(_ event: EKEvent, span: EKSpan) throws {}
            func remove(_ event: EKEvent, span: EKSpan) throws {}
            func event(withIdentifier identifier: String) -> EKEvent? { nil }
            func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
            func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
        }
        """)

    static let eventKitUI = StubModule(
        "EventKitUI", exports: ["EventKit"],
        """
        enum EKEventEditViewAction: Int { case canceled, saved, deleted }
        @preconcurrency @MainActor protocol EKEventEditViewDelegate: NSObjectProtocol {
            func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
        }
        class EKEventEditViewController: UINavigationController {
            weak var editViewDelegate: (any EKEventEditViewDelegate)?
            var eventStore: EKEventStore! = EKEventStore()
            var event: EKEvent?
        }
        """)

    static let intents = StubModule(
        "Intents",
        """
        class INIntent: NSObject {
            var suggestedInvocationPhrase: String?
            func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
        }
        class INImage: NSObject {
            convenience init(imageData: Data) { self.init() }
        }
        class INSpeakableString: NSObject {
            let spokenPhrase: String
            init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
        }
        enum INPersonHandleType: Int { case unknown, emailAddress, phoneNumber }
        class INPersonHandle: NSObject {
            let value: String?
            init(value: String?, type: INPersonHandleType) { self.value = value }
        }
        class INPerson: NSObject {
            let displayName: String
            init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?) { self.displayName = displayName ?? "" }
        }
        class INSendMessageIntent: INIntent {
            var conversationIdentifier: String? { nil }
            var recipients: [INPerson]? { nil }
            var speakableGroupName: INSpeakableString? { nil }
        }
        class INPlayMediaIntent: INIntent {}
        class INInteraction: NSObject {
            let intent: INIntent
            var identifier = ""
            var groupIdentifier: String?
            init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
            func donate(completion: (((any Error)?) -> Void)? = nil) {}
            class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {}
        }
        class INIntentResponse: NSObject {}
        class INShortcut: NSObject {
            let intent: INIntent?
            let userActivity: NSUserActivity?
            init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }
            init(userActivity: NSUserActivity) { (intent, self.userActivity) = (nil, userActivity) }
        }
        class INVoiceShortcut: NSObject {
            var identifier: UUID { UUID() }
            var invocationPhrase: String { "" }
            var shortcut: INShortcut { INShortcut(userActivity: NSUserActivity(activityType: "none")) }
        }
        class INVoiceShortcutCenter: NSObject {
            class var shared: INVoiceShortcutCenter { INVoiceShortcutCenter() }
            func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {}
            func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
        }
        """)

    static let intentsUI = StubModule(
        "IntentsUI", exports: ["Intents"],
        """
        @preconcurrency @MainActor protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
            func addVoiceShortcutViewController(_ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
            func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
        }
        class INUIAddVoiceShortcutViewController: UIViewController {
            weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
            convenience init(shortcut: INShortcut) { self.init(nibName: nil, bundle: nil) }
        }
        @preconcurrency @MainActor protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
            func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
            func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
            func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
        }
        class INUIEditVoiceShortcutViewController: UIViewController {
            weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
            convenience init(voiceShortcut: INVoiceShortcut) { self.init(nibName: nil, bundle: nil) }
        }
        """)
}
