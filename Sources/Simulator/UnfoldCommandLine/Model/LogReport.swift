struct LogReport {
    struct Entry {
        var file: String
        var analysis: LogAnalysis
    }

    var entries: [Entry] = []
    var problems: [(file: String, problem: LogProblem)] = []
}
