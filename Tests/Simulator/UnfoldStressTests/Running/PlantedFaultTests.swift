import Foundation
import TestSupport
import Testing

@testable import UnfoldStress

/// Cells in the manner of known apps, each with one fault: it is found, in the smallest surroundings in which it is.
///
/// Where these end is looked for by reports on files that are written for other surroundings, one value after the other;
/// nothing of `unfold stress` is in that.
@MainActor @Suite struct PlantedFaultTests {
    /// All in a long run.
    private static let sample = Rounds.of(40, long: 1)

    private func run(_ plant: Plant) throws -> StressReport { try run(plant.base, plant.json) }

    private func run(
        _ name: String, _ json: Data, _ axes: Set<StressAxis> = StressAxis.standard, budget: Int = 600
    ) throws -> StressReport {
        let document = try ScenarioDocument.read(file: name + ".json", data: json)
        var options = StressOptions()
        (options.axes, options.budget, options.triesFixes) = (axes, budget, false)
        return StressRun(document, options: options).run()
    }

    @Test func plantsAreFoundFirstAtTheirThresholds() throws {
        let plants = try Plant.all()
        let kinds = Set(plants.map { [$0.code, WrittenSurroundings.axis($0.smallest)] })
        #expect(plants.count >= 60 && kinds.count >= 15, "\(plants.count) plants of \(kinds.count) kinds")
        var later: [String] = []
        let tried = plants.indices.filter { $0 % Self.sample == 0 }.map { plants[$0] }
        for plant in tried {
            let report = try run(plant)
            let found = report.findings.filter { $0.code == plant.code }.map { WrittenSurroundings.words($0.smallest) }
            #expect(found.contains(plant.smallest), "\(plant): \(found)")
            let first = report.findings.first.map { [$0.code, WrittenSurroundings.words($0.smallest)] }
            if first != [plant.code, plant.smallest] { later.append("\(plant): \(first ?? [])") }
        }
        // What the fault brings with it may be worse than it is.
        #expect(later.count <= tried.count / 20, "\(later)")
    }

    /// The thresholds of the table are those of reports: there it is, and nowhere nearer.
    @Test func thresholdsAreThoseOfReports() throws {
        let plants = try Plant.all()
        for plant in plants.indices.filter({ $0 % Self.sample == 0 }).map({ plants[$0] }) {
            let written = try WrittenSurroundings(plant.json)
            let values = written.values(towards: plant.smallest)
            #expect(try written.shows(plant.code, values.last ?? ""), "\(plant) is not there")
            for nearer in Rounds.of(values.dropLast().suffix(1), long: values.dropLast()[...]) {
                #expect(try !written.shows(plant.code, nearer), "\(plant) is at \(nearer)")
            }
        }
    }

    /// What only a comparison shows is switched off as other findings are.
    @Test(arguments: [
        ("cut-text", "cutText", StressAxis.texts), ("shrinking-height", "shrinkingHeight", .texts),
        ("irreversible-step", "irreversibleStep", .order),
    ])
    func whatIsMeantIsSwitchedOff(_ code: String, _ invariant: String, _ axis: StressAxis) throws {
        let plant = try #require(try Plant.all().first { $0.code == code })
        func found(_ json: Data) throws -> Bool {
            try run(plant.base, json, [axis], budget: 150).findings.contains { $0.code == code }
        }
        let json = String(decoding: try plant.json, as: UTF8.self).replacingOccurrences(
            of: "{\n  \"schemaVersion\": 1,",
            with: "{\"invariants\": {\"\(invariant)\": {\"off\": \"it is meant so\"}}, \"schemaVersion\": 1,")
        #expect(try found(plant.json) && !found(Data(json.utf8)))
    }

    /// Without the plants nothing breaks.
    @Test func cellsWithoutPlantsAreQuiet() throws {
        let bases = Set(try Plant.all().map(\.base)).sorted()
        for base in bases.enumerated().filter({ $0.offset % Rounds.of(20, long: 1) == 0 }).map(\.element) {
            let plain = Plant(base: base, original: "", replacement: "", code: "", smallest: "")
            let found = try run(plain).findings.map { [base, $0.code, WrittenSurroundings.words($0.smallest)] }
            #expect(found.isEmpty, "\(found)")
        }
    }
}

/// A cell's file, and what is changed in it.
struct Plant: CustomStringConvertible {
    let base, original, replacement: String
    /// What is found, and where.
    let code, smallest: String

    static func all() throws -> [Plant] {
        try Fixtures.table("Simulator/stress/planted.tsv").map {
            Plant(base: $0[0], original: $0[1], replacement: $0[2], code: $0[3], smallest: $0[4])
        }
    }

    var description: String { "\(base), \(replacement): \(code) at \(smallest)" }

    var json: Data {
        get throws {
            let path = Fixtures.path("Simulator/stress/cells/\(base).json")
            let text = try String(contentsOfFile: path, encoding: .utf8)
            guard !original.isEmpty else { return Data(text.utf8) }
            try #require(text.components(separatedBy: original).count == 2, "\(original) is not once in \(base)")
            return Data(text.replacingOccurrences(of: original, with: replacement).utf8)
        }
    }
}

extension Fixtures {
    /// Rows of a table, without its head.
    fileprivate static func table(_ name: String) throws -> [[String]] {
        try String(contentsOfFile: path(name), encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
}

/// A scenario's file, written for other surroundings: `width 371`, `size accessibilityLarge`, `rightToLeft`,
/// `title letters 24`, `badge toggled`, `steps 0 1 1`, `reused`.
@MainActor struct WrittenSurroundings {
    private let json: [String: Any]

    init(_ data: Data) throws { json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any]) }

