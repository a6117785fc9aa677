// Made by Tests/Floors/inert.py from Sources/Simulator/UnfoldRecorder/Properties/Reading.tsv.
// swift-format-ignore-file

import Foundation
import UIKit

extension ViewValues {
    func properties(_ v: UIView) -> Members {
        [
            .init(key: "isHidden", value: .flag(v.isHidden)),
            .init(key: "alpha", value: .number(min(max(v.alpha, 0), 1))),
            .init(key: "clipsToBounds", value: .flag(v.clipsToBounds)),
            .init(key: "semanticContentAttribute", value: Self.word(v.semanticContentAttribute, [("playback", UISemanticContentAttribute.playback), ("spatial", UISemanticContentAttribute.spatial), ("forceLeftToRight", UISemanticContentAttribute.forceLeftToRight), ("forceRightToLeft", UISemanticContentAttribute.forceRightToLeft)], "unspecified")),
            .init(key: "contentHuggingPriority", value: priorities { v.contentHuggingPriority(for: $0) }),
            .init(key: "contentCompressionResistancePriority", value: priorities { v.contentCompressionResistancePriority(for: $0) }),
        ]
    }

    func properties(_ v: UILabel) -> Members {
        [
            .init(key: "numberOfLines", value: .number(Double(v.numberOfLines))),
            .init(key: "lineBreakMode", value: Self.word(v.lineBreakMode, [("byWordWrapping", NSLineBreakMode.byWordWrapping), ("byCharWrapping", NSLineBreakMode.byCharWrapping), ("byClipping", NSLineBreakMode.byClipping), ("byTruncatingHead", NSLineBreakMode.byTruncatingHead), ("byTruncatingMiddle", NSLineBreakMode.byTruncatingMiddle)], "byTruncatingTail")),
            .init(key: "textAlignment", value: Self.word(v.textAlignment, [("left", NSTextAlignment.left), ("center", NSTextAlignment.center), ("right", NSTextAlignment.right), ("justified", NSTextAlignment.justified)], "natural")),
            .init(key: "adjustsFontForContentSizeCategory", value: .flag(v.adjustsFontForContentSizeCategory)),
            .init(key: "adjustsFontSizeToFitWidth", value: .flag(v.adjustsFontSizeToFitWidth)),
            .init(key: "preferredMaxLayoutWidth", value: .number(max(0, v.preferredMaxLayoutWidth))),
        ]
    }

    func properties(_ v: UITextView) -> Members {
        [
            .init(key: "textContainerInset", value: Self.insets(v.textContainerInset)),
            .init(key: "lineFragmentPadding", value: .number(v.textContainer.lineFragmentPadding)),
            .init(key: "maximumNumberOfLines", value: .number(Double(v.textContainer.maximumNumberOfLines))),
            .init(key: "textAlignment", value: Self.word(v.textAlignment, [("left", NSTextAlignment.left), ("center", NSTextAlignment.center), ("right", NSTextAlignment.right), ("justified", NSTextAlignment.justified)], "natural")),
        ]
    }

    func properties(_ v: UITextField) -> Members {
        [
            .init(key: "text", value: .text(v.text.map(texts.redacted))),
            .init(key: "placeholder", value: .text(v.placeholder.map(texts.redacted))),
            .init(key: "borderStyle", value: Self.word(v.borderStyle, [("line", UITextField.BorderStyle.line), ("bezel", UITextField.BorderStyle.bezel), ("roundedRect", UITextField.BorderStyle.roundedRect)], "none")),
        ]
    }

    func properties(_ v: UISearchBar) -> Members {
        [
            .init(key: "text", value: .text(v.text.map(texts.redacted))),
            .init(key: "placeholder", value: .text(v.placeholder.map(texts.redacted))),
            .init(key: "prompt", value: .text(v.prompt.map(texts.redacted))),
            .init(key: "searchBarStyle", value: Self.word(v.searchBarStyle, [("prominent", UISearchBar.Style.prominent), ("minimal", UISearchBar.Style.minimal)], "default")),
            .init(key: "showsCancelButton", value: .flag(v.showsCancelButton)),
        ]
    }

