import Foundation
import TestSupport
import Testing

@testable import UnfoldScenario

/// The table of rules against `docs/uikit-facts.md`, and the figures in `docs/fidelity.md`.
@MainActor @Suite struct EvidenceRuleTests {
    private func page(_ name: String) throws -> String {
        try String(contentsOf: Fixtures.package.appendingPathComponent("docs/\(name)"), encoding: .utf8)
    }

    private func cells(of line: Substring) -> [String] {
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// No rule is said to be known better than its fact is by source and confidence.
    @Test func rulesAreAsWellKnownAsTheirFacts() throws {
        var facts: [String: Confidence] = [:]
        for line in try page("uikit-facts.md").split(separator: "\n") {
            let cells = cells(of: line)
            if cells.count == 4 { facts[cells[0]] = Self.confidence(sources: cells[2], cells[3]) }
        }
        #expect(EvidenceRules.all.count > 60)
        for rule in EvidenceRules.all {
            guard let fact = rule.fact else { continue }
            let known = try #require(facts[fact], "\(rule.rule): no fact \(fact)")
            #expect(rule.confidence == known, "\(rule.rule): \(fact) is \(known.words)")
        }
    }

    /// The best of the witnesses; a fact of low confidence has none.
    private static func confidence(sources: String, _ confidence: String) -> Confidence {
        guard confidence != "low" else { return .guessed }
        let kinds: [(String, Confidence)] = [
            ("iOS 26.1", .device), ("Catalyst", .device), ("prints", .device), ("logs", .device),
            ("libraries", .device), ("Interface Builder", .interfaceBuilder), ("Apple", .documented),
            ("WWDC", .documented), ("post", .documented), ("headers", .inferred), ("FDTemplateLayoutCell", .inferred),
            ("derived", .inferred),
        ]
        return sources.components(separatedBy: "; ").map { source in
            kinds.first { source.hasPrefix($0.0) }?.1 ?? .guessed
        }.max() ?? .guessed
    }

    /// A rule that code names has a row, and a row is named.
    @Test func everyRuleIsUsed() throws {
        let folder = Fixtures.package.appendingPathComponent("Sources/Simulator/UnfoldScenario/Running")
        let code = try ["RowEvidence.swift", "ControlEvidence.swift"].map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }.joined()
        let generations = Set(UIKitGeneration.allCases.map(\.rawValue))
        for rule in EvidenceRules.all.map(\.rule) {
            var parts = rule.split(separator: ".").map(String.init)
            if let last = parts.last, parts.count > 1, generations.contains(last) { parts.removeLast() }
            let isNamed =
                code.contains("\"\(parts.joined(separator: "."))\"")
                || ["font", "widths"].contains(parts[0]) && (code.contains("\"\(parts.last!)\"") || parts[0] == "font")
            #expect(isNamed, "no one names \(rule)")
        }
        for origin in UIFont.Origin.allCases where ![.system, .monospaced].contains(origin) {
            #expect(EvidenceRules.named("font.\(origin.rawValue)", .mid) != nil, "\(origin)")
        }
    }

    /// The figures in the docs: rows of all scenarios here, at the end of each.
    @Test func figuresInTheDocs() throws {
        let root = Fixtures.root.appendingPathComponent("Simulator/scenario")
        var counts: [Confidence: Int] = [:]
        var guesses: [String: Int] = [:]
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        for path in paths where path.hasSuffix(".json") && !path.hasPrefix("hostile") {
            guard let document = try? ScenarioDocument.read(file: root.appendingPathComponent(path).path)
            else { continue }
            let result = ScenarioRunner.run(document.cells[0], observer: nil, findsEvidence: true)
            for row in result.steps.last?.allRows ?? [] {
                guard let confidence = row.confidence else { continue }
                counts[confidence, default: 0] += 1
                for evidence in row.evidence ?? [] where evidence.confidence == .guessed {
                    guesses[evidence.fact ?? "", default: 0] += 1
                }
            }
        }
        let line = Confidence.allCases.reversed().map { "\($0.words) \(counts[$0, default: 0])" }.joined(
            separator: ", ")
        let fidelity = try page("fidelity.md").replacingOccurrences(of: "\n", with: " ")
        #expect(fidelity.contains(line), "\(line); guesses: \(guesses.sorted { $0.value > $1.value })")
        let recorded = counts[.device, default: 0] + counts[.interfaceBuilder, default: 0]
        let rest = [Confidence.documented, .inferred, .guessed].map { "\($0.words) \(counts[$0, default: 0])" }
        let short = (["recorded \(recorded)"] + rest).joined(separator: ", ")
        #expect(try page("../README.md").contains(short), "\(short)")
    }
}
