import TestSupport
import Testing
import UIKit

/// Values, transactions, physics and Core Foundation's functions, as Apple documents them.
@MainActor @Suite(.ownSettings) struct SurroundingNamesTests {
    @Test func objectsHoldGeometry() {
        let turn = CGAffineTransform(rotationAngle: 1)
        #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
        let moved = CATransform3DMakeTranslation(1, 2, 3)
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: moved).caTransform3DValue, moved))
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
        #expect(NSCoder.uiOffset(for: "{1, 2}").horizontal == 1)
    }

    @Test func transactionsKeepValuesForTheirLevel() {
        CATransaction.begin()
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue("x", forKey: "own")
        #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
        #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
        #expect(CATransaction.value(forKey: "own") as? String == "x")
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "own") == nil && !CATransaction.disableActions())
    }

    @Test func viewsAreDelegatesOfLayers() {
        let view = UIView()
        let delegate: any CALayerDelegate = view
        #expect(delegate.action(for: view.layer, forKey: "bounds") == nil)
    }

    @Test func picturesAreRegisteredForTraits() {
        let asset = UIImageAsset()
        let (light, dark) = (UIImage(size: CGSize(width: 1, height: 1)), UIImage(size: CGSize(width: 2, height: 2)))
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UIImage.Configuration(traitCollection: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
    }

    @Test func coreFoundationReadsFoundationsObjects() {
        let number = NSNumber(value: 5)
        #expect(CFEqual(number, NSNumber(value: 5)))
        let text = NSMutableString(string: "Émile")
        #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false) && text == "Emile")
    }

    @Test func dictionariesAreSortedByAKey() {
        let numbers: [[String: Any]] = [["a": 2], ["a": 1]]
        let sorted = (numbers as NSArray).sortedArray(using: [NSSortDescriptor(key: "a", ascending: true)])
        #expect(sorted.compactMap { ($0 as? [String: Any])?["a"] as? Int } == [1, 2])
        let texts: [[String: Any]] = [["a": "b"], ["a": "C"], ["a": "A"]]
        let descriptor = NSSortDescriptor(
            key: "a", ascending: true, selector: Selector("localizedCaseInsensitiveCompare:"))
        let named = (texts as NSArray).sortedArray(using: [descriptor])
        #expect(named.compactMap { ($0 as? [String: Any])?["a"] as? String } == ["A", "b", "C"])
    }

    @Test func aValueOfAnotherTypeIsNoTransform() {
        var names: [String] = []
        UIKitExceptions.withHandler({ names.append($0.name) }) {
            #expect(NSValue(cgPoint: .zero).cgAffineTransformValue == .identity)
        }
        #expect(names == ["NSInvalidArgumentException"])
    }

    @Test func textsTakeValuesAndFolders() {
        #expect(NSString.localizedStringWithFormat("%@ of %d", "3", 4) == "3 of 4")
        #expect(NSString(string: "a").appendingFormat("%02d", 7) == "a07")
        let path = (NSHomeDirectory() as NSString).appendingPathComponent("x") as NSString
        #expect(path.abbreviatingWithTildeInPath == "~/x" && ("/y" as NSString).abbreviatingWithTildeInPath == "/y")
        #expect(
            NSSortDescriptor(key: "a", ascending: false) { _, _ in .orderedAscending }.compare(1, to: 2)
                == .orderedDescending)
        #expect(Progress().totalUnitCount == 0)
    }

    @Test func itemsGiveTextsAndLinks() {
        let provider = NSItemProvider(object: "text" as NSString)
        #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
        nonisolated(unsafe) var loaded: String?
        provider.loadObject(ofClass: String.self) { text, _ in loaded = text }
        #expect(loaded == "text")
        let board = UIPasteboard.withUniqueName()
        board.items = [["public.url": 1], ["public.utf8-plain-text": "x"]]
        #expect(board.itemSet(withPasteboardTypes: ["public.utf8-plain-text"]) == IndexSet(integer: 1))
    }

    @Test func coordinatorsSayWhatTheyDo() {
        let coordinator = ImmediateTransitionCoordinator(containerView: UIView())
        var ran = 0
        coordinator.animateAlongsideTransition(in: nil, animation: { _ in ran += 1 }, completion: { _ in ran += 1 })
        #expect(ran == 2 && !coordinator.isInteractive && coordinator.percentComplete == 1)
        #expect(coordinator.presentationStyle == .none && coordinator.targetTransform == .identity)
    }
}
