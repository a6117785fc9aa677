import Testing
import UIKit

@testable import AdaptedFixtures

/// What follows from the types of expressions: elements, fields, closures' parameters, in adapted files.
@MainActor @Suite struct ExpressionTests {
    private func button(_ tag: Int) -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        button.tag = tag
        return button
    }

    @Test func elementsAreAskedForMembersTheyMayHave() {
        let controller = ElementsController()
        controller.sent([button(1), UIBarButtonItem(), button(3)])
        #expect(controller.log == ["1 0 3"])
        controller.log = []
        let (one, two, label) = (button(1), button(2), UILabel())
        two.isHidden = true
        label.text = "Title"
        label.tag = 9
        controller.view.addSubview(label)
        controller.view.addSubview(one)
        controller.objects = [one, two]
        controller.named = ["title": label]
        controller.pairs = [("pair", two)]
        controller.ask()
        #expect(
            controller.log == [
                "1 44.0", "hidden 1", "[1, 2] 1 2", "2", "Title", "9", "title 9", "[9]", "pair 2 2", "button 9",
            ])
        #expect(one.superview == nil)
    }

    @Test func namesOfOtherTypesStay() {
        let controller = ElementsController()
        controller.buttons = [button(5)]
        #expect(controller.strings(["ab", "c"]) == [2, 1, 5])
        controller.log = []
        controller.handler()(button(4))
        #expect(controller.log == ["4", "four", "does not respond"])
    }

    @Test func classesInCollectionsAreMadeByTheirOwnInitialisers() {
        let factory = PageFactory()
        #expect(
            factory.made() == [
                "first", "second", "first nib", "second", "secondfirst", "secondnone", "asecond", "asecond",
                "secondfirst", "second", "1", "first", "second", "second",
            ])
        #expect(factory.others() == "styled 1 1 true")
        #expect(factory.selectors(of: (FirstPage.self, 0)).allSatisfy { $0.send(to: FirstPage()) })
    }

    @Test func overridesMoveWithTheirConditions() {
        let view = ConditionalSubview(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        view.didMoveToWindow()
        #expect(view.log == ["layout 16", "window"])
        #expect(view.extra() == "extra, below")
        #expect(ConditionalLabel().intrinsicContentSize.width == 7)
    }

    @Test func unwrittenOptionalPropertiesAreNil() {
        #expect(optionalSongs() == ["no song", "la", "tweet", "TWEET", "warble"])
        let label = OptionalSongLabel()
        #expect(label.write() == "la" && label.text == "la")
        let (page, ear) = (OptionalPage(), OptionalPageEar())
        #expect(!page.close())
        page.listener = ear
        #expect(page.close() && ear.closed == 1)
        #expect(!page.moves())
    }

    @Test func whatAsksTheRuntimeIsAnsweredAsFarAsItCanBe() {
        let caller = RuntimeCaller()
        caller.exchange()
        #expect(caller.log == ["block"])
        #expect(caller.name() == "AdaptedFixtures.RuntimeCaller AdaptedFixtures.RuntimeCaller")
        let names = caller.names(of: [UIView(), UITableViewCell(), caller])
        #expect(names == ["UIView", "UITableViewCell", "AdaptedFixtures.RuntimeCaller", "UIView"])
        let values = NSMutableDictionary()
        caller.keep(values)
        #expect(values["other"] as? Int == 2 && values.value(forKey: "other") as? Int == 2)
        // What would be undone is not kept.
        #expect(caller.log.last == "1 false")
        #expect(UIView().mood() == "calm" && UIButton().mood() == "pressed, calm")
        let store = FoundationStore()
        store.set(3, forKey: "a")
        #expect(store.value(forKey: "a") as? Int == 3)
    }

    @Test func managedPropertiesKeepTheirValues() {
        let (note, other) = (ManagedNote(), ManagedNote())
        #expect(note.title == nil && note.pages == 0 && !note.isRead && note.author == "" && note.weight == 0)
        note.title = "Groceries"
        note.pages += 2
        note.tags = ["a"]
        note.next = other
        note.read()
        #expect(
            note.title == "Groceries" && note.pages == 2 && note.isRead && note.tags == ["a"] && note.next === other)
        note.title = nil
        #expect(note.title == nil && other.next == nil && other.pages == 0)
        note.addToCopies(other)
        note.addToCopies(ManagedNote())
        #expect(note.copies?.count == 2 && note.copies?.contains(other) == true)
        note.removeFromCopies(NSSet(object: other))
        #expect(note.copies?.count == 1 && note.copies?.contains(other) == false && other.copies == nil)
    }
}
