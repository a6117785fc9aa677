/// Shows a ``UIListContentConfiguration``: picture, title and second line, held by constraints.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private let titleLabel = UILabel()
    private let secondaryLabel = UILabel()
    private let picture = UIImageView()
    private var held: [NSLayoutConstraint] = []

    public init(configuration: UIListContentConfiguration) {
        listConfiguration = configuration
        super.init(frame: .zero)
        titleLabel.accessibilityIdentifier = "text"
        secondaryLabel.accessibilityIdentifier = "secondaryText"
        picture.accessibilityIdentifier = "image"
        for view in [picture, titleLabel, secondaryLabel] { view.translatesAutoresizingMaskIntoConstraints = false }
        show()
    }

    /// Archives are not read here: an empty cell's look.
    public required init?(coder: NSCoder) {
        listConfiguration = .cell()
        super.init(coder: coder)
    }

    /// What the view shows; other kinds of configuration are ignored.
    open var configuration: any UIContentConfiguration {
        get { listConfiguration }
        set {
            guard let list = newValue as? UIListContentConfiguration else { return }
            listConfiguration = list
            show()
        }
    }
    private var listConfiguration: UIListContentConfiguration

    private var partGuides: [ObjectIdentifier: UILayoutGuide] = [:]

    /// Around the title; nil without one (developer.apple.com/documentation/uikit/uilistcontentview).
    open var textLayoutGuide: UILayoutGuide? { guide(around: titleLabel) }
    /// Around the second line; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(around: secondaryLabel) }
    /// Around the picture; nil without one.
    open var imageLayoutGuide: UILayoutGuide? { guide(around: picture) }

    /// One guide for each part, held to its edges while it is shown.
    private func guide(around part: UIView) -> UILayoutGuide? {
        guard part.superview === self else { return nil }
        if let known = partGuides[ObjectIdentifier(part)] { return known }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        partGuides[ObjectIdentifier(part)] = guide
        hold(guide, to: part)
        return guide
    }
    private func hold(_ guide: UILayoutGuide, to part: UIView) {
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
            guide.topAnchor.constraint(equalTo: part.topAnchor),
            guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        ])
    }

    private var hasText: Bool { !(listConfiguration.text ?? "").isEmpty }
    private var hasSecondary: Bool { !(listConfiguration.secondaryText ?? "").isEmpty }

    private func show() {
        let configuration = listConfiguration
        NSLayoutConstraint.deactivate(held)
        held = []
        set(picture, isShown: configuration.image != nil)
        set(titleLabel, isShown: hasText)
        set(secondaryLabel, isShown: hasSecondary)
        picture.image = configuration.image
        fill(titleLabel, configuration.text, configuration.textProperties)
        fill(secondaryLabel, configuration.secondaryText, configuration.secondaryTextProperties)
        if let attributed = configuration.attributedText { titleLabel.attributedText = attributed }
        if let attributed = configuration.secondaryAttributedText { secondaryLabel.attributedText = attributed }
        held = verticalConstraints() + horizontalConstraints()
        // A row may be given another height than it needs: then its own constraints yield and nothing is reported.
        for constraint in held { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(held)
    }

    private func set(_ view: UIView, isShown: Bool) {
        if isShown, view.superview == nil {
            addSubview(view)
            if let guide = partGuides[ObjectIdentifier(view)] { hold(guide, to: view) }
        }
        if !isShown { view.removeFromSuperview() }
    }

    private func fill(_ label: UILabel, _ text: String?, _ look: UIListContentConfiguration.TextProperties) {
        label.font = look.font
        label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
        label.numberOfLines = look.numberOfLines
        label.lineBreakMode = look.lineBreakMode
        label.textColor = look.color
        label.lineBreakStrategy = look.lineBreakStrategy
        label.text = look.transform(text)
        label.textAlignment = look.alignment == .center ? .center : look.alignment == .justified ? .justified : .natural
    }

    private var isSideBySide: Bool {
        let configuration = listConfiguration
        guard configuration.prefersSideBySideTextAndSecondaryText, hasText, hasSecondary else { return false }
        let margins = configuration.directionalLayoutMargins
        let width = bounds.width > 0 ? bounds.width : LayoutEnvironment.current.screenSize.width
        let all = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let needed = titleLabel.sizeThatFits(all).width + secondaryLabel.sizeThatFits(all).width
        return needed + configuration.textToSecondaryTextHorizontalPadding + margins.leading + margins.trailing <= width
    }

    private func verticalConstraints() -> [NSLayoutConstraint] {
        let configuration = listConfiguration
        let margins = configuration.directionalLayoutMargins
        let shown = [picture, titleLabel, secondaryLabel].filter { $0.superview === self }
        var list = [heightAnchor.constraint(greaterThanOrEqualToConstant: configuration.minimumHeight)]
        for view in shown {
            list.append(view.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins.top))
            list.append(bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: margins.bottom))
        }
        let isStacked = hasText && hasSecondary && !isSideBySide
        if isStacked {
            list.append(
                secondaryLabel.topAnchor.constraint(
                    equalTo: titleLabel.bottomAnchor, constant: configuration.textToSecondaryTextVerticalPadding))
            // The block of both lines is centred: as much above as below.
            let above = UILayoutGuide()
            let below = UILayoutGuide()
            for guide in layoutGuides where guide.identifier.hasPrefix("space-") { removeLayoutGuide(guide) }
            (above.identifier, below.identifier) = ("space-above", "space-below")
            for guide in [above, below] { addLayoutGuide(guide) }
            list += [
                above.topAnchor.constraint(equalTo: topAnchor),
                above.bottomAnchor.constraint(equalTo: titleLabel.topAnchor),
                below.topAnchor.constraint(equalTo: secondaryLabel.bottomAnchor),
                below.bottomAnchor.constraint(equalTo: bottomAnchor),
                above.heightAnchor.constraint(equalTo: below.heightAnchor),
            ]
        } else {
            for label in [titleLabel, secondaryLabel] where label.superview === self {
                list.append(label.centerYAnchor.constraint(equalTo: centerYAnchor))
            }
        }
        if picture.superview === self { list.append(picture.centerYAnchor.constraint(equalTo: centerYAnchor)) }
        return list
    }

    private func horizontalConstraints() -> [NSLayoutConstraint] {
        let configuration = listConfiguration
        let margins = configuration.directionalLayoutMargins
        var list: [NSLayoutConstraint] = []
        if picture.superview === self {
            list += [
                picture.centerXAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading + imageWidth / 2),
                picture.widthAnchor.constraint(equalToConstant: shownImageSize.width),
                picture.heightAnchor.constraint(equalToConstant: shownImageSize.height),
            ]
        }
        if isSideBySide {
            return list + [
                titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: textStart),
                secondaryLabel.leadingAnchor.constraint(
                    greaterThanOrEqualTo: titleLabel.trailingAnchor,
                    constant: configuration.textToSecondaryTextHorizontalPadding),
                trailingAnchor.constraint(equalTo: secondaryLabel.trailingAnchor, constant: margins.trailing),
            ]
        }
        for label in [titleLabel, secondaryLabel] where label.superview === self {
            list.append(label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: textStart))
            list.append(trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: margins.trailing))
        }
        return list
    }

    package var textStart: CGFloat {
        let margin = listConfiguration.directionalLayoutMargins.leading
        return picture.superview === self ? margin + (imageWidth + listConfiguration.imageToTextPadding) : margin
    }

    private var imageWidth: CGFloat {
        let reserved = listConfiguration.imageProperties.reservedLayoutSize.width
        return reserved > 0 ? reserved : shownImageSize.width
    }

    /// The picture's size, shrunk in proportion to the largest allowed.
    private var shownImageSize: CGSize {
        guard let size = listConfiguration.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let maximum = listConfiguration.imageProperties.maximumSize
        var factor: CGFloat = 1
        if maximum.width > 0 { factor = min(factor, maximum.width / size.width) }
        if maximum.height > 0 { factor = min(factor, maximum.height / size.height) }
        return CGSize(width: size.width * factor, height: size.height * factor)
    }
}
