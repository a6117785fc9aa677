extension ViewClass {
    static let controls: [ViewClass] = [
        ViewClass("UIControl", of: "UIView", make: { _ in UIControl() }, control),
        ViewClass(
            "UIButton", of: "UIControl",
            make: {
                let type = $0["buttonType"].flatMap(buttonType) ?? .custom
                return $0["measuredSizes"] == nil ? UIButton(type: type) : MeasuredButton(type: type)
            }, button),
        ViewClass(
            "UISwitch", of: "UIControl", make: { _ in UISwitch() },
            [
                .flag("isOn", .at(\UISwitch.isOn)),
                .color("onTintColor", .at(\UISwitch.onTintColor)),
            ]),
        ViewClass(
            "UISlider", of: "UIControl", make: { _ in UISlider() },
            [
                // Inside of the limits that the others say.
                .float("value", phase: .last, .at(\UISlider.value)),
                .float("minimumValue", .at(\UISlider.minimumValue)),
                .float("maximumValue", .at(\UISlider.maximumValue)),
            ]),
        ViewClass(
            "UIStepper", of: "UIControl", make: { _ in UIStepper() },
            [
                .number("value", phase: .last, .by({ (v: UIStepper) in CGFloat(v.value) }, { $0.value = Double($1) })),
                .number(
                    "minimumValue", .by({ (v: UIStepper) in CGFloat(v.minimumValue) }, { $0.minimumValue = Double($1) })
                ),
                .number(
                    "maximumValue", .by({ (v: UIStepper) in CGFloat(v.maximumValue) }, { $0.maximumValue = Double($1) })
                ),
                .number("stepValue", .by({ (v: UIStepper) in CGFloat(v.stepValue) }, { $0.stepValue = Double($1) })),
            ]),
        ViewClass(
            "UISegmentedControl", of: "UIControl", make: { _ in UISegmentedControl(items: nil) },
            [
                .texts("items", .by(segmentTitles, setSegments)),
                .integer(
                    "selectedSegmentIndex", in: -1...100_000, phase: .last,
                    .at(\UISegmentedControl.selectedSegmentIndex)),
                .flag("apportionsSegmentWidthsByContent", .at(\UISegmentedControl.apportionsSegmentWidthsByContent)),
            ]),
        ViewClass(
            "UIPageControl", of: "UIControl", make: { _ in UIPageControl() },
            [
                .integer("numberOfPages", in: 0...100_000, .at(\UIPageControl.numberOfPages)),
                // One of the pages that the others say.
                .integer("currentPage", in: 0...100_000, phase: .last, .at(\UIPageControl.currentPage)),
                .flag("hidesForSinglePage", .at(\UIPageControl.hidesForSinglePage)),
            ]),
        ViewClass(
            "UIDatePicker", of: "UIControl", make: { _ in UIDatePicker() },
            [
                .choice(
                    "datePickerMode", [UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer],
                    .at(\UIDatePicker.datePickerMode)),
                .choice(
                    "preferredDatePickerStyle", [UIDatePickerStyle.automatic, .wheels, .compact, .inline],
                    .at(\UIDatePicker.preferredDatePickerStyle)),
                .integer("minuteInterval", in: 1...30, .at(\UIDatePicker.minuteInterval)),
            ]),
        ViewClass(
            "UIProgressView", of: "UIView", make: { _ in UIProgressView() },
            [
                .float("progress", in: 0...1, .at(\UIProgressView.progress)),
                .choice(
                    "progressViewStyle", [UIProgressView.Style.default, .bar], .at(\UIProgressView.progressViewStyle)),
            ]),
        ViewClass(
            "UIActivityIndicatorView", of: "UIView", make: { _ in UIActivityIndicatorView(style: .medium) },
            [
                .choice("style", [UIActivityIndicatorView.Style.medium, .large], .at(\UIActivityIndicatorView.style)),
                .flag("hidesWhenStopped", .at(\UIActivityIndicatorView.hidesWhenStopped)),
                .flag(
                    "isAnimating",
                    .by(
                        { (v: UIActivityIndicatorView) in v.isAnimating },
                        { $1 ? $0.startAnimating() : $0.stopAnimating() })),
            ]),
    ]

    private static let control: [Property] = [
        .flag("isEnabled", .at(\UIControl.isEnabled)),
        .flag("isSelected", .at(\UIControl.isSelected)),
        .flag("isHighlighted", .at(\UIControl.isHighlighted)),
        .choice(
            "contentVerticalAlignment", [UIControl.ContentVerticalAlignment.center, .top, .bottom, .fill],
            .at(\UIControl.contentVerticalAlignment)),
        .choice(
            "contentHorizontalAlignment",
            [UIControl.ContentHorizontalAlignment.center, .left, .right, .fill, .leading, .trailing],
            .at(\UIControl.contentHorizontalAlignment)),
    ]

    private static let button: [Property] = [
        .measuredSizes, .making("buttonType", buttonTypes.map { "\($0)" }),
        .configuration,
        .text("title", .by({ (v: UIButton) in v.title(for: .normal) }, { $0.setTitle($1, for: .normal) })),
        .attributedText(
            "attributedTitle",
            .by({ (v: UIButton) in v.attributedTitle(for: .normal) }, { $0.setAttributedTitle($1, for: .normal) })),
        .color(
            "titleColor", .by({ (v: UIButton) in v.titleColor(for: .normal) }, { $0.setTitleColor($1, for: .normal) })),
        .font("titleFont", .by({ (v: UIButton) in v.titleLabel?.font }, { $0.titleLabel?.font = $1 })),
        .image("image", .by({ (v: UIButton) in v.image(for: .normal) }, { $0.setImage($1, for: .normal) })),
        .insets("contentEdgeInsets", .at(\UIButton.contentEdgeInsets)),
        .insets("titleEdgeInsets", .at(\UIButton.titleEdgeInsets)),
        .insets("imageEdgeInsets", .at(\UIButton.imageEdgeInsets)),
    ]

    private static let buttonTypes: [UIButton.ButtonType] = [
        .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .plain, .close,
    ]

    private static func buttonType(_ word: String) -> UIButton.ButtonType? { buttonTypes.first { "\($0)" == word } }

    @MainActor private static func segmentTitles(_ control: UISegmentedControl) -> [String] {
        (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
    }

    @MainActor private static func setSegments(_ control: UISegmentedControl, _ titles: [String]) {
        let selected = control.selectedSegmentIndex
        control.removeAllSegments()
        for (index, title) in titles.enumerated() {
            control.insertSegment(withTitle: title, at: index, animated: false)
        }
        if titles.indices.contains(selected) { control.selectedSegmentIndex = selected }
    }
}
