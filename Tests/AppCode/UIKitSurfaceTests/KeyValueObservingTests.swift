import Foundation
import Testing
import UIKit
import UnfoldCombine

/// What UIKit's classes tell their observers, and when.
@MainActor @Suite struct KeyValueObservingTests {
    /// A property, what sets it to another value, and by which name observers by name know it.
    @MainActor struct Case {
        let name: String
        let check: () -> [String]

        init<Object: NSObject, Value>(
            _ name: String, _ make: @escaping () -> Object, _ path: KeyPath<Object, Value>,
            _ change: @escaping (Object) -> Void
        ) {
            self.name = "\(Object.self).\(name)"
            check = {
                let object = make()
                var told: [String] = []
                let before = "\(object[keyPath: path])"
                let token = object.observe(path, options: [.initial, .prior, .old, .new]) { object, change in
                    // Before a change the object still has the old value.
                    let now = "\(object[keyPath: path])"
                    told.append("\(change.isPrior ? "prior" : "") \(now == before ? "before" : "after")")
                }
                let listener = NamedListener()
                object.addObserver(listener, forKeyPath: name, options: [.prior, .new], context: nil)
                change(object)
                token.invalidate()
                object.removeObserver(listener, forKeyPath: name)
                change(object)
                return told + listener.heard
            }
        }
    }

