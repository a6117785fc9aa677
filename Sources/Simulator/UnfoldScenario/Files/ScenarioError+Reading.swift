extension ScenarioError {
    package init(_ failure: ReadFailure, of path: String) {
        let problem: Problem =
            switch failure {
            case .unreadable(let defect): .unreadable(defect)
            case .tooLarge(let limit): .tooLarge(limit: limit)
            case .unlisted(let defect): .invalid(.unlistedFolder(defect))
            }
        self.init(position: SourcePosition(file: path, line: 1, column: 1), path: "", problem: problem)
    }
}

extension FileReader {
    /// As ``read(_:limit:regularOnly:)``, with a mistake of the file for the failure.
    package static func contents(of path: String, limit: Int, regularOnly: Bool = false) throws(ScenarioError) -> Data {
        do { return try read(path, limit: limit, regularOnly: regularOnly) } catch {
            throw ScenarioError(error, of: path)
        }
    }
}

extension FolderWalk {
    package var errors: [ScenarioError] { failures.map { ScenarioError($0.failure, of: $0.path) } }

    /// Why a path taken for a scenario's is none: a folder without scenarios, or a pipe. nil for anything else.
    package static func problem(_ path: String) -> ScenarioError? {
        switch kind(ofFile: path) {
        case nil:
            ScenarioError(
                position: SourcePosition(file: path, line: 1, column: 1), path: "",
                problem: .invalid(.emptyFolder(namesExclusions: false)))
        case .special: ScenarioError(special, of: path)
        default: nil
        }
    }
}

extension FileTree {
    package func mistake(_ path: String) -> ScenarioError? {
        refuses(path) ? ScenarioError(.unreadable(.foreignLink), of: path) : nil
    }

    /// - Throws: ``ScenarioErrors`` for a path that leads out of the tree.
    package func check(_ path: String) throws(ScenarioErrors) {
        if let mistake = mistake(path) { throw ScenarioErrors(errors: [mistake]) }
    }
}
