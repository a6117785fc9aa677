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
                .flag("isOn", { (v: UISwitch) in v.isOn }, { $0.isOn = $1 }),
                .color("onTintColor", { (v: UISwitch) in v.onTintColor }, { $0.onTintColor = $1 }),
            ]),
        ViewClass(
            "UISlider", of: "UIControl", make: { _ in UISlider() },
            [
                // Inside of the limits that the others say.
                .float("value", phase: .last, { (v: UISlider) in v.value }, { $0.value = $1 }),
                .float("minimumValue", { (v: UISlider) in v.minimumValue }, { $0.minimumValue = $1 }),
                .float("maximumValue", { (v: UISlider) in v.maximumValue }, { $0.maximumValue = $1 }),
            ]),
        ViewClass(
            "UIStepper", of: "UIControl", make: { _ in UIStepper() },
            [
                .number("value", phase: .last, { (v: UIStepper) in CGFloat(v.value) }, { $0.value = Double($1) }),
                .number(
                    "minimumValue", { (v: UIStepper) in CGFloat(v.minimumValue) }, { $0.minimumValue = Double($1) }),
                .number(
                    "maximumValue", { (v: UIStepper) in CGFloat(v.maximumValue) }, { $0.maximumValue = Double($1) }),
                .number("stepValue", { (v: UIStepper) in CGFloat(v.stepValue) }, { $0.stepValue = Double($1) }),
            ]),
        ViewClass(
            "UISegmentedControl", of: "UIControl", make: { _ in UISegmentedControl(items: nil) },
            [
                .texts("items", segmentTitles, setSegments),
                .integer(
                    "selectedSegmentIndex", in: -1...100_000, phase: .last,
                    { (v: UISegmentedControl) in v.selectedSegmentIndex },
                    { $0.selectedSegmentIndex = $1 }),
                .flag(
                    "apportionsSegmentWidthsByContent",
                    { (v: UISegmentedControl) in v.apportionsSegmentWidthsByContent },
                    { $0.apportionsSegmentWidthsByContent = $1 }),
            ]),
        ViewClass(
            "UIPageControl", of: "UIControl", make: { _ in UIPageControl() },
            [
                .integer(
                    "numberOfPages", in: 0...100_000, { (v: UIPageControl) in v.numberOfPages },
                    { $0.numberOfPages = $1 }),
                // One of the pages that the others say.
                .integer(
                    "currentPage", in: 0...100_000, phase: .last, { (v: UIPageControl) in v.currentPage },
                    { $0.currentPage = $1 }),
                .flag(
                    "hidesForSinglePage", { (v: UIPageControl) in v.hidesForSinglePage }, { $0.hidesForSinglePage = $1 }
                ),
            ]),
        ViewClass(
            "UIDatePicker", of: "UIControl", make: { _ in UIDatePicker() },
            [
                .choice(
                    "datePickerMode",
                    [
                        ("time", UIDatePicker.Mode.time), ("date", .date), ("dateAndTime", .dateAndTime),
                        ("countDownTimer", .countDownTimer),
                    ], { (v: UIDatePicker) in v.datePickerMode }, { $0.datePickerMode = $1 }),
                .choice(
                    "preferredDatePickerStyle",
                    [
                        ("automatic", UIDatePickerStyle.automatic), ("wheels", .wheels), ("compact", .compact),
                        ("inline", .inline),
                    ], { (v: UIDatePicker) in v.preferredDatePickerStyle }, { $0.preferredDatePickerStyle = $1 }),
                .integer(
                    "minuteInterval", in: 1...30, { (v: UIDatePicker) in v.minuteInterval }, { $0.minuteInterval = $1 }),
            ]),
        ViewClass(
            "UIProgressView", of: "UIView", make: { _ in UIProgressView() },
            [
                .float("progress", in: 0...1, { (v: UIProgressView) in v.progress }, { $0.progress = $1 }),
                .choice(
                    "progressViewStyle", [("default", UIProgressView.Style.default), ("bar", .bar)],
                    { (v: UIProgressView) in v.progressViewStyle }, { $0.progressViewStyle = $1 }),
            ]),
        ViewClass(
            "UIActivityIndicatorView", of: "UIView", make: { _ in UIActivityIndicatorView(style: .medium) },
            [
                .choice(
                    "style", [("medium", UIActivityIndicatorView.Style.medium), ("large", .large)],
                    { (v: UIActivityIndicatorView) in v.style }, { $0.style = $1 }),
                .flag(
                    "hidesWhenStopped", { (v: UIActivityIndicatorView) in v.hidesWhenStopped },
                    { $0.hidesWhenStopped = $1 }),
                .flag(
                    "isAnimating", { (v: UIActivityIndicatorView) in v.isAnimating },
                    { $1 ? $0.startAnimating() : $0.stopAnimating() }),
            ]),
    ]

    private static let control: [Property] = [
        .flag("isEnabled", { (v: UIControl) in v.isEnabled }, { $0.isEnabled = $1 }),
        .flag("isSelected", { (v: UIControl) in v.isSelected }, { $0.isSelected = $1 }),
        .flag("isHighlighted", { (v: UIControl) in v.isHighlighted }, { $0.isHighlighted = $1 }),
        .choice(
            "contentVerticalAlignment",
            [
                ("center", UIControl.ContentVerticalAlignment.center), ("top", .top), ("bottom", .bottom),
                ("fill", .fill),
            ], { (v: UIControl) in v.contentVerticalAlignment }, { $0.contentVerticalAlignment = $1 }),
        .choice(
            "contentHorizontalAlignment",
            [
                ("center", UIControl.ContentHorizontalAlignment.center), ("left", .left), ("right", .right),
                ("fill", .fill), ("leading", .leading), ("trailing", .trailing),
            ], { (v: UIControl) in v.contentHorizontalAlignment }, { $0.contentHorizontalAlignment = $1 }),
    ]

    private static let button: [Property] = [
        .measuredSizes, .making("buttonType", buttonTypes.map(\.0)),
        .configuration,
        .text("title", { (v: UIButton) in v.title(for: .normal) }, { $0.setTitle($1, for: .normal) }),
        .attributedText(
            "attributedTitle", { (v: UIButton) in v.attributedTitle(for: .normal) },
            { $0.setAttributedTitle($1, for: .normal) }),
        .color("titleColor", { (v: UIButton) in v.titleColor(for: .normal) }, { $0.setTitleColor($1, for: .normal) }),
        .font("titleFont", { (v: UIButton) in v.titleLabel?.font }, { $0.titleLabel?.font = $1 }),
        .image("image", { (v: UIButton) in v.image(for: .normal) }, { $0.setImage($1, for: .normal) }),
        .insets("contentEdgeInsets", { (v: UIButton) in v.contentEdgeInsets }, { $0.contentEdgeInsets = $1 }),
        .insets("titleEdgeInsets", { (v: UIButton) in v.titleEdgeInsets }, { $0.titleEdgeInsets = $1 }),
        .insets("imageEdgeInsets", { (v: UIButton) in v.imageEdgeInsets }, { $0.imageEdgeInsets = $1 }),
    ]

    private static let buttonTypes: [(String, UIButton.ButtonType)] = [
        ("custom", .custom), ("system", .system), ("detailDisclosure", .detailDisclosure), ("infoLight", .infoLight),
        ("infoDark", .infoDark), ("contactAdd", .contactAdd), ("plain", .plain), ("close", .close),
    ]

    private static func buttonType(_ word: String) -> UIButton.ButtonType? { buttonTypes.first { $0.0 == word }?.1 }

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
