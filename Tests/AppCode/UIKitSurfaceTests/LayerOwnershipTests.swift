import Foundation
import Testing
import UIKit

/// Mirrors looks in the layer, as apps do.
private final class MirroringView: UIView {
    var colours = 0
    override var backgroundColor: UIColor? {
        didSet {
            colours += 1
            layer.backgroundColor = backgroundColor?.cgColor
        }
    }
    override var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }
    override var alpha: CGFloat { didSet { layer.opacity = Float(alpha) } }
    override var isOpaque: Bool { didSet { layer.isOpaque = isOpaque } }
    override var clipsToBounds: Bool { didSet { layer.masksToBounds = clipsToBounds } }
    override var contentScaleFactor: CGFloat { didSet { layer.contentsScale = contentScaleFactor } }
    override var mask: UIView? { didSet { layer.mask = mask?.layer } }
    override var transform: CGAffineTransform { didSet { layer.setAffineTransform(transform) } }
    override func setNeedsLayout() {
        super.setNeedsLayout()
        layer.setNeedsLayout()
    }
}

/// What belongs to the layer, and which layers are in it.
@MainActor @Suite struct LayerOwnershipTests {
    @Test func layersCallNothingThatIsOverridden() {
        let view = MirroringView()
        view.backgroundColor = .red
        #expect(view.colours == 1 && view.layer.backgroundColor == UIColor.red.cgColor)
        view.layer.backgroundColor = UIColor.blue.cgColor
        #expect(view.colours == 1 && view.backgroundColor == .blue)
        view.isHidden = true
        #expect(view.isHidden && view.layer.isHidden)
        view.alpha = 0.5
        view.isOpaque = false
        view.clipsToBounds = true
        view.contentScaleFactor = 4
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.setNeedsLayout()
        let mask = UIView()
        view.mask = mask
        #expect(view.layer.opacity == 0.5 && !view.layer.isOpaque && view.layer.masksToBounds)
        #expect(view.layer.contentsScale == 4 && view.layer.mask === mask.layer)
        #expect(view.layer.affineTransform().a == 2)
    }

    @Test func mirroredColoursStayDynamic() {
        let view = MirroringView()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        view.overrideUserInterfaceStyle = .dark
        #expect(view.layer.backgroundColor?.components == [1, 1, 1, 1])
    }

    @Test func greysAreReadBackAsSet() throws {
        let view = UIView()
        let space = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
        let grey = try #require(CGColor(colorSpace: space, components: [0.5, 1]))
        view.layer.backgroundColor = grey
        #expect(view.layer.backgroundColor === grey)
        view.backgroundColor = .red
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    }

    @Test func viewsMasksReplaceLayers() {
        let view = UIView()
        view.layer.mask = CAShapeLayer()
        view.mask = UIView()
        view.mask = nil
        #expect(view.layer.mask == nil)
    }

    @Test func layersOfDeadSubviewsLeave() {
        let (view, plain) = (UIView(), CALayer())
        view.layer.addSublayer(plain)
        autoreleasepool {
            let subview = UIView()
            view.addSubview(subview)
            #expect(view.layer.sublayers?.count == 2)
            subview.removeFromSuperview()
        }
        #expect(view.layer.sublayers == [plain])
    }

    @Test func layersOfSubviewsAreMovedOnce() {
        let (view, first, second) = (UIView(), UIView(), UIView())
        view.addSubview(first)
        view.addSubview(second)
        view.layer.addSublayer(first.layer)
        #expect(view.layer.sublayers == [second.layer, first.layer] && view.subviews == [second, first])
        let plain = CALayer()
        view.layer.addSublayer(plain)
        view.layer.addSublayer(second.layer)
        #expect(view.layer.sublayers == [first.layer, plain, second.layer] && view.subviews == [first, second])
    }

    @Test func layersOfOtherViewsStay() {
        let (container, other) = (UIView(), UIView())
        container.layer.addSublayer(other.layer)
        container.layer.addSublayer(other.layer)
        #expect(container.layer.sublayers == [other.layer] && other.layer.superlayer === container.layer)
        let parent = UIView()
        parent.addSubview(other)
        #expect(container.layer.sublayers == nil && other.layer.superlayer === parent.layer)
        container.layer.sublayers = [other.layer, CALayer(), other.layer]
        #expect(container.layer.sublayers?.count == 2 && parent.layer.sublayers == nil)
        container.layer.sublayers = nil
        #expect(container.layer.sublayers == nil && other.layer.superlayer === parent.layer)
    }

    @Test func layersInThemselvesRaise() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        var names: [String] = []
        UIKitExceptions.withHandler({ names.append($0.name) }) { inner.addSublayer(outer) }
        #expect(names == ["CALayerInvalid"] && outer.superlayer == nil)
    }

    @Test func hidingMovesOthersInStacks() {
        let views = (0..<2).map { _ in
            let view = UIView()
            view.heightAnchor.constraint(equalToConstant: 30).isActive = true
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        #expect(stack.systemLayoutSizeFitting(.zero).height == 60)
        views[0].isHidden = true
        #expect(stack.systemLayoutSizeFitting(.zero).height == 30)
    }

    // MARK: Values within limits

    private final class Slider: UISlider {
        var sets = 0
        override var value: Float { didSet { sets += 1 } }
    }

    @Test func valuesBeyondLimitsAreReportedOnce() {
        let slider = Slider()
        slider.value = 0.5
        var told: [[Float?]] = []
        let token = slider.observe(\.value, options: [.old, .new]) { told.append([$1.oldValue, $1.newValue]) }
        slider.sets = 0
        slider.value = 5
        #expect(told == [[0.5, 1]] && slider.sets == 1)
        slider.value = 7
        #expect(told.count == 1 && slider.value == 1)
        slider.maximumValue = 0.25
        #expect(told.last == [1, 0.25] && slider.sets == 3)
        token.invalidate()
    }

    @Test func limitsThatAreNoNumbersAreIgnored() {
        let (slider, stepper) = (UISlider(), UIStepper())
        (slider.value, stepper.value) = (0.5, 50)
        (slider.minimumValue, slider.maximumValue) = (.nan, .nan)
        (stepper.minimumValue, stepper.maximumValue) = (.nan, .nan)
        #expect(slider.value == 0.5 && stepper.value == 50)
        (slider.value, stepper.value) = (7, 700)
        #expect(slider.value == 7 && stepper.value == 700)
    }

    // MARK: Observers

    @Test func layersHaveTheirViewsLooks() {
        let view = UIView()
        var told = 0
        let hidden = view.layer.observe(\.isHidden) { _, _ in told += 1 }
        let turned = view.layer.observe(\.frame) { _, _ in told += 10 }
        view.isHidden = true
        #expect(told == 1)
        view.frame.size = CGSize(width: 10, height: 10)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(told == 21)
        hidden.invalidate()
        turned.invalidate()
    }

    @Test func equalTintsAreNotAnnounced() {
        let view = UIView()
        view.tintColor = .red
        var told: [Bool] = []
        let token = view.observe(\.tintColor, options: [.prior]) { told.append($1.isPrior) }
        view.tintColor = .red
        #expect(told.isEmpty)
        view.tintColor = .green
        #expect(told == [true, false])
        token.invalidate()
    }
}
