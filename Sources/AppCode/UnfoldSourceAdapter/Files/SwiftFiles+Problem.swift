import UnfoldFiles

extension SwiftFiles {
    /// What cannot be looked at, read or written, or would be written over.
    public struct Problem: Error, Hashable, Sendable {
        /// What is wrong, as a fact; `description` has the words. Paths are as they were given; they may hold anything.
        public enum Kind: Hashable, Sendable {
            /// A file or folder that cannot be read.
            case unread(String, ReadFailure)
            /// A file that cannot be written, and the system's number for the reason (`errno`).
            case unwritten(String, code: Int32)
            /// Two files whose copies would get one name.
            case sameName(String, String, copy: String)
            /// A copy in the place of what it is made from.
            case copyOverInput(copy: String, input: String)
            /// A copy in the place of one of the files to adapt.
            case copyOverOriginal(String)
            /// A file's copy in the place of the list of the documents.
            case copyOverDocumentList(String)
            /// A file's copy in the place of the declarations of frameworks.
            case copyOverStubs(String)
            /// A file that is no plan, or another version's.
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
