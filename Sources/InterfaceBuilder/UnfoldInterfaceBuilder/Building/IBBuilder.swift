extension IBRoot {
    /// Makes the root's views through UIKit's classes, with the constraints that are in force. The root is a plain view
    /// of the recorded size; a cell's content view is its subview at the recorded frame. Exceptions become warnings.
    /// - Complexity: O(views and constraints).
    @MainActor public func build(in document: IBDocument, _ options: IBBuildOptions = IBBuildOptions()) -> IBHierarchy {
        var builder = IBBuilder(document: document, root: self, options: options)
        return builder.build()
    }
}

@MainActor struct IBBuilder {
    let document: IBDocument
    let source: IBRoot
    let options: IBBuildOptions
    let hierarchy: IBHierarchy
    private let log = IBLog()
    private let written: WrittenIDs
    /// Set where an app loads the document: views are then of the app's classes, and come with their frames.
    let nib: NibClasses?
    /// Of the canvas: lengths that constraints give, as `id width`.
    let givenLengths: Set<String>

    init(document: IBDocument, root: IBRoot, options: IBBuildOptions, nib: NibClasses? = nil) {
        self.document = document
        source = root
        self.options = options
        self.nib = nib
        hierarchy = IBHierarchy(root: UIView())
        written = WrittenIDs(root.view.element)
        givenLengths = options.isCanvas ? root.view.constrained { $0.secondItem == nil && $0.relation == "equal" } : []
    }

    mutating func build() -> IBHierarchy {
        let root = make(source.view, isTop: true)
        if nib == nil || !source.view.usesConstraints { root.translatesAutoresizingMaskIntoConstraints = true }
        root.frame = CGRect(origin: .zero, size: source.view.frame?.size ?? document.canvas.size)
        hierarchy.root = root
        if nib == nil { setInsets(of: root) }
        makeGuides(of: source.view)
        makeControllerGuides(root)
        activateConstraints(of: source.view)
        if options.isCanvas {
            giveUsualLengths()
            keepFramesInStacks(source.view)
        }
        hierarchy.warnings = log.warnings
        return hierarchy
    }

    func warn(_ element: IBElement, _ problem: IBWarning.Problem) { log.warn(document.file, element, problem) }

    // MARK: Views

    /// The view and its subviews, deepest first as a nib has them.
    private func make(_ view: IBView, isTop: Bool = false) -> UIView {
        let factory = IBViewFactory(builder: self, view: view)
        if let nib {
            return nib.make(view, document, layout: factory.setLayout(of:)) { made in
                configure(made, view)
                fill(made, view, isTop: isTop)
            }
        }
        let made = factory.make()
        made.printedClassName = view.customClass ?? factory.className
        made.accessibilityIdentifier = name(of: view)
        fill(made, view, isTop: isTop)
        return made
    }

    private func fill(_ made: UIView, _ view: IBView, isTop: Bool) {
        hierarchy.views[view.id] = made
        // Before it has subviews: a superview that is resized moves them.
        applyFrame(made, view, isTop: isTop)
        for child in view.subviews {
            if nib != nil, let content = NibParts.contentView(child, of: made) {
                fill(content: content, child, of: made, view)
                continue
            }
            let subview = make(child)
            if let stack = made as? UIStackView {
                stack.addArrangedSubview(subview)
            } else if nib == nil || !NibParts.take(subview, as: child.key, by: made) {
                made.addSubview(subview)
            }
        }
    }

    /// The content view of a cell came with it, and has its position; so did the labels of a classic style.
    private func fill(content: UIView, _ view: IBView, of owner: UIView, _ ownerView: IBView) {
        configure(content, view)
        hierarchy.views[view.id] = content
        if view.element["id"] == nil { hierarchy.contents[ownerView.id] = content }
        for child in view.subviews {
            if let part = NibParts.classicPart(child.id, of: owner, ownerView.element) {
                configure(part, child)
                hierarchy.views[child.id] = part
            } else {
                content.addSubview(make(child))
            }
        }
    }

    private func configure(_ made: UIView, _ view: IBView) {
        let factory = IBViewFactory(builder: self, view: view)
        factory.configure(made)
        factory.configureForApp(made)
    }

    private func name(of view: IBView) -> String? {
        source.outlets.filter { $0.value == view.id }.keys.min() ?? view.userLabel
    }

    /// A nib gives every view its recorded frame. Here a view that constraints place has it only where subviews are
    /// placed by masks: so nothing recorded is mistaken for something solved.
    private func applyFrame(_ made: UIView, _ view: IBView, isTop: Bool) {
        made.translatesAutoresizingMaskIntoConstraints = !view.usesConstraints || view.hasFixedFrame
        made.autoresizingMask = mask(of: view)
        let isNeeded = nib != nil || isTop || !view.usesConstraints || view.hasFixedFrame || hasMasks(view)
        if let frame = view.frame, isNeeded { made.frame = frame }
    }

    private func hasMasks(_ view: IBView) -> Bool {
        view.tag != "stackView" && view.subviews.contains { !$0.usesConstraints || $0.hasFixedFrame }
    }

    private func mask(of view: IBView) -> UIView.AutoresizingMask {
        guard let element = view.element.child("autoresizingMask", key: "autoresizingMask"), !view.hasFixedFrame
        else { return [] }
        let flags: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return flags.reduce(into: []) { mask, flag in if element.flag(flag.0) == true { mask.formUnion(flag.1) } }
    }

