import TestSupport
import Testing
import UIKit

/// Edits of texts behind text views, as Apple documents them.
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

    @Test func storagesNotifyTheirDelegateOfEdits() {
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

    /// Keeps the text itself.
    private final class OwnStorage: NSTextStorage {
        private let kept = NSMutableAttributedString(string: "")
        override var string: String { kept.string }
        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { kept.attributes(at: location, effectiveRange: range) }
        override func replaceCharacters(in range: NSRange, with str: String) {
            kept.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            kept.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
    }

    private struct Edit {
        let name: String
        let make: (NSTextStorage) -> Void
        let text: String
        let told: [String]
        /// Kerning of each character; 0 for none.
        let kerns: [Int]
    }
    private let edits: [Edit] = {
        let red = NSAttributedString(string: "xy", attributes: [.kern: 7])
        return [
            Edit(
                name: "append", make: { $0.append(red) }, text: "abcdxy", told: ["will 4+2 2", "did characters"],
                kerns: [1, 1, 0, 0, 7, 7]),
            Edit(
                name: "insert", make: { $0.insert(red, at: 1) }, text: "axybcd",
                told: ["will 1+2 2", "did characters"],
                kerns: [1, 7, 7, 1, 0, 0]),
            Edit(
                name: "replace", make: { $0.replaceCharacters(in: NSRange(location: 1, length: 3), with: red) },
                text: "axy", told: ["will 1+2 -1", "did characters"], kerns: [1, 7, 7]),
            Edit(
                name: "delete", make: { $0.deleteCharacters(in: NSRange(location: 1, length: 2)) }, text: "ad",
                told: ["will 1+0 -2", "did characters"], kerns: [1, 0]),
            Edit(
                name: "set", make: { $0.setAttributedString(red) }, text: "xy",
                told: ["will 0+2 -2", "did characters"],
                kerns: [7, 7]),
            Edit(
                name: "add", make: { $0.addAttribute(.kern, value: 5, range: NSRange(location: 1, length: 2)) },
                text: "abcd", told: ["will 1+2 0", "did attributes"], kerns: [1, 5, 5, 0]),
            Edit(
                name: "add several",
                make: { $0.addAttributes([.kern: 5, .baselineOffset: 1], range: NSRange(location: 1, length: 2)) },
                text: "abcd", told: ["will 1+2 0", "did attributes"], kerns: [1, 5, 5, 0]),
            Edit(
                name: "remove", make: { $0.removeAttribute(.kern, range: NSRange(location: 1, length: 2)) },
                text: "abcd", told: ["will 1+2 0", "did attributes"], kerns: [1, 0, 0, 0]),
        ]
    }()

    @Test func everyEditReachesTheDelegate() {
        for edit in edits {
            for storage in [NSTextStorage(), OwnStorage()] {
                storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abcd")
                storage.setAttributes([.kern: 1], range: NSRange(location: 0, length: 2))
                storage.setAttributes([:], range: NSRange(location: 2, length: 2))
                let listener = Listener()
                storage.delegate = listener
                edit.make(storage)
                #expect(storage.string == edit.text && listener.told == edit.told, "\(edit.name)")
                let kerns = (0..<storage.length).map {
                    storage.attributes(at: $0, effectiveRange: nil)[.kern] as? Int ?? 0
                }
                #expect(kerns == edit.kerns, "\(edit.name)")
                #expect(storage.editedMask.isEmpty && storage.changeInLength == 0)
                #expect(storage.editedRange == NSRange(location: NSNotFound, length: 0))
            }
        }
    }

    /// The range that was edited lies in the text as it is at the end.
    @Test func groupedEditsHaveOneRange() {
        let (storage, listener) = (NSTextStorage(string: "abcdefghij"), Listener())
        storage.delegate = listener
        storage.beginEditing()
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 8, length: 2))
        storage.deleteCharacters(in: NSRange(location: 0, length: 5))
        storage.endEditing()
        #expect(storage.string == "fghij" && listener.told == ["will 0+5 -5", "did characters"])
        listener.told = []
        storage.beginEditing()
        storage.append(NSAttributedString(string: "xyz"))
        storage.deleteCharacters(in: NSRange(location: 2, length: 6))
        storage.endEditing()
        #expect(storage.string == "fg" && listener.told == ["will 2+0 -3", "did characters"])
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

    @Test func attachmentsAreFoundInTexts() {
        let text = NSMutableAttributedString(string: "ab")
        text.append(NSAttributedString(attachment: NSTextAttachment()))
        #expect(text.containsAttachments(in: NSRange(location: 0, length: 3)))
        #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
    }

    // MARK: Drawing and handing on

    @Test func aGreyHasTwoComponents() throws {
        let space = CGColorSpaceCreateDeviceGray()
        let color = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
        let grey = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
        #expect(grey.numberOfComponents == 2 && grey.colorSpace?.model == .monochrome && grey.alpha == 0.5)
        let light = try #require(grey.components?.first)
        #expect(abs(light - 1) < 1e-9 && UIColor(cgColor: grey).alpha == 0.5)
        let back = grey.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
        #expect(back?.numberOfComponents == 4 && back?.colorSpace?.model == .rgb)
        #expect(CGColor(colorSpace: space, components: [0.25, 0.5])?.components == [0.25, 0.5])
    }

    private final class Counter { var value = 0 }

    @Test func transactionsRunCompletionsThatAreValues() {
        let completed = Counter()
        let block: () -> Void = { completed.value += 1 }
        CATransaction.begin()
        CATransaction.setValue(block, forKey: kCATransactionCompletionBlock)
        #expect(CATransaction.value(forKey: kCATransactionCompletionBlock) != nil)
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setValue(block, forKey: kCATransactionCompletionBlock)
        CATransaction.setValue(nil, forKey: kCATransactionCompletionBlock)
        CATransaction.commit()
        RunLoopIteration.advance(by: 1)
        #expect(completed.value == 1)
    }

    private final class Card: NSObject, NSItemProviderWriting {
        static var writableTypeIdentifiersForItemProvider: [String] { ["app.card", "public.text"] }
    }

    @Test func providersSayWhatTheyCannotGive() {
        let provider = NSItemProvider(object: "text" as NSString)
        nonisolated(unsafe) var errors = 0
        provider.loadObject(ofClass: URL.self) { if $0 == nil, $1 is CocoaError { errors += 1 } }
        provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") {
            if $0 == nil, !$1, $2 is CocoaError { errors += 1 }
        }
        provider.loadObject(ofClass: String.self) { if $0 == "text", $1 == nil { errors += 1 } }
        #expect(errors == 3)
        let later = NSItemProvider()
        later.registerObject(ofClass: Card.self, visibility: .all) { _ in nil }
        #expect(later.registeredTypeIdentifiers == ["app.card", "public.text"])
    }

    /// Who reads documents is found by its name.
    @Test func documentsHaveAReader() { #expect(UINib.hasReader) }
}
