@MainActor struct AcceptChoice {
    let tool: CommandLineTool
    let words: [String]

    init(tool: CommandLineTool, words: [String]) throws(UsageError) {
        self.tool = tool
        self.words = words
        if words.contains(AcceptWord.ask), !tool.environment.isTerminal { throw .nobodyToAsk }
    }

    /// A row that nothing was reported of is a slip; `removed` are those that are recorded only.
    func check(_ names: ResultNames, removed: Distinct<String>) throws(UsageError) {
        for word in words
        where word != AcceptWord.all && word != AcceptWord.ask && !names.rows.contains(word) && !removed.contains(word)
        {
            throw .noSuchName(option: "--accept", word, known: names.rows.list.sorted())
        }
    }

    func accepted(in file: RunReport.File, goesOn: inout Bool, takesAll: inout Bool) -> [RecordDifference] {
        guard let check = file.check else { return [] }
        if words.contains(AcceptWord.all) || takesAll { return check.differences }
        if !words.contains(AcceptWord.ask) {
            return check.differences.filter { difference in difference.row.map(words.contains) ?? false }
        }
        var accepted: [RecordDifference] = []
        var refused: [RecordDifference] = []
        for reported in file.reportedDifferences {
            guard goesOn else { break }
            let alike = file.differences(alike: reported)
            switch takesAll ? "y" : answer(to: reported, file) {
            case "y", "yes": accepted += alike
            case "a", "all":
                takesAll = true
                accepted += alike
            case "q", "quit", nil: goesOn = false
            default: refused += alike
            }
        }
        return takesAll ? check.differences.filter { !refused.contains($0) } : accepted
    }

    private func answer(to reported: ReportedDifference, _ file: RunReport.File) -> String? {
        let sentence = DifferenceSentence(reported, file.results)
        let cell = reported.difference.key.cell.map { " [\($0)]" } ?? ""
        tool.say("\(file.path), step \(sentence.stepText)\(cell)")
        tool.say("  \(sentence.text)")
        for cause in sentence.causes { tool.say("      \(cause)") }
        tool.environment.err(CommandNote.question.text)
        while let line = tool.environment.readLine() {
            let word = line.trimmingCharacters(in: .whitespaces).lowercased()
            if Self.answers.contains(word) { return word }
            tool.environment.err(CommandNote.questionAgain.text)
        }
        tool.environment.err("\n")
        return nil
    }

    private static let answers: Set<String> = ["y", "yes", "n", "no", "a", "all", "q", "quit"]
}

extension RunReport.File {
    /// Everything that one entry reports: the difference, the same in later steps, and the events that it names.
    fileprivate func differences(alike reported: ReportedDifference) -> [RecordDifference] {
        let keys = Set(reported.members.map(\.key))
        let causes = causes
        return (check?.differences ?? []).filter { difference in
            if reported.members.contains(causes[difference] ?? difference) { return true }
            guard let event = difference.event, event.kind != .finding, keys.contains(difference.key),
                case .height(event.row, _, _) = reported.difference.change
            else { return false }
            return true
        }
    }
}
