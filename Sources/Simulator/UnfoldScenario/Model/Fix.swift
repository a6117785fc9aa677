/// A change of a file, a scenario or a document of Interface Builder, with which something that was found is gone.
package struct Fix: Hashable, Sendable, Codable {
    package enum Kind: String, Sendable, Codable, CaseIterable {
        case priority, constant, relation, property, constraint, update, height
    }

    package var kind: Kind
    /// What is changed, by name: a constraint, a property, a template's constraints, a step.
    package var target: String
    package var position: SourcePosition
    package var range: Range<Int>
    package var original, replacement: String

    package init(
        kind: Kind, target: String, position: SourcePosition, range: Range<Int>, original: String, replacement: String
    ) {
        (self.kind, self.target, self.position) = (kind, target, position)
        (self.range, self.original, self.replacement) = (range, original, replacement)
    }

    package func applied(to bytes: [UInt8]) -> [UInt8] {
        bytes[..<range.lowerBound] + Array(replacement.utf8) + bytes[range.upperBound...]
    }
}

extension [Fix] {
    /// The file with all of them, which are in the order of their ranges and do not overlap.
    package func applied(to bytes: [UInt8]) -> [UInt8] { reversed().reduce(bytes) { $1.applied(to: $0) } }
}

extension StepResult {
    /// Code, row and what it is about: the same in each run, whatever its sentence says.
    package func id(of finding: Finding) -> String {
        [finding.code, rowID(of: finding) ?? "", finding.elements.joined(separator: "+")].joined(separator: "/")
    }

    package func id(of conflict: Conflict) -> String {
        let report = conflict.constraints
        return id(of: Finding(severity: .warning, fact: .unsatisfiable(report), subject: conflict.row))
    }
}
