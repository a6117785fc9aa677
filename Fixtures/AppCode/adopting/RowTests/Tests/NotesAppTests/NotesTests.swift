import AppleStubs
import NotesKit
import Testing
import UIKit

@testable import NotesApp

@MainActor @Suite struct NotesTests {
    @Test func aTapUnfoldsTheNoteAndAnotherFoldsIt() throws {
        let controller = NotesController(style: .plain)
        controller.notes = [
            NoteViewModel(title: "Groceries", body: "Milk"), NoteViewModel(title: "Call", body: "The plumber"),
        ]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.layoutIfNeeded()
        let table = try #require(controller.tableView)
        func heights() -> [CGFloat] { [0, 1].map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } }
        let folded = heights()

        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NoteCell)
        // What a button would do with the action that the app gave it.
        #expect(cell.toggleAction.send(to: cell, cell))
        #expect(heights() == [folded[0] + 120, folded[1]])
        #expect(cell.toggleAction.send(to: cell, cell))
        #expect(heights() == folded)
    }

    /// Files beside the app's sources, which Xcode would copy into its bundle.
    @Test func theAppsOwnFilesAreFound() throws {
        #expect(try Tip.load().map(\.text) == ["Tap a note to unfold it.", "Hold a task to keep it."])
    }

    @Test func textsAreInTheLanguageOfTheTest() throws {
        defer { LayoutEnvironment.current.language = nil }
        for (language, title) in [(nil, "Notes"), ("de", "Notizen")] {
            LayoutEnvironment.current.language = language
            let controller = NotesController(style: .plain)
            controller.loadViewIfNeeded()
            #expect(controller.title == title)
        }
    }

    /// A type of Apple's that the app and its framework both name is one type.
    @Test func placesOfTheFrameworkAreMeasuredByTheApp() {
        let place = Place(name: "Home", location: CLLocation(latitude: 0, longitude: 0))
        #expect(abs(place.distance(to: CLLocation(latitude: 0, longitude: 1)) - 111_195) < 1)
    }
}
