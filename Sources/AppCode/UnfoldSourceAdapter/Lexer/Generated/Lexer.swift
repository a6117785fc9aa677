// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSourceAdapter/Inert/Lexer.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldFiles

/// Something that was left as it is, and where.
public struct AdapterNote: Hashable, Sendable, Codable {
    public let path: String
    /// Counted from 1.
    public let line: Int
    /// In bytes, counted from 1, as the compiler counts.
    public let column: Int
    public let kind: Kind
}

extension AdapterNote {
    /// What was left, as a fact; ``text`` has the words. Plans store it.
    public enum Kind: Hashable, Sendable, Codable {
        case file(Defect)
        case optionalMemberOfInnerProtocol
        case optionalMember
        case optionalCall
        case uncalledOptionalMethod
        case fileLiteral
        case keyPath
        case emptyKeyPath
        case selector
        case selectorWithoutType
        case methodExchange
        case methodReplacement
        case methodAddition
        case methodLookup
        case keyValueCoding
        case coreData
        case initializerOfMetatype
        case observedProperty
        case overrideInExtension
    }

    /// Why a file cannot be read.
    public enum Defect: Hashable, Sendable, Codable {
        case tooLong(bytes: Int, limit: Int)
        case script
        case nul
        case invalidUTF8
        case byte(UInt8)
        case openInterpolation
        case openComment
        case openName
        case openString
        case openRegex
        case strayBracket(String)
        case openBracket(String)
        case strayCondition
        case openCondition
    }
}
