// Made by Tests/Floors/inert.py from Sources/Simulator/UnfoldScenario/Properties/Registry+Controls.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout

extension ViewClass {
    static let controls: [ViewClass] = [ofUIControl, ofUIButton, ofUISwitch, ofUISlider, ofUIStepper, ofUISegmentedControl, ofUIPageControl, ofUIDatePicker, ofUIProgressView, ofUIActivityIndicatorView]

    private static let ofUIControl = ViewClass("UIControl", of: "UIView", make: { _ in UIControl() }, [
        .flag("isEnabled", .at(\UIControl.isEnabled)),
        .flag("isSelected", .at(\UIControl.isSelected)),
        .flag("isHighlighted", .at(\UIControl.isHighlighted)),
        .choice("contentVerticalAlignment", [UIControl.ContentVerticalAlignment.center, .top, .bottom, .fill], .at(\UIControl.contentVerticalAlignment)),
        .choice("contentHorizontalAlignment", [UIControl.ContentHorizontalAlignment.center, .left, .right, .fill, .leading, .trailing], .at(\UIControl.contentHorizontalAlignment)),
    ])

    private static let ofUIButton = ViewClass("UIButton", of: "UIControl", make: { button($0) }, [
        .measuredSizes,
        .making("buttonType", buttonTypes.map { "\($0)" }),
        .configuration,
        .text("title", .by({ (v: UIButton) in v.title(for: .normal) }, { v, n in v.setTitle(n, for: .normal) })),
        .attributedText("attributedTitle", .by({ (v: UIButton) in v.attributedTitle(for: .normal) }, { v, n in v.setAttributedTitle(n, for: .normal) })),
        .color("titleColor", .by({ (v: UIButton) in v.titleColor(for: .normal) }, { v, n in v.setTitleColor(n, for: .normal) })),
        .font("titleFont", .by({ (v: UIButton) in v.titleLabel?.font }, { v, n in v.titleLabel?.font = n })),
        .image("image", .by({ (v: UIButton) in v.image(for: .normal) }, { v, n in v.setImage(n, for: .normal) })),
        .insets("contentEdgeInsets", .at(\UIButton.contentEdgeInsets)),
        .insets("titleEdgeInsets", .at(\UIButton.titleEdgeInsets)),
        .insets("imageEdgeInsets", .at(\UIButton.imageEdgeInsets)),
    ])

    private static let ofUISwitch = ViewClass("UISwitch", of: "UIControl", make: { _ in UISwitch() }, [
        .flag("isOn", .at(\UISwitch.isOn)),
        .color("onTintColor", .at(\UISwitch.onTintColor)),
    ])

    private static let ofUISlider = ViewClass("UISlider", of: "UIControl", make: { _ in UISlider() }, [
        .float("value", phase: .last, .at(\UISlider.value)),
        .float("minimumValue", .at(\UISlider.minimumValue)),
        .float("maximumValue", .at(\UISlider.maximumValue)),
    ])

    private static let ofUIStepper = ViewClass("UIStepper", of: "UIControl", make: { _ in UIStepper() }, [
        .number("value", phase: .last, .by({ (v: UIStepper) in CGFloat(v.value) }, { v, n in v.value = Double(n) })),
        .number("minimumValue", .by({ (v: UIStepper) in CGFloat(v.minimumValue) }, { v, n in v.minimumValue = Double(n) })),
        .number("maximumValue", .by({ (v: UIStepper) in CGFloat(v.maximumValue) }, { v, n in v.maximumValue = Double(n) })),
        .number("stepValue", .by({ (v: UIStepper) in CGFloat(v.stepValue) }, { v, n in v.stepValue = Double(n) })),
    ])

    private static let ofUISegmentedControl = ViewClass("UISegmentedControl", of: "UIControl", make: { _ in UISegmentedControl(items: nil) }, [
        .texts("items", .by({ (v: UISegmentedControl) in segmentTitles(v) }, { v, n in setSegments(v, n) })),
        .integer("selectedSegmentIndex", in: -1...100_000, phase: .last, .at(\UISegmentedControl.selectedSegmentIndex)),
        .flag("apportionsSegmentWidthsByContent", .at(\UISegmentedControl.apportionsSegmentWidthsByContent)),
    ])

    private static let ofUIPageControl = ViewClass("UIPageControl", of: "UIControl", make: { _ in UIPageControl() }, [
        .integer("numberOfPages", in: 0...100_000, .at(\UIPageControl.numberOfPages)),
        .integer("currentPage", in: 0...100_000, phase: .last, .at(\UIPageControl.currentPage)),
        .flag("hidesForSinglePage", .at(\UIPageControl.hidesForSinglePage)),
    ])

    private static let ofUIDatePicker = ViewClass("UIDatePicker", of: "UIControl", make: { _ in UIDatePicker() }, [
        .choice("datePickerMode", [UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer], .at(\UIDatePicker.datePickerMode)),
        .choice("preferredDatePickerStyle", [UIDatePickerStyle.automatic, .wheels, .compact, .inline], .at(\UIDatePicker.preferredDatePickerStyle)),
        .integer("minuteInterval", in: 1...30, .at(\UIDatePicker.minuteInterval)),
    ])

    private static let ofUIProgressView = ViewClass("UIProgressView", of: "UIView", make: { _ in UIProgressView() }, [
        .float("progress", in: 0...1, .at(\UIProgressView.progress)),
        .choice("progressViewStyle", [UIProgressView.Style.default, .bar], .at(\UIProgressView.progressViewStyle)),
    ])

    private static let ofUIActivityIndicatorView = ViewClass("UIActivityIndicatorView", of: "UIView", make: { _ in UIActivityIndicatorView(style: .medium) }, [
        .choice("style", [UIActivityIndicatorView.Style.medium, .large], .at(\UIActivityIndicatorView.style)),
        .flag("hidesWhenStopped", .at(\UIActivityIndicatorView.hidesWhenStopped)),
        .flag("isAnimating", .by({ (v: UIActivityIndicatorView) in v.isAnimating }, { v, n in n ? v.startAnimating() : v.stopAnimating() })),
    ])
}
