// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSourceAdapter/Inert/Files.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldFiles

extension SwiftFiles {
    /// What cannot be looked at, read or written, or would be written over.
    public struct Problem: Error, Hashable, Sendable {
        public let kind: Kind
        internal init(_ kind: Kind) { self.kind = kind }
        internal init(_ path: String, _ failure: ReadFailure) { self.init(.unread(path, failure)) }
    }
}

extension SwiftFiles.Problem {
    /// What is wrong, as a fact; `description` has the words. Paths are as they were given; they may hold anything.
    public enum Kind: Hashable, Sendable {
        case unread(String, ReadFailure)
        case unwritten(String, code: Int32)
        case sameName(String, String, copy: String)
        case copyOverInput(copy: String, input: String)
        case copyOverOriginal(String)
        case copyOverDocumentList(String)
        case copyOverStubs(String)
        case noPlan(String)
    }
}

/// What ``SwiftFiles/writePlans(into:documentsInto:appFolders:surroundings:changes:version:)`` did.
public struct WrittenPlans {
    public let made: [String]
    public let twins: StubTwins?
}

/// Types that two targets make for themselves.
public struct StubTwins: Hashable, Sendable {
    public let name: String
    public let count: Int
    public let target: String
}
