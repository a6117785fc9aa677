import Testing

@testable import UnfoldScenario

@Suite struct JSONConvertibleTests {
    @Test func literalsKeepTheOrderOfTheirKeys() {
        let none: String? = nil
        let inside: JSONOutput = ["b": 1.5, "a": [1, 2]]
        let json: JSONOutput = ["z": "text", "y": none, "x": true, "w": inside, "v": [Double?.none, 2]]
        #expect(
            json.written() == """
                {
                  "z": "text",
                  "y": null,
                  "x": true,
                  "w": {
                    "b": 1.5,
                    "a": [1, 2]
                  },
                  "v": [
                    null,
                    2
                  ]
                }
                """)
    }

    @Test func membersAreSetAddedAndRemoved() {
        var json: JSONOutput = ["a": 1, "b": 2]
        json["a"] = "again"
        #expect(json.written() == #"{ "b": 2, "a": "again" }"#, "what is set goes to the end")
        json["b"] = nil
        json += ["c": false]
        #expect(json.written() == #"{ "a": "again", "c": false }"#)
        #expect(json["c"]?.json.written() == "false")
        #expect(json["b"] == nil)
        #expect(JSONOutput.number(1)["a"] == nil, "a number has no members")
    }
}
