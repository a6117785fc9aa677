import Foundation
import Testing

@testable import UnfoldScenario

/// Values that lie within limits may be written before the limits.
@MainActor @Suite struct ValueOrderTests {
    @Test(arguments: [
        ("UISlider", #""value":50,"maximumValue":100"#, "value", 50.0),
        ("UISlider", #""value":-3,"minimumValue":-5,"maximumValue":-1"#, "value", -3),
        ("UIStepper", #""value":500,"maximumValue":1000"#, "value", 500),
        ("UISegmentedControl", #""selectedSegmentIndex":1,"items":["a","b"]"#, "selectedSegmentIndex", 1),
        ("UIPageControl", #""currentPage":2,"numberOfPages":4"#, "currentPage", 2),
    ])
    func theValueIsWrittenFirst(_ type: String, _ values: String, _ name: String, _ wanted: Double) throws {
        let file = """
            {"schemaVersion":1,"templates":{"t":{"views":[{"id":"v","type":"\(type)",\(values)}]}},
            "table":{"rows":[{"id":"r"}]},"steps":[{"do":"load"}]}
            """
        let document = try ScenarioDocument.read(file: "v.json", data: Data(file.utf8))
        let template = try #require(document.templates.first { $0.name == "t" })
        let cell = TemplateCell.make(template)
        let property = try #require(ViewClass.named(type)?.property(name))
        #expect(cell.contents?.value(of: "v", property) == .number(wanted))
    }

    @Test func rowsSetLimitsFirstAsWell() throws {
        let file = """
            {"schemaVersion":1,"templates":{"t":{"views":[{"id":"v","type":"UISlider"}]}},
            "table":{"rows":[{"id":"r","set":{"v.value":50,"v.maximumValue":100}}]},"steps":[{"do":"load"}]}
            """
        let document = try ScenarioDocument.read(file: "v.json", data: Data(file.utf8))
        let cell = TemplateCell.make(try #require(document.templates.first { $0.name == "t" }))
        cell.contents?.apply(all: document.table.sections[0].rows[0].settings)
        let property = try #require(ViewClass.named("UISlider")?.property("value"))
        #expect(cell.contents?.value(of: "v", property) == .number(50))
    }
}
