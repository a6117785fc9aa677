@_exported import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// Something that is known of a contact.
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}

/// A value with what it is called.
/// Source: https://developer.apple.com/documentation/contacts/cnlabeledvalue
// Sendable: never changed once it is made.
open class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
    /// Its number.
    public let identifier = UUID().uuidString
    /// What it is called.
    public let label: String?
    /// The value.
    public let value: ValueType
    /// A value.
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
    /// What a label is called by the user; in English here.
    open class func localizedString(forLabel label: String) -> String {
        let bare = label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? String(label.dropFirst(4).dropLast(4)) : label
        return bare.lowercased()
    }
}
/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// Something else.
public let CNLabelOther = "_$!<Other>!$_"
/// A telephone to carry.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The usual telephone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// An iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"

/// A number of a telephone.
// Sendable: never changed once it is made.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    /// The number.
    public let stringValue: String
    /// A number.
    public init(stringValue string: String) { stringValue = string }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

/// What a contact is.
public enum CNContactType: Int, Sendable {
    /// Somebody.
    case person = 0
    /// A firm.
    case organization
}

/// Somebody.
/// Source: https://developer.apple.com/documentation/contacts/cncontact
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Known {
        var type = CNContactType.person
        var givenName = "", middleName = "", familyName = "", nickname = ""
        var namePrefix = "", nameSuffix = "", organizationName = "", jobTitle = "", departmentName = "", note = ""
        var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
        var emailAddresses: [CNLabeledValue<NSString>] = []
        var urlAddresses: [CNLabeledValue<NSString>] = []
        var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
        var birthday: DateComponents?
        var imageData: Data?
    }
    var known = Known()
    private let number: String
    /// Nobody.
    public override init() { number = UUID().uuidString }
    fileprivate init(_ other: CNContact) { (number, known) = (other.number, other.known) }
    /// Its number.
    open var identifier: String { number }
    /// A person or a firm.
    open var contactType: CNContactType { known.type }
    /// The first name.
    open var givenName: String { known.givenName }
    /// The name between.
    open var middleName: String { known.middleName }
    /// The last name.
    open var familyName: String { known.familyName }
    /// The nickname.
    open var nickname: String { known.nickname }
    /// Before the name.
    open var namePrefix: String { known.namePrefix }
    /// Behind the name.
    open var nameSuffix: String { known.nameSuffix }
    /// A firm.
    open var organizationName: String { known.organizationName }
    /// The title of the job.
    open var jobTitle: String { known.jobTitle }
    /// The department of the firm.
    open var departmentName: String { known.departmentName }
    /// What was noted.
    open var note: String { known.note }
    /// Telephones.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { known.phoneNumbers }
    /// Addresses of mail.
    open var emailAddresses: [CNLabeledValue<NSString>] { known.emailAddresses }
    /// Addresses of pages.
    open var urlAddresses: [CNLabeledValue<NSString>] { known.urlAddresses }
    /// Addresses of the post.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { known.postalAddresses }
    /// The date of birth; the year may be missing.
    open var birthday: DateComponents? { known.birthday }
    /// A picture.
    open var imageData: Data? { known.imageData }
    /// A small picture: the same.
    open var thumbnailImageData: Data? { known.imageData }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool { known.imageData != nil }
    /// Always true.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Always true.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any { CNContact(self) }
    /// A copy to be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(self) }
}

/// Somebody, to be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    /// Nobody yet.
    public override init() { super.init() }
    fileprivate override init(_ other: CNContact) { super.init(other) }
    open override var contactType: CNContactType {
        get { known.type }
        set { known.type = newValue }
    }
    open override var givenName: String {
        get { known.givenName }
        set { known.givenName = newValue }
    }
    open override var middleName: String {
        get { known.middleName }
        set { known.middleName = newValue }
    }
    open override var familyName: String {
        get { known.familyName }
        set { known.familyName = newValue }
    }
    open override var nickname: String {
        get { known.nickname }
        set { known.nickname = newValue }
    }
    open override var namePrefix: String {
        get { known.namePrefix }
        set { known.namePrefix = newValue }
    }
    open override var nameSuffix: String {
        get { known.nameSuffix }
        set { known.nameSuffix = newValue }
    }
    open override var departmentName: String {
        get { known.departmentName }
        set { known.departmentName = newValue }
    }
    open override var organizationName: String {
        get { known.organizationName }
        set { known.organizationName = newValue }
    }
    open override var jobTitle: String {
        get { known.jobTitle }
        set { known.jobTitle = newValue }
    }
    open override var note: String {
        get { known.note }
        set { known.note = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { known.phoneNumbers }
        set { known.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { known.emailAddresses }
        set { known.emailAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { known.urlAddresses }
        set { known.urlAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { known.postalAddresses }
        set { known.postalAddresses = newValue }
    }
    open override var birthday: DateComponents? {
        get { known.birthday }
        set { known.birthday = newValue }
    }
    open override var imageData: Data? {
        get { known.imageData }
        set { known.imageData = newValue }
    }
}

/// The first name.
public let CNContactGivenNameKey = "givenName"
/// The last name.
public let CNContactFamilyNameKey = "familyName"
/// A firm.
public let CNContactOrganizationNameKey = "organizationName"
/// Telephones.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// Addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// A picture.
public let CNContactImageDataKey = "imageData"
/// Whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// A small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
