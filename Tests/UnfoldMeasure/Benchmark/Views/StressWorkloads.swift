import Foundation
import UnfoldStress

/// A card and a list in many surroundings, as `unfold stress` tries them.
@MainActor enum StressWorkloads {
    /// Runs those whose names start with `only`.
    static func all(only: String?) -> [ViewMeasurement] {
        [
            // Half of the budget is for trying: 10,000 surroundings of a card that has two states.
            ("X1 surroundings of a card that expands", 1, 40_000, false),
            ("X2 list of ten cards, default budget", 10, StressOptions().budget, true),
        ].filter { name, _, _, _ in only.map { name.hasPrefix($0) } ?? true }.map(measure)
    }

    private static func measure(_ name: String, rows: Int, budget: Int, triesFixes: Bool) -> ViewMeasurement {
        let json = Data(card(rows).utf8)
        guard let document = try? ScenarioDocument.read(file: "card.json", data: json) else {
            fatalError("\(name): the scenario cannot be read")
        }
        var options = StressOptions()
        (options.budget, options.triesFixes) = (budget, triesFixes)
        let start = processorNanoseconds()
        let report = StressRun(document, bytes: [UInt8](json), options: options).run()
        return ViewMeasurement(name: "\(name), n=\(report.tried)", nanoseconds: processorNanoseconds() - start)
    }

    private static func card(_ rows: Int) -> String {
        """
        {"schemaVersion": 1, "traits": {"width": 390, "height": 2000, "scale": 3}, "templates": {"card": {
          "views": [{"id": "title", "type": "UILabel", "font": {"textStyle": "headline"}, "text": "\(CardTexts.titles[0])", "numberOfLines": 0},
            {"id": "state", "type": "UILabel", "font": {"textStyle": "caption1"}, "text": "Open"},
            {"id": "detail"}],
          "constraints": ["V:|-12-[title]-8-[detail]-12-|", "H:|-16-[title]-8-[state(>=60)]-16-|", "H:|-16-[detail]-16-|",
            "state.top == title.top", {"id": "detailHeight", "constraint": "detail.height == 0", "priority": 999}]}},
         "table": {"rows": [{"id": "r{n}", "repeat": \(rows)}]},
         "steps": ["load", {"name": "expand", "do": {"update": [{"set": "r1.detailHeight.constant", "to": 200}]}}]}
        """
    }
}
