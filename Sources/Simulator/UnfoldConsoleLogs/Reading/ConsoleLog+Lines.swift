extension ConsoleLog {
    /// The message about constraints whose lines are known, without its words; nil if one of them cannot be read.
    package init?(lines: [String], broken: Int) {
        constraints = lines.compactMap(Self.constraint)
        guard constraints.count == lines.count else { return nil }
        (self.broken, self.line) = (broken, 1)
    }

    /// The last lines of the process: conflicts in cells of one template share most of theirs.
    private static let recent = Locked<[String: LogConstraint]>([:])
    private static let recentLimit = 1024

    private static func constraint(_ line: String) -> LogConstraint? {
        if let known = recent.withLock({ $0[line] }) { return known }
        let text = LogText(line: line[...], number: 1, resolvingEntities: false)
        guard let constraint = LogConstraintParser.parse(text).constraint else { return nil }
        recent.withLock {
            if $0.count >= recentLimit { $0.removeAll() }
            $0[line] = constraint
        }
        return constraint
    }
}
