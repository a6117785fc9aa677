import Testing
import UIKit

@testable import AdaptedFixtures

/// Receivers that are not called delegates, and classes that an extension cannot name.
@MainActor @Suite struct ReceiverTests {
    @Test func closuresOfListsAskOptionalMethods() {
        let player = CastPlayer()
        let observer = CountingObserver()
        let silent = SilentObserver()
        player.obs.add(observer)
        player.obs.add(silent)
        #expect(player.play() == [nil, nil])
        #expect(observer.played == 1)
    }

    /// A hidden method that is named as an optional one stays the class's own.
    @Test func hiddenMethodsAreNotCalled() {
        let rows = HiddenRows()
        let table = UITableView()
        (rows as UITableViewDelegate).scrollViewDidScroll(table)
        #expect(rows.scrolled == 0)
        _ = rows.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
        #expect(rows.scrolled == 1)
    }

    @Test func genericHiddenAndConditionalClassesOverride() {
        let row: UIView = GenericRow<Int>()
        row.accessibilityHint = "plain"
        #expect(row.kind == "row, plain")
        #expect(type(of: row).family() == "views, rows")
        #expect(row.fill([], by: 1)?.accessibilityValue?.hasPrefix("2.0 ") ?? false)
        let text: UIView = TextRow()
        text.kind = "set"
        #expect(text.kind == "text, row, set")
        #expect(RowSpace.hidden().kind == "hidden")
        let badge: UIView = BadgeRow()
        #expect(badge.kind == "badge")
    }

    @Test func typesOutOfPatternsMakeObjects() {
        let registry = CellRegistry()
        #expect(type(of: registry.two(.a(UISwitch.self), nil)) == UISwitch.self)
        registry.registered = ["a": .type(type: UILabel.self)]
        #expect(registry.dequeue("a", .a(UIView.self)) is UILabel)
    }

    @Test func resultsAreOfTheClass() {
        #expect(type(of: UILabel.emptyRack()) == UILabel.self)
        #expect(UISwitch.widestRack().frame.width > 0)
    }
}
