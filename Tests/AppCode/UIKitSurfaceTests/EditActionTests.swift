import Foundation
import TestSupport
import Testing
import UIKit

/// The actions of editing, which apps override, and positions by direction.
@MainActor @Suite(.ownSettings) struct EditActionTests {
    private final class Editor: UITextView {
        var done: [String] = []
        override func toggleBoldface(_ sender: Any?) { done.append("bold") }
        override func toggleItalics(_ sender: Any?) { done.append("italic") }
        override func toggleUnderline(_ sender: Any?) { done.append("underline") }
        override func pasteAndMatchStyle(_ sender: Any?) {
            super.pasteAndMatchStyle(sender)
            done.append("paste")
        }
        override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { done.append("right") }
        override func increaseSize(_ sender: Any?) { done.append("larger") }
        override func find(_ sender: Any?) { done.append("find") }
        override func findNext(_ sender: Any?) { done.append("next") }
        override func rename(_ sender: Any?) { done.append("rename") }
        override func printContent(_ sender: Any?) { done.append("print") }
        override func updateTextAttributes(
            conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
        ) { done += conversionHandler([:]).keys.map(\.rawValue) }
    }

    @Test func actionsReachOverrides() {
        let editor = Editor()
        let responder: any UIResponderStandardEditActions = editor
        for action in [
            responder.toggleBoldface, responder.toggleItalics, responder.toggleUnderline, responder.pasteAndMatchStyle,
            responder.makeTextWritingDirectionRightToLeft, responder.increaseSize, responder.find, responder.findNext,
            responder.rename, responder.printContent,
        ] as [(Any?) -> Void] { action(nil) }
        responder.updateTextAttributes { _ in [.kern: 1] }
        #expect(
            editor.done == [
                "bold", "italic", "underline", "paste", "right", "larger", "find", "next", "rename", "print", "NSKern",
            ])
        UIView().duplicate(nil)
    }

    @Test func positionsLieInDirections() throws {
        let field = UITextField()
        field.text = "abcdef"
        let third = try #require(field.position(from: field.beginningOfDocument, offset: 3))
        func offset(_ position: UITextPosition?) -> Int? {
            position.map { field.offset(from: field.beginningOfDocument, to: $0) }
        }
        #expect(offset(field.position(from: third, in: .right, offset: 2)) == 5)
        #expect(offset(field.position(from: third, in: .left, offset: 2)) == 1)
        #expect(field.position(from: third, in: .left, offset: 4) == nil)
        let rest = try #require(field.characterRange(byExtending: third, in: .right))
        #expect(field.text(in: rest) == "def" && offset(field.position(within: rest, farthestIn: .left)) == 3)
        #expect(offset(field.position(within: rest, farthestIn: .down)) == 6)
        let start = try #require(field.characterRange(byExtending: third, in: .up))
        #expect(field.text(in: start) == "abc")
    }

    @Test func endOfEditingSaysWhy() throws {
        nonisolated(unsafe) var reason: Int?
        let token = NotificationCenter.default.addObserver(
            forName: UITextField.textDidEndEditingNotification, object: nil, queue: nil
        ) { note in reason = note.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int }
        defer { NotificationCenter.default.removeObserver(token) }
        let window = UIWindow()
        let field = UITextField()
        window.addSubview(field)
        field.becomeFirstResponder()
        field.resignFirstResponder()
        #expect(reason == UITextField.DidEndEditingReason.committed.rawValue)
    }

    @Test func editsOfStoragesArePosted() {
        let storage = NSTextStorage(string: "text")
        nonisolated(unsafe) var heard: [String] = []
        let names = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) {
                heard.append($0.name.rawValue)
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "n")
        #expect(heard == names.map(\.rawValue))
    }

    @Test func managersSayHowFarAPointIs() {
        let storage = NSTextStorage(string: "aaaa", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 500, height: 100))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let box = manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 1), in: container)
        let middle = CGPoint(x: box.midX, y: box.midY)
        #expect(abs(manager.fractionOfDistanceThroughGlyph(for: middle, in: container) - 0.5) < 1e-9)
        #expect(manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 490, y: 5), in: container) == 1)
        #expect(manager.range(ofNominallySpacedGlyphsContaining: 1) == NSRange(location: 0, length: 4))
        #expect(manager.cgGlyph(at: 9) == 0 && manager.firstUnlaidGlyphIndex() == 4)
    }
}
