import Foundation
import Testing

@testable import UnfoldSourceAdapter

/// What cannot be read or written, in words.
@Suite struct ProblemSentenceTests {
    private static let cases: [(kind: SwiftFiles.Problem.Kind, text: String)] = [
        (
            .unread("A.swift", .unreadable(.linkCircle)),
            "A.swift:1:1: error: the file cannot be read: it is a link that leads back to itself"
        ),
        (.unread("A.swift", .tooLarge(limit: 7)), "A.swift:1:1: error: the file has more than 7 bytes"),
        (
            .unread("A", .unlisted(.system(code: ENOTDIR))),
            "A:1:1: error: the folder cannot be listed: Not a directory"
        ),
        (.unwritten("A.swift", code: EACCES), "cannot write 'A.swift': Permission denied"),
        (.sameName("A/C.swift", "B/C.swift", copy: "C"), "'A/C.swift' and 'B/C.swift' would both become 'C'"),
        (.copyOverInput(copy: "A", input: "B"), "'A' would be written over 'B'; name another file"),
        (.copyOverOriginal("A"), "'A' is one of the files to adapt; choose another folder"),
        (
            .copyOverDocumentList("A"),
            "'A' lists the documents, and is also a file's copy; give the file another name"
        ),
        (.noPlan("A.docc"), "A.docc:1:1: error: this is no plan of this version"),
    ]

    @Test(arguments: cases.indices) func isSaidSo(_ index: Int) {
        let (kind, text) = Self.cases[index]
        #expect(SwiftFiles.Problem(kind).description == text)
    }

    /// Every line of a compiler's output says that it is an error, once.
    @Test(arguments: cases.indices) func isALine(_ index: Int) {
        let line = SwiftFiles.Problem(Self.cases[index].kind).line
        #expect(line.components(separatedBy: "error: ").count == 2, "\(line)")
    }

    @Test func onlyWhatCannotBeWrittenIsAWrite() throws {
        let problem = try #require(SwiftFiles.Problem(.unwritten("A.swift", code: EACCES)).write)
        #expect(problem.path == "A.swift" && problem.failure.code == EACCES)
        #expect(SwiftFiles.Problem(.noPlan("A.docc")).write == nil)
    }
}