    func properties(_ v: UIStackView) -> Members {
        [
            .init(key: "arrangedSubviews", value: .list(v.arrangedSubviews.compactMap { name($0).map { .text($0) } })),
            .init(key: "axis", value: .text(v.axis == .vertical ? "vertical" : "horizontal")),
            .init(key: "distribution", value: Self.word(v.distribution, [("fillEqually", UIStackView.Distribution.fillEqually), ("fillProportionally", UIStackView.Distribution.fillProportionally), ("equalSpacing", UIStackView.Distribution.equalSpacing), ("equalCentering", UIStackView.Distribution.equalCentering)], "fill")),
            .init(key: "alignment", value: Self.word(v.alignment, [("leading", UIStackView.Alignment.leading), ("top", UIStackView.Alignment.top), ("firstBaseline", UIStackView.Alignment.firstBaseline), ("center", UIStackView.Alignment.center), ("trailing", UIStackView.Alignment.trailing), ("bottom", UIStackView.Alignment.bottom), ("lastBaseline", UIStackView.Alignment.lastBaseline)], "fill")),
            .init(key: "spacing", value: Self.spacing(v.spacing)),
            .init(key: "isBaselineRelativeArrangement", value: .flag(v.isBaselineRelativeArrangement)),
            .init(key: "isLayoutMarginsRelativeArrangement", value: .flag(v.isLayoutMarginsRelativeArrangement)),
        ]
    }

    func properties(_ v: UIScrollView) -> Members {
        [
            .init(key: "contentInset", value: Self.insets(v.contentInset)),
            .init(key: "contentInsetAdjustmentBehavior", value: Self.word(v.contentInsetAdjustmentBehavior, [("scrollableAxes", UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes), ("never", UIScrollView.ContentInsetAdjustmentBehavior.never), ("always", UIScrollView.ContentInsetAdjustmentBehavior.always)], "automatic")),
            .init(key: "isScrollEnabled", value: .flag(v.isScrollEnabled)),
            .init(key: "alwaysBounceVertical", value: .flag(v.alwaysBounceVertical)),
            .init(key: "alwaysBounceHorizontal", value: .flag(v.alwaysBounceHorizontal)),
        ]
    }

    func properties(_ v: UISegmentedControl) -> Members {
        [
            .init(key: "items", value: .list((0..<v.numberOfSegments).map { .text(texts.redacted(v.titleForSegment(at: $0) ?? "")) })),
        ]
    }

    func properties(_ v: UIPageControl) -> Members {
        [
            .init(key: "numberOfPages", value: .number(Double(v.numberOfPages))),
        ]
    }

    func properties(_ v: UISwitch) -> Members {
        [
            .init(key: "isOn", value: .flag(v.isOn)),
        ]
    }

    func properties(_ v: UIProgressView) -> Members {
        [
            .init(key: "progressViewStyle", value: .text(v.progressViewStyle == .bar ? "bar" : "default")),
        ]
    }

    func properties(_ v: UIActivityIndicatorView) -> Members {
        [
            .init(key: "style", value: .text(v.style == .large ? "large" : "medium")),
            .init(key: "hidesWhenStopped", value: .flag(v.hidesWhenStopped)),
            .init(key: "isAnimating", value: .flag(v.isAnimating)),
        ]
    }

    func properties(_ v: UIDatePicker) -> Members {
        [
            .init(key: "datePickerMode", value: Self.word(v.datePickerMode, [("time", UIDatePicker.Mode.time), ("date", UIDatePicker.Mode.date), ("countDownTimer", UIDatePicker.Mode.countDownTimer)], "dateAndTime")),
            .init(key: "preferredDatePickerStyle", value: Self.word(v.preferredDatePickerStyle, [("wheels", UIDatePickerStyle.wheels), ("compact", UIDatePickerStyle.compact), ("inline", UIDatePickerStyle.inline)], "automatic")),
        ]
    }

