extension ViewClass {
    static let containers: [ViewClass] = [
        ViewClass("UIStackView", of: "UIView", make: { _ in UIStackView() }, stack),
        ViewClass("UIScrollView", of: "UIView", make: { _ in UIScrollView() }, scroll),
    ]

    private static let stack: [Property] = [
        arrangedSubviews,
        .choice(
            "axis", [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)],
            { (v: UIStackView) in v.axis }, { $0.axis = $1 }),
        .choice("distribution", distributions, { (v: UIStackView) in v.distribution }, { $0.distribution = $1 }),
        .choice("alignment", stackAlignments, { (v: UIStackView) in v.alignment }, { $0.alignment = $1 }),
        .number("spacing", named: systemSpacing, { (v: UIStackView) in v.spacing }, { $0.spacing = $1 }),
        customSpacing,
        .flag(
            "isBaselineRelativeArrangement", { (v: UIStackView) in v.isBaselineRelativeArrangement },
            { $0.isBaselineRelativeArrangement = $1 }),
        .flag(
            "isLayoutMarginsRelativeArrangement", { (v: UIStackView) in v.isLayoutMarginsRelativeArrangement },
            { $0.isLayoutMarginsRelativeArrangement = $1 }),
    ]

    private static let scroll: [Property] = [
        .insets("contentInset", { (v: UIScrollView) in v.contentInset }, { $0.contentInset = $1 }),
        .choice(
            "contentInsetAdjustmentBehavior",
            [
                ("automatic", UIScrollView.ContentInsetAdjustmentBehavior.automatic),
                ("scrollableAxes", .scrollableAxes), ("never", .never), ("always", .always),
            ], { (v: UIScrollView) in v.contentInsetAdjustmentBehavior }, { $0.contentInsetAdjustmentBehavior = $1 }),
        .size("contentSize", { (v: UIScrollView) in v.contentSize }, { $0.contentSize = $1 }),
        .numbers(
            "contentOffset", ["x", "y"], { (v: UIScrollView) in [v.contentOffset.x, v.contentOffset.y] },
            { v, n in v.contentOffset = CGPoint(x: n[0], y: n[1]) }),
        .flag("isScrollEnabled", { (v: UIScrollView) in v.isScrollEnabled }, { $0.isScrollEnabled = $1 }),
        .flag("isPagingEnabled", { (v: UIScrollView) in v.isPagingEnabled }, { $0.isPagingEnabled = $1 }),
        .flag("bounces", { (v: UIScrollView) in v.bounces }, { $0.bounces = $1 }),
        .flag(
            "alwaysBounceVertical", { (v: UIScrollView) in v.alwaysBounceVertical }, { $0.alwaysBounceVertical = $1 }),
        .flag(
            "alwaysBounceHorizontal", { (v: UIScrollView) in v.alwaysBounceHorizontal },
            { $0.alwaysBounceHorizontal = $1 }),
    ]

    /// The value of `UIStackView.spacingUseSystem`, which is bound to the main actor.
    private static let systemSpacing = [PropertyKind.NamedNumber("system", CGFloat(Float.leastNormalMagnitude))]

    private static let distributions: [(String, UIStackView.Distribution)] = [
        ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
        ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]

    private static let stackAlignments: [(String, UIStackView.Alignment)] = [
        ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline), ("center", .center),
        ("trailing", .trailing), ("bottom", .bottom), ("lastBaseline", .lastBaseline),
    ]

    /// Views that left the list leave the stack's arrangement, and stay its subviews.
    private static let arrangedSubviews = Property("arrangedSubviews", .views, phase: .structure) { item in
        item is UIStackView ? .names([]) : nil
    } set: { item, value, names in
        guard let stack = item as? UIStackView, case .names(let ids) = value else { return }
        let views = ids.compactMap(names.view)
        let wanted = Set(views.map { ObjectIdentifier($0) })
        for view in stack.arrangedSubviews where !wanted.contains(ObjectIdentifier(view)) {
            stack.removeArrangedSubview(view)
        }
        // Each one moves to the end: the list ends in this order, and a new one takes no search.
        for view in views { stack.addArrangedSubview(view) }
    }

    /// `setCustomSpacing(_:after:)` for each view named; the others have none.
    private static let customSpacing = Property(
        "customSpacing", .numbersByView(ScenarioLimits.length, systemSpacing), phase: .last
    ) { item in
        item is UIStackView ? .named([]) : nil
    } set: { item, value, names in
        guard let stack = item as? UIStackView, case .named(let entries) = value else { return }
        for view in stack.arrangedSubviews {
            let own = entries.first { names.view($0.name) === view }
            stack.setCustomSpacing(own.map { CGFloat($0.number) } ?? UIStackView.spacingUseDefault, after: view)
        }
    }
}
