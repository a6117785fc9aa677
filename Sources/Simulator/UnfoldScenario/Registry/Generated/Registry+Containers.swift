// Made by Tests/Floors/inert.py from Sources/Simulator/UnfoldScenario/Properties/Registry+Containers.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout

extension ViewClass {
    static let containers: [ViewClass] = [ofUIStackView, ofUIScrollView]

    private static let ofUIStackView = ViewClass("UIStackView", of: "UIView", make: { _ in UIStackView() }, [
        .arrangedSubviews,
        .choice("axis", [NSLayoutConstraint.Axis.horizontal, .vertical], .at(\UIStackView.axis)),
        .choice("distribution", [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering], .at(\UIStackView.distribution)),
        .choice("alignment", [("fill", UIStackView.Alignment.fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline), ("center", .center), ("trailing", .trailing), ("bottom", .bottom), ("lastBaseline", .lastBaseline)], .at(\UIStackView.alignment)),
        .number("spacing", named: PropertyKind.systemSpacing, .at(\UIStackView.spacing)),
        .customSpacing,
        .flag("isBaselineRelativeArrangement", .at(\UIStackView.isBaselineRelativeArrangement)),
        .flag("isLayoutMarginsRelativeArrangement", .at(\UIStackView.isLayoutMarginsRelativeArrangement)),
    ])

    private static let ofUIScrollView = ViewClass("UIScrollView", of: "UIView", make: { _ in UIScrollView() }, [
        .insets("contentInset", .at(\UIScrollView.contentInset)),
        .choice("contentInsetAdjustmentBehavior", [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always], .at(\UIScrollView.contentInsetAdjustmentBehavior)),
        .size("contentSize", .at(\UIScrollView.contentSize)),
        .numbers("contentOffset", ["x", "y"], .by({ (v: UIScrollView) in [v.contentOffset.x, v.contentOffset.y] }, { v, n in v.contentOffset = CGPoint(x: n[0], y: n[1]) })),
        .flag("isScrollEnabled", .at(\UIScrollView.isScrollEnabled)),
        .flag("isPagingEnabled", .at(\UIScrollView.isPagingEnabled)),
        .flag("bounces", .at(\UIScrollView.bounces)),
        .flag("alwaysBounceVertical", .at(\UIScrollView.alwaysBounceVertical)),
        .flag("alwaysBounceHorizontal", .at(\UIScrollView.alwaysBounceHorizontal)),
    ])
}
