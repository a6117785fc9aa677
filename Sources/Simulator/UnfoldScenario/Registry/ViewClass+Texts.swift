extension ViewClass {
    static let texts: [ViewClass] = [
        ViewClass("UILabel", of: "UIView", make: { $0["measuredSizes"] == nil ? UILabel() : MeasuredLabel() }, label),
        ViewClass("UITextView", of: "UIScrollView", make: { _ in UITextView(frame: .zero) }, textView),
        ViewClass(
            "UITextField", of: "UIControl",
            make: { $0["measuredSizes"] == nil ? UITextField(frame: .zero) : MeasuredField(frame: .zero) }, textField),
        ViewClass(
            "UISearchBar", of: "UIView", make: { _ in UISearchBar(frame: .zero) },
            [
                .text("text", { (v: UISearchBar) in v.text }, { $0.text = $1 }),
                .text("placeholder", { (v: UISearchBar) in v.placeholder }, { $0.placeholder = $1 }),
                .text("prompt", { (v: UISearchBar) in v.prompt }, { $0.prompt = $1 }),
                .choice(
                    "searchBarStyle",
                    [("default", UISearchBar.Style.default), ("prominent", .prominent), ("minimal", .minimal)],
                    { (v: UISearchBar) in v.searchBarStyle }, { $0.searchBarStyle = $1 }),
                .flag("showsCancelButton", { (v: UISearchBar) in v.showsCancelButton }, { $0.showsCancelButton = $1 }),
            ]),
    ]

    private static let label: [Property] = [
        .measuredSizes,
        .color("textColor", { (v: UILabel) in v.textColor }, { $0.textColor = $1 ?? .label }),
        .text("text", { (v: UILabel) in v.text }, { $0.text = $1 }),
        .attributedText("attributedText", { (v: UILabel) in v.attributedText }, { $0.attributedText = $1 }),
        .font("font", { (v: UILabel) in v.font }, { $0.font = $1 }),
        .integer("numberOfLines", in: 0...1_000_000, { (v: UILabel) in v.numberOfLines }, { $0.numberOfLines = $1 }),
        .number(
            "preferredMaxLayoutWidth", in: ScenarioLimits.size, { (v: UILabel) in v.preferredMaxLayoutWidth },
            { $0.preferredMaxLayoutWidth = $1 }),
        .choice("lineBreakMode", lineBreakModes, { (v: UILabel) in v.lineBreakMode }, { $0.lineBreakMode = $1 }),
        .options(
            "lineBreakStrategy",
            [("pushOut", NSParagraphStyle.LineBreakStrategy.pushOut), ("hangulWordPriority", .hangulWordPriority)],
            { (v: UILabel) in v.lineBreakStrategy }, { $0.lineBreakStrategy = $1 }),
        .choice("textAlignment", alignments, { (v: UILabel) in v.textAlignment }, { $0.textAlignment = $1 }),
        .choice(
            "baselineAdjustment",
            [
                ("alignBaselines", UIBaselineAdjustment.alignBaselines), ("alignCenters", .alignCenters),
                ("none", .none),
            ],
            { (v: UILabel) in v.baselineAdjustment }, { $0.baselineAdjustment = $1 }),
        .flag("isEnabled", { (v: UILabel) in v.isEnabled }, { $0.isEnabled = $1 }),
        .flag("isHighlighted", { (v: UILabel) in v.isHighlighted }, { $0.isHighlighted = $1 }),
        .flag(
            "adjustsFontSizeToFitWidth", { (v: UILabel) in v.adjustsFontSizeToFitWidth },
            { $0.adjustsFontSizeToFitWidth = $1 }),
        .number(
            "minimumScaleFactor", in: 0...1, { (v: UILabel) in v.minimumScaleFactor }, { $0.minimumScaleFactor = $1 }),
        .flag(
            "allowsDefaultTighteningForTruncation", { (v: UILabel) in v.allowsDefaultTighteningForTruncation },
            { $0.allowsDefaultTighteningForTruncation = $1 }),
        .flag(
            "adjustsFontForContentSizeCategory", { (v: UILabel) in v.adjustsFontForContentSizeCategory },
            { $0.adjustsFontForContentSizeCategory = $1 }),
    ]

    private static let textView: [Property] = [
        .color("textColor", { (v: UITextView) in v.textColor }, { $0.textColor = $1 }),
        .text("text", { (v: UITextView) in v.text }, { $0.text = $1 ?? "" }),
        .attributedText(
            "attributedText", { (v: UITextView) in v.attributedText },
            { $0.attributedText = $1 ?? NSAttributedString(string: "") }),
        .font("font", { (v: UITextView) in v.font }, { $0.font = $1 }),
        .insets("textContainerInset", { (v: UITextView) in v.textContainerInset }, { $0.textContainerInset = $1 }),
        .number(
            "lineFragmentPadding", in: ScenarioLimits.size, { (v: UITextView) in v.textContainer.lineFragmentPadding },
            { $0.textContainer.lineFragmentPadding = $1 }),
        .integer(
            "maximumNumberOfLines", in: 0...1_000_000, { (v: UITextView) in v.textContainer.maximumNumberOfLines },
            { $0.textContainer.maximumNumberOfLines = $1 }),
        .choice("textAlignment", alignments, { (v: UITextView) in v.textAlignment }, { $0.textAlignment = $1 }),
        .flag("isEditable", { (v: UITextView) in v.isEditable }, { $0.isEditable = $1 }),
        .flag("isSelectable", { (v: UITextView) in v.isSelectable }, { $0.isSelectable = $1 }),
        .flag(
            "adjustsFontForContentSizeCategory", { (v: UITextView) in v.adjustsFontForContentSizeCategory },
            { $0.adjustsFontForContentSizeCategory = $1 }),
    ]

    private static let textField: [Property] = [
        .measuredSizes,
        .color("textColor", { (v: UITextField) in v.textColor }, { $0.textColor = $1 }),
        .text("text", { (v: UITextField) in v.text }, { $0.text = $1 }),
        .text("placeholder", { (v: UITextField) in v.placeholder }, { $0.placeholder = $1 }),
        .font("font", { (v: UITextField) in v.font }, { $0.font = $1 }),
        .choice(
            "borderStyle",
            [
                ("none", UITextField.BorderStyle.none), ("line", .line), ("bezel", .bezel),
                ("roundedRect", .roundedRect),
            ], { (v: UITextField) in v.borderStyle }, { $0.borderStyle = $1 }),
        .choice("textAlignment", alignments, { (v: UITextField) in v.textAlignment }, { $0.textAlignment = $1 }),
        .flag(
            "adjustsFontForContentSizeCategory", { (v: UITextField) in v.adjustsFontForContentSizeCategory },
            { $0.adjustsFontForContentSizeCategory = $1 }),
        .flag(
            "adjustsFontSizeToFitWidth", { (v: UITextField) in v.adjustsFontSizeToFitWidth },
            { $0.adjustsFontSizeToFitWidth = $1 }),
        .number(
            "minimumFontSize", in: ScenarioLimits.size, { (v: UITextField) in v.minimumFontSize },
            { $0.minimumFontSize = $1 }),
        .flag("isSecureTextEntry", { (v: UITextField) in v.isSecureTextEntry }, { $0.isSecureTextEntry = $1 }),
        .choice("leftViewMode", viewModes, { (v: UITextField) in v.leftViewMode }, { $0.leftViewMode = $1 }),
        .choice("rightViewMode", viewModes, { (v: UITextField) in v.rightViewMode }, { $0.rightViewMode = $1 }),
        .choice("clearButtonMode", viewModes, { (v: UITextField) in v.clearButtonMode }, { $0.clearButtonMode = $1 }),
    ]

    private static let lineBreakModes: [(String, NSLineBreakMode)] = [
        ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
        ("byTruncatingHead", .byTruncatingHead), ("byTruncatingTail", .byTruncatingTail),
        ("byTruncatingMiddle", .byTruncatingMiddle),
    ]

    private static let alignments: [(String, NSTextAlignment)] = [
        ("left", .left), ("center", .center), ("right", .right), ("justified", .justified), ("natural", .natural),
    ]

    private static let viewModes: [(String, UITextField.ViewMode)] = [
        ("never", .never), ("whileEditing", .whileEditing), ("unlessEditing", .unlessEditing), ("always", .always),
    ]
}
