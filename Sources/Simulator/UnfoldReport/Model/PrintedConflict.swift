import UnfoldConsoleLogs

package struct PrintedConflict {
    /// The constraint that breaks; nil if the message does not name one of its list.
    package let broken: LogConstraint?

    package init(_ message: String) {
        let log = ConsoleLogReader.read(message).logs.first
        broken = log.flatMap { log in log.broken.map { log.constraints[$0] } }
    }

    /// Whether the same constraint breaks in a run. Views are known by their classes, for apps seldom name them.
    package func isSame(as conflict: UnsatisfiableConstraints, classes: [String: String]) -> Bool {
        let line = conflict.members[conflict.broken].constraint.text
        guard let broken, let own = ConsoleLog(lines: [line], broken: 0)?.constraints.first else { return false }
        guard let one = broken.equation, let other = own.equation else { return broken.text == own.text }
        func isSame(_ one: LogOperand?, _ other: LogOperand?) -> Bool {
            guard let one, let other else { return one == nil && other == nil }
            let type = other.item.className ?? other.item.name.flatMap { classes[$0] }
            // One known by a name alone may be any.
            guard let type, let printed = one.item.className else { return one.attribute == other.attribute }
            return one.attribute == other.attribute
                && type.split(separator: ".").last == printed.split(separator: ".").last
        }
        let numbers = [one.multiplier, one.constant, one.priority].map(\.value)
        let isSameForm = numbers == [other.multiplier, other.constant, other.priority].map(\.value)
        return isSameForm && broken.identifier == own.identifier && one.relation == other.relation
            && isSame(one.first, other.first) && isSame(one.second, other.second)
    }

    static func withoutAddresses(_ text: String) -> String {
        text.replacingOccurrences(of: ":0x[0-9a-fA-F]+", with: "", options: .regularExpression)
    }
}
