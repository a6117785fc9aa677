import Foundation
import TestSupport
import Testing

@testable import UnfoldScenario

/// Files made to hurt: each ends in an error with a position, or in a result.
@Suite struct HostileInputTests {
    private func problems(_ data: Data) -> [ScenarioError] {
        do {
            _ = try ScenarioDocument.read(file: "hostile.json", data: data)
            return []
        } catch let errors as ScenarioErrors { return errors.errors } catch {
            Issue.record("another error: \(error)")
            return []
        }
    }

    private func document(views: String, constraints: String = "", steps: String = #"{"do":"load"}"#) -> Data {
        Data(
            """
            {"schemaVersion":1,"templates":{"t":{"views":[\(views)],"constraints":[\(constraints)]}},
             "table":{"rows":[{"id":"r","template":"t"}]},"steps":[\(steps)]}
            """.utf8)
    }

    @Test func tenMegabytesOfBrackets() {
        let found = problems(Data(repeating: UInt8(ascii: "["), count: 10_000_000))
        #expect(found.map(\.problem) == [.tooDeep(limit: JSONReader.depthLimit)])
        #expect(found.first?.position.column == JSONReader.depthLimit + 2)
    }

    @Test func veryManyValuesInOneLine() {
        let count = Rounds.of(200_000, long: 1_000_000)
        let found = problems(Data(("[" + String(repeating: "0,", count: count) + "0]").utf8))
        #expect(found.map(\.problem) == [.wrongType(expected: .object, found: .array)])
    }

    @Test func bytesThatAreNotUTF8() {
        let found = problems(Data([0x7B, 0x0A, 0x22, 0xC3, 0x28, 0x22]))
        #expect(found.map(\.problem) == [.invalidUTF8])
        #expect(found.first.map { [$0.position.line, $0.position.column] } == [2, 2])
    }

    @Test(arguments: [
        "", " ", "{", "[1", "\"", "\"\\", "\"\\u12", "-", "01", "1.", "+1", "tru", "{\"a\"", "{\"a\":1,}", "\u{0}",
    ])
    func fragments(_ text: String) {
        #expect(problems(Data(text.utf8)).count == 1, "\(text)")
    }

