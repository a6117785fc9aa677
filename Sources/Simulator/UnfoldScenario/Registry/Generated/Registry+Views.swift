// Made by Tests/Floors/inert.py from Sources/Simulator/UnfoldScenario/Properties/Registry+Views.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout

extension ViewClass {
    static let views: [ViewClass] = [ofUIView, ofUIImageView]

    private static let ofUIView = ViewClass("UIView", of: nil, make: { _ in UIView() }, [
        .flag("isHidden", .at(\UIView.isHidden)),
        .numbers("frame", ["x", "y", "width", "height"], .by({ (v: UIView) in [v.frame.minX, v.frame.minY, v.frame.width, v.frame.height] }, { v, n in v.frame = CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) })),
        .options("autoresizingMask", [("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth), ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin), ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin)], .at(\UIView.autoresizingMask)),
        .flag("autoresizesSubviews", .at(\UIView.autoresizesSubviews)),
        .flag("translatesAutoresizingMaskIntoConstraints", .at(\UIView.translatesAutoresizingMaskIntoConstraints)),
        .choice("semanticContentAttribute", [UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft], .at(\UIView.semanticContentAttribute)),
        .insets("layoutMargins", .at(\UIView.layoutMargins)),
        .numbers("directionalLayoutMargins", ["top", "leading", "bottom", "trailing"], .by({ (v: UIView) in [v.directionalLayoutMargins.top, v.directionalLayoutMargins.leading, v.directionalLayoutMargins.bottom, v.directionalLayoutMargins.trailing] }, { v, n in v.directionalLayoutMargins = NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3]) })),
        .flag("preservesSuperviewLayoutMargins", .at(\UIView.preservesSuperviewLayoutMargins)),
        .flag("insetsLayoutMarginsFromSafeArea", .at(\UIView.insetsLayoutMarginsFromSafeArea)),
        .priorities("contentHuggingPriority", { $0.contentHuggingPriority(for: $1) }, { $0.setContentHuggingPriority($1, for: $2) }),
        .priorities("contentCompressionResistancePriority", { $0.contentCompressionResistancePriority(for: $1) }, { $0.setContentCompressionResistancePriority($1, for: $2) }),
        .color("backgroundColor", .at(\UIView.backgroundColor)),
        .color("tintColor", .at(\UIView.tintColor)),
        .number("cornerRadius", in: ScenarioLimits.size, .at(\UIView.layer.cornerRadius)),
        .number("borderWidth", in: ScenarioLimits.size, .at(\UIView.layer.borderWidth)),
        .color("borderColor", .by({ (v: UIView) in v.layer.borderColor.map(UIColor.init(cgColor:)) }, { v, n in v.layer.borderColor = n?.cgColor })),
        .number("alpha", in: 0...1, .at(\UIView.alpha)),
        .integer("tag", in: 0...Int(Int32.max), .at(\UIView.tag)),
        .flag("isOpaque", .at(\UIView.isOpaque)),
        .flag("clipsToBounds", .at(\UIView.clipsToBounds)),
        .flag("isUserInteractionEnabled", .at(\UIView.isUserInteractionEnabled)),
        .choice("contentMode", [UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight], .at(\UIView.contentMode)),
    ])

    private static let ofUIImageView = ViewClass("UIImageView", of: "UIView", make: { _ in UIImageView(image: nil) }, [
        .image("image", .at(\UIImageView.image)),
        .flag("isHighlighted", .at(\UIImageView.isHighlighted)),
    ])
}
