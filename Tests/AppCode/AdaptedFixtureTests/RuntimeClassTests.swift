import Testing
import UIKit

@testable import AdaptedFixtures

/// Objects of classes that are known at run time only, in adapted files.
@MainActor @Suite struct RuntimeClassTests {
    @Test func initialisersOfTypesInVariablesAreThoseOfTheSubclass() throws {
        var factory = MetatypeFactory()
        #expect((factory.cell() as? MetatypeCell)?.made == "3 made")
        #expect((factory.again(factory.cell()) as? MetatypeCell)?.made == "1 none")
        #expect(factory.view(MetatypeTile.self).log == "made 0.0")
        #expect(factory.wide(MetatypeTile.self).log == "made 40.0")
        #expect(factory.names() == ["item", "other"])
        #expect(factory.optionalTile() == nil)
        factory.tile = MetatypeTile.self
        #expect(try #require(factory.optionalTile() as? MetatypeTile).log == "made 0.0")
        let controller: LookupController = factory.controller()
        #expect(controller.log.isEmpty)
        #expect(type(of: MetatypeHolder<Int>().made()) == MetatypeBox<Int>.self)
        #expect(
            type(of: MetatypeTile.plain()) == MetatypeTile.self && type(of: MetatypeTile.empty()) == MetatypeTile.self)
    }

    /// Objective-C finds an `init()` by its name, whatever Swift's superclass has.
    @Test func initialisersOfTheClassItselfAreCalled() throws {
        #expect(madePanel(OwnPanel.self).log == ["panel", "own"])
        let below = madePanel(OwnPanelBelow.self)
        #expect(below.log == ["panel", "own"] && below.title == "below" && below.frame.width == 5)
        #expect(madePanel(OwnPanelAnew.self).log == ["panel", "own", "anew"])
        let typed = madePanel(OwnPanelOf<Int>.self)
        #expect(type(of: typed) == OwnPanelOf<Int>.self && typed.log == ["panel", "own"])
        #expect(madePanel(PlainPanel.self).frame == .zero)
        let pages = madePages([OwnPage.self, LookupController.self])
        #expect((pages[0] as? OwnPage)?.name == "page" && pages[1] is LookupController)
        #expect(OwnPanel.built { $0.tag = 3 }.log == ["panel", "own"])
    }

    @Test func initialisersAreValues() {
        let values = MetatypeValues<MetatypeTile>()
        #expect(values.first.log == "made 0.0" && values.make().log == "made 0.0")
        #expect(values.all([CGRect(x: 0, y: 0, width: 7, height: 1)]).map(\.log) == ["made 7.0"])
        #expect((values.next(MetatypeTile.self)() as? MetatypeTile)?.log == "made 0.0")
        #expect(values.implicit().log == "made 3.0" && values.names == ["1", "2"])
        #expect(MetatypeTile.flat().log == "made 0.0" && OwnPanelOwner().panel().log == "made 0.0")
        #expect(impliedButton(RoundButton.self).buttonType == .system)
        let stack = stacked(MetatypeStack.self, [UIView(), UIView()])
        #expect(stack.log == ["made"] && stack.arrangedSubviews.count == 2)
        let picture: MetatypePicture = pictured(UIImage(size: CGSize(width: 3, height: 4)))
        #expect(picture.log == ["made"] && picture.bounds.size == CGSize(width: 3, height: 4) && picture.image != nil)
    }

    @Test func objectsThatWereMadeSoAreReleased() {
        let identifier = String(repeating: "long enough for a buffer ", count: 3)
        weak var gone: UITableViewCell?
        do {
            let cell = ObjectiveCMessages.make(MetatypeCell.self, style: .default, reuseIdentifier: identifier)
            gone = cell
            #expect(cell.reuseIdentifier == identifier)
        }
        #expect(gone == nil)
        #expect(identifier.hasSuffix("buffer "))
    }

    @Test func registeredCellsNeedNothingBeyondUIKit() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(MetatypeCell.self, forCellReuseIdentifier: "cell")
        #expect((table.dequeueReusableCell(withIdentifier: "cell") as? MetatypeCell)?.made == "0 cell")
        #expect(MetatypeBadge(text: "new").text == "new")
    }

    @Test func namedOptionalMethodsAreThoseThatWereWritten() {
        let (master, other) = (HarbourMaster(), SilentGuide())
        let harbour = Harbour(deputy: master)
        #expect(harbour.enter("Argo") == "no berth")
        harbour.guide = other
        #expect(harbour.enter("Argo") == "no berth")
        harbour.guide = master
        #expect(harbour.enter("Argo") == "berth 4 4")
        #expect(master.log == ["green 2", "white 4"])
    }

    private final class SilentGuide: NSObject, HarbourGuide {}
}

