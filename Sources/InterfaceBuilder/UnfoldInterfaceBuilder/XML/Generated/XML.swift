// Made by Tests/Floors/inert.py from Sources/InterfaceBuilder/UnfoldInterfaceBuilder/Inert/XML.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout
import UnfoldFiles

/// Something in a document that layout does not take over, with the position.
public struct IBWarning: Hashable, Sendable {
    public var file: String
    public var line: Int
    public var column: Int
    public var problem: Problem
}

extension IBWarning {
    /// What is not taken over, as a fact; ``message`` has the words.
    public enum Problem: Hashable, Sendable {
        case device(String)
        case textSize(String)
        case imageWithoutSize, fontFileName
        case fontFile(String, FontFileError)
        case unreadableFont(String, ReadFailure)
        case frame
        case repeatedID(String)
        case guide(String)
        case plainView(String)
        case priority(String, text: String)
        case readableWidth
        case number(String, text: String)
        case word(String, text: String)
        case length(String, text: String)
        case missingImage(String)
        case textStyle(String)
        case missingFont(String, isOfView: Bool)
        case constraint(ConstraintProblem)
    }

    public enum ConstraintProblem: Hashable, Sendable {
        case noAttribute
        case relation(String)
        case multiplier(String)
        case notFinite
        case priority(String)
        case noItem(String)
        case attribute(String)
        case pair(String, String)
        case raised(String)
    }
}

/// Why a document cannot be read, with the position.
public struct IBDocumentError: Error, Hashable, Sendable {
    /// Whether the document is none of iOS, rather than a broken one.
    package var isOfOtherPlatform: Bool { if case .runtime = problem { true } else { problem == .archive } }
    public var file: String
    public var line: Int
    public var column: Int
    public var problem: Problem
}

extension IBDocumentError {
    /// What is wrong, as a fact; ``message`` has the words.
    public enum Problem: Hashable, Sendable {
        case unreadable(FileDefect)
        case tooLarge(limit: Int)
        case empty, wideEncoding
        case encoding(String)
        case invalidUTF8
        case tooManyAttributes(limit: Int)
        case namespace, documentType, brokenXML
        case tooManyElements(limit: Int)
        case tooDeep(limit: Int)
        case tooLongText(limit: Int)
        case archive
        case rootElement(String)
        case runtime(String)
    }
}
