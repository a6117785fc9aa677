import Foundation
import TestSupport
import Testing
import UIKit

/// Documents read and write by what subclasses override, in Apple's order
/// (developer.apple.com/documentation/uikit/uidocument).
@MainActor @Suite(.ownSettings) struct DocumentTests {
    private final class Note: UIDocument {
        var text = ""
        var calls: [String] = []
        override func contents(forType typeName: String) throws -> Any {
            calls.append("contents")
            return Data(text.utf8)
        }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            calls.append("load \(typeName ?? "")")
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }
        override func writeContents(
            _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
        ) throws {
            calls.append("write")
            try super.writeContents(contents, to: url, for: saveOperation, originalContentsURL: originalContentsURL)
        }
        override func disableEditing() { calls.append("disable") }
        override func enableEditing() { calls.append("enable") }
        override func finishedHandlingError(_ error: any Error, recovered: Bool) { calls.append("error") }
    }

    private func place(_ name: String) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name)")
    }

    @Test func documentsAreWrittenAndRead() async throws {
        let url = place("note.txt")
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        nonisolated(unsafe) var states = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIDocument.stateChangedNotification, object: note, queue: nil
        ) { _ in states += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        note.text = "first"
        #expect(await note.save(to: url, for: .forCreating))
        #expect(note.documentState == .normal && states == 1 && note.fileModificationDate != nil)
        note.updateChangeCount(.done)
        note.text = "second"
        #expect(note.hasUnsavedChanges && note.documentState == .normal)
        #expect(await note.close())
        #expect(note.documentState == .closed && !note.hasUnsavedChanges)
        #expect(note.calls == ["contents", "write", "contents", "write"])
        // Nothing changed: nothing is written.
        #expect(await note.close())
        #expect(note.calls.count == 4)

        let again = Note(fileURL: url)
        #expect(await again.open())
        #expect(again.text == "second" && again.calls == ["load txt"])
        var isDone: Bool?
        try Data("third".utf8).write(to: url)
        again.revert(toContentsOf: url) { isDone = $0 }
        #expect(isDone == true && again.text == "third")
        #expect(again.calls == ["load txt", "disable", "load txt", "enable"])
    }

    @Test func faultsAreTold() {
        let note = Note(fileURL: place("missing.txt"))
        var isDone: Bool?
        note.open { isDone = $0 }
        #expect(isDone == false && note.documentState == .closed && note.calls == ["error"])
        let nowhere = URL(fileURLWithPath: "/nowhere/at/all.txt")
        note.save(to: nowhere, for: .forCreating) { isDone = $0 }
        #expect(isDone == false && note.documentState.contains(.savingError) && note.fileURL != nowhere)
        final class Odd: UIDocument {
            override func contents(forType typeName: String) throws -> Any { 3 }
        }
        Odd(fileURL: place("odd")).save(to: place("odd"), for: .forCreating) { isDone = $0 }
        #expect(isDone == false)
    }

    @Test(arguments: [
        ("https://example.org/a", UIPasteboard.DetectionPattern.probableWebURL), (" 12.5 ", .number),
        ("cats and dogs", .probableWebSearch),
    ]) func pasteboardsSayWhatTextLooksLike(_ text: String, _ pattern: UIPasteboard.DetectionPattern) throws {
        let board = UIPasteboard.withUniqueName()
        board.string = text
        var found: Set<UIPasteboard.DetectionPattern>?
        board.detectPatterns(for: [.probableWebURL, .number, .probableWebSearch]) { found = try? $0.get() }
        #expect(found == [pattern])
        board.detectPatterns(for: []) { found = try? $0.get() }
        #expect(found == [])
    }
}
