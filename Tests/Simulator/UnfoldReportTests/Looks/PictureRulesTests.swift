import Foundation
import TestSupport
import Testing

@testable import UnfoldReport
@testable import UnfoldScenario

/// Cells of every kind in every width and style: what holds for any picture of a healthy cell.
@MainActor @Suite struct PictureRulesTests {
    /// The scenarios of `Fixtures/Simulator` whose cells are painted: healthy ones, and those made for pictures.
    nonisolated private static let files: [String] = {
        let healthy =
            (try? FileManager.default.contentsOfDirectory(atPath: Fixtures.path("Simulator/scenario/healthy")))
        return (healthy ?? []).filter { $0.hasSuffix(".json") }.sorted().map { "scenario/healthy/\($0)" }
            + ["looks/controls.json"] + sheets.map { "looks/\($0).json" }
    }()

    /// Those whose cells are kept in all surroundings, a sheet each.
    nonisolated private static let sheets = ["apps", "cards", "editing", "library", "settings"]

    /// Of others an ordinary run takes the two widths that differ most, and one of them in dark.
    private static func surroundings(isWhole: Bool) -> [(width: Double, style: UIUserInterfaceStyle)] {
        let widths = isWhole ? [320.0, 390, 768] : [320.0, 768]
        return widths.flatMap { width in
            [(width, .light)] + (isWhole || width == 768 ? [(width, UIUserInterfaceStyle.dark)] : [])
        }
    }

    private struct Painted {
        let id: String
        let name: String
        let picture: Picture
        let drawing: LayoutDrawing
    }

    /// The cells after the last step.
    private func cells(of file: String, _ width: Double, _ style: UIUserInterfaceStyle) throws -> [Painted] {
        let url = Fixtures.root.appendingPathComponent("Simulator/\(file)")
        let document = try ScenarioDocument.read(file: file, data: Data(contentsOf: url))
        var one = try #require(document.cells.first)
        let name = style == .dark ? "dark" : "light"
        TraitSpec(values: ["width": .number(width), "userInterfaceStyle": .word(name)]).apply(to: &one.deviceTraits)
        let result = ScenarioRunner.run(one, observer: nil, detail: .whole)
        return (result.steps.last?.drawing?.cells ?? []).map {
            Painted(id: $0.id, name: "\($0.id) at \(width)", picture: $0.picture, drawing: $0.drawing)
        }
    }

    @Test(arguments: files) func picturesKeepTheRules(_ file: String) throws {
        let sheet = Self.sheets.first { file == "looks/\($0).json" }
        var light: [Painted] = []
        var painted: [[Painted]] = []
        for (width, style) in Self.surroundings(isWhole: sheet != nil || Rounds.areLong) {
            let cells = try cells(of: file, width, style)
            #expect(!cells.isEmpty)
            painted.append(cells)
            // The only one that they have without an outline of Unfold's own.
            let omissions = Set(cells.flatMap(\.picture.omissions).map(\.look)).subtracting(["symbol bell.slash.fill"])
            #expect(omissions.isEmpty, "\(omissions.sorted())")
            if style == .dark {
                compare(light, with: cells)
                continue
            }
            light = cells
            for cell in cells {
                checkTexts(of: cell)
                let svg = CellPicture.svg(of: cell.picture, cell.drawing)
                #expect(svg.utf8.count <= 30_000, "\(cell.name): \(svg.utf8.count) bytes")
                #expect(PictureElement.all(in: svg) != nil, "\(cell.name)")
            }
        }
        if let sheet { try compareSheets(of: painted, sheet) }
    }

    /// As the cells were looked at: light above dark, from narrow to wide.
    private func compareSheets(of painted: [[Painted]], _ name: String) throws {
        var names: Set<String> = []
        for id in try #require(painted.first).map(\.id) {
            let cells = painted.compactMap { $0.first { $0.id == id } }
            var sheet = PictureSheet()
            for isDark in [false, true] {
                sheet.add(
                    cells.filter { $0.picture.isDark == isDark }.map {
                        ($0.name, $0.picture, $0.drawing.views.map(\.title))
                    })
            }
            names.insert("\(name)-\(id)")
            try sheet.expectKept(as: "\(name)-\(id)")
        }
        #expect(try PictureSheet.names(beginningWith: name + "-") == names)
    }

    /// Each in its view, and none over that of another.
    private func checkTexts(of cell: Painted) {
        let texts = cell.picture.nodes.filter { if case .text = $0.content { $0.transform == nil } else { false } }
        for (index, one) in texts.enumerated() {
            let view = cell.drawing.views[one.view].rect
            let isInside =
                one.rect.x >= view.x - 1 && one.rect.maxX <= view.maxX + 1 && one.rect.y >= view.y - 1
                && one.rect.maxY <= view.maxY + 1
            #expect(isInside, "\(cell.name): \(one.content) at \(one.rect) sticks out of its view at \(view)")
            for other in texts[(index + 1)...] where one.view != other.view || one.part != other.part {
                let common = one.rect.common(with: other.rect)
                let isApart = common.map { $0.width <= 1 || $0.height <= 1 } ?? true
                #expect(isApart, "\(cell.name): \(one.content) and \(other.content) overlap")
            }
        }
    }

    /// In dark everything is where it is in light, in other colors.
    private func compare(_ light: [Painted], with dark: [Painted]) {
        #expect(light.map(\.name) == dark.map(\.name))
        for (one, other) in zip(light, dark) {
            #expect(!one.picture.isDark && other.picture.isDark, "\(one.name)")
            let (a, b) = (one.picture.nodes, other.picture.nodes)
            #expect(a.map(\.rect) == b.map(\.rect), "\(one.name)")
            #expect(a.map(\.part) == b.map(\.part) && a.map(\.view) == b.map(\.view), "\(one.name)")
            #expect(a.map(\.content) != b.map(\.content), "\(one.name): as in light")
        }
    }
}
