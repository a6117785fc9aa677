import Foundation

/// An address of the post.
/// Source: https://developer.apple.com/documentation/contacts/cnpostaladdress
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Lines: Hashable {
        var street = "", subLocality = "", city = "", subAdministrativeArea = "", state = ""
        var postalCode = "", country = "", isoCountryCode = ""
    }
    fileprivate var lines = Lines()
    /// No address.
    public override init() {}
    /// The street, with its number.
    open var street: String { lines.street }
    /// The part of the city.
    open var subLocality: String { lines.subLocality }
    /// The city.
    open var city: String { lines.city }
    /// The county.
    open var subAdministrativeArea: String { lines.subAdministrativeArea }
    /// The state.
    open var state: String { lines.state }
    /// The code of the post.
    open var postalCode: String { lines.postalCode }
    /// The country.
    open var country: String { lines.country }
    /// The code of the country, of two letters.
    open var isoCountryCode: String { lines.isoCountryCode }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.lines == lines }
    open override var hash: Int { lines.hashValue }
    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CNPostalAddress()
        copy.lines = lines
        return copy
    }
    /// A copy to be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutablePostalAddress()
        copy.lines = lines
        return copy
    }
}

/// An address of the post, to be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { lines.street }
        set { lines.street = newValue }
    }
    open override var subLocality: String {
        get { lines.subLocality }
        set { lines.subLocality = newValue }
    }
    open override var city: String {
        get { lines.city }
        set { lines.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { lines.subAdministrativeArea }
        set { lines.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { lines.state }
        set { lines.state = newValue }
    }
    open override var postalCode: String {
        get { lines.postalCode }
        set { lines.postalCode = newValue }
    }
    open override var country: String {
        get { lines.country }
        set { lines.country = newValue }
    }
    open override var isoCountryCode: String {
        get { lines.isoCountryCode }
        set { lines.isoCountryCode = newValue }
    }
}

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// As on a letter.
    case mailingAddress = 0
}

/// Writes addresses: street, then city, state and code in one line, then country. Contacts follows the country's habit.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    /// How an address is written.
    open var style: CNPostalAddressFormatterStyle = .mailingAddress
    /// The address in lines.
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
    /// The address in lines.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let city = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
        return [postalAddress.street, city.joined(separator: " "), postalAddress.country]
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }
    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }
}
