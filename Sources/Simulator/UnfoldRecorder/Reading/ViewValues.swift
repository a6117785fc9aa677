import UIKit

/// What scenarios can say of a view, as it is: every property of its nearest known class, defaults too.
@MainActor struct ViewValues {
    typealias Members = [JSONValue.Member]

    typealias KnownClass = (
        name: String, isKind: @MainActor (UIView) -> Bool, make: @MainActor (UIView) -> UIView
    )

    let texts: TextValues
    /// Ids of views, for stacks.
    var name: (UIView) -> String? = { _ in nil }

    /// The nearest classes that scenarios know, subclasses before their superclasses, each with a new view of it.
    static let classes: [KnownClass] = [
        ("UITextView", { $0 is UITextView }, { _ in UITextView() }),
        ("UIScrollView", { $0 is UIScrollView }, { _ in UIScrollView() }),
        ("UIStackView", { $0 is UIStackView }, { _ in UIStackView() }),
        ("UILabel", { $0 is UILabel }, { _ in UILabel() }),
        ("UIImageView", { $0 is UIImageView }, { _ in UIImageView() }),
        ("UITextField", { $0 is UITextField }, { _ in UITextField() }),
        ("UISearchBar", { $0 is UISearchBar }, { _ in UISearchBar() }),
        ("UIButton", { $0 is UIButton }, { UIButton(type: ($0 as? UIButton)?.buttonType ?? .custom) }),
        ("UISwitch", { $0 is UISwitch }, { _ in UISwitch() }),
        ("UISlider", { $0 is UISlider }, { _ in UISlider() }),
        ("UIStepper", { $0 is UIStepper }, { _ in UIStepper() }),
        ("UISegmentedControl", { $0 is UISegmentedControl }, { _ in UISegmentedControl() }),
        ("UIPageControl", { $0 is UIPageControl }, { _ in UIPageControl() }),
        ("UIDatePicker", { $0 is UIDatePicker }, { _ in UIDatePicker() }),
        ("UIControl", { $0 is UIControl }, { _ in UIControl() }),
        ("UIProgressView", { $0 is UIProgressView }, { _ in UIProgressView() }),
        (
            "UIActivityIndicatorView", { $0 is UIActivityIndicatorView },
            { _ in UIActivityIndicatorView(style: .medium) }
        ),
        ("UIView", { _ in true }, { _ in UIView() }),
    ]

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
        return [.init(key: "buttonType", value: .text(word))]
    }

    /// Properties in the order in which scenarios set them.
    func values(_ view: UIView) -> Members {
        var members: Members = []
        switch view {
        case let label as UILabel: members = self.label(label)
        case let button as UIButton: members = self.button(button)
        case let stack as UIStackView: members = self.stack(stack)
        case let image as UIImageView: members = [.init(key: "image", value: texts.image(image.image))]
        case let view as UITextView: members = scroll(view) + textView(view)
        case let scroll as UIScrollView: members = self.scroll(scroll)
        case let field as UITextField: members = textField(field)
        case let bar as UISearchBar: members = searchBar(bar)
        default: members = control(view)
        }
        return members + shared(view)
    }

    // MARK: All views

    private func shared(_ view: UIView) -> Members {
        func priorities(_ get: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> JSONValue {
            // A scenario has none of 0.
            func one(_ axis: NSLayoutConstraint.Axis) -> JSONValue { .number(max(Double(get(axis).rawValue), 0.001)) }
            return JSONValue(["horizontal": one(.horizontal), "vertical": one(.vertical)])
        }
        return [
            .init(key: "isHidden", value: .flag(view.isHidden)),
            .init(key: "alpha", value: .number(min(max(view.alpha, 0), 1))),
            .init(key: "clipsToBounds", value: .flag(view.clipsToBounds)),
            .init(
                key: "semanticContentAttribute",
                value: Self.word(view.semanticContentAttribute, Self.directions, "unspecified")),
            .init(key: "contentHuggingPriority", value: priorities { view.contentHuggingPriority(for: $0) }),
            .init(
                key: "contentCompressionResistancePriority",
                value: priorities { view.contentCompressionResistancePriority(for: $0) }),
        ] + margins(view)
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
        return [
            .init(key: "preservesSuperviewLayoutMargins", value: .flag(view.preservesSuperviewLayoutMargins)),
            .init(key: "insetsLayoutMarginsFromSafeArea", value: .flag(view.insetsLayoutMarginsFromSafeArea)),
            .init(key: "layoutMargins", value: Self.insets(margins)),
        ]
    }

    /// Of a view that is placed by its frame, which the system makes into constraints.
    func frame(_ view: UIView) -> Members {
        let mask: [(String, UIView.AutoresizingMask)] = [
            ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
            ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
            ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
        ]
        let words = mask.filter { view.autoresizingMask.contains($0.1) }.map { JSONValue.text($0.0) }
        return [
            .init(key: "translatesAutoresizingMaskIntoConstraints", value: .flag(true)),
            .init(key: "autoresizingMask", value: .list(words)), .init(key: "frame", value: Self.rect(view.frame)),
        ]
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

    // MARK: Texts

    private func label(_ label: UILabel) -> Members {
        let members: Members = [
            .init(key: "font", value: texts.font(label.font)), texts.text(label.text, label.attributedText, label.font),
            .init(key: "numberOfLines", value: .number(Double(label.numberOfLines))),
            .init(key: "lineBreakMode", value: Self.word(label.lineBreakMode, Self.lineBreakModes, "byTruncatingTail")),
            .init(key: "textAlignment", value: Self.word(label.textAlignment, Self.alignments, "natural")),
            .init(key: "adjustsFontForContentSizeCategory", value: .flag(label.adjustsFontForContentSizeCategory)),
            .init(key: "adjustsFontSizeToFitWidth", value: .flag(label.adjustsFontSizeToFitWidth)),
            .init(key: "preferredMaxLayoutWidth", value: .number(max(0, label.preferredMaxLayoutWidth))),
        ]
        return members + measuredSizes(label, label.font) { self.sizes(of: label) }
    }

    private func textView(_ view: UITextView) -> Members {
        var members: Members = []
        if let font = view.font { members.append(.init(key: "font", value: texts.font(font))) }
        return members + [
            texts.text(view.text, view.attributedText, view.font),
            .init(key: "textContainerInset", value: Self.insets(view.textContainerInset)),
            .init(key: "lineFragmentPadding", value: .number(view.textContainer.lineFragmentPadding)),
            .init(key: "maximumNumberOfLines", value: .number(Double(view.textContainer.maximumNumberOfLines))),
            .init(key: "textAlignment", value: Self.word(view.textAlignment, Self.alignments, "natural")),
        ]
    }

    private func textField(_ field: UITextField) -> Members {
        var members: Members = []
        if let font = field.font { members.append(.init(key: "font", value: texts.font(font))) }
        return members + [
            .init(key: "text", value: .text(field.text.map(texts.redacted))),
            .init(key: "placeholder", value: .text(field.placeholder.map(texts.redacted))),
            .init(key: "borderStyle", value: Self.word(field.borderStyle, Self.borders, "none")),
        ] + measuredSizes(field, field.font) { [MeasuredSize(field.intrinsicContentSize)] }
    }

    private func searchBar(_ bar: UISearchBar) -> Members {
        [
            .init(key: "text", value: .text(bar.text.map(texts.redacted))),
            .init(key: "placeholder", value: .text(bar.placeholder.map(texts.redacted))),
            .init(key: "prompt", value: .text(bar.prompt.map(texts.redacted))),
            .init(
                key: "searchBarStyle",
                value: Self.word(bar.searchBarStyle, [("prominent", .prominent), ("minimal", .minimal)], "default")),
            .init(key: "showsCancelButton", value: .flag(bar.showsCancelButton)),
        ]
    }

    // MARK: Stacks and scroll views

    private func stack(_ stack: UIStackView) -> Members {
        func spacing(_ value: CGFloat) -> JSONValue {
            value == UIStackView.spacingUseSystem ? .text("system") : .number(value)
        }
        var members: Members = [
            .init(
                key: "arrangedSubviews", value: .list(stack.arrangedSubviews.compactMap { name($0).map { .text($0) } })),
            .init(key: "axis", value: .text(stack.axis == .vertical ? "vertical" : "horizontal")),
            .init(key: "distribution", value: Self.word(stack.distribution, Self.distributions, "fill")),
            .init(key: "alignment", value: Self.word(stack.alignment, Self.stackAlignments, "fill")),
            .init(key: "spacing", value: spacing(stack.spacing)),
            .init(key: "isBaselineRelativeArrangement", value: .flag(stack.isBaselineRelativeArrangement)),
            .init(key: "isLayoutMarginsRelativeArrangement", value: .flag(stack.isLayoutMarginsRelativeArrangement)),
        ]
        let own = stack.arrangedSubviews.compactMap { view -> JSONValue.Member? in
            let after = stack.customSpacing(after: view)
            guard after != UIStackView.spacingUseDefault, let id = name(view) else { return nil }
            return .init(key: id, value: spacing(after))
        }
        members.append(.init(key: "customSpacing", value: .object(own)))
        return members
    }

    private func scroll(_ scroll: UIScrollView) -> Members {
        [
            .init(key: "contentInset", value: Self.insets(scroll.contentInset)),
            .init(
                key: "contentInsetAdjustmentBehavior",
                value: Self.word(scroll.contentInsetAdjustmentBehavior, Self.adjustments, "automatic")),
            .init(key: "isScrollEnabled", value: .flag(scroll.isScrollEnabled)),
            .init(key: "alwaysBounceVertical", value: .flag(scroll.alwaysBounceVertical)),
            .init(key: "alwaysBounceHorizontal", value: .flag(scroll.alwaysBounceHorizontal)),
        ]
    }

    // MARK: Words

    private static let buttonTypes: [(String, UIButton.ButtonType)] = [
        ("system", .system), ("detailDisclosure", .detailDisclosure), ("infoLight", .infoLight),
        ("infoDark", .infoDark), ("contactAdd", .contactAdd), ("close", .close),
    ]

    private static let directions: [(String, UISemanticContentAttribute)] = [
        ("playback", .playback), ("spatial", .spatial), ("forceLeftToRight", .forceLeftToRight),
        ("forceRightToLeft", .forceRightToLeft),
    ]

    private static let lineBreakModes: [(String, NSLineBreakMode)] = [
        ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
        ("byTruncatingHead", .byTruncatingHead), ("byTruncatingMiddle", .byTruncatingMiddle),
    ]

    private static let alignments: [(String, NSTextAlignment)] = [
        ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
    ]

    private static let borders: [(String, UITextField.BorderStyle)] = [
        ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect),
    ]

    private static let distributions: [(String, UIStackView.Distribution)] = [
        ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally), ("equalSpacing", .equalSpacing),
        ("equalCentering", .equalCentering),
    ]

    private static let stackAlignments: [(String, UIStackView.Alignment)] = [
        ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline), ("center", .center),
        ("trailing", .trailing), ("bottom", .bottom), ("lastBaseline", .lastBaseline),
    ]

    static let adjustments: [(String, UIScrollView.ContentInsetAdjustmentBehavior)] = [
        ("scrollableAxes", .scrollableAxes), ("never", .never), ("always", .always),
    ]
}
