import Testing

@testable import UnfoldScenario

/// The table of actions and what reads it say the same.
@Suite struct VerbTests {
    private func mistakes(_ action: String) -> [String] {
        let text = """
            { "schemaVersion": 1, "templates": { "t": { "views": [] } }, "table": { "rows": [ { "id": "a" } ] },
              "steps": [ { "do": "load" }, { "do": \(action) } ] }
            """
        do {
            let document = try ScenarioDocument.read(file: "x.json", data: .init(text.utf8))
            #expect(document.steps.last?.actions.count == 1, "\(action) was read as nothing, and nobody was told")
            return []
        } catch { return (error as? ScenarioErrors)?.errors.map(\.sentence) ?? ["\(error)"] }
    }

    @Test(arguments: Verb.all.map(\.name)) func aWordAloneIsThatActionOrAMistake(_ name: String) throws {
        let verb = try #require(Verb.named(name))
        switch verb.shape {
        case .none, .optional:
            let action = try #require(Action.alone(name), "'\(name)' stands in the table and nothing reads it")
            if let words = action.words { #expect(words.hasPrefix(name)) }
            let isBlock = name == "beginUpdates" || name == "endUpdates"
            #expect(mistakes("\"\(name)\"").isEmpty != isBlock)
        default:
            #expect(Action.alone(name) == nil)
            #expect(mistakes("\"\(name)\"").contains { $0.contains("needs to be told what") })
        }
    }

    /// With a value it is read or refused, never dropped.
    @Test(
        arguments: Verb.all.map(\.name),
        ["1", "\"a\"", "\"portrait\"", "[]", "{}", "null", "true", "\"a.contentView\""])
    func aWordWithAValueIsReadOrRefused(_ name: String, _ value: String) throws {
        let keys = try #require(Verb.named(name)).keys.filter(\.isRequired).map { ", \"\($0.name)\": 0" }.joined()
        _ = mistakes("{ \"\(name)\": \(value)\(keys) }")
    }

    @Test func rotateIsOnlyRotate() {
        #expect(Action.alone("rotate") != nil)
        #expect(Action.alone("shake") == nil)
    }
}