    final class NamedListener: UIResponder {
        var heard: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            heard.append(
                change?[.notificationIsPriorKey] != nil ? "named prior" : change?[.newKey] != nil ? "named" : "?")
        }
    }

    private static let constrained = UIView()

    static let cases: [Case] = [
        Case("frame", { UIView() }, \.frame) { $0.frame.size.width += 10 },
        Case("bounds", { UIView() }, \.bounds) { $0.bounds.size.width += 10 },
        Case("center", { UIView() }, \.center) { $0.frame.origin.x += 10 },
        Case("hidden", { UIView() }, \.isHidden) { $0.isHidden = true },
        Case("isHidden", { UIView() }, \.isHidden) { $0.isHidden = true },
        Case("alpha", { UIView() }, \.alpha) { $0.alpha = 0.5 },
        Case("backgroundColor", { UIView() }, \.backgroundColor) { $0.backgroundColor = .red },
        Case("text", { UILabel() }, \.text) { $0.text = "a" },
        Case("attributedText", { UILabel() }, \.attributedText) { $0.attributedText = NSAttributedString(string: "a") },
        Case("textColor", { UILabel() }, \.textColor) { $0.textColor = .red },
        Case("text", { UITextField() }, \.text) { $0.text = "a" },
        Case("text", { UITextView() }, \.text) { $0.text = "a" },
        Case("image", { UIImageView() }, \.image) { $0.image = UIImage(size: CGSize(width: 1, height: 1)) },
        Case("enabled", { UIButton() }, \.isEnabled) { $0.isEnabled = false },
        Case("selected", { UIButton() }, \.isSelected) { $0.isSelected = true },
        Case("highlighted", { UIButton() }, \.isHighlighted) { $0.isHighlighted = true },
        Case("on", { UISwitch() }, \.isOn) { $0.isOn = true },
        Case("value", { UISlider() }, \.value) { $0.value = 0.5 },
        Case("progress", { UIProgressView() }, \.progress) { $0.progress = 0.5 },
        Case("contentSize", { UITableView() }, \.contentSize) { $0.contentSize.height += 10 },
        Case("contentOffset", { UITextView() }, \.contentOffset) { $0.contentOffset.y += 10 },
        Case("contentInset", { UIScrollView() }, \.contentInset) { $0.contentInset.top += 10 },
        Case("title", { UIViewController() }, \.title) { $0.title = "a" },
        Case("preferredContentSize", { UIViewController() }, \.preferredContentSize) {
            $0.preferredContentSize.height += 10
        },
        Case("title", { UINavigationItem() }, \.title) { $0.title = "a" },
        Case("enabled", { UIBarButtonItem() }, \.isEnabled) { $0.isEnabled = false },
        Case("badgeValue", { UITabBarItem() }, \.badgeValue) { $0.badgeValue = "1" },
        Case("viewControllers", { UINavigationController() }, \.viewControllers) {
            $0.viewControllers = [UIViewController()]
        },
        Case("constant", { constrained.widthAnchor.constraint(equalToConstant: 1) }, \.constant) { $0.constant = 2 },
        Case("tag", { UIView() }, \.tag) { $0.tag = 1 },
        Case("state", { UIPanGestureRecognizer() }, \.state) { $0.state = .began },
    ]

    @Test func settersAnnounceAtOnce() {
        for test in Self.cases {
            #expect(test.check() == [" before", "prior before", " after", "named prior", "named"], "\(test.name)")
        }
    }

    @Test func childrenAnnounceTheirParent() {
        let (parent, child) = (UIViewController(), UIViewController())
        var heard: [Bool] = []
        let token = child.observe(\.parent, options: [.new, .old]) { child, _ in heard.append(child.parent != nil) }
        parent.addChild(child)
        child.removeFromParent()
        #expect(heard == [true, false])
        token.invalidate()
    }

    @Test func unchangedValuesAreNotAnnounced() {
        let label = UILabel()
        label.text = "a"
        var count = 0
        let tokens = [
            label.observe(\.text, options: .prior) { _, _ in count += 1 },
            label.observe(\.frame) { _, _ in count += 1 }, label.observe(\.isEnabled) { _, _ in count += 1 },
        ]
        label.text = "a"
        label.frame = label.frame
        label.isEnabled = true
        RunLoopIteration.end()
        #expect(count == 0)
        tokens.forEach { $0.invalidate() }
    }

    @Test func publishersSendAtOnce() {
        let (label, button) = (UILabel(), UIButton())
        var texts: [String?] = []
        var states: [Bool] = []
        var bag = Set<AnyCancellable>()
        label.publisher(for: \.text).sink { texts.append($0) }.store(in: &bag)
        button.publisher(for: \.isEnabled, options: [.new]).sink { states.append($0) }.store(in: &bag)
        label.text = "a"
        label.text = "b"
        button.isEnabled = false
        #expect(texts == [nil, "a", "b"] && states == [false])
        bag.removeAll()
        label.text = "c"
        #expect(texts.count == 3)
    }

    @Test func layoutAnnouncesWhatItMoves() {
        let (view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        view.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            inner.topAnchor.constraint(equalTo: view.topAnchor), inner.widthAnchor.constraint(equalToConstant: 30),
            inner.heightAnchor.constraint(equalToConstant: 40),
        ])
        var (frames, layers): ([CGRect], [CGRect]) = ([], [])
        let tokens = [
            inner.observe(\.bounds, options: .new) { frames.append($1.newValue ?? .zero) },
            inner.layer.observe(\.bounds, options: .new) { layers.append($1.newValue ?? .zero) },
        ]
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(frames == [CGRect(x: 0, y: 0, width: 30, height: 40)] && layers == frames)
        tokens.forEach { $0.invalidate() }
    }

    @Test func aHandlerThatSetsIsNotifiedAfterwards() {
        let label = UILabel()
        var texts: [String] = []
        let token = label.observe(\.text, options: .new) { label, change in
            texts.append((change.newValue ?? nil) ?? "nil")
            if label.text == "a" { label.text = "b" }
        }
        label.text = "a"
        RunLoopIteration.end()
        #expect(texts == ["a", "b"])
        token.invalidate()
    }

    @Test func changesByNameAreObjects() {
        final class Reader: UIResponder {
            var read: [String] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                let value = change?[.newKey]
                let number = value as? NSNumber
                read.append("\(number?.doubleValue ?? (value as? NSValue).map { Double($0.cgSizeValue.height) } ?? -1)")
                read.append("\((value as? CGSize)?.height ?? value as? CGFloat ?? -1) \(value is NSNull)")
            }
        }
        let (scroll, label, reader) = (UIScrollView(), UILabel(), Reader())
        label.text = "a"
        scroll.addObserver(reader, forKeyPath: "contentSize", options: .new, context: nil)
        scroll.addObserver(reader, forKeyPath: "alpha", options: .new, context: nil)
        label.addObserver(reader, forKeyPath: "text", options: .new, context: nil)
        scroll.contentSize.height = 7
        scroll.alpha = 0.25
        label.text = nil
        #expect(reader.read == ["7.0", "7.0 false", "0.25", "0.25 false", "-1.0", "-1.0 true"])
        scroll.removeObserver(reader, forKeyPath: "alpha")
        scroll.removeObserver(reader, forKeyPath: "contentSize")
        label.removeObserver(reader, forKeyPath: "text")
    }

    @Test func listsAnnounceInsertionsAndRemovals() {
        final class List: NSObject {
            var items: [String] = ["a"]
            func add(_ item: String) {
                let indexes = IndexSet(integer: items.count)
                willChange(.insertion, valuesAt: indexes, forKey: "items")
                items.append(item)
                didChange(.insertion, valuesAt: indexes, forKey: "items")
            }
        }
        final class Reader: UIResponder {
            var read: [String] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                let indexes = (change?[.indexesKey] as? NSIndexSet)?.count ?? 0
                read.append(
                    "\(change?[.kindKey] ?? 0) \(change?[.newKey] ?? "-") \(change?[.oldKey] ?? "-") \(indexes)")
            }
        }
        let (list, reader) = (List(), Reader())
        list.addObserver(reader, forKeyPath: "items", options: [.old, .new], context: nil)
        list.add("b")
        RunLoopIteration.end()
        #expect(reader.read == ["2 [\"b\"] - 1"])
        list.removeObserver(reader, forKeyPath: "items")
    }

    @Test func changesByHandlersAreAnnouncedAfterwards() {
        let label = UILabel()
        var told: [String] = []
        let token = label.observe(\.text) { label, _ in
            told.append(label.text ?? "-")
            if label.text == "a" { label.text = "b" }
        }
        label.text = "a"
        label.text = "c"
        #expect(told == ["a", "b", "c"])
        token.invalidate()
    }

    /// A handler that changes the value each time is not called for ever.
    @Test func endlessChangesEnd() {
        let label = UILabel()
        var count = 0
        let token = label.observe(\.text) { label, _ in
            count += 1
            label.text = "\(count)"
        }
        label.text = "a"
        #expect(count > 10 && count <= 1000)
        token.invalidate()
        label.text = "b"
        #expect(label.text == "b")
    }

    @Test func removingAnObserverLeavesThoseOfOthers() {
        let (label, one, other) = (UILabel(), NamedListener(), NamedListener())
        label.addObserver(one, forKeyPath: "text", options: .new, context: nil)
        do {
            let gone = NamedListener()
            label.addObserver(gone, forKeyPath: "text", options: .new, context: nil)
        }
        label.addObserver(other, forKeyPath: "text", options: .new, context: nil)
        label.removeObserver(one, forKeyPath: "text")
        label.text = "a"
        #expect(one.heard.isEmpty && other.heard == ["named"])
        label.removeObserver(other, forKeyPath: "text")
    }

    @Test func observersOnOtherThreadsAreNotifiedThere() async {
        final class Model: NSObject, @unchecked Sendable {
            var value = 0
            func change() {
                willChangeValue(for: \.value)
                value += 1
                didChangeValue(for: \.value)
            }
        }
        let told = await Task.detached {
            let model = Model()
            nonisolated(unsafe) var told: [Int] = []
            let token = model.observe(\.value, options: .new) { told.append($1.newValue ?? -1) }
            model.change()
            model.change()
            token.invalidate()
            return told
        }.value
        #expect(told == [1, 2])
    }

    @Test func propertiesOfUIKitAreReadAndSetByName() {
        let (label, field) = (UILabel(), UITextField())
        label.setValue("a", forKey: "text")
        label.setValue(NSNumber(value: 0.25), forKey: "alpha")
        label.setValue(UIColor.red, forKeyPath: "backgroundColor")
        #expect(label.text == "a" && label.alpha == 0.25 && label.backgroundColor == .red)
        label.setValue(1, forKey: "alpha")
        label.setValue(CGFloat(2), forKey: "numberOfLines")
        label.setValue(1, forKey: "hidden")
        #expect(label.alpha == 1 && label.numberOfLines == 2 && label.isHidden)
        label.isHidden = false
        #expect(label.value(forKey: "text") as? String == "a" && label.value(forKey: "hidden") as? Bool == false)
        #expect((label.value(forKeyPath: "layer.bounds") as? NSValue)?.cgRectValue == label.layer.bounds)
        #expect(field.value(forKey: "placeholder") == nil)
    }
}