/// Members that Objective-C finds by name, in adapted files.
@MainActor @Suite struct DynamicLookupTests {
    @Test func sendersAreAskedForMembersTheyMayHave() {
        let controller = LookupController()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        button.tag = 3
        button.setTitle("Go", for: .normal)
        let cell = UITableViewCell()
        cell.contentView.addSubview(button)
        controller.tapped(button)
        #expect(controller.log == ["three", "3 30.0 false", "Go", "tag 4"])
        #expect(button.layer.cornerRadius == 2)
        controller.log = []
        let segments = UISegmentedControl(items: ["a", "b"])
        segments.selectedSegmentIndex = 1
        for sender in [nil, segments, UISwitch()] { controller.changed(sender: sender) }
        #expect(controller.log == ["nobody", "0", "second", "0", "off"])
    }

    @Test func valuesAreFoundInObjects() {
        let controller = LookupController()
        let label = UILabel()
        label.text = "words"
        let frame = NSValue(cgRect: CGRect(x: 0, y: 0, width: 10, height: 216))
        controller.adopt(
            Notification(
                name: UIResponder.keyboardWillShowNotification, object: label,
                userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame, "seconds": 0.25]))
        controller.read(7, texts: ["one", "three"])
        #expect(controller.log == ["216.0 0.25 words", "7 of 2", "2 three", "[3, 5]"])
    }
}

/// Key-value coding of adapted classes.
@MainActor @Suite struct KeyValueTests {
    @Test func objectsAreFilledByNames() {
        let note = KeyedNote(values: ["title": "Plan", "pages": 4, "summary": NSNull(), "colour": 1, "isRead": true])
        #expect(note.title == "Plan" && note.pages == 4 && note.summary == nil && !note.isRead)
        #expect(note.unknown == ["colour", "isRead"])
        let values = note.dictionaryWithValues(forKeys: ["title", "pages"])
        #expect(values["title"] as? String == "Plan" && values["pages"] as? Int == 4)
    }

    @Test func aClassOfItsOwnOpinionComesFirst() {
        let book = KeyedBook()
        book.setValuesForKeys(["name": "First", "notes": [["title": "a"], ["title": "b"]]])
        #expect(book.name == "First" && book.notes.map(\.title) == ["a", "b"])
        #expect(book.rename() == "Third")
    }

    @Test func namesOfClassesAndSelectors() {
        #expect(String(cString: class_getName(KeyedNote.self)) == "AdaptedFixtures.KeyedNote")
        #expect(String(cString: sel_getName(Selector("tapped:"))) == "tapped:")
        #expect(UITableView.classForCoder() == UITableView.self)
    }
}

