extension [ScenarioError] {
    /// With the same one of many places as one.
    var causes: [ScenarioError] {
        var indices: [[AnyHashable]: Int] = [:]
        var causes: [ScenarioError] = []
        for error in self {
            let kind: [AnyHashable] = [error.problem, error.path.replacing(/\[[0-9]+\]/, with: "[]")]
            if let index = indices[kind] {
                causes[index].repeatCount += 1
                let lines = causes[index].repeatLines
                // Three others are named, and whether there are more.
                if lines.count < 5, !lines.contains(error.position.line) {
                    causes[index].repeatLines.append(error.position.line)
                }
            } else {
                indices[kind] = causes.count
                causes.append(error)
            }
        }
        return causes
    }
}

extension ScenarioError {
    /// Without its repetitions, which only its sentence has.
    enum CodingKeys: String, CodingKey { case position, path, problem }
}
