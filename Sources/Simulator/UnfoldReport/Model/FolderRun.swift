package struct FolderRun: Hashable, Sendable {
    package struct LeftOut: Hashable, Sendable {
        package let file: String
        let reason: String

        package init(_ file: String, _ reason: String) { (self.file, self.reason) = (file, reason) }
    }

    var scenarios, documents: Int
    package private(set) var leftOut: [LeftOut]
    var lines: Int?
    package init(scenarios: Int, documents: Int, leftOut: [LeftOut], lines: Int?) {
        (self.scenarios, self.documents, self.leftOut, self.lines) = (scenarios, documents, leftOut, lines)
    }
}
