import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldScenario
import UnfoldTableLayout

@testable import UnfoldDocuments
@testable import UnfoldInterfaceBuilder

/// What a document is converted to has the heights of its cells as an app loads them.
@MainActor @Suite(.ownSettings) struct RoundTripTests {
    private nonisolated static func path(_ name: String) -> String {
        Fixtures.package.appendingPathComponent("Fixtures/InterfaceBuilder/ib/\(name)").path
    }

    /// Every document of the fixtures with a table's cells.
    nonisolated static let documents: [String] = ["app", "canvas", "expanding", "kinds"].flatMap { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
        return names.sorted().filter(IBDocument.isDocument).map { "\(folder)/\($0)" }
    }

    /// A table of one row, which is a cell of the document as a nib gives it.
    private final class OneRow: NSObject, UITableViewDataSource {
        let cell: UITableViewCell
        init(_ cell: UITableViewCell) { self.cell = cell }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }

    private func height(_ root: IBRoot, in document: IBDocument) throws -> CGFloat {
        let before = LayoutEnvironment.current
        defer { LayoutEnvironment.current = before }
        LayoutEnvironment.current = LayoutEnvironment()
        LayoutEnvironment.current.displayScale = document.canvas.scale
        LayoutEnvironment.current.screenSize = document.canvas.size
        let scene = NibScene(document, NibClasses(modules: [], reuseIdentifier: nil))
        let cell = try #require(scene.makeView(root.view.element) as? UITableViewCell)
        let table = UITableView(frame: CGRect(origin: .zero, size: document.canvas.size), style: .plain)
        let source = OneRow(cell)
        table.dataSource = source
        table.layoutIfNeeded()
        return table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    }

    @Test(arguments: documents) func heightsAreThoseOfTheDocument(_ name: String) throws {
        let document = try IBDocument.read(file: Self.path(name))
        let items = document.roots.filter { $0.kind.isListed && !$0.view.subviews.isEmpty }
        let conversion = try? ScenarioConversion(file: Self.path(name))
        guard items.contains(where: { $0.kind == .cell }), let conversion, conversion.warnings.isEmpty else { return }
        let rows = ScenarioRunner.run(try conversion.document()).steps[0].rows
        #expect(rows.count == items.count)
        for (row, cell) in zip(rows, items) where cell.kind == .cell {
            // The table of a storyboard, or a static cell, may say how tall the row is.
            let wanted = try cell.rowHeight.map { CGFloat($0) } ?? height(cell, in: document)
            #expect(abs(row.height - Double(wanted)) < 0.01, "\(name) \(row.id): \(row.height), wanted \(wanted)")
        }
    }

    /// That these are compared at all: a warning would pass them by.
    @Test(arguments: [
        "kinds/classic-cells.xib", "kinds/texts-and-symbols.xib", "kinds/margins-and-priorities.xib",
        "kinds/named-fonts.xib",
    ])
    func nothingIsLeftOut(_ name: String) throws {
        #expect(try ScenarioConversion(file: Self.path(name)).warnings.map(\.problem) == [])
    }

    /// A cell of a collection has its recorded size, in a list without separators.
    @Test func anItemHasItsRecordedHeight() throws {
        let conversion = try ScenarioConversion(file: Self.path("kinds/card-item.xib"))
        let row = try #require(ScenarioRunner.run(try conversion.document()).steps[0].rows.first)
        #expect(abs(row.contentViewHeight - 90) < 0.01, "\(row.contentViewHeight)")
    }

    /// Deeper than a scenario's brackets may be: reported with the position in the document.
    @Test func viewsInEachOtherAreReported() {
        let levels = 80
        let rect = #"<rect key="frame" x="0" y="0" width="9" height="9"/>"#
        let views = (0..<levels).map { "\n<view id=\"v\($0)\">\(rect)<subviews>" }.joined()
        let text =
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>"#
            + views + String(repeating: "</subviews></view>", count: levels) + "</objects></document>"
        #expect {
            try ScenarioConversion(file: "Deep.xib", data: Data(text.utf8))
        } throws: { error in
            "\(error)".contains("views are nested more than 60 deep") && "\(error)".contains("Deep.xib:62")
        }
    }
}