    @Test func everyPrefixOfAScenarioIsAnError() throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: Fixtures.path("workplace-card.json")))
        for length in stride(from: 0, to: whole.count - 2, by: 7) {
            #expect(!problems(whole.prefix(length)).isEmpty, "prefix of \(length) bytes")
        }
    }

    @Test func viewsNestedWithoutEnd() {
        let views = (0..<5000).map { #"{"id":"v\#($0)","parent":"\#($0 == 0 ? "contentView" : "v\($0 - 1)")"}"# }
        let found = problems(document(views: views.joined(separator: ",")))
        #expect(found.count == 1)
        #expect(found.first?.description.contains("nested more than 256 deep") == true)
    }

    @Test func ringsOfViews() {
        let views = (0..<3000).map { #"{"id":"v\#($0)","parent":"v\#(($0 + 1) % 3000)"}"# }
        #expect(problems(document(views: views.joined(separator: ","))).count == 1)
    }

    @MainActor @Test func veryManyViews() throws {
        let views = (0..<Rounds.of(30_000, long: 100_000)).map { #"{"id":"v\#($0)"}"# }
        let data = document(
            views: views.joined(separator: ","),
            constraints: #""v0.height == 40","v0.top == contentView.top","v0.bottom == contentView.bottom""#)
        let result = ScenarioRunner.run(try ScenarioDocument.read(file: "many.json", data: data))
        #expect(result.steps.first?.rows.first?.height == 40 + 1.0 / 3)
    }

    /// The first hundred mistakes are reported, the others counted.
    @Test func veryManyUnknownKeys() throws {
        let count = Rounds.of(60_000, long: 1_000_000)
        let keys = (0..<count).map { "\"k\($0)\":0" }.joined(separator: ",")
        do {
            _ = try ScenarioDocument.read(file: "hostile.json", data: Data("{\(keys)}".utf8))
            Issue.record("accepted")
        } catch let errors as ScenarioErrors {
            #expect(errors.errors.count == 100)
            // Four required keys are missing as well.
            #expect(errors.omittedCount == count + 4 - 100)
            #expect(errors.description.hasSuffix("… and \(count - 96) more mistakes"))
        }
    }

    @Test func filesWithoutEnd() {
        #expect(throws: ScenarioErrors.self) { try ScenarioDocument.read(file: "/dev/zero") }
    }

    @Test func namesAsLongAsTheFile() {
        let long = String(repeating: "x", count: 2_000_000)
        for text in [
            "{\"\(long)\":1}", "{\"schemaVersion\":\"\(long)\"}",
            "{\"schemaVersion\":\(String(repeating: "9", count: 2_000_000))}",
        ] {
            for error in problems(Data(text.utf8)) { #expect(error.description.count < 500) }
        }
        let constraint = problems(document(views: #"{"id":"a"}"#, constraints: "\"a.top == \(long)\""))
        #expect(constraint.count == 1 && constraint.allSatisfy { $0.description.count < 500 })
    }

    @Test func rowsTimesStepsAreBounded() {
        let rows = (0..<3000).map { #"{"id":"r\#($0)","template":"t"}"# }.joined(separator: ",")
        let steps = Array(repeating: #"{"do":"load"}"#, count: 8000).joined(separator: ",")
        let file = #"{"schemaVersion":1,"templates":{"t":{}},"table":{"rows":[\#(rows)]},"steps":[\#(steps)]}"#
        let found = problems(Data(file.utf8))
        #expect(found.count == 1 && found.first?.description.contains("20000000 heights") == true, "\(found)")
    }

    /// Sizes that multiply along a chain beyond what can be solved are refused; aspect ratios side by side are
    /// not.
    @Test func multipliersInAChain() throws {
        let views = (0...60).map { #"{"id":"v\#($0)"}"# }.joined(separator: ",")
        func chain(_ multiplier: String) -> String {
            (1...60).map { #""v\#($0).height == \#(multiplier) * v\#($0 - 1).height""# }.joined(separator: ",")
        }
        let found = problems(document(views: views, constraints: chain("10")))
        #expect(found.count == 1 && found.first?.description.contains("10^60 times") == true, "\(found)")
        #expect(problems(document(views: views, constraints: chain("1.1"))).isEmpty)
        let ratios = (0...60).map { #""v\#($0).width == 1.78 * v\#($0).height","v\#($0).height == v0.height""# }
        #expect(problems(document(views: views, constraints: ratios.joined(separator: ","))).isEmpty)
    }

    @MainActor @Test func aLabelOfVeryManyWords() throws {
        let count = Rounds.of(100_000, long: 1_000_000)
        let text = String(repeating: "word ", count: count)
        let data = document(
            views: #"{"id":"a","type":"UILabel","numberOfLines":0,"text":"\#(text)"}"#,
            constraints: #""V:|[a]|","|[a]|""#)
        let result = ScenarioRunner.run(try ScenarioDocument.read(file: "long.json", data: data))
        #expect(result.steps[0].rows[0].height > CGFloat(count) / 10)
    }

    @MainActor @Test func mistakesInUpdatesAreFindings() throws {
        let data = document(
            views: #"{"id":"a"}"#, constraints: #"{"id":"h","constraint":"a.height == 20"}"#,
            steps: #"{"do":"load"},{"do":{"move":"r","to":[0,7]}},{"do":{"move":"r","to":[0,5]}}"#)
        let result = ScenarioRunner.run(try ScenarioDocument.read(file: "f.json", data: data))
        let reasons = result.steps.flatMap(\.findings).map(\.code)
        #expect(reasons.filter { $0 == "exception" }.count == 2)
    }
}
