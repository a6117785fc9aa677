import UnfoldFiles

extension SwiftFiles {
    /// What cannot be looked at, read or written, or would be written over.
    public struct Problem: Error, Hashable, Sendable {
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

        public let kind: Kind

        init(_ kind: Kind) { self.kind = kind }

        init(_ path: String, _ failure: ReadFailure) { self.init(.unread(path, failure)) }

        /// What could not be written, and why; nil for all else.
        package var write: (path: String, failure: WriteFailure)? {
            guard case .unwritten(let path, let code) = kind else { return nil }
            return (path, WriteFailure(code))
        }
    }
}
