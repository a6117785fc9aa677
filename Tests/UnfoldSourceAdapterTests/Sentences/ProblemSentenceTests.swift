import Foundation
import Testing

@testable import UnfoldSourceAdapter

/// What cannot be read or written, in words.
@Suite struct ProblemSentenceTests {
    private static let cases: [(kind: SwiftFiles.Problem.Kind, text: String)] = [
        (.unreadable("A.swift", reason: "why"), "A.swift:1:1: error: the file cannot be read: why"),
        (.tooLarge("A.swift", limit: 7), "A.swift:1:1: error: the file has more than 7 bytes"),
        (.unlisted("A", reason: "why"), "A:1:1: error: the folder cannot be listed: why"),
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

    @Test func onlyWhatCannotBeWrittenIsAWrite() throws {
        let problem = try #require(SwiftFiles.Problem(.unwritten("A.swift", code: EACCES)).write)
        #expect(problem.path == "A.swift" && problem.failure.code == EACCES)
        #expect(SwiftFiles.Problem(.noPlan("A.docc")).write == nil)
    }
}
