extension StressOptions {
    static let ofDoctor = 300

    init(_ parsed: ParsedArguments, budget: Int) throws(UsageError) {
        self.init()
        self.budget = budget
        if let words = parsed.value("--axes") {
            axes = []
            for word in words.split(separator: ",") {
                guard let axis = StressAxis(rawValue: String(word)) else {
                    throw .badValue(name: "--axes", value: String(word), allowed: StressAxis.allCases.map(\.rawValue))
                }
                axes.insert(axis)
            }
        }
        if let rows = parsed.value("--budget").flatMap({ Int($0) }) { self.budget = rows }
        timeLimit = parsed.value("--time-limit").flatMap(Double.init)
    }
}
