import Foundation
import Testing

@testable import UnfoldAutoLayout

/// Objects of classes that are known at run time only are made by the initialiser of that very class, own what they were
/// given, and are released once. `.ci/run` runs these under the address sanitizer.
@MainActor @Suite struct RuntimeInitializerTests {
    /// On the heap, so that a count too few or too many is seen.
    private let name = String(repeating: "a name that fits no register ", count: 4)

    private final class Released {
        var count = 0
    }

    private final class Item: NSObject {
        let words = ["first", "second"]
        var released: Released?
        deinit { released?.count += 1 }
    }

    private class Tile: UIView {
        let log: String
        let parts: [String]
        override init(frame: CGRect) {
            log = "made \(frame.width)"
            parts = Array(repeating: log, count: 8)
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class Box<Value>: UIView { var value: [Value] = [] }

    private final class Page: UIViewController {
        var loaded = ""
        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nil, bundle: bundle)
            loaded = nibName ?? "none"
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class Navigation: UINavigationController { var tag = [1, 2, 3] }

    private final class Segue: UIStoryboardSegue {
        var texts: [String] = []
        override init(identifier: String?, source: UIViewController, destination: UIViewController) {
            super.init(identifier: identifier, source: source, destination: destination)
            texts = [identifier ?? "none"]
        }
    }

    @Test func objectsAreReleasedOnce() {
        let released = Released()
        for _ in 0..<100 {
            let type: NSObject.Type = Item.self
            let made = ObjectiveCMessages.make(type)
            (made as? Item)?.released = released
            #expect((made as? Item)?.words.count == 2)
        }
        #expect(released.count == 100)
        #expect(ObjectiveCMessages.make(nil as Item.Type?) == nil)
    }

    @Test func viewsAreOfTheClassItself() {
        weak var gone: UIView?
        let types: [UIView.Type] = [UIView.self, Tile.self, Box<String>.self]
        for type in types {
            let view = ObjectiveCMessages.make(type, frame: CGRect(x: 1, y: 2, width: 30, height: 4))
            #expect(Swift.type(of: view) == type)
            #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 4))
            if let tile = view as? Tile { #expect(tile.log == "made 30.0") }
            if let tile = view as? Tile { #expect(tile.parts.count == 8) }
            if let box = view as? Box<String> { box.value.append(name) }
            gone = view
        }
        #expect(gone == nil)
    }

    @Test func controllersOwnWhatTheyWereGiven() {
        weak var gone: UIViewController?
        do {
            let type: UIViewController.Type = Page.self
            let made = ObjectiveCMessages.make(type, nibName: name + "!", bundle: Bundle(for: Page.self))
            #expect((made as? Page)?.loaded == name + "!")
            let navigation = ObjectiveCMessages.make(Navigation.self, rootViewController: made)
            #expect(navigation.viewControllers == [made])
            #expect(navigation.tag == [1, 2, 3])
            gone = made
        }
        #expect(gone == nil)
    }

    @Test func seguesOwnWhatTheyWereGiven() {
        weak var gone: UIViewController?
        do {
            let (source, destination) = (UIViewController(), Page(nibName: nil, bundle: nil))
            let segue = ObjectiveCMessages.make(
                Segue.self, identifier: name + "?", source: source, destination: destination)
            #expect(segue.identifier == name + "?")
            #expect((segue as? Segue)?.texts == [name + "?"])
            #expect(segue.source === source)
            #expect(segue.destination === destination)
            gone = destination
        }
        #expect(gone == nil)
    }
}
