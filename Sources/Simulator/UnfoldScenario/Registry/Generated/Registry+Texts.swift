// Made by Tests/Floors/inert.py from Sources/Simulator/UnfoldScenario/Properties/Registry+Texts.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout

extension ViewClass {
    static let texts: [ViewClass] = [ofUILabel, ofUITextView, ofUITextField, ofUISearchBar]

    private static let ofUILabel = ViewClass("UILabel", of: "UIView", make: { $0["measuredSizes"] == nil ? UILabel() : MeasuredLabel() }, [
        .measuredSizes,
        .color("textColor", .by({ (v: UILabel) in v.textColor }, { v, n in v.textColor = n ?? .label })),
        .text("text", .at(\UILabel.text)),
        .attributedText("attributedText", .at(\UILabel.attributedText)),
        .font("font", .at(\UILabel.font)),
        .integer("numberOfLines", in: 0...1_000_000, .at(\UILabel.numberOfLines)),
        .number("preferredMaxLayoutWidth", in: ScenarioLimits.size, .at(\UILabel.preferredMaxLayoutWidth)),
        .choice("lineBreakMode", [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle], .at(\UILabel.lineBreakMode)),
        .options("lineBreakStrategy", [("pushOut", NSParagraphStyle.LineBreakStrategy.pushOut), ("hangulWordPriority", .hangulWordPriority)], .at(\UILabel.lineBreakStrategy)),
        .choice("textAlignment", [NSTextAlignment.left, .center, .right, .justified, .natural], .at(\UILabel.textAlignment)),
        .choice("baselineAdjustment", [UIBaselineAdjustment.alignBaselines, .alignCenters, .none], .at(\UILabel.baselineAdjustment)),
        .flag("isEnabled", .at(\UILabel.isEnabled)),
        .flag("isHighlighted", .at(\UILabel.isHighlighted)),
        .flag("adjustsFontSizeToFitWidth", .at(\UILabel.adjustsFontSizeToFitWidth)),
        .number("minimumScaleFactor", in: 0...1, .at(\UILabel.minimumScaleFactor)),
        .flag("allowsDefaultTighteningForTruncation", .at(\UILabel.allowsDefaultTighteningForTruncation)),
        .flag("adjustsFontForContentSizeCategory", .at(\UILabel.adjustsFontForContentSizeCategory)),
    ])

    private static let ofUITextView = ViewClass("UITextView", of: "UIScrollView", make: { _ in UITextView(frame: .zero) }, [
        .color("textColor", .at(\UITextView.textColor)),
        .text("text", .by({ (v: UITextView) in v.text }, { v, n in v.text = n ?? "" })),
        .attributedText("attributedText", .by({ (v: UITextView) in v.attributedText }, { v, n in v.attributedText = n ?? NSAttributedString(string: "") })),
        .font("font", .at(\UITextView.font)),
        .insets("textContainerInset", .at(\UITextView.textContainerInset)),
        .number("lineFragmentPadding", in: ScenarioLimits.size, .at(\UITextView.textContainer.lineFragmentPadding)),
        .integer("maximumNumberOfLines", in: 0...1_000_000, .at(\UITextView.textContainer.maximumNumberOfLines)),
        .choice("textAlignment", [NSTextAlignment.left, .center, .right, .justified, .natural], .at(\UITextView.textAlignment)),
        .flag("isEditable", .at(\UITextView.isEditable)),
        .flag("isSelectable", .at(\UITextView.isSelectable)),
        .flag("adjustsFontForContentSizeCategory", .at(\UITextView.adjustsFontForContentSizeCategory)),
    ])

    private static let ofUITextField = ViewClass("UITextField", of: "UIControl", make: { $0["measuredSizes"] == nil ? UITextField(frame: .zero) : MeasuredField(frame: .zero) }, [
        .measuredSizes,
        .color("textColor", .at(\UITextField.textColor)),
        .text("text", .at(\UITextField.text)),
        .text("placeholder", .at(\UITextField.placeholder)),
        .font("font", .at(\UITextField.font)),
        .choice("borderStyle", [UITextField.BorderStyle.none, .line, .bezel, .roundedRect], .at(\UITextField.borderStyle)),
        .choice("textAlignment", [NSTextAlignment.left, .center, .right, .justified, .natural], .at(\UITextField.textAlignment)),
        .flag("adjustsFontForContentSizeCategory", .at(\UITextField.adjustsFontForContentSizeCategory)),
        .flag("adjustsFontSizeToFitWidth", .at(\UITextField.adjustsFontSizeToFitWidth)),
        .number("minimumFontSize", in: ScenarioLimits.size, .at(\UITextField.minimumFontSize)),
        .flag("isSecureTextEntry", .at(\UITextField.isSecureTextEntry)),
        .choice("leftViewMode", [UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always], .at(\UITextField.leftViewMode)),
        .choice("rightViewMode", [UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always], .at(\UITextField.rightViewMode)),
        .choice("clearButtonMode", [UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always], .at(\UITextField.clearButtonMode)),
    ])

    private static let ofUISearchBar = ViewClass("UISearchBar", of: "UIView", make: { _ in UISearchBar(frame: .zero) }, [
        .text("text", .at(\UISearchBar.text)),
        .text("placeholder", .at(\UISearchBar.placeholder)),
        .text("prompt", .at(\UISearchBar.prompt)),
        .choice("searchBarStyle", [UISearchBar.Style.default, .prominent, .minimal], .at(\UISearchBar.searchBarStyle)),
        .flag("showsCancelButton", .at(\UISearchBar.showsCancelButton)),
    ])
}