    func properties(_ v: UIButton.Configuration) -> Members {
        [
            .init(key: "imagePlacement", value: Self.word(v.imagePlacement, [("top", NSDirectionalRectEdge.top), ("trailing", NSDirectionalRectEdge.trailing), ("bottom", NSDirectionalRectEdge.bottom)], "leading")),
            .init(key: "imagePadding", value: .number(v.imagePadding)),
            .init(key: "titlePadding", value: .number(v.titlePadding)),
            .init(key: "buttonSize", value: Self.word(v.buttonSize, [("mini", UIButton.Configuration.Size.mini), ("small", UIButton.Configuration.Size.small), ("large", UIButton.Configuration.Size.large)], "medium")),
            .init(key: "contentInsets", value: JSONValue(["top": .number(v.contentInsets.top), "leading": .number(v.contentInsets.leading), "bottom": .number(v.contentInsets.bottom), "trailing": .number(v.contentInsets.trailing)])),
            .init(key: "showsActivityIndicator", value: .flag(v.showsActivityIndicator)),
        ]
    }

    func properties(_ v: UITableViewCell) -> Members {
        [
            .init(key: "accessoryType", value: Self.word(v.accessoryType, [("disclosureIndicator", UITableViewCell.AccessoryType.disclosureIndicator), ("detailDisclosureButton", UITableViewCell.AccessoryType.detailDisclosureButton), ("checkmark", UITableViewCell.AccessoryType.checkmark), ("detailButton", UITableViewCell.AccessoryType.detailButton)], "none")),
            .init(key: "editingAccessoryType", value: Self.word(v.editingAccessoryType, [("disclosureIndicator", UITableViewCell.AccessoryType.disclosureIndicator), ("detailDisclosureButton", UITableViewCell.AccessoryType.detailDisclosureButton), ("checkmark", UITableViewCell.AccessoryType.checkmark), ("detailButton", UITableViewCell.AccessoryType.detailButton)], "none")),
            .init(key: "indentationLevel", value: .number(Double(max(0, v.indentationLevel)))),
            .init(key: "indentationWidth", value: .number(max(0, v.indentationWidth))),
            .init(key: "showsReorderControl", value: .flag(v.showsReorderControl)),
            .init(key: "shouldIndentWhileEditing", value: .flag(v.shouldIndentWhileEditing)),
        ]
    }

    func properties(_ v: UITableView) -> Members {
        [
            .init(key: "rowHeight", value: Self.height(v.rowHeight)),
            .init(key: "estimatedRowHeight", value: Self.height(v.estimatedRowHeight)),
            .init(key: "sectionHeaderHeight", value: Self.height(v.sectionHeaderHeight)),
            .init(key: "sectionFooterHeight", value: Self.height(v.sectionFooterHeight)),
            .init(key: "estimatedSectionHeaderHeight", value: Self.height(v.estimatedSectionHeaderHeight)),
            .init(key: "estimatedSectionFooterHeight", value: Self.height(v.estimatedSectionFooterHeight)),
            .init(key: "sectionHeaderTopPadding", value: Self.height(v.sectionHeaderTopPadding)),
            .init(key: "separatorStyle", value: .text(v.separatorStyle == .none ? "none" : "singleLine")),
            .init(key: "separatorInset", value: Self.insets(v.separatorInset)),
            .init(key: "isEditing", value: .flag(v.isEditing)),
            .init(key: "selfSizingInvalidation", value: Self.word(v.selfSizingInvalidation, [("disabled", UITableView.SelfSizingInvalidation.disabled), ("enabledIncludingConstraints", UITableView.SelfSizingInvalidation.enabledIncludingConstraints)], "enabled")),
            .init(key: "contentInset", value: Self.insets(v.contentInset)),
            .init(key: "contentInsetAdjustmentBehavior", value: Self.word(v.contentInsetAdjustmentBehavior, [("scrollableAxes", UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes), ("never", UIScrollView.ContentInsetAdjustmentBehavior.never), ("always", UIScrollView.ContentInsetAdjustmentBehavior.always)], "automatic")),
        ]
    }
}
