/// Something that was left as it is, and where.
public struct AdapterNote: Hashable, Sendable {
    /// What was left, as a fact; ``text`` has the words. Plans store it.
    public enum Kind: Hashable, Sendable, Codable {
        /// The whole file, which cannot be read.
        case file(Defect)
        /// An optional member of a protocol that is inside a type.
        case optionalMemberOfInnerProtocol
        /// An optional member that is neither a method nor a property with a default.
        case optionalMember
        /// An optional call behind more than can be told to be its receiver.
        case optionalCall
        /// An optional method that is named and not called, of more than two parameters or behind too long a chain.
        case uncalledOptionalMethod
        case fileLiteral
        /// `#keyPath` of more than names.
        case keyPath
        /// `#keyPath` of nothing.
        case emptyKeyPath
        /// `#selector` of something that is no plain method.
        case selector
        /// `#selector` of a method whose type is not written there.
        case selectorWithoutType
        /// A call that exchanges methods.
        case methodExchange
        /// A call that replaces a method.
        case methodReplacement
        /// A call that adds a method.
        case methodAddition
        /// A call that looks a method up.
        case methodLookup
        /// A value by a key that is no property of the app's.
        case keyValueCoding
        /// A member that Core Data would write, of a form that is not known.
        case coreData
        /// An initialiser of a type in a variable that UIKit's classes do not require.
        case initializerOfMetatype
        /// A `dynamic` property whose changes nothing announces: one of several in a declaration, or one that is changed
        /// in place.
        case observedProperty
        /// A member of an extension that overrides: left out in a class of another module, left as it is in one of the
        /// app's inside a condition.
        case overrideInExtension
    }

    /// Why a file cannot be read.
    public enum Defect: Hashable, Sendable, Codable {
        /// More bytes than the limit.
        case tooLong(bytes: Int, limit: Int)
        /// A script's first line.
        case script
        /// A byte that is 0.
        case nul
        /// Bytes that are not UTF-8.
        case invalidUTF8
        /// A byte that nothing in Swift begins with.
        case byte(UInt8)
        case openInterpolation, openComment, openName, openString, openRegex
        /// A closing bracket without the one that it closes.
        case strayBracket(String)
        case openBracket(String)
        /// `#elseif`, `#else` or `#endif` without its `#if`.
        case strayCondition
        case openCondition
    }

    /// The file, as it was named.
    public let path: String
    /// Counted from 1.
    public let line: Int
    /// In bytes, counted from 1, as the compiler counts.
    public let column: Int
    public let kind: Kind
}
