import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// How a name is written.
public enum CNContactFormatterStyle: Int, Sendable {
    /// The whole name.
    case fullName = 0
    /// How it is said.
    case phoneticFullName
}

/// Writes names: first name first.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// How a name is written.
    open var style: CNContactFormatterStyle = .fullName
    /// The name; that of the firm of somebody without one.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    /// The name; that of the firm of somebody without one.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts = [
            contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
        ].filter { !$0.isEmpty }
        if !parts.isEmpty { return parts.joined(separator: " ") }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }
    /// What has to be known of a contact for that.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        NSString(string: CNContactGivenNameKey)
    }
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }
}

/// What is kept.
public enum CNEntityType: Int, Sendable {
    /// Contacts.
    case contacts = 0
}
/// What the user allows.
public enum CNAuthorizationStatus: Int, Sendable {
    /// Not asked.
    case notDetermined = 0
    /// It can't be allowed.
    case restricted
    /// No.
    case denied
    /// Yes.
    case authorized
}

/// Which contacts are wanted; stored.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
    /// Stored.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Stored.
    open var predicate: NSPredicate?
    /// What is to be known of them.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The user's contacts; there are none, and none may be seen.
/// Source: https://developer.apple.com/documentation/contacts/cncontactstore
open class CNContactStore: NSObject, @unchecked Sendable {
    /// Not asked.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
    /// Tells at the end of the turn that it is not allowed.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { FrameworkAnswer.later { completionHandler(false, FrameworkAnswer.unavailable("CNErrorDomain", 100)) } }
    /// Fails: it is not allowed.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        throw FrameworkAnswer.unavailable("CNErrorDomain", 100)
    }
    /// Fails: nothing is kept.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        throw FrameworkAnswer.unavailable("CNErrorDomain", 100)
    }
    /// Fails: there is none.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw FrameworkAnswer.unavailable("CNErrorDomain", 200) }
    /// None.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { [] }
    /// None.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {}
}

/// Lets contacts be chosen; presented, it shows nothing.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController, StandsNowhere {
    /// Notified; nothing notifies it.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// Stored.
    open var displayedPropertyKeys: [String]?
    /// Stored.
    open var predicateForEnablingContact: NSPredicate?
}
/// Notified of chosen contacts; nothing notifies it. Methods have defaults.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// Never called.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// Never called.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Never called.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
    /// Nothing.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// Nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    /// Nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// Notified about a contact that is shown; nothing notifies it. Methods have defaults.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Never called.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
    /// Nothing.
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}

/// Shows a contact; shows nothing.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
    /// Whom it shows.
    public let contact: CNContact
    /// Notified; nothing notifies it.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// Stored.
    open var contactStore: CNContactStore?
    /// A new contact, with what is known of it.
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    /// A contact that is not kept.
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    /// Stored.
    open var allowsEditing = true
    /// Stored.
    open var allowsActions = true
    /// Shows a contact.
    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }
    /// Shows nobody.
    public required init?(coder: NSCoder) {
        contact = CNContact()
        super.init(coder: coder)
    }
}
