/// Something that was left as it is, and where.
public struct AdapterNote: Hashable, Sendable, Codable {
    /// What was left, as a fact; ``text`` has the words. Plans store it.
    public enum Kind: Hashable, Sendable, Codable {
        case file(Defect)
        case optionalMemberOfInnerProtocol, optionalMember, optionalCall, uncalledOptionalMethod, fileLiteral, keyPath
        case emptyKeyPath, selector, selectorWithoutType, methodExchange, methodReplacement, methodAddition
        case methodLookup, keyValueCoding, coreData, initializerOfMetatype, observedProperty, overrideInExtension
    }

    /// Why a file cannot be read.
    public enum Defect: Hashable, Sendable, Codable {
        case tooLong(bytes: Int, limit: Int)
        case script, nul, invalidUTF8
        case byte(UInt8)
        case openInterpolation, openComment, openName, openString, openRegex
        case strayBracket(String)
        case openBracket(String)
        case strayCondition, openCondition
    }

    public let path: String
    /// Counted from 1.
    public let line: Int
    /// In bytes, counted from 1, as the compiler counts.
    public let column: Int
    public let kind: Kind
}