/// Lists of objects that can be changed.
@MainActor @Suite struct MutableListTests {
    @Test func dictionariesInListsAreChangedWhereTheyAre() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lists-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("rows.plist")
        let rows: [[[String: Any]]] = [
            [["isVisible": true], ["isVisible": false, "times": 2]], [["isVisible": true, "title": "b"]],
        ]
        try PropertyListSerialization.data(fromPropertyList: rows, format: .xml, options: 0).write(to: file)
        let list = ListDescriptors()
        #expect(!list.load(folder.path) && list.load(file.path))
        list.find()
        #expect(list.rows(0) == [0] && list.rows(1) == [0])
        list.expand(0, 1)
        #expect(list.rows(0) == [0, 1])
        let section = try #require(list.descriptors[0] as? [[String: Any]])
        #expect(section[1]["times"] as? Int == 3)
        let copies = list.copies()
        #expect(copies.map(\.count) == [2, 2] && copies[0] == copies[1])
        let fixed = try #require(list.descriptors.copy() as? NSArray)
        #expect(!(fixed is NSMutableArray) && fixed.count == 2)
        #expect(fixed[0] as AnyObject === list.descriptors[0] as AnyObject)
        #expect((fixed.mutableCopy() as? NSMutableArray)?.count == 2)
        copies[0].setArray(["x", "y", "z"])
        copies[0].exchangeObject(at: 0, withObjectAt: 2)
        copies[0].removeLastObject()
        copies[0].replaceObjects(in: NSRange(location: 1, length: 1), withObjectsFrom: ["p", "q"])
        #expect(copies[0] as? [String] == ["z", "p", "q"] && copies[0].index(of: "q") == 2)
    }

    /// Objective-C finds objects of every class; Foundation's sets and lists know `NSObject`s and what is `Hashable`.
    @Test func objectsOfAllClassesAreFound() {
        let (first, second) = (Relation(), Relation())
        let relations = Relations()
        for relation in [first, second, first] { relations.add(relation) }
        #expect(relations.kept.count == 2 && relations.order.count == 2)
        #expect(relations.kept.contains(second) && !relations.kept.contains(Relation()))
        #expect(relations.place(of: second, in: [first, second]) == 1)
        #expect(relations.place(of: second, in: [first]) == NSNotFound)
        #expect(NSSet(array: [first]).contains(first) && !NSSet(array: [first]).contains(second))
        #expect(relations.remove(second) == 1 && relations.remove(second) == NSNotFound)
        [first, second].forEach(relations.kept.add)
        #expect(relations.kept.count == 2 && relations.order.count == 1)
        #expect((relations.kept.mutableCopy() as? NSMutableSet)?.contains(first) == true)
        #expect((relations.order.copy() as? NSArray)?.contains(first) == true)
    }

    @Test func objectsOfAllClassesAreFoundInOrder() {
        let (first, second) = (Relation(), Relation())
        let ordered = NSMutableOrderedSet()
        for relation in [first, second, first] { ordered.add(relation) }
        #expect(ordered.count == 2 && ordered.index(of: second) == 1 && ordered.contains(first))
        ordered.remove(first)
        #expect(ordered.count == 1 && ordered.index(of: second) == 0 && !ordered.contains(first))
        ordered.add("a")
        ordered.add("a" as NSString)
        ordered.remove("a" as NSString)
        #expect(ordered.count == 1)
        let fixed = NSOrderedSet(array: [first, second])
        #expect(fixed.index(of: second) == 1 && fixed.contains(first) && !fixed.contains(Relation()))
    }

    @Test func objectsOfAllClassesAreCounted() {
        let (first, second) = (Relation(), Relation())
        let counted = NSCountedSet()
        for relation in [first, second, first] { counted.add(relation) }
        let text: NSString = "a"
        counted.addObjects(from: [text, text])
        #expect(counted.count(for: first) == 2 && counted.count(for: second) == 1 && counted.count(for: text) == 2)
        counted.remove(first)
        counted.remove(second)
        #expect(counted.count(for: first) == 1 && counted.count(for: second) == 0 && counted.count(for: text) == 2)
    }

    @Test func equalValuesAreFound() {
        let set = NSMutableSet(array: ["a", 1])
        set.addObjects(from: ["a" as NSString, NSNumber(1), NSNumber(2)])
        #expect(set.count == 3 && set.contains("a" as NSString) && set.contains(1))
        set.remove(NSNumber(1))
        #expect(set.count == 2 && set.contains("a") && !set.contains(NSNumber(1)))
        let list = ObjectiveCMessages.mutableArray(array: ["a" as NSString, "b", "a"])
        #expect(list.contains("a") && list.index(of: "b", in: NSRange(location: 2, length: 1)) == NSNotFound)
        list.remove("a")
        #expect(list as? [String] == ["b"])
    }
}

private final class MetatypeStack: UIStackView {
    var log: [String] = []
    override init(frame: CGRect) {
        super.init(frame: frame)
        log.append("made")
    }
    required init(coder: NSCoder) { super.init(coder: coder) }
}

private final class MetatypePicture: UIImageView {
    var log: [String] = []
    override init(frame: CGRect) {
        super.init(frame: frame)
        log.append("made")
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
