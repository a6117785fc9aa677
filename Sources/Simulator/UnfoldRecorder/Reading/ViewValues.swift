/// What scenarios can say of a view, as it is: every property of its nearest known class, defaults too.
@MainActor struct ViewValues {
    typealias KnownClass = (name: String, isKind: @MainActor (UIView) -> Bool, make: @MainActor (UIView) -> UIView)

    let texts: TextValues
    var name: (UIView) -> String? = { _ in nil }

    /// The nearest classes that scenarios know, subclasses before their superclasses, each with a new view of it.
    static let classes: [KnownClass] = [
        known { UITextView() }, known { UIScrollView() }, known { UIStackView() }, known { UILabel() },
        known { UIImageView() }, known { UITextField() }, known { UISearchBar() },
        ("UIButton", { $0 is UIButton }, { UIButton(type: ($0 as? UIButton)?.buttonType ?? .custom) }),
        known { UISwitch() }, known { UISlider() }, known { UIStepper() }, known { UISegmentedControl() },
        known { UIPageControl() }, known { UIDatePicker() }, known { UIControl() }, known { UIProgressView() },
        known { UIActivityIndicatorView(style: .medium) }, known { UIView() },
    ]

    private static func known<View: UIView>(_ make: @escaping @MainActor () -> View) -> KnownClass {
        ("\(View.self)", { $0 is View }, { _ in make() })
    }

    /// Classes whose subviews are an app's; those of others are the class's own.
    static let containers: Set = ["UIView", "UIStackView", "UIScrollView", "UIControl"]

    /// What a new view of a known class has, by the class and what it was made with: the same in every cell.
    private static var defaults: [String: Members] = [:]

    func defaults(_ view: UIView, _ known: KnownClass) -> Members {
        let key = "\(known.name) \(making(view))"
        if let members = Self.defaults[key] { return members }
        let members = values(known.make(view))
        Self.defaults[key] = members
        return members
    }

    func making(_ view: UIView) -> Members {
        guard let button = view as? UIButton, button.buttonType != .custom,
            let word = Self.buttonTypes.first(where: { $0.1 == button.buttonType })?.0
        else { return [] }
        return Members(["buttonType": .text(word)])
    }

    func values(_ view: UIView) -> Members {
        var members: Members = []
        switch view {
        case let label as UILabel: members = self.label(label)
        case let button as UIButton: members = self.button(button)
        case let stack as UIStackView: members = self.stack(stack)
        case let image as UIImageView: members = Members(["image": texts.image(image.image)])
        case let view as UITextView: members = properties(view as UIScrollView) + textView(view)
        case let scroll as UIScrollView: members = properties(scroll)
        case let field as UITextField: members = textField(field)
        case let bar as UISearchBar: members = properties(bar)
        default: members = control(view)
        }
        return members + properties(view) + margins(view)
    }

    func priorities(_ get: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> JSONValue {
        func one(_ axis: NSLayoutConstraint.Axis) -> JSONValue { .number(max(Double(get(axis).rawValue), 0.001)) }
        return JSONValue(["horizontal": one(.horizontal), "vertical": one(.vertical)])
    }

    /// Margins as they are set: without what the safe area adds.
    func margins(_ view: UIView) -> Members {
        var margins = view.layoutMargins
        if view.insetsLayoutMarginsFromSafeArea {
            let safe = view.safeAreaInsets
            margins.top -= safe.top
            margins.left -= safe.left
            margins.bottom -= safe.bottom
            margins.right -= safe.right
        }
        return Members([
            "preservesSuperviewLayoutMargins": .flag(view.preservesSuperviewLayoutMargins),
            "insetsLayoutMarginsFromSafeArea": .flag(view.insetsLayoutMarginsFromSafeArea),
            "layoutMargins": Self.insets(margins),
        ])
    }

    func frame(_ view: UIView) -> Members {
        let mask: [(String, UIView.AutoresizingMask)] = [
            ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
            ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
            ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
        ]
        let words = mask.filter { view.autoresizingMask.contains($0.1) }.map { JSONValue.text($0.0) }
        return Members([
            "translatesAutoresizingMaskIntoConstraints": .flag(true), "autoresizingMask": .list(words),
            "frame": Self.rect(view.frame),
        ])
    }

    static func rect(_ frame: CGRect) -> JSONValue {
        JSONValue([
            "x": .number(frame.minX), "y": .number(frame.minY), "width": .number(frame.width),
            "height": .number(frame.height),
        ])
    }

    static func insets(_ insets: UIEdgeInsets) -> JSONValue {
        JSONValue([
            "top": .number(insets.top), "left": .number(insets.left), "bottom": .number(insets.bottom),
            "right": .number(insets.right),
        ])
    }

    /// The word for a value; `usual` for one that scenarios have no word for.
    static func word<T: Equatable>(_ value: T, _ words: [(String, T)], _ usual: String) -> JSONValue {
        .text(words.first { $0.1 == value }?.0 ?? usual)
    }

    private func label(_ label: UILabel) -> Members {
        font(label.font) + [texts.text(label.text, label.attributedText, label.font)] + properties(label)
            + measuredSizes(label, label.font) { sizes(of: label) }
    }

    private func font(_ font: UIFont?) -> Members { Members(["font": font.map(texts.font)]) }

    private func textView(_ view: UITextView) -> Members {
        font(view.font) + [texts.text(view.text, view.attributedText, view.font)] + properties(view)
    }

    private func textField(_ field: UITextField) -> Members {
        font(field.font) + properties(field)
            + measuredSizes(field, field.font) { [MeasuredSize(field.intrinsicContentSize)] }
    }

    private func stack(_ stack: UIStackView) -> Members {
        let own = stack.arrangedSubviews.compactMap { view -> JSONValue.Member? in
            let after = stack.customSpacing(after: view)
            guard after != UIStackView.spacingUseDefault, let id = name(view) else { return nil }
            return .init(key: id, value: Self.spacing(after))
        }
        return properties(stack) + Members(["customSpacing": .object(own)])
    }

    static func spacing(_ value: CGFloat) -> JSONValue {
        value == UIStackView.spacingUseSystem ? .text("system") : .number(value)
    }

    static func height(_ value: CGFloat) -> JSONValue { value < 0 ? .text("automatic") : .number(value) }

    private static let buttonTypes: [(String, UIButton.ButtonType)] = [
        ("system", .system), ("detailDisclosure", .detailDisclosure), ("infoLight", .infoLight),
        ("infoDark", .infoDark), ("contactAdd", .contactAdd), ("close", .close),
    ]
}
