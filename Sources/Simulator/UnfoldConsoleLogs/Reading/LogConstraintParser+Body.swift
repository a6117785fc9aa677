extension LogConstraintParser {
    mutating func readBody(from start: Int) -> LogEquation? {
        tries -= 1
        guard tries > 0 else { return nil }
        if text.has("V:", at: start) { return readVisual(from: start + 2, axis: .vertical) }
        if text.has("H:", at: start) { return readVisual(from: start + 2, axis: .horizontal) }
        return readEquation(from: start)
    }

    func readSystemSpace(_ position: inout Int) -> (String, LogNumber)? {
        for name in ["NSSpace", "NSLayoutAnchorConstraintSpace"] {
            var next = position
            guard take("\(name)(", &next), let value = takeNumber(&next), take(")", &next) else { continue }
            position = next
            return (name, value)
        }
        return nil
    }

    mutating func stop<T>(_ position: Int, _ expected: LogProblem.Expectation) -> T? {
        fail(position, expected)
        return nil
    }
}
