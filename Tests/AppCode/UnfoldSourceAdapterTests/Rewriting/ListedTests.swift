import Testing

@testable import UnfoldSourceAdapter

/// What has no counterpart without Objective-C is left as it is, and listed with its position.
@Suite struct ListedTests {
    static let cases: [(source: String, notes: [String])] = [
        (
            "#if A\nclass A {}\n#endif\n#if DEBUG\nextension A { override func a() {} }\n#endif",
            ["5:29 an extension cannot override; in a class of another module the member is left out"]
        ),
        (
            "protocol P { optional static var a: Int { get } }",
            ["1:14 an optional member of this form is left as it is"]
        ),
        (
            "protocol P { init(frame: Int) }\nlet a = type.init(frame: 1)",
            ["2:14 of a type in a variable only a 'required' initialiser can be called"]
        ),
        (
            "let a = type.init(style: 1)",
            ["1:14 of a type in a variable only a 'required' initialiser can be called"]
        ),
        ("let a = [Cell.init(frame: x), self.init(frame: y), A.B.init(style: z)]", []),
        ("let a = #selector(b)", ["1:9 a selector whose type is not written here is left as it is"]),
        ("class A { let a = #selector(b[0].c) }", ["1:19 a selector of this form is left as it is"]),
        ("class A { let a = #selector((b) is C) }", ["1:19 a selector of this form is left as it is"]),
        ("let a = #keyPath(b[0])", ["1:9 #keyPath with more than names is left as it is"]),
        ("let a = #fileLiteral(resourceName: \"a\")", ["1:9 #fileLiteral is left as it is"]),
        ("class A { @NSManaged func a() }", ["1:27 @NSManaged of this form is left as it is"]),
        ("class A { @NSManaged func addTo(_ b: C) }", ["1:27 @NSManaged of this form is left as it is"]),
        ("class A { @NSManaged func addToB(_ b: C, at c: Int) }", ["1:27 @NSManaged of this form is left as it is"]),
        ("class A { @NSManaged var a, b: Int16 }", ["1:26 @NSManaged of this form is left as it is"]),
        ("method_exchangeImplementations(a, b)", ["1:1 methods cannot be exchanged without Objective-C"]),
        (
            "extension P { func q() {} }\nclass A { var b: P?; func c() { _ = b?.p != nil } }\nprotocol P { func p() }",
            []
        ),
        (
            "a.setValue(f(1, 2), forKey: \"b\"); a.value(forKey: \"b\")",
            [
                "1:3 key-value coding reaches properties of adapted classes only",
                "1:37 key-value coding reaches properties of adapted classes only",
            ]
        ),
        ("UserDefaults.standard.setValue(1, forKey: \"b\"); a.setValue(1); a.value", []),
    ]

    /// Nothing can be put in its place.
    @Test func overridesInClassesOfOtherModulesAreLeftOut() {
        let result = SourceAdapter.adapt(
            "import UIKit\nextension UIView {\n@objc override func a() {\n}\nfunc b() {} }", path: "A.swift")
        #expect(
            result.text
                == "#sourceLocation(file: \"A.swift\", line: 1)\nimport UIKit\nextension UIView {\n"
                + String(repeating: " ", count: 25) + "\n \nfunc b() {} }")
        #expect(
            result.notes.map { "\($0.line):\($0.column) \($0.text)" } == [
                "3:21 an extension cannot override; in a class of another module the member is left out"
            ])
    }

    @Test(arguments: cases.indices) func isLeftAndListed(_ index: Int) {
        let (source, notes) = Self.cases[index]
        let result = SourceAdapter.adapt(source, path: "A.swift")
        #expect(result.text == "#sourceLocation(file: \"A.swift\", line: 1)\n" + source)
        #expect(result.notes.map { "\($0.line):\($0.column) \($0.text)" } == notes)
    }
}
