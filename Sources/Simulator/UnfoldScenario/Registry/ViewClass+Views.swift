extension ViewClass {
    static let views: [ViewClass] = [
        ViewClass("UIView", of: nil, make: { _ in UIView() }, geometry + margins + contentSize + appearance),
        ViewClass(
            "UIImageView", of: "UIView", make: { _ in UIImageView(image: nil) },
            [
                .image("image", .at(\UIImageView.image)),
                .flag("isHighlighted", .at(\UIImageView.isHighlighted)),
            ]),
    ]

    private static let geometry: [Property] = [
        .flag("isHidden", .at(\UIView.isHidden)),
        .numbers(
            "frame", ["x", "y", "width", "height"],
            .by(
                { (v: UIView) in [v.frame.minX, v.frame.minY, v.frame.width, v.frame.height] },
                { v, n in v.frame = CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) })),
        .options(
            "autoresizingMask",
            [
                ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
                ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
                ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
            ], .at(\UIView.autoresizingMask)),
        .flag("autoresizesSubviews", .at(\UIView.autoresizesSubviews)),
        .flag("translatesAutoresizingMaskIntoConstraints", .at(\UIView.translatesAutoresizingMaskIntoConstraints)),
        .choice(
            "semanticContentAttribute",
            [UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft],
            .at(\UIView.semanticContentAttribute)),
    ]

    private static let margins: [Property] = [
        .insets("layoutMargins", .at(\UIView.layoutMargins)),
        .numbers(
            "directionalLayoutMargins", ["top", "leading", "bottom", "trailing"],
            Access.at(\UIView.directionalLayoutMargins).map(
                { [$0.top, $0.leading, $0.bottom, $0.trailing] },
                { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) })),
        .flag("preservesSuperviewLayoutMargins", .at(\UIView.preservesSuperviewLayoutMargins)),
        .flag("insetsLayoutMarginsFromSafeArea", .at(\UIView.insetsLayoutMarginsFromSafeArea)),
    ]

    private static let contentSize: [Property] = [
        .priorities(
            "contentHuggingPriority", { $0.contentHuggingPriority(for: $1) },
            { $0.setContentHuggingPriority($1, for: $2) }),
        .priorities(
            "contentCompressionResistancePriority", { $0.contentCompressionResistancePriority(for: $1) },
            { $0.setContentCompressionResistancePriority($1, for: $2) }),
    ]

    private static let appearance: [Property] = [
        .color("backgroundColor", .at(\UIView.backgroundColor)),
        .color("tintColor", .at(\UIView.tintColor)),
        .number("cornerRadius", in: ScenarioLimits.size, .at(\UIView.layer.cornerRadius)),
        .number("borderWidth", in: ScenarioLimits.size, .at(\UIView.layer.borderWidth)),
        .color(
            "borderColor",
            .by(
                { (v: UIView) in v.layer.borderColor.map(UIColor.init(cgColor:)) },
                { $0.layer.borderColor = $1?.cgColor })),
        .number("alpha", in: 0...1, .at(\UIView.alpha)),
        .integer("tag", in: 0...Int(Int32.max), .at(\UIView.tag)),
        .flag("isOpaque", .at(\UIView.isOpaque)),
        .flag("clipsToBounds", .at(\UIView.clipsToBounds)),
        .flag("isUserInteractionEnabled", .at(\UIView.isUserInteractionEnabled)),
        .choice(
            "contentMode",
            [
                UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom,
                .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
            ], .at(\UIView.contentMode)),
    ]
}
