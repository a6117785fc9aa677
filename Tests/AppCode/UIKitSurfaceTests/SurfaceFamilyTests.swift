import Testing
import UIKit

/// One family of names after the other, by what Apple's reference says of them.
@MainActor @Suite struct SurfaceFamilyTests {
    // MARK: Touches and responders

    @Test func hitTestsFindTheFrontmostView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
        root.addSubview(back)
        root.addSubview(front)
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === back)
        back.alpha = 0.005
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 150, y: 50), with: nil) == nil)
        #expect(front.point(inside: CGPoint(x: 59, y: 1), with: nil))
        #expect(!front.point(inside: CGPoint(x: 60, y: 1), with: nil))
    }

    @Test func oneResponderIsTheFirst() {
        final class Recorder: NSObject, UITextFieldDelegate {
            var calls: [String] = []
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { !textField.isHidden }
            func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
            func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { string != "!" }
        }
        let received = Recorder()
        let (one, other) = (UITextField(), UITextField())
        one.delegate = received
        #expect(one.becomeFirstResponder())
        #expect(one.isFirstResponder && one.isEditing)
        var changes = 0
        one.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        one.insertText("ab")
        one.insertText("!")
        one.deleteBackward()
        #expect(one.text == "a")
        #expect(changes == 2)
        #expect(other.becomeFirstResponder())
        #expect(!one.isFirstResponder)
        #expect(received.calls == ["begin", "end"])
        one.isHidden = true
        #expect(!one.becomeFirstResponder())
        let root = UIView()
        root.addSubview(other)
        #expect(root.endEditing(true))
        #expect(!other.isFirstResponder)
    }

    @Test func textViewsNotifyTheirDelegate() {
        final class Recorder: NSObject, UITextViewDelegate {
            var calls: [String] = []
            func textViewDidChange(_ textView: UITextView) { calls.append(textView.text) }
            func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
        }
        let received = Recorder()
        let view = UITextView()
        view.delegate = received
        view.insertText("one")
        view.selectedRange = NSRange(location: 0, length: 1)
        view.insertText("b")
        view.contentOffset = CGPoint(x: 0, y: 5)
        #expect(received.calls == ["one", "bne", "scroll"])
        #expect(view.selectedRange == NSRange(location: 1, length: 0))
        #expect((view as UIScrollView).delegate === received)
    }

    @Test func tintIsInherited() {
        final class Recorder: UIView {
            var tints = 0
            override func tintColorDidChange() { tints += 1 }
        }
        let (root, child) = (UIView(), Recorder())
        root.addSubview(child)
        #expect(child.tintColor == .systemBlue)
        root.tintColor = .red
        #expect(child.tintColor == .red)
        #expect(child.tints == 1)
        root.tintAdjustmentMode = .dimmed
        #expect(child.tintAdjustmentMode == .dimmed)
    }

    @Test func interactionsKnowTheirView() {
        let (one, other) = (UIView(), UIView())
        let interaction = UIPointerInteraction()
        one.addInteraction(interaction)
        other.addInteraction(interaction)
        #expect(interaction.view === other)
        #expect(one.interactions.isEmpty)
        other.interactions = []
        #expect(interaction.view == nil)
    }

    @Test func accessibilityIsStored() {
        let view = UIView()
        #expect(view.accessibilityLabel == nil && !view.isAccessibilityElement)
        view.accessibilityTraits.insert(.button)
        view.accessibilityElements = [UIView(), UIView()]
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 2) == nil)
        #expect(view.index(ofAccessibilityElement: view.accessibilityElement(at: 1)!) == 1)
        #expect(view.accessibilityTraits == .button)
    }

    // MARK: Traits

    @Test func collectionsOfSingleTraits() {
        let narrow = UITraitCollection(horizontalSizeClass: .compact)
        #expect(narrow.verticalSizeClass == .unspecified)
        #expect(narrow.userInterfaceIdiom == .unspecified)
        let both = UITraitCollection(traitsFrom: [narrow, UITraitCollection(verticalSizeClass: .regular)])
        #expect(both.horizontalSizeClass == .compact)
        #expect(both.verticalSizeClass == .regular)
        #expect(both.containsTraits(in: narrow))
        #expect(!narrow.containsTraits(in: both))
        let last = UITraitCollection(traitsFrom: [both, UITraitCollection(horizontalSizeClass: .regular)])
        #expect(last.horizontalSizeClass == .regular)
        #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
        #expect(UITraitCollection(forceTouchCapability: .available).displayScale == 0)
        #expect(UITraitCollection.current.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(UITraitCollection(traitsFrom: [.current]) == .current)
    }

    @Test func stylesAreOverridden() {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let (root, child) = (UIView(), UIView())
        root.addSubview(child)
        root.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(dynamic.resolvedColor(with: child.traitCollection) == .white)
        #expect(dynamic.resolvedColor(with: UIView().traitCollection) == .black)
        var inside: UIColor?
        child.traitCollection.performAsCurrent { inside = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue } }
        #expect(inside == .red)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    // MARK: Drawing

    @Test func pathsKnowTheirBounds() {
        let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(abs(path.bounds.minX - 10) < 0.01 && abs(path.bounds.maxY - 60) < 0.05)
        #expect(path.contains(CGPoint(x: 25, y: 40)))
        #expect(!path.contains(CGPoint(x: 11, y: 21)))
        let corner = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: .topLeft,
            cornerRadii: CGSize(width: 10, height: 10))
        #expect(!corner.contains(CGPoint(x: 1, y: 1)))
        #expect(corner.contains(CGPoint(x: 19, y: 1)))
        let arc = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(arc.currentPoint.y - 10) < 1e-9 && abs(arc.currentPoint.x) < 1e-9)
        arc.addArc(withCenter: .zero, radius: 1e300, startAngle: 1e300, endAngle: -1e300, clockwise: true)
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(ring.contains(CGPoint(x: 15, y: 15)))
        ring.usesEvenOddFillRule = true
        #expect(!ring.contains(CGPoint(x: 15, y: 15)))
        ring.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(ring.bounds == CGRect(x: 5, y: 0, width: 30, height: 30))
    }

    @Test func layersKeepOrderAndPosition() {
        let (root, one, two, three) = (CALayer(), CALayer(), CALayer(), CALayer())
        root.addSublayer(one)
        root.insertSublayer(two, below: one)
        root.insertSublayer(three, above: two)
        #expect(root.sublayers == [two, three, one])
        root.replaceSublayer(three, with: CAShapeLayer())
        #expect(three.superlayer == nil && root.sublayers?.count == 3)
        one.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        one.position = CGPoint(x: 50, y: 50)
        #expect(one.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
        one.anchorPoint = .zero
        one.position = CGPoint(x: 50, y: 50)
        #expect(one.frame.origin == CGPoint(x: 50, y: 50))
        #expect(one.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 51, y: 51))
        let turned = CATransform3DConcat(
            CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CATransform3DMakeTranslation(5, 0, 0))
        let flat = CATransform3DGetAffineTransform(turned)
        #expect(CGPoint(x: 1, y: 0).applying(flat).x.rounded() == 5)
        #expect(CATransform3DIsAffine(turned))
    }

    @Test func animationsOfLayersEnd() {
        final class Recorder: NSObject, CAAnimationDelegate {
            var ends: [Bool] = []
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
        }
        RunLoopIteration.reset()
        let (layer, received) = (CALayer(), Recorder())
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 0.5
        animation.delegate = received
        layer.add(animation, forKey: "fade")
        #expect(layer.animationKeys() == ["fade"])
        RunLoopIteration.advance(by: 0.4)
        #expect(received.ends.isEmpty)
        RunLoopIteration.advance(by: 0.2)
        #expect(received.ends == [true])
        #expect(layer.animationKeys() == nil)
        var completed = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed += 1 }
        CATransaction.commit()
        RunLoopIteration.advance(by: 1)
        #expect(completed == 1)
    }

    @Test func imagesAreAsLargeAsTheirDataSay() {
        let png = Data([
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 40, 0, 0, 0,
            20,
            8, 6, 0, 0, 0,
        ])
        #expect(UIImage(data: png)?.size == CGSize(width: 40, height: 20))
        #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 20, height: 10))
        #expect(UIImage(data: png.prefix(20)) == nil)
        let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 30, 0, 60, 3])
        #expect(UIImage(data: jpeg)?.size == CGSize(width: 60, height: 30))
        #expect(UIImage(data: Data([0xFF, 0xD8] + Array(repeating: 0xFF, count: 100))) == nil)
        #expect(UIImage(data: Data("GIF89a".utf8) + Data([3, 0, 5, 0]))?.size == CGSize(width: 3, height: 5))
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage().size == .zero)
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 9)).image { _ in }
        #expect(drawn.size == CGSize(width: 7, height: 9))
        #expect(drawn.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
        #expect(
            UIImage(cgImage: CGImageMaker.image(30, 60), scale: 3, orientation: .left).size
                == CGSize(width: 20, height: 10))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    private enum CGImageMaker {
        @MainActor static func image(_ width: CGFloat, _ height: CGFloat) -> CGImage {
            LayoutEnvironment.current.displayScale = 3
            return UIImage(size: CGSize(width: width / 3, height: height / 3)).cgImage!
        }
    }

    // MARK: Values that are observed

    @Test func contentSizesAreObserved() {
        let scroll = UIScrollView()
        var received: [CGFloat] = []
        let observation = scroll.observe(\.contentSize, options: [.initial, .new, .old]) { _, change in
            received.append((change.newValue?.height ?? -1) - (change.oldValue?.height ?? 0))
        }
        scroll.contentSize = CGSize(width: 0, height: 10)
        scroll.contentSize = CGSize(width: 0, height: 10)
        scroll.contentSize = CGSize(width: 0, height: 25)
        #expect(received == [0, 10, 15])
        observation.invalidate()
        scroll.contentSize = .zero
        #expect(received.count == 3)
    }

    @Test func otherValuesAreComparedAtTheEndOfTheTurn() {
        final class Model: NSObject { var name = "a" }
        let model = Model()
        var received: [String] = []
        let observation = model.observe(\.name, options: .new) { received.append($1.newValue ?? "") }
        model.name = "b"
        model.name = "c"
        #expect(received.isEmpty)
        RunLoopIteration.end()
        RunLoopIteration.end()
        #expect(received == ["c"])
        withExtendedLifetime(observation) {}
    }

    // MARK: Layout

    @Test func overriddenRectanglesOfButtonsAreUsed() {
        let button = InsetButton(type: .custom)
        button.setTitle("Title", for: .normal)
        button.setImage(UIImage(size: CGSize(width: 16, height: 16)), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 0, y: 12, width: 16, height: 16))
        let plain = UIButton(type: .custom)
        plain.setTitle("Title", for: .normal)
        plain.setImage(UIImage(size: CGSize(width: 16, height: 16)), for: .normal)
        plain.frame = button.frame
        plain.layoutIfNeeded()
        let (own, usual) = (button.titleLabel?.frame ?? .zero, plain.titleLabel?.frame ?? .zero)
        #expect(own.size == usual.size && own.minY == usual.minY && usual.width > 0)
        #expect(abs(own.minX - usual.minX - 4) < 1e-9, "\(own) \(usual)")
    }

    @Test func placeholdersHaveFontsOfTheirOwn() {
        let field = UITextField()
        field.attributedPlaceholder = NSAttributedString(
            string: "Placeholder", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        let large = field.intrinsicContentSize.width
        field.placeholder = "Placeholder"
        #expect(field.intrinsicContentSize.width < large)
        #expect(field.attributedPlaceholder?.string == "Placeholder")
    }

    @Test func layoutManagersMeasure() {
        let storage = NSTextStorage(
            attributedString: NSAttributedString(
                string: "one two three four five", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let narrow = manager.usedRect(for: container)
        container.size.width = 1000
        #expect(manager.usedRect(for: container).height < narrow.height)
        #expect(manager.numberOfGlyphs == 23)
        container.lineFragmentPadding = 0
        #expect(manager.characterIndex(for: .zero, in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 0)
        #expect(
            manager.characterIndex(
                for: CGPoint(x: 900, y: 0), in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 22)
    }

    @Test func inertLayoutIsReported() {
        var received: [String] = []
        InertLayout.forget()
        LayoutJournal.listening {
            // Problems with an app's files wait for whoever listens next.
            if case .finding(let finding) = $0, finding.code != "app-file" { received.append(finding.code) }
        } to: {
            _ = UIView().keyboardLayoutGuide
            _ = UIView().keyboardLayoutGuide
            UILabel.appearance().font = .systemFont(ofSize: 3)
            UINavigationBar.appearance().barTintColor = .red
            UIView().maximumContentSizeCategory = .large
        }
        #expect(received == ["inert-layout-call", "inert-layout-call", "inert-layout-call"])
        #expect(UINavigationBar.appearance().barTintColor == .red)
        #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
        #expect(UILabel().font != .systemFont(ofSize: 3))
    }

    @Test func theKeyboardsGuideIsTheSafeAreasBottom() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        let controller = UIViewController()
        window.rootViewController = controller
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: 100), bar.heightAnchor.constraint(equalToConstant: 50),
        ])
        window.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 760, width: 100, height: 50))
    }

    @Test func cellsAreNotifiedOfStates() {
        final class Cell: UITableViewCell {
            var states: [Bool] = []
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                states.append(state.isSelected)
            }
        }
        let cell = Cell(style: .default, reuseIdentifier: nil)
        for isSelected in [true, false] {
            cell.setSelected(isSelected, animated: false)
            cell.layoutIfNeeded()
        }
        #expect(cell.states == [true, false])
        var handled = 0
        cell.configurationUpdateHandler = { _, _ in handled += 1 }
        // Requests join until the cell is laid out (fact L6.5).
        cell.isHighlighted = true
        #expect(handled == 0)
        cell.layoutIfNeeded()
        #expect(handled == 1 && cell.states == [true, false, false])
    }

    @Test func layoutLibrariesMeetTheView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (one, two, three) = (UIView(), UIView(), UIView())
        root.subviews(one, two, three)
        one.makeChain {
            $0.edge(.top, to: root, .top, 10).edge(.left, to: root, .left, 20)
                .edge(.width, to: nil, .notAnAttribute, 30).edge(.height, to: nil, .notAnAttribute, 40)
        }
        constrainAll(two, one) { two, one in
            two.left == one.left + 50
            two.top == one.top
            two.width == one.width * 2
            (two.height == 5) ~~ .defaultHigh
        }
        three.pin(to: root.layoutMarginsGuide)
        root.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 20, y: 10, width: 30, height: 40))
        #expect(two.frame == CGRect(x: 70, y: 10, width: 60, height: 5))
        #expect(three.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
        one.chain.update(.left, 25)
        root.layoutIfNeeded()
        #expect(one.frame.minX == 25 && two.frame.minX == 75)
        #expect(one.constraints.contains { ($0 as? ChainConstraint)?.chain === one.chain })
    }
}