    private func setInsets(of root: UIView) {
        root.rootSafeAreaInsets = options.safeArea
        let content = source.view.subviews.first { $0.key == "contentView" }.flatMap { hierarchy.views[$0.id] }
        guard let margins = options.margins else { return }
        for view in [root, content].compactMap({ $0 }) {
            view.insetsLayoutMarginsFromSafeArea = false
            view.preservesSuperviewLayoutMargins = false
            view.layoutMargins = margins
        }
    }

    // MARK: Guides

    private func makeGuides(of view: IBView) {
        if let owner = hierarchy.contents[view.id] ?? hierarchy.views[view.id] {
            for (id, key) in view.guides where !id.isEmpty { hierarchy.guides[id] = guide(key, of: owner, view) }
        }
        for child in view.subviews { makeGuides(of: child) }
    }

    private func guide(_ key: String, of owner: UIView, _ view: IBView) -> UILayoutGuide {
        switch key {
        case "safeArea": return owner.safeAreaLayoutGuide
        case "layoutMargins": return owner.layoutMarginsGuide
        case "readableContent": return owner.readableContentGuide
        case "contentLayoutGuide": if let scroll = owner as? UIScrollView { return scroll.contentLayoutGuide }
        case "frameLayoutGuide": if let scroll = owner as? UIScrollView { return scroll.frameLayoutGuide }
        case "keyboard":
            // Without a keyboard the guide is the lower edge of the safe area.
            let guide = UILayoutGuide()
            owner.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: owner.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: owner.trailingAnchor),
                guide.bottomAnchor.constraint(equalTo: owner.safeAreaLayoutGuide.bottomAnchor),
                guide.heightAnchor.constraint(equalToConstant: 0),
            ])
            return guide
        case "": break
        default: warn(view.element, .guide(key))
        }
        let guide = UILayoutGuide()
        owner.addLayoutGuide(guide)
        return guide
    }

    /// `topLayoutGuide` and `bottomLayoutGuide`: as high as the safe area, the upper below the canvas's status bar.
    private func makeControllerGuides(_ root: UIView) {
        let statusBar = options.isCanvas ? min(20, options.safeArea.top) : 0
        for (id, type) in source.controllerGuides.sorted(by: { $0.key < $1.key }) {
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            let isTop = type == "top"
            let safe = root.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                guide.topAnchor.constraint(
                    equalTo: isTop ? root.topAnchor : safe.bottomAnchor, constant: isTop ? statusBar : 0),
                guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : root.bottomAnchor),
            ])
            hierarchy.guides[id] = guide
        }
    }

    // MARK: Constraints

    private func activateConstraints(of view: IBView) {
        for child in view.subviews { activateConstraints(of: child) }
        for constraint in view.constraints
        where (options.isDesignTime || !constraint.isPlaceholder) && !options.dropped.contains(constraint.id) {
            activate(constraint, ownedBy: view)
        }
    }

    private func item(_ id: String) -> NSObject? {
        hierarchy.contents[id] ?? hierarchy.views[id] ?? hierarchy.guides[id]
    }

    private func activate(_ constraint: IBConstraint, ownedBy owner: IBView) {
        func refuse(_ problem: IBWarning.ConstraintProblem) { warn(constraint.element, .constraint(problem)) }
        let firstID = constraint.firstItem ?? owner.id
        // What is not installed for the size class takes its constraints with it.
        for id in [firstID, constraint.secondItem].compactMap({ $0 })
        where item(id) == nil && written.ids.contains(id) { return }
        guard let first = item(firstID) else { return refuse(.noItem(firstID)) }
        var second: NSObject?
        if let id = constraint.secondItem {
            guard let item = item(id) else { return refuse(.noItem(id)) }
            second = item
        }
        guard let firstAttribute = IBTerminology.attributes[constraint.firstAttribute]
        else { return refuse(.attribute(constraint.firstAttribute)) }
        let word = constraint.secondAttribute
        guard let secondAttribute = second == nil ? .notAnAttribute : word.flatMap({ IBTerminology.attributes[$0] })
        else { return refuse(.attribute(word ?? "")) }
        // An engine would refuse a pair of x and y only in the layout.
        guard second == nil || firstAttribute.pairs(with: secondAttribute)
        else { return refuse(.pair(constraint.firstAttribute, word ?? "")) }
        var raised: String?
        UIKitExceptions.withHandler {
            raised = raised ?? $0.reason
        } _: {
            let made = NSLayoutConstraint(
                item: first, attribute: firstAttribute,
                relatedBy: IBTerminology.relations[constraint.relation] ?? .equal,
                toItem: second, attribute: secondAttribute, multiplier: CGFloat(constraint.multiplier),
                constant: CGFloat(constraint.constant))
            guard raised == nil else { return }
            made.priority = UILayoutPriority(Float(constraint.priority))
            made.identifier = options.identifiesByID ? constraint.id : constraint.identifier
            made.isActive = true
            if raised == nil { hierarchy.constraints[constraint.id] = made }
        }
        if let raised { refuse(.raised(raised.split(separator: "\n").first.map(String.init) ?? raised)) }
    }
}

/// Ids in an element, looked for once, where one is missing.
private final class WrittenIDs {
    private let element: IBElement
    lazy var ids: Set<String> = {
        var found: Set<String> = []
        collect(element, &found)
        return found
    }()

    init(_ element: IBElement) { self.element = element }

    private func collect(_ element: IBElement, _ found: inout Set<String>) {
        if let id = element["id"] { found.insert(id) }
        for child in element.children { collect(child, &found) }
    }
}
