extension ViewClass {
    static let views: [ViewClass] = [
        ViewClass("UIView", of: nil, make: { _ in UIView() }, geometry + margins + contentSize + appearance),
        ViewClass(
            "UIImageView", of: "UIView", make: { _ in UIImageView(image: nil) },
            [
                .image("image", { (v: UIImageView) in v.image }, { $0.image = $1 }),
                .flag("isHighlighted", { (v: UIImageView) in v.isHighlighted }, { $0.isHighlighted = $1 }),
            ]),
    ]

    private static let geometry: [Property] = [
        .flag("isHidden", { (v: UIView) in v.isHidden }, { $0.isHidden = $1 }),
        .numbers(
            "frame", ["x", "y", "width", "height"],
            { (v: UIView) in [v.frame.minX, v.frame.minY, v.frame.width, v.frame.height] },
            { v, n in v.frame = CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }),
        .options(
            "autoresizingMask",
            [
                ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
                ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
                ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
            ], { (v: UIView) in v.autoresizingMask }, { $0.autoresizingMask = $1 }),
        .flag("autoresizesSubviews", { (v: UIView) in v.autoresizesSubviews }, { $0.autoresizesSubviews = $1 }),
        .flag(
            "translatesAutoresizingMaskIntoConstraints", { (v: UIView) in v.translatesAutoresizingMaskIntoConstraints },
            { $0.translatesAutoresizingMaskIntoConstraints = $1 }),
        .choice(
            "semanticContentAttribute",
            [
                ("unspecified", UISemanticContentAttribute.unspecified), ("playback", .playback), ("spatial", .spatial),
                ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
            ], { (v: UIView) in v.semanticContentAttribute }, { $0.semanticContentAttribute = $1 }),
    ]

    private static let margins: [Property] = [
        .insets("layoutMargins", { (v: UIView) in v.layoutMargins }, { $0.layoutMargins = $1 }),
        .numbers(
            "directionalLayoutMargins", ["top", "leading", "bottom", "trailing"],
            { (v: UIView) in
                let margins = v.directionalLayoutMargins
                return [margins.top, margins.leading, margins.bottom, margins.trailing]
            },
            { v, n in
                v.directionalLayoutMargins = NSDirectionalEdgeInsets(
                    top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
            }),
        .flag(
            "preservesSuperviewLayoutMargins", { (v: UIView) in v.preservesSuperviewLayoutMargins },
            { $0.preservesSuperviewLayoutMargins = $1 }),
        .flag(
            "insetsLayoutMarginsFromSafeArea", { (v: UIView) in v.insetsLayoutMarginsFromSafeArea },
            { $0.insetsLayoutMarginsFromSafeArea = $1 }),
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
        .color("backgroundColor", { (v: UIView) in v.backgroundColor }, { $0.backgroundColor = $1 }),
        .color("tintColor", { (v: UIView) in v.tintColor }, { $0.tintColor = $1 }),
        .number(
            "cornerRadius", in: ScenarioLimits.size, { (v: UIView) in v.layer.cornerRadius },
            { $0.layer.cornerRadius = $1 }),
        .number(
            "borderWidth", in: ScenarioLimits.size, { (v: UIView) in v.layer.borderWidth },
            { $0.layer.borderWidth = $1 }),
        .color(
            "borderColor", { (v: UIView) in v.layer.borderColor.map(UIColor.init(cgColor:)) },
            { $0.layer.borderColor = $1?.cgColor }),
        .number("alpha", in: 0...1, { (v: UIView) in v.alpha }, { $0.alpha = $1 }),
        .integer("tag", in: 0...Int(Int32.max), { (v: UIView) in v.tag }, { $0.tag = $1 }),
        .flag("isOpaque", { (v: UIView) in v.isOpaque }, { $0.isOpaque = $1 }),
        .flag("clipsToBounds", { (v: UIView) in v.clipsToBounds }, { $0.clipsToBounds = $1 }),
        .flag(
            "isUserInteractionEnabled", { (v: UIView) in v.isUserInteractionEnabled },
            { $0.isUserInteractionEnabled = $1 }),
        .choice(
            "contentMode",
            [
                ("scaleToFill", UIView.ContentMode.scaleToFill), ("scaleAspectFit", .scaleAspectFit),
                ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center), ("top", .top),
                ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft), ("topRight", .topRight),
                ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
            ], { (v: UIView) in v.contentMode }, { $0.contentMode = $1 }),
    ]
}
