extension ViewClass {
    static let containers: [ViewClass] = [
        ViewClass("UIStackView", of: "UIView", make: { _ in UIStackView() }, stack),
        ViewClass("UIScrollView", of: "UIView", make: { _ in UIScrollView() }, scroll),
    ]

    private static let stack: [Property] = [
        arrangedSubviews,
        .choice("axis", [NSLayoutConstraint.Axis.horizontal, .vertical], .at(\UIStackView.axis)),
        .choice("distribution", distributions, .at(\UIStackView.distribution)),
        .choice("alignment", stackAlignments, .at(\UIStackView.alignment)),
        .number("spacing", named: systemSpacing, .at(\UIStackView.spacing)),
        customSpacing,
        .flag("isBaselineRelativeArrangement", .at(\UIStackView.isBaselineRelativeArrangement)),
        .flag("isLayoutMarginsRelativeArrangement", .at(\UIStackView.isLayoutMarginsRelativeArrangement)),
    ]

    private static let scroll: [Property] = [
        .insets("contentInset", .at(\UIScrollView.contentInset)),
        .choice(
            "contentInsetAdjustmentBehavior",
            [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always],
            .at(\UIScrollView.contentInsetAdjustmentBehavior)),
        .size("contentSize", .at(\UIScrollView.contentSize)),
        .numbers(
            "contentOffset", ["x", "y"],
            .by(
                { (v: UIScrollView) in [v.contentOffset.x, v.contentOffset.y] },
                { v, n in v.contentOffset = CGPoint(x: n[0], y: n[1]) })),
        .flag("isScrollEnabled", .at(\UIScrollView.isScrollEnabled)),
        .flag("isPagingEnabled", .at(\UIScrollView.isPagingEnabled)),
        .flag("bounces", .at(\UIScrollView.bounces)),
        .flag("alwaysBounceVertical", .at(\UIScrollView.alwaysBounceVertical)),
        .flag("alwaysBounceHorizontal", .at(\UIScrollView.alwaysBounceHorizontal)),
    ]

    /// The value of `UIStackView.spacingUseSystem`, which is bound to the main actor.
    private static let systemSpacing = [PropertyKind.NamedNumber("system", CGFloat(Float.leastNormalMagnitude))]

    private static let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
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
