/// The table and what it makes: not for templates, but with properties to set.
extension ViewClass {
    static let tables: [ViewClass] = [
        ViewClass("UITableView", of: "UIScrollView", heights + behavior),
        ViewClass("UITableViewCell", of: "UIView", cell),
        ViewClass("UITableViewHeaderFooterView", of: "UIView", []),
    ]

    /// -1 is `UITableView.automaticDimension`; other negative heights are mistakes.
    static let automaticOrSize: ClosedRange<Double> = -1...10_000_000
    private static let automatic = [PropertyKind.NamedNumber("automatic", -1)]

    private static func height(
        _ name: String, _ get: @escaping Property.Get<UITableView, CGFloat>,
        _ set: @escaping Property.Set<UITableView, CGFloat>
    ) -> Property { .number(name, in: automaticOrSize, named: automatic, get, set) }

    private static let heights: [Property] = [
        height("rowHeight", { $0.rowHeight }, { $0.rowHeight = $1 }),
        height("estimatedRowHeight", { $0.estimatedRowHeight }, { $0.estimatedRowHeight = $1 }),
        height("sectionHeaderHeight", { $0.sectionHeaderHeight }, { $0.sectionHeaderHeight = $1 }),
        height("sectionFooterHeight", { $0.sectionFooterHeight }, { $0.sectionFooterHeight = $1 }),
        height(
            "estimatedSectionHeaderHeight", { $0.estimatedSectionHeaderHeight },
            { $0.estimatedSectionHeaderHeight = $1 }),
        height(
            "estimatedSectionFooterHeight", { $0.estimatedSectionFooterHeight },
            { $0.estimatedSectionFooterHeight = $1 }),
        height("sectionHeaderTopPadding", { $0.sectionHeaderTopPadding }, { $0.sectionHeaderTopPadding = $1 }),
    ]

    private static let behavior: [Property] = [
        .choice(
            "separatorStyle", [("none", UITableView.SeparatorStyle.none), ("singleLine", .singleLine)],
            { (v: UITableView) in v.separatorStyle }, { $0.separatorStyle = $1 }),
        .insets("separatorInset", { (v: UITableView) in v.separatorInset }, { $0.separatorInset = $1 }),
        .flag("isEditing", { (v: UITableView) in v.isEditing }, { $0.isEditing = $1 }),
        .choice(
            "selfSizingInvalidation",
            [
                ("disabled", UITableView.SelfSizingInvalidation.disabled), ("enabled", .enabled),
                ("enabledIncludingConstraints", .enabledIncludingConstraints),
            ], { (v: UITableView) in v.selfSizingInvalidation }, { $0.selfSizingInvalidation = $1 }),
        .choice(
            "firstLayout", [("measured", UITableView.FirstLayout.measured), ("atEstimate", .atEstimate)],
            { (v: UITableView) in v.firstLayout }, { $0.firstLayout = $1 }),
        .choice(
            "estimateCorrection", [("none", UITableView.EstimateCorrection.none), ("keepsScreen", .keepsScreen)],
            { (v: UITableView) in v.estimateCorrection }, { $0.estimateCorrection = $1 }),
    ]

    private static let accessories: [(String, UITableViewCell.AccessoryType)] = [
        ("none", .none), ("disclosureIndicator", .disclosureIndicator),
        ("detailDisclosureButton", .detailDisclosureButton), ("checkmark", .checkmark), ("detailButton", .detailButton),
    ]

    private static let cell: [Property] = [
        .choice("accessoryType", accessories, { (v: UITableViewCell) in v.accessoryType }, { $0.accessoryType = $1 }),
        .choice(
            "editingAccessoryType", accessories, { (v: UITableViewCell) in v.editingAccessoryType },
            { $0.editingAccessoryType = $1 }),
        .choice(
            "selectionStyle",
            [("none", UITableViewCell.SelectionStyle.none), ("blue", .blue), ("gray", .gray), ("default", .default)],
            { (v: UITableViewCell) in v.selectionStyle }, { $0.selectionStyle = $1 }),
        .flag("isSelected", { (v: UITableViewCell) in v.isSelected }, { $0.isSelected = $1 }),
        .flag("isHighlighted", { (v: UITableViewCell) in v.isHighlighted }, { $0.isHighlighted = $1 }),
        .flag(
            "showsReorderControl", { (v: UITableViewCell) in v.showsReorderControl }, { $0.showsReorderControl = $1 }),
        .flag(
            "shouldIndentWhileEditing", { (v: UITableViewCell) in v.shouldIndentWhileEditing },
            { $0.shouldIndentWhileEditing = $1 }),
        .integer(
            "indentationLevel", in: 0...1000, { (v: UITableViewCell) in v.indentationLevel },
            { $0.indentationLevel = $1 }),
        .number(
            "indentationWidth", in: ScenarioLimits.size, { (v: UITableViewCell) in v.indentationWidth },
            { $0.indentationWidth = $1 }),
        .insets("separatorInset", { (v: UITableViewCell) in v.separatorInset }, { $0.separatorInset = $1 }),
    ]
}