    static func words(_ point: StressSurroundings) -> String {
        let parts: [String?] = [
            point.width.map { "width \(Int($0))" }, point.contentSizeCategory.map { "size \($0)" },
            point.isRightToLeft.map { $0 ? "rightToLeft" : "leftToRight" },
            point.text.map { text in
                [text.view ?? "*", text.kind.rawValue, text.letters.map(String.init)].compactMap { $0 }
                    .joined(separator: " ")
            }, point.toggledView.map { "\($0) toggled" },
            point.steps.map { "steps " + $0.map(String.init).joined(separator: " ") },
            point.isReused ? "reused" : nil,
        ]
        let words = parts.compactMap { $0 }
        return words.isEmpty ? "as written" : words.joined(separator: ", ")
    }

    /// What differs, without its value.
    static func axis(_ words: String) -> String {
        let words = words.split(separator: " ").map(String.init)
        return ["width", "size", "steps", "as"].contains(words[0]) ? words[0] : words.last { Int($0) == nil } ?? ""
    }

    /// From the written value to that one, each with the next.
    func values(towards end: String) -> [String] {
        let words = end.split(separator: " ").map(String.init)
        guard !end.contains(","), let last = words.last else { return [end] }
        let all: [String]
        switch (words[0], words.count > 1 ? words[1] : "") {
        case ("width", _): all = Self.numbers(from: 390, to: Int(last) ?? 0).map { "width \($0)" }
        case ("size", _):
            let names = TextSizes.all.map(\.name)
            let (large, far) = (names.firstIndex(of: "large") ?? 0, names.firstIndex(of: last) ?? 0)
            all = Self.numbers(from: large, to: far).map { "size \(names[$0])" }
        case (let view, "letters"), (let view, "word"), (let view, "digits"):
            let text = words[1] == "letters" ? Self.view(view, in: json)?["text"] as? String ?? "" : ""
            all = Self.numbers(from: text.count, to: Int(last) ?? 0).map { "\(view) \(words[1]) \($0)" }
        default: all = ["as written", end]
        }
        return end == "as written" ? [end] : all
    }

    private static func numbers(from start: Int, to end: Int) -> [Int] {
        start <= end ? Array(start...end) : Array((end...start).reversed())
    }

    /// Whether a report on the file has it there.
    func shows(_ code: String, _ surroundings: String) throws -> Bool {
        let json = changed(surroundings)
        let result = try Self.run(json)
        switch code {
        case "cut-text":
            // With as many lines as they take, labels make the list taller.
            let all = try Self.run(
                Self.mapping(json) { view in
                    if view["type"] as? String == "UILabel" { view["numberOfLines"] = 0 }
                })
            return zip(all.steps, result.steps).contains { $0.contentHeight > $1.contentHeight + 1 }
        case "shrinking-height":
            let written = try Self.run(self.json)
            return zip(written.steps, result.steps).contains { $0.contentHeight > $1.contentHeight + 1 }
        case "irreversible-step":
            let heights = result.steps.suffix(3).map(\.contentHeight)
            return result.steps.count > 2 && abs(heights[2] - heights[0]) > 1 && abs(heights[2] - heights[1]) > 1
        default: return result.steps.flatMap(\.everyFinding).contains { $0.code == code }
        }
    }

    private static func run(_ json: [String: Any]) throws -> ScenarioResult {
        let data = try JSONSerialization.data(withJSONObject: json)
        return ScenarioRunner.run(try ScenarioDocument.read(file: "planted.json", data: data))
    }

    private func changed(_ surroundings: String) -> [String: Any] {
        let words = surroundings.split(separator: " ").map(String.init)
        var (json, traits) = (json, json["traits"] as? [String: Any] ?? [:])
        switch (words[0], words.count > 1 ? words[1] : "") {
        case ("width", let width): traits["width"] = Double(width)
        case ("size", let name): traits["contentSizeCategory"] = name
        case ("rightToLeft", _): traits["layoutDirection"] = "rightToLeft"
        case ("steps", _):
            let steps = json["steps"] as? [Any] ?? []
            json["steps"] = words.dropFirst().compactMap(Int.init).map { steps[$0] }
        case ("reused", _): json["steps"] = (json["steps"] as? [Any] ?? []) + ["reloadData"]
        case (let name, "toggled"):
            json = Self.mapping(json) { view in
                if view["id"] as? String == name { view["isHidden"] = !(view["isHidden"] as? Bool ?? false) }
            }
        case (let name, "empty"): json = Self.setting(name, in: json) { _ in "" }
        case (let name, "letters"), (let name, "word"), (let name, "digits"):
            let count = Int(words[2]) ?? 0
            json = Self.setting(name, in: json) { text in
                let unit = words[1] == "letters" ? text + " " : words[1] == "digits" ? "8" : text.filter(\.isLetter)
                return String(String(repeating: unit, count: count / max(1, unit.count) + 1).prefix(count))
            }
        default: break
        }
        json["traits"] = traits
        return json
    }

    private static func setting(_ name: String, in json: [String: Any], _ change: (String) -> String) -> [String: Any] {
        mapping(json) { view in
            guard let text = view["text"] as? String, name == "*" || view["id"] as? String == name else { return }
            view["text"] = change(text)
        }
    }

    private static func view(_ name: String, in json: [String: Any]) -> [String: Any]? {
        var found: [String: Any]?
        _ = mapping(json) { if $0["id"] as? String == name { found = $0 } }
        return found
    }

    /// With every object in it changed.
    private static func mapping(_ json: [String: Any], _ change: (inout [String: Any]) -> Void) -> [String: Any] {
        func map(_ value: Any) -> Any {
            if let object = value as? [String: Any] { return mapping(object, change) }
            return (value as? [Any])?.map(map) ?? value
        }
        var object = json.mapValues(map)
        change(&object)
        return object
    }
}
