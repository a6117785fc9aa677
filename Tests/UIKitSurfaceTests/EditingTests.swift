import TestSupport
import Testing
import UIKit

/// Edits: of texts behind text views, and what can be undone, as Apple documents them.
@MainActor @Suite(.ownSettings) struct EditingTests {
    private final class Listener: NSObject, NSTextStorageDelegate {
        var told: [String] = []
        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { told.append("will \(editedRange.location)+\(editedRange.length) \(delta)") }
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { told.append(editedMask.contains(.editedCharacters) ? "did characters" : "did attributes") }
    }

    @Test func storagesTellTheirDelegateOfEdits() {
        let storage = NSTextStorage(string: "abc")
        let listener = Listener()
        storage.delegate = listener
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
        #expect(storage.string == "axyzc" && listener.told == ["will 1+3 2", "did characters"])
        listener.told = []
        storage.setAttributes([.kern: 1], range: NSRange(location: 0, length: 2))
        #expect(listener.told == ["will 0+2 0", "did attributes"])
        listener.told = []
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "12")
        storage.replaceCharacters(in: NSRange(location: 6, length: 1), with: "")
        #expect(listener.told.isEmpty)
        storage.endEditing()
        #expect(storage.string == "12axyz" && listener.told == ["will 0+6 1", "did characters"])
    }

    private final class Painter: NSObject, NSTextStorageDelegate {
        var calls = 0
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            calls += 1
            textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: textStorage.length))
        }
    }

    private final class StyledStorage: NSTextStorage {
        var calls = 0
        override func processEditing() {
            calls += 1
            setAttributes([.kern: 3], range: NSRange(location: 0, length: length))
            super.processEditing()
        }
    }

    /// A delegate and a subclass that change attributes in answer to an edit are not asked again for that.
    @Test func attributesMayChangeWhileAnEditIsTakenIn() {
        let (storage, painter) = (NSTextStorage(string: "ab"), Painter())
        storage.delegate = painter
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x")
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "y")
        #expect(painter.calls == 2 && storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
        let styled = StyledStorage(string: "ab")
        styled.calls = 0
        styled.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
        #expect(styled.calls == 1 && styled.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 3)
    }

    private final class Manager: NSLayoutManager {
        var edits = 0
        override func processEditing(
            for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
            changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
        ) { edits += 1 }
    }

    @Test func managersHearOfEditsAndGiveContainersOn() {
        let storage = NSTextStorage(string: "one")
        let (first, second) = (Manager(), Manager())
        storage.addLayoutManager(first)
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        first.addTextContainer(container)
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "two")
        #expect(first.edits == 1)
        container.replaceLayoutManager(second)
        #expect(container.layoutManager === second && first.textContainers.isEmpty)
        #expect(second.textStorage === storage && storage.layoutManagers.count == 1)
    }

    private final class Counter { var value = 0 }
    private func set(_ counter: Counter, _ value: Int, _ manager: UndoManager) {
        let before = counter.value
        manager.registerUndo(withTarget: counter) { self.set($0, before, manager) }
        counter.value = value
    }

    @Test func whatWasDoneIsUndoneAndRedone() {
        let (manager, counter) = (UndoManager(), Counter())
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        set(counter, 1, manager)
        set(counter, 2, manager)
        manager.setActionName("Counting")
        manager.endUndoGrouping()
        #expect(manager.canUndo && !manager.canRedo && manager.undoMenuItemTitle == "Undo Counting")
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo && manager.canRedo && manager.redoActionName == "Counting")
        manager.redo()
        #expect(counter.value == 2 && manager.canUndo && !manager.canRedo)
        manager.disableUndoRegistration()
        set(counter, 5, manager)
        manager.enableUndoRegistration()
        manager.undo()
        #expect(counter.value == 0)
        manager.removeAllActions()
        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test func oneTurnIsOneGroup() {
        let (manager, counter) = (UndoManager(), Counter())
        set(counter, 1, manager)
        set(counter, 2, manager)
        manager.undo()
        #expect(counter.value == 0)
        manager.redo()
        #expect(counter.value == 2)
        nonisolated(unsafe) var undone = 0
        let name = Notification.Name.NSUndoManagerDidUndoChange
        let token = NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
            undone += 1
        }
        defer { NotificationCenter.default.removeObserver(token) }
        manager.undo()
        #expect(undone == 1 && counter.value == 0)
    }

    @Test func groupsBeyondTheLimitAndTargetsThatWentAreForgotten() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        manager.levelsOfUndo = 1
        let kept = Counter()
        for value in 1...3 {
            manager.beginUndoGrouping()
            set(kept, value, manager)
            manager.endUndoGrouping()
        }
        manager.undo()
        #expect(kept.value == 2 && !manager.canUndo)
        manager.removeAllActions(withTarget: kept)
        #expect(!manager.canRedo)
    }

    @Test func attachmentsAreFoundInTexts() {
        let text = NSMutableAttributedString(string: "ab")
        text.append(NSAttributedString(attachment: NSTextAttachment()))
        #expect(text.containsAttachments(in: NSRange(location: 0, length: 3)))
        #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
    }
}
