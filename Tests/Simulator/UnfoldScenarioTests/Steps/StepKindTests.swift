import Testing
import UnfoldAutoLayout

@testable import UnfoldScenario

/// Every word of steps is read as itself or refused.
@Suite struct StepKindTests {
    private func read(_ action: String) -> (action: (any Action)?, mistakes: [String]) {
        let text = """
            { "schemaVersion": 1, "templates": { "t": { "views": [] } }, "table": { "rows": [ { "id": "a" } ] },
              "steps": [ { "do": "load" }, { "do": \(action) } ] }
            """
        do {
            let document = try ScenarioDocument.read(file: "x.json", data: .init(text.utf8))
            #expect(document.steps.last?.actions.count == 1, "\(action) was read as nothing, and nobody was told")
            return (document.steps.last?.actions.first, [])
        } catch { return (nil, (error as? ScenarioErrors)?.errors.map(\.sentence) ?? ["\(error)"]) }
    }

    @Test(arguments: Steps.words) func aWordAloneIsThatActionOrAMistake(_ word: String) throws {
        let kind = try #require(Steps.named(word))
        let (action, mistakes) = read("\"\(word)\"")
        guard kind.shape.standsAlone else {
            #expect(mistakes.contains { $0.contains("needs to be told what") })
            return
        }
        let isBlock = word == "beginUpdates" || word == "endUpdates"
        #expect(mistakes.isEmpty != isBlock)
        guard !isBlock else { return }
        #expect(action?.word == word)
        #expect(action?.words?.hasPrefix(word) == true)
    }

    /// With a value it is read or refused, never dropped, and never read as another.
    @Test(
        arguments: Steps.words,
        ["1", "\"a\"", "\"portrait\"", "[]", "{}", "null", "true", "\"a.contentView\""])
    func aWordWithAValueIsReadOrRefused(_ word: String, _ value: String) throws {
        let keys = try #require(Steps.named(word)).keys.filter(\.isRequired).map { ", \"\($0.name)\": 0" }.joined()
        let (action, mistakes) = read("{ \"\(word)\": \(value)\(keys) }")
        if let action { #expect(action.word == word) } else { #expect(!mistakes.isEmpty) }
    }

    @Test func noTwoStepsHaveAWord() { #expect(Set(Steps.words).count == Steps.words.count) }

    /// A step is one value: nothing but this is needed to read, run, tell and describe it.
    @Test func aStepIsOneValue() throws {
        let kind = StepKind<Double>(
            "wait", .kind(.number(0...10)), [], "Nothing happens.",
            read: { $1.value.number(in: 0...10) },
            perform: { _, _, _ in }, words: { "wait for \($0) s" })
        var reader = StepReader(templates: [], table: TableSpec())
        let mistakes = NodeReader()
        let position = SourcePosition(file: "x.json", line: 3, column: 7)
        func node(_ value: Double) -> StepNode {
            let json = JSONNode(position: position, value: .number(value))
            return StepNode(value: FileNode(json, path: "steps[0].wait", reader: mistakes))
        }
        let action = try #require(kind.readAction(&reader, node(4)))
        #expect(action.word == "wait" && action.position == position)
        #expect(action.words == "wait for 4.0 s")
        #expect(
            action.inputDescription == ["wait for 4.0 s"]
                && StepSpec.title(of: [action, action]) == "wait for 4.0 s, …")
        #expect(kind.readAction(&reader, node(11)) == nil)
        #expect(mistakes.errors.count == 1)
    }

    /// What blocks carry is found and changed at any depth; an edit that takes a setting away takes its action away.
    @Test func editsReachIntoBlocks() throws {
        let text = """
            { "schemaVersion": 1, "templates": { "t": { "views": [ { "id": "l", "type": "UILabel" } ] } },
              "table": { "rows": [ { "id": "a" } ] },
              "steps": [ { "do": { "update": [
                { "animate": [ { "set": "a.l.text", "to": "x" }, { "toggle": "a.l.isHidden" } ] },
                { "insert": { "id": "b" }, "at": 0 }, { "insertSections": { "id": "s", "rows": [ { "id": "c" } ] }, "at": 1 } ] } } ] }
            """
        var document = try ScenarioDocument.read(file: "x.json", data: .init(text.utf8))
        #expect(document.insertedRows.map(\.id) == ["b"])
        #expect(document.everySection.map(\.id).last == "s")
        #expect(document.settingsOfSteps.map(\.setting.property.name) == ["text", "isHidden", "isHidden"])
        document.steps[0].edit(StepEdit(setting: { $1.setting.property.name == "text" ? nil : $1 }))
        #expect(document.settingsOfSteps.map(\.setting.property.name) == ["isHidden", "isHidden"])
        #expect(!document.steps[0].actions.flatMap(\.inputDescription).contains { $0.contains("a.l.text") })
    }
}
