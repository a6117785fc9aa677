import Testing
import UIKit

/// The overridable half of UIKit's surface, as layout libraries override it.
private final class Everything: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override class var layerClass: AnyClass { Layer.self }
    override class var requiresConstraintBasedLayout: Bool { true }
    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: UIView.noIntrinsicMetric) }
    override var backgroundColor: UIColor? { didSet { colours += 1 } }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override func forBaselineLayout() -> UIView { self }
    override var forFirstBaselineLayout: UIView { self }
    override var forLastBaselineLayout: UIView { self }
    override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
    override func updateConstraints() {
        updates += 1
        super.updateConstraints()
    }
    override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
    override func willRemoveSubview(_ subview: UIView) { removals += 1 }
    override var description: String { "everything" }
    var colours = 0
    var updates = 0
    var removals = 0
}

private final class Layer: CALayer {}

private final class Constraint: NSLayoutConstraint {
    override init() { super.init() }
}

private final class Window: UIWindow {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Controller: UIViewController {
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func loadView() { view = Everything(frame: CGRect(x: 0, y: 0, width: 100, height: 200)) }
}

nonisolated(unsafe) private var key: UInt8 = 0

@MainActor @Suite struct SurfaceTests {
    @Test func overridesAreCalled() {
        let view = Everything()
        let other = UIView()
        view.addSubview(other)
        other.removeFromSuperview()
        view.backgroundColor = .red
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        #expect(view.removals == 1)
        #expect(view.colours == 1)
        #expect(view.updates == 1)
        #expect(view.layer is Layer)
        #expect(view.description == "everything")
        #expect(Constraint().isActive == false)
    }

    @Test func aControllersLayoutGuidesAreTheEndsOfTheSafeArea() {
        let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = UIViewController(nibName: nil, bundle: nil)
        window.rootViewController = controller
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 0)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
        ])
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 44, width: 358, height: 780))
        #expect(controller.topLayoutGuide.length == 44)
        #expect(Controller(nibName: nil, bundle: nil).view is Everything)
    }

    @Test func controllersAreNotifiedOfTheirViewsLife() {
        final class Recorder: UIViewController {
            var calls: [String] = []
            override func viewDidLoad() { calls.append("load") }
            override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
            override func viewIsAppearing(_ animated: Bool) { calls.append("is appearing at \(view.bounds.height)") }
            override func viewWillLayoutSubviews() { calls.append("will lay out") }
            override func viewDidLayoutSubviews() { calls.append("did lay out") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
        }
        RunLoopIteration.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = Recorder()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        RunLoopIteration.end()
        window.rootViewController = nil
        #expect(
            controller.calls == [
                "load", "will appear", "is appearing at 844.0", "will lay out", "did lay out", "did appear",
                "did disappear",
            ])
        // Each time it enters a window; laid out before, it is notified at the end of the turn.
        controller.calls = []
        controller.view.layoutIfNeeded()
        window.rootViewController = controller
        RunLoopIteration.end()
        #expect(controller.calls.filter { $0.hasPrefix("is") } == ["is appearing at 844.0"])
    }

    @Test func associatedValuesFollowTheirObject() {
        let view = UIView()
        #expect(objc_getAssociatedObject(view, &key) == nil)
        objc_setAssociatedObject(view, &key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(view, &key) as? String == "value")
        objc_setAssociatedObject(view, &key, "copy", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(objc_getAssociatedObject(view, &key) as? String == "copy")
        objc_setAssociatedObject(view, &key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(view, &key) == nil)
        // New objects at the addresses of dead ones start without values; dead ones are swept.
        for _ in 0..<1000 {
            let next = UIView()
            #expect(objc_getAssociatedObject(next, &key) == nil)
            objc_setAssociatedObject(next, &key, UIView(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        var weakly: UIView? = UIView()
        objc_setAssociatedObject(view, &key, weakly, .OBJC_ASSOCIATION_ASSIGN)
        weakly = nil
        #expect(objc_getAssociatedObject(view, &key) == nil)
    }

    @Test func deviceScreenAndTraitsComeFromTheEnvironment() {
        let saved = LayoutEnvironment.current
        defer { LayoutEnvironment.current = saved }
        LayoutEnvironment.current.userInterfaceIdiom = .pad
        LayoutEnvironment.current.screenSize = CGSize(width: 1024, height: 768)
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        #expect(UI_USER_INTERFACE_IDIOM() == .pad)
        #expect(UIDevice.current.orientation.isLandscape)
        #expect(UIScreen.main.bounds.width == 1024)
        #expect(UITraitCollection(horizontalSizeClass: .regular).horizontalSizeClass == .regular)
        #expect(UITraitCollection(verticalSizeClass: .compact).verticalSizeClass == .compact)
        #expect(UIView().traitCollection.userInterfaceIdiom == .pad)
    }

    @Test func valuesAreStoredAndReadBack() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.layer.cornerRadius = 8
        view.layer.borderColor = UIColor.systemRed.cgColor
        view.tag = 7
        view.contentMode = .scaleAspectFit
        view.autoresizingMask = [
            .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin, .flexibleWidth,
            .flexibleHeight,
        ]
        #expect(view.layer.frame == view.frame)
        #expect(view.layer.cornerRadius == 8)
        #expect(view.layer.borderColor.map { UIColor(cgColor: $0) } == UIColor.systemRed)
        #expect(UIOffset(horizontal: 1, vertical: 2) != .zero)
        #expect(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) != .zero)
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(cell.contentView.frame == cell.bounds)
        cell.frame.size.width = 80
        #expect(cell.contentView.frame == cell.bounds)
        #expect(autoreleasepool { 3 } == 3)
    }

    @Test func controlsKeepWhatTheyAreGiven() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.setImage(UIImage.checkmark, for: .normal)
        #expect(button.currentTitle == "Save")
        #expect(button.state == .normal)
        #expect(button.forLastBaselineLayout.isDescendant(of: button))
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.placeholder == "Name")
        #expect(UIImageView(image: UIImage(named: "unknown")).image == nil)
        let label = UILabel()
        label.textColor = .yellow
        #expect(label.textColor == .yellow)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.contentView.isDescendant(of: cell))
    }

    @Test func stacksAndDirections() {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.alignment = .lastBaseline
        stack.distribution = .equalCentering
        stack.spacing = 4
        stack.isBaselineRelativeArrangement = true
        stack.isLayoutMarginsRelativeArrangement = true
        stack.addArrangedSubview(UIView())
        #expect(stack.arrangedSubviews.count == 1)
        stack.semanticContentAttribute = .forceRightToLeft
        #expect(stack.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(stack.readableContentGuide.owningView === stack)
    }

    @Test func oldNamesStillCompile() {
        let axis: UILayoutConstraintAxis = .vertical
        let attribute: NSLayoutAttribute = .baseline
        let relation: NSLayoutRelation = .equal
        #expect(axis == .vertical && attribute == .lastBaseline && relation.rawValue == 0)
        #expect(UIViewNoIntrinsicMetric == UIView.noIntrinsicMetric)
        #expect(NSLayoutConstraint.Attribute.notAnAttribute.rawValue == 0)
    }
}
