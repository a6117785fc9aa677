import Foundation

/// What stands before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The middle name.
public let CNContactMiddleNameKey = "middleName"
/// What stands behind the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The nickname.
public let CNContactNicknameKey = "nickname"
/// The department of the firm.
public let CNContactDepartmentNameKey = "departmentName"
/// The title of the job.
public let CNContactJobTitleKey = "jobTitle"
/// The note.
public let CNContactNoteKey = "note"
/// The date of birth.
public let CNContactBirthdayKey = "birthday"
/// Addresses of the post.
public let CNContactPostalAddressesKey = "postalAddresses"
/// Addresses of pages.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The number.
public let CNContactIdentifierKey = "identifier"
/// A person or a firm.
public let CNContactTypeKey = "contactType"

extension CNContact {
    /// The contacts with a text in their names.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { object, _ in
            guard let contact = object as? CNContact else { return false }
            return (CNContactFormatter.string(from: contact, style: .fullName) ?? "").localizedStandardContains(name)
        }
    }
    /// The contacts of some numbers.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
    }
    /// The contacts with an address of mail, whatever its case.
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate { object, _ in
            (object as? CNContact)?.emailAddresses
                .contains { ($0.value as String).lowercased() == emailAddress.lowercased() } ?? false
        }
    }
    /// The contacts with a number of a telephone: its digits count.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate { object, _ in
            let wanted = phoneNumber.stringValue.filter(\.isNumber)
            return (object as? CNContact)?.phoneNumbers
                .contains { $0.value.stringValue.filter(\.isNumber) == wanted } ?? false
        }
    }
}

/// Changes of the user's contacts; accepted.
/// Source: https://developer.apple.com/documentation/contacts/cnsaverequest
open class CNSaveRequest: NSObject, @unchecked Sendable {
    /// Accepted.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Accepted.
    open func update(_ contact: CNMutableContact) {}
    /// Accepted.
    open func delete(_ contact: CNMutableContact) {}
}
