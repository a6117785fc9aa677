import UIKit

/// Insets of a button without a configuration. Apple's compiler warns of them since iOS 15, but nothing replaces them
/// there; a requirement of a protocol carries no warning.
@MainActor private protocol EdgeInsets {
    var contentEdgeInsets: UIEdgeInsets { get }
    var titleEdgeInsets: UIEdgeInsets { get }
    var imageEdgeInsets: UIEdgeInsets { get }
}

extension UIButton: EdgeInsets {}

/// Buttons and other controls.
extension ViewValues {
    func control(_ view: UIView) -> Members {
        switch view {
        case let control as UISegmentedControl:
            let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
            return [.init(key: "items", value: .list(titles.map { .text(texts.redacted($0)) }))]
        case let control as UIPageControl:
            return [.init(key: "numberOfPages", value: .number(Double(control.numberOfPages)))]
        case let control as UISwitch: return [.init(key: "isOn", value: .flag(control.isOn))]
        case let view as UIProgressView:
            return [.init(key: "progressViewStyle", value: .text(view.progressViewStyle == .bar ? "bar" : "default"))]
        case let view as UIActivityIndicatorView:
            return [
                .init(key: "style", value: .text(view.style == .large ? "large" : "medium")),
                .init(key: "hidesWhenStopped", value: .flag(view.hidesWhenStopped)),
                .init(key: "isAnimating", value: .flag(view.isAnimating)),
            ]
        case let picker as UIDatePicker:
            let modes: [(String, UIDatePicker.Mode)] = [
                ("time", .time), ("date", .date), ("countDownTimer", .countDownTimer),
            ]
            let styles: [(String, UIDatePickerStyle)] = [
                ("wheels", .wheels), ("compact", .compact), ("inline", .inline),
            ]
            return [
                .init(key: "datePickerMode", value: Self.word(picker.datePickerMode, modes, "dateAndTime")),
                .init(
                    key: "preferredDatePickerStyle",
                    value: Self.word(picker.preferredDatePickerStyle, styles, "automatic")),
            ]
        default: return []
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
        let edges: [(String, NSDirectionalRectEdge)] = [("top", .top), ("trailing", .trailing), ("bottom", .bottom)]
        let sizes: [(String, UIButton.Configuration.Size)] = [("mini", .mini), ("small", .small), ("large", .large)]
        let insets = configuration.contentInsets
        return members + [
            .init(key: "imagePlacement", value: Self.word(configuration.imagePlacement, edges, "leading")),
            .init(key: "imagePadding", value: .number(configuration.imagePadding)),
            .init(key: "titlePadding", value: .number(configuration.titlePadding)),
            .init(key: "buttonSize", value: Self.word(configuration.buttonSize, sizes, "medium")),
            .init(
                key: "contentInsets",
                value: JSONValue([
                    "top": .number(insets.top), "leading": .number(insets.leading), "bottom": .number(insets.bottom),
                    "trailing": .number(insets.trailing),
                ])),
            .init(key: "showsActivityIndicator", value: .flag(configuration.showsActivityIndicator)),
        ]
    }
}
