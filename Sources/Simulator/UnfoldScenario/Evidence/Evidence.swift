/// A rule that a height rests on, with the fact that it is known by.
public struct Evidence: Hashable, Sendable, Codable {
    /// The rule's name, such as `separator`.
    public var rule: String
    /// Id of a fact in `docs/uikit-facts.md`; nil where a recording of the very text is at hand.
    public var fact: String?
    /// How well the rule is known.
    public var confidence: Confidence
    /// What the rule says, in words.
    public var words: String
    /// Names of the views that it was used for; empty for what concerns the whole row.
    public var views: [String] = []
}

package enum EvidenceRules {
    /// The rule as it holds in a generation of UIKit, `NAME.GENERATION` before `NAME`; nil for a name without a row.
    static func named(_ name: String, _ generation: UIKitGeneration) -> Evidence? {
        byName["\(name).\(generation.rawValue)"] ?? byName[name]
    }

    package static let all: [Evidence] = EvidenceTable.text.split(separator: "\n").map { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return Evidence(
            rule: cells[0], fact: cells[1] == "-" ? nil : cells[1], confidence: Confidence(rawValue: cells[2])!,
            words: cells[3])
    }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.rule, $0) })
}

extension [Evidence] {
    mutating func add(_ rule: String, _ view: String? = nil) {
        guard var evidence = EvidenceRules.named(rule, LayoutEnvironment.generation) else { return }
        let index = firstIndex { $0.rule == evidence.rule }
        guard let view else {
            if index == nil { append(evidence) }
            return
        }
        if let index {
            if !self[index].views.contains(view) { self[index].views.append(view) }
        } else {
            evidence.views = [view]
            append(evidence)
        }
    }

    var weakestFirst: [Evidence] {
        Confidence.allCases.flatMap { confidence in filter { $0.confidence == confidence } }
    }
}
