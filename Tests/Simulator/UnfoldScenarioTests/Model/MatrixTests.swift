import Foundation
import Testing
import UnfoldAutoLayout

@testable import UnfoldScenario

/// Matrices, devices, traits and text sets.
@MainActor @Suite struct MatrixTests {
    private func read(_ extra: String, text: String = "Milk and bread", steps: String = #"{"do":"load"}"#) throws
        -> ScenarioDocument
    {
        let file = """
            {"schemaVersion":1,"templates":{"t":{"views":[{"id":"a","type":"UILabel","numberOfLines":0,"text":"\(text)"}],
            "constraints":["V:|-[a]-|","|-[a]-|"]}},
            "table":{"separatorStyle":"none","rows":[{"id":"r"}]},"steps":[\(steps)]\(extra)}
            """
        return try ScenarioDocument.read(file: "m.json", data: Data(file.utf8))
    }

    private func run(_ extra: String, text: String = "Milk and bread", steps: String = #"{"do":"load"}"#) throws
        -> [ScenarioResult]
    {
        try read(extra, text: text, steps: steps).cells.map(ScenarioRunner.run)
    }

    private func traits(_ result: ScenarioResult, _ names: [String], step: Int = 0) -> [String] {
        names.map { name in result.steps[step].traits.first { $0.name == name }?.value ?? "?" }
    }

    // MARK: Cells

    @Test func cellsAreEveryCombinationInOrder() throws {
        let document = try read(
            #","matrix":{"devices":["iPhone 15",{"width":320,"height":568},{"device":"iPhone 15","orientation":"landscape"}],"contentSizeCategories":["small","large"],"layoutDirections":["rightToLeft"],"textSets":["normal","long"]}"#
        )
        #expect(
            document.cells.map { $0.cell ?? "?" } == [
                "iPhone 15, small, rightToLeft, normal", "iPhone 15, small, rightToLeft, long",
                "iPhone 15, large, rightToLeft, normal", "iPhone 15, large, rightToLeft, long",
                "320x568, small, rightToLeft, normal", "320x568, small, rightToLeft, long",
                "320x568, large, rightToLeft, normal", "320x568, large, rightToLeft, long",
                "iPhone 15 landscape, small, rightToLeft, normal", "iPhone 15 landscape, small, rightToLeft, long",
                "iPhone 15 landscape, large, rightToLeft, normal", "iPhone 15 landscape, large, rightToLeft, long",
            ])
        #expect(document.cells.allSatisfy { $0.cells.count == 1 && $0.matrix == nil })
        #expect(try read("").cells.map(\.cell) == [nil])
    }

    @Test func stylesAreAnAxisAndATrait() throws {
        let cells = try read(
            #","traits":{"userInterfaceStyle":"dark"},"matrix":{"userInterfaceStyles":["light","dark"],"textSets":["normal","long"]}"#
        ).cells
        #expect(cells.map { $0.cell ?? "?" } == ["light, normal", "light, long", "dark, normal", "dark, long"])
        #expect(cells.map(\.deviceTraits.environment.userInterfaceStyle) == [.light, .light, .dark, .dark])
        #expect(
            try read(#","traits":{"userInterfaceStyle":"dark"}"#).deviceTraits.environment.userInterfaceStyle == .dark)
    }

    @Test func cellsRunInTheirOwnEnvironment() throws {
        let results = try run(
            #","traits":{"generation":"old"},"matrix":{"devices":["iPhone SE (3rd generation)","iPad (10th generation)"],"layoutDirections":["leftToRight","rightToLeft"]}"#
        )
        let names = ["width", "height", "scale", "generation", "layoutDirection"]
        #expect(
            results.map { traits($0, names) } == [
                ["375", "667", "2", "old", "leftToRight"], ["375", "667", "2", "old", "rightToLeft"],
                ["820", "1180", "2", "old", "leftToRight"], ["820", "1180", "2", "old", "rightToLeft"],
            ])
    }

    /// Whatever ran before, a cell gives the same; and it leaves nothing behind.
    @Test func cellsAreIndependent() throws {
        let cells = try read(
            #","matrix":{"devices":["iPhone 15","iPhone SE (3rd generation)"],"contentSizeCategories":["small","accessibilityLarge"],"textSets":["normal","long","cjk"]}"#
        ).cells
        let before = LayoutEnvironment.current
        let forward = cells.map(ScenarioRunner.run)
        let backward = Array(cells.reversed().map(ScenarioRunner.run).reversed())
        #expect(forward == backward)
        #expect(LayoutEnvironment.current == before)
    }

    @Test func longerTextsMakeHigherRows() throws {
        let results = try run(#","matrix":{"devices":[{"width":120}],"textSets":["empty","normal","long"]}"#)
        let heights = results.map { $0.steps[0].rows[0].height }
        #expect(heights[0] < heights[1] && heights[1] < heights[2], "\(heights)")
    }

    // MARK: Traits

    nonisolated static let turns: [(String, [String])] = [
        (#""rotate""#, ["852", "393"]), (#"{"rotate":"landscape"}"#, ["852", "393"]),
        (#"{"rotate":"portrait"}"#, ["393", "852"]),
        (#"{"resize":500}"#, ["500", "852"]), (#"{"resize":500,"height":100}"#, ["500", "100"]),
        (#"{"traits":{"device":"iPad (10th generation)"}}"#, ["820", "1180"]),
        (#"{"traits":{"width":111}}"#, ["111", "852"]), (#"["rotate","rotate"]"#, ["393", "852"]),
    ]

    @Test(arguments: turns) func stepsChangeTheScreen(_ action: String, _ size: [String]) throws {
        let result = try run(#","traits":{"device":"iPhone 15"}"#, steps: #"{"do":"load"},{"do":\#(action)}"#)[0]
        #expect(traits(result, ["width", "height"], step: 1) == size)
        #expect(result.steps.allSatisfy { $0.findings.allSatisfy { $0.severity != .error } })
    }

    @Test func devicesAreWhole() {
        let names = Device.all.map(\.name)
        #expect(Set(names).count == names.count)
        for device in Device.all {
            #expect(device.width < device.height, "\(device.name)")
            #expect([2, 3].contains(device.scale), "\(device.name)")
            // Whole pixels, and a month.
            #expect((device.width * device.scale).truncatingRemainder(dividingBy: 1) == 0, "\(device.name)")
            #expect(device.date.wholeMatch(of: #/20\d\d-(0[1-9]|1[0-2])/#) != nil, "\(device.name): \(device.date)")
            #expect(device.top >= 20 && device.top < 80 && device.bottom <= 34, "\(device.name)")
        }
    }

    nonisolated static let classes: [(device: String, upright: [Int], onItsSide: [Int])] = [
        ("iPhone 15", [1, 2], [1, 1]), ("iPhone 15 Pro Max", [1, 2], [2, 1]),
        ("iPhone SE (3rd generation)", [1, 2], [1, 1]),
        ("iPad mini (6th generation)", [2, 2], [2, 2]),
    ]

    /// Compact is 1, regular is 2; width class first.
    @Test(arguments: classes) func sizeClassesFollowTheDevice(_ name: String, _ upright: [Int], _ onItsSide: [Int])
        throws
    {
        var deviceTraits = DeviceTraits()
        deviceTraits.use(try #require(Device.named(name)), .portrait)
        func classes() -> [Int] {
            [
                deviceTraits.environment.horizontalSizeClass.rawValue,
                deviceTraits.environment.verticalSizeClass.rawValue,
            ]
        }
        #expect(classes() == upright)
        deviceTraits.turn(to: .landscape)
        #expect(classes() == onItsSide)
        deviceTraits.turn(to: .portrait)
        #expect(classes() == upright)
    }

    // MARK: Text sets

    nonisolated static let texts: [(String, TextSet, String)] = [
        ("Milk, bread", .normal, "Milk, bread"), ("Milk", .empty, ""), ("Milk", .long, "Milk Milk Milk"),
        ("", .long, ""),
        ("Abz 12", .accented, "Åƀž 12"),
        ("a\nb", .rtl, "\(TextSet.hebrewLetters[97 % 22])\n\(TextSet.hebrewLetters[98 % 22])"),
        ("12 %", .rtl, "12 %"), ("12.", .cjk, "12。"), ("", .cjk, ""),
    ]

    @Test(arguments: texts) func textSetsChangeTexts(_ text: String, _ set: TextSet, _ wanted: String) {
        #expect(set.text(text) == wanted)
    }

    /// One ideograph for two letters, lines kept, nothing left of the alphabet.
    @Test func ideographsCountAsDocumented() {
        let text = TextSet.cjk.text("Corner Cafe\nopen")
        #expect(text.count == 3 + 2 + 1 + 2)
        #expect(text.allSatisfy { !$0.isASCII || $0 == "\n" }, "\(text)")
        #expect(text == TextSet.cjk.text("Corner Cafe\nopen"))
    }

    /// Titles, placeholders, segments, headers and values of rows and steps change; ids and classes do not.
    @Test func everyTextChanges() throws {
        let file = """
            {"schemaVersion":1,"templates":{"t":{"views":[{"id":"a","type":"UILabel","text":"one","className":"Shop"},
             {"id":"b","type":"UIButton","title":"two"},{"id":"c","type":"UITextField","placeholder":"three"},
             {"id":"d","type":"UISegmentedControl","items":["four","five"]}],"constraints":["V:|[a]|"]}},
             "table":{"sections":[{"header":"six","footer":{"title":"seven"},"rows":[{"id":"r","set":{"a.text":"eight"}}]}]},
             "steps":[{"do":"load"},{"do":{"update":[{"set":"r.b.title","to":"nine"},{"insert":{"id":"q","set":{"a.text":"ten"}},"at":0}]}}],
             "matrix":{"textSets":["empty"]}}
            """
        let cell = try #require(try ScenarioDocument.read(file: "t.json", data: Data(file.utf8)).cells.first)
        let left = "\(cell.templates)\(cell.table)\(cell.steps)"
        for word in ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] {
            #expect(!left.contains("\"\(word)\""), "'\(word)' is left")
        }
        #expect(left.contains("Shop"))
        #expect(ScenarioRunner.run(cell).steps.count == 2)
    }
}
