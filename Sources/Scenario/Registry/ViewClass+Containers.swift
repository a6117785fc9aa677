import AutoLayout
import Foundation
import TableLayout

extension ViewClass {
    static let containers: [ViewClass] = [
        ViewClass(
            "UIStackView", of: "UIView", make: { _ in UIStackView() },
            [
                arrangedSubviews,
                .choice(
                    "axis", [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)],
                    { (v: UIStackView) in v.axis }, { $0.axis = $1 }),
                .choice(
                    "distribution", distributions, { (v: UIStackView) in v.distribution }, { $0.distribution = $1 }),
                .choice("alignment", stackAlignments, { (v: UIStackView) in v.alignment }, { $0.alignment = $1 }),
                .number("spacing", { (v: UIStackView) in v.spacing }, { $0.spacing = $1 }),
                customSpacing,
                .flag(
                    "isLayoutMarginsRelativeArrangement", { (v: UIStackView) in v.isLayoutMarginsRelativeArrangement },
                    { $0.isLayoutMarginsRelativeArrangement = $1 }),
            ]),
        ViewClass(
            "UIScrollView", of: "UIView", make: { _ in UIScrollView() },
            [
                .insets("contentInset", { (v: UIScrollView) in v.contentInset }, { $0.contentInset = $1 }),
                .size("contentSize", { (v: UIScrollView) in v.contentSize }, { $0.contentSize = $1 }),
                .numbers(
                    "contentOffset", ["x", "y"], { (v: UIScrollView) in [v.contentOffset.x, v.contentOffset.y] },
                    { v, n in if let n { v.contentOffset = CGPoint(x: n[0], y: n[1]) } }),
                .flag("isScrollEnabled", { (v: UIScrollView) in v.isScrollEnabled }, { $0.isScrollEnabled = $1 }),
            ]),
        ViewClass(
            "UITableView", of: "UIScrollView",
            [
                .choice(
                    "separatorStyle", [("none", UITableView.SeparatorStyle.none), ("singleLine", .singleLine)],
                    { (v: UITableView) in v.separatorStyle }, { $0.separatorStyle = $1 }),
                .number("rowHeight", in: automaticOrSize, { (v: UITableView) in v.rowHeight }, { $0.rowHeight = $1 }),
                .number(
                    "estimatedRowHeight", in: automaticOrSize, { (v: UITableView) in v.estimatedRowHeight },
                    { $0.estimatedRowHeight = $1 }),
            ]),
        ViewClass(
            "UITableViewCell", of: "UIView",
            [
                .choice(
                    "accessoryType",
                    [
                        ("none", UITableViewCell.AccessoryType.none), ("disclosureIndicator", .disclosureIndicator),
                        ("detailDisclosureButton", .detailDisclosureButton), ("checkmark", .checkmark),
                        ("detailButton", .detailButton),
                    ], { (v: UITableViewCell) in v.accessoryType }, { $0.accessoryType = $1 }),
                .choice(
                    "selectionStyle",
                    [
                        ("none", UITableViewCell.SelectionStyle.none), ("blue", .blue), ("gray", .gray),
                        ("default", .default),
                    ], { (v: UITableViewCell) in v.selectionStyle }, { $0.selectionStyle = $1 }),
                .flag("isSelected", { (v: UITableViewCell) in v.isSelected }, { $0.isSelected = $1 }),
            ]),
    ]

    /// -1 is `UITableView.automaticDimension`; other negative heights are mistakes.
    static let automaticOrSize: ClosedRange<Double> = -1...10_000_000

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
        for view in stack.arrangedSubviews where !views.contains(where: { $0 === view }) {
            stack.removeArrangedSubview(view)
        }
        for (index, view) in views.enumerated() { stack.insertArrangedSubview(view, at: index) }
    }

    /// `setCustomSpacing(_:after:)` for each view named; the others have none.
    private static let customSpacing = Property(
        "customSpacing", .numbersByView(ScenarioLimits.length), phase: .last
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
