/// Apple's compiler warns of these since iOS 15, but nothing replaces them; a protocol's requirement does not warn.
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
            return Members(["configuration": .object(self.configuration(configuration))])
        }
        var members = Members(["configuration": .null, "titleFont": button.titleLabel?.font.map(texts.font)])
        if let title = button.attributedTitle(for: .normal) {
            members.append(texts.text(title.string, title, button.titleLabel?.font, keys: ("title", "attributedTitle")))
        } else {
            members += Members(["title": .text(button.title(for: .normal).map(texts.redacted))])
        }
        let insets: any EdgeInsets = button
        return members
            + Members([
                "image": texts.image(button.image(for: .normal)),
                "contentEdgeInsets": Self.insets(insets.contentEdgeInsets),
                "titleEdgeInsets": Self.insets(insets.titleEdgeInsets),
                "imageEdgeInsets": Self.insets(insets.imageEdgeInsets),
            ])
    }

    /// As a plain one with the insets of what it is: a style cannot be read, and counts for layout by its insets alone.
    private func configuration(_ configuration: UIButton.Configuration) -> Members {
        var members = Members(["style": "plain"])
        if let title = configuration.attributedTitle {
            let text = NSAttributedString(title)
            members.append(texts.text(text.string, text, nil, keys: ("title", "attributedTitle")))
        } else if let title = configuration.title {
            members += Members(["title": .text(texts.redacted(title))])
        }
        let attributes = configuration.titleTextAttributesTransformer?.transform(AttributeContainer())
        let font = attributes.flatMap { $0[AttributeScopes.UIKitAttributes.FontAttribute.self] }
        return members
            + Members([
                "titleFont": font.map(texts.font), "subtitle": configuration.subtitle.map { .text(texts.redacted($0)) },
                "image": configuration.image.map(texts.image),
            ]) + properties(configuration)
    }
}
