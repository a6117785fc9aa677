// Made by Tests/Floors/inert.py from Sources/Simulator/UnfoldScenario/Properties/Registry+Tables.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout

extension ViewClass {
    static let tables: [ViewClass] = [ofUITableView, ofUITableViewCell, ofUITableViewHeaderFooterView]

    private static let ofUITableView = ViewClass("UITableView", of: "UIScrollView", make: nil, [
        .number("rowHeight", in: -1...10_000_000, named: PropertyKind.automatic, .at(\UITableView.rowHeight)),
        .number("estimatedRowHeight", in: -1...10_000_000, named: PropertyKind.automatic, .at(\UITableView.estimatedRowHeight)),
        .number("sectionHeaderHeight", in: -1...10_000_000, named: PropertyKind.automatic, .at(\UITableView.sectionHeaderHeight)),
        .number("sectionFooterHeight", in: -1...10_000_000, named: PropertyKind.automatic, .at(\UITableView.sectionFooterHeight)),
        .number("estimatedSectionHeaderHeight", in: -1...10_000_000, named: PropertyKind.automatic, .at(\UITableView.estimatedSectionHeaderHeight)),
        .number("estimatedSectionFooterHeight", in: -1...10_000_000, named: PropertyKind.automatic, .at(\UITableView.estimatedSectionFooterHeight)),
        .number("sectionHeaderTopPadding", in: -1...10_000_000, named: PropertyKind.automatic, .at(\UITableView.sectionHeaderTopPadding)),
        .choice("separatorStyle", [UITableView.SeparatorStyle.none, .singleLine], .at(\UITableView.separatorStyle)),
        .insets("separatorInset", .at(\UITableView.separatorInset)),
        .flag("isEditing", .at(\UITableView.isEditing)),
        .choice("selfSizingInvalidation", [UITableView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints], .at(\UITableView.selfSizingInvalidation)),
        .choice("firstLayout", [UITableView.FirstLayout.measured, .atEstimate], .at(\UITableView.firstLayout)),
        .choice("estimateCorrection", [UITableView.EstimateCorrection.none, .keepsScreen], .at(\UITableView.estimateCorrection)),
    ])

    private static let ofUITableViewCell = ViewClass("UITableViewCell", of: "UIView", make: nil, [
        .choice("accessoryType", [UITableViewCell.AccessoryType.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton], .at(\UITableViewCell.accessoryType)),
        .choice("editingAccessoryType", [UITableViewCell.AccessoryType.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton], .at(\UITableViewCell.editingAccessoryType)),
        .choice("selectionStyle", [UITableViewCell.SelectionStyle.none, .blue, .gray, .default], .at(\UITableViewCell.selectionStyle)),
        .flag("isSelected", .at(\UITableViewCell.isSelected)),
        .flag("isHighlighted", .at(\UITableViewCell.isHighlighted)),
        .flag("showsReorderControl", .at(\UITableViewCell.showsReorderControl)),
        .flag("shouldIndentWhileEditing", .at(\UITableViewCell.shouldIndentWhileEditing)),
        .integer("indentationLevel", in: 0...1000, .at(\UITableViewCell.indentationLevel)),
        .number("indentationWidth", in: ScenarioLimits.size, .at(\UITableViewCell.indentationWidth)),
        .insets("separatorInset", .at(\UITableViewCell.separatorInset)),
    ])

    private static let ofUITableViewHeaderFooterView = ViewClass("UITableViewHeaderFooterView", of: "UIView", make: nil, [
    ])
}
