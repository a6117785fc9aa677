/// What pasted logs say, before it has a format.
struct LogReport {
    struct Entry {
        var file: String
        var analysis: LogAnalysis
    }

    var entries: [Entry] = []
    var problems: [(file: String, problem: LogProblem)] = []
}
