/// Insets of a button without a configuration. Apple's compiler warns of them since iOS 15, but nothing replaces them
/// there; a requirement of a protocol carries no warning.
@MainActor private protocol EdgeInsets {
    var contentEdgeInsets: UIEdgeInsets { get }
    var titleEdgeInsets: UIEdgeInsets { get }
    var imageEdgeInsets: UIEdgeInsets { get }
}

extension UIButton: EdgeInsets {}

extension ViewValues {
    func control(_ view: UIView) -> Members {
        switch view {
        case let control as UISegmentedControl: properties(control)
        case let control as UIPageControl: properties(control)
        case let control as UISwitch: properties(control)
        case let view as UIProgressView: properties(view)
        case let view as UIActivityIndicatorView: properties(view)
        case let picker as UIDatePicker: properties(picker)
        default: []
        }
    }

    func button(_ button: UIButton) -> Members {
        content(of: button)
            + measuredSizes(button, button.titleLabel?.font) { [MeasuredSize(button.intrinsicContentSize)] }
    }

    private func content(of button: UIButton) -> Members {
        if let configuration = button.configuration {
            return [.init(key: "configuration", value: .object(self.configuration(configuration)))]
        }
        var members: Members = [.init(key: "configuration", value: .null)]
        if let font = button.titleLabel?.font { members.append(.init(key: "titleFont", value: texts.font(font))) }
        if let title = button.attributedTitle(for: .normal) {
            members.append(
                texts.text(title.string, title, button.titleLabel?.font, keys: ("title", "attributedTitle")))
        } else {
            members.append(.init(key: "title", value: .text(button.title(for: .normal).map(texts.redacted))))
        }
        let insets: any EdgeInsets = button
        return members + [
            .init(key: "image", value: texts.image(button.image(for: .normal))),
            .init(key: "contentEdgeInsets", value: Self.insets(insets.contentEdgeInsets)),
            .init(key: "titleEdgeInsets", value: Self.insets(insets.titleEdgeInsets)),
            .init(key: "imageEdgeInsets", value: Self.insets(insets.imageEdgeInsets)),
        ]
    }

    /// As a plain one with the insets of what it is: a style cannot be read, and counts for layout by its insets alone.
    private func configuration(_ configuration: UIButton.Configuration) -> Members {
        var members: Members = [.init(key: "style", value: .text("plain"))]
        if let title = configuration.attributedTitle {
            let text = NSAttributedString(title)
            members.append(texts.text(text.string, text, nil, keys: ("title", "attributedTitle")))
        } else if let title = configuration.title {
            members.append(.init(key: "title", value: .text(texts.redacted(title))))
        }
        if let transformer = configuration.titleTextAttributesTransformer,
            let font = transformer.transform(AttributeContainer())[AttributeScopes.UIKitAttributes.FontAttribute.self]
        {
            members.append(.init(key: "titleFont", value: texts.font(font)))
        }
        if let subtitle = configuration.subtitle {
            members.append(.init(key: "subtitle", value: .text(texts.redacted(subtitle))))
        }
        if configuration.image != nil { members.append(.init(key: "image", value: texts.image(configuration.image))) }
        return members + properties(configuration)
    }
}
