enum CommandNote {
    case seeHelp(command: String?)
    case cannotWrite(String, WriteFailure)
    case cannotDelete(String, WriteFailure)
    /// What was taken of folders, for formats that do not say it.
    case taken(FolderRun)
    case noTemplates(String)
    case nothingFound(String, [String])
    case notImported(String, [String])
    case notAmong(String, [String])
    case imports([String])
    case nothingAccepted
    case oneCell(String, of: Int)
    case moreProblems(Int, file: String)
    /// `explain`, of what `report` reads.
    case noLog(String)
    case progress(Int, of: Int)
    case question, questionAgain
    /// `fix`, for a finding that no run has any more; of those there are, by id.
    case findingGone(String, String, known: [String])
    case noFix(String, String)
    /// `fix` without a finding: what was tried for one, or that nothing was.
    case fixable(Fix)
    case nothingToFix(String)
    case changedMeanwhile(String)
    case fixed(Fix)
    /// Swift files, and copies that are others than before.
    case adapted(Int, written: Int, folder: String)
    case kept(String)
    case wrote(String)
    case nextSteps(folder: String?, job: String?)

    var text: String {
        switch self {
        case .seeHelp("help"?): Self.seeHelp(command: nil).text
        case .cannotWrite(let path, let failure): Self.cannot("write", path, failure)
        case .cannotDelete(let path, let failure): Self.cannot("delete", path, failure)
        case .question: "accept? y/n/all/quit: "
        case .questionAgain: "type y, n, all or quit: "
        case .findingGone(let path, let id, let known):
            "error: there is no '\(id)' in \(path); "
                + (known.isEmpty
                    ? "nothing is wrong there" : "use one of '\(known.prefix(8).joined(separator: "', '"))'")
        case .fixed(let fix): Self.change(fix, isDone: true)
        case .fixable(let fix): Self.change(fix, isDone: false)
        case .adapted(let files, let written, let folder):
            "\(CheckSentence.count(files, "file")) adapted, \(written) written into \(PlainText.line(folder))"
        case .nextSteps(let folder, let job):
            "Next\(folder.map { " in '\(PlainText.line($0))'" } ?? ""):\n"
                + "- 'unfold report Scenarios' shows the heights and what is wrong.\n"
                + "- 'unfold check Scenarios' records the heights and, from then on, compares. Commit the records "
                + "(*.heights) with the scenarios."
                + (job.map { "\n- In \($0), write where your copy of Unfold is in place of 'OWNER/unfold'." } ?? "")
        default: UsageError.sentences.sentence(of: self)
        }
    }

    static let noTemplates = "no templates, so it is no scenario"

    private static func change(_ fix: Fix, isDone: Bool) -> String {
        "\(fix.position.file):\(fix.position.line): \(fix.kind.rawValue) of \(fix.target): "
            + FixSentence.text(fix, isDone: isDone)
    }

    private static func cannot(_ verb: String, _ path: String, _ failure: WriteFailure) -> String {
        let advice = [EACCES, EPERM, ENOENT, EROFS].contains(failure.code) ? "; is its folder there and writable?" : ""
        return "error: cannot \(verb) '\(path)': \(failure.words)\(advice)"
    }
}
