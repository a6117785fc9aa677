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

    private static func height(_ name: String, _ value: Access<UITableView, CGFloat>) -> Property {
        .number(name, in: automaticOrSize, named: automatic, value)
    }

    private static let heights: [Property] = [
        height("rowHeight", .at(\.rowHeight)),
        height("estimatedRowHeight", .at(\.estimatedRowHeight)),
        height("sectionHeaderHeight", .at(\.sectionHeaderHeight)),
        height("sectionFooterHeight", .at(\.sectionFooterHeight)),
        height("estimatedSectionHeaderHeight", .at(\.estimatedSectionHeaderHeight)),
        height("estimatedSectionFooterHeight", .at(\.estimatedSectionFooterHeight)),
        height("sectionHeaderTopPadding", .at(\.sectionHeaderTopPadding)),
    ]

    private static let behavior: [Property] = [
        .choice("separatorStyle", [UITableView.SeparatorStyle.none, .singleLine], .at(\UITableView.separatorStyle)),
        .insets("separatorInset", .at(\UITableView.separatorInset)),
        .flag("isEditing", .at(\UITableView.isEditing)),
        .choice(
            "selfSizingInvalidation",
            [UITableView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints],
            .at(\UITableView.selfSizingInvalidation)),
        .choice("firstLayout", [UITableView.FirstLayout.measured, .atEstimate], .at(\UITableView.firstLayout)),
        .choice(
            "estimateCorrection", [UITableView.EstimateCorrection.none, .keepsScreen],
            .at(\UITableView.estimateCorrection)),
    ]

    private static let accessories: [UITableViewCell.AccessoryType] = [
        .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]

    private static let cell: [Property] = [
        .choice("accessoryType", accessories, .at(\UITableViewCell.accessoryType)),
        .choice("editingAccessoryType", accessories, .at(\UITableViewCell.editingAccessoryType)),
        .choice(
            "selectionStyle", [UITableViewCell.SelectionStyle.none, .blue, .gray, .default],
            .at(\UITableViewCell.selectionStyle)),
        .flag("isSelected", .at(\UITableViewCell.isSelected)),
        .flag("isHighlighted", .at(\UITableViewCell.isHighlighted)),
        .flag("showsReorderControl", .at(\UITableViewCell.showsReorderControl)),
        .flag("shouldIndentWhileEditing", .at(\UITableViewCell.shouldIndentWhileEditing)),
        .integer("indentationLevel", in: 0...1000, .at(\UITableViewCell.indentationLevel)),
        .number("indentationWidth", in: ScenarioLimits.size, .at(\UITableViewCell.indentationWidth)),
        .insets("separatorInset", .at(\UITableViewCell.separatorInset)),
    ]
}
