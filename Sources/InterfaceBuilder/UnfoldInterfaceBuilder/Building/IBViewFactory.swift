@MainActor struct IBViewFactory {
    let builder: IBBuilder
    let view: IBView

    var element: IBElement { view.element }

    var className: String { IBTerminology.classNames[view.tag] ?? "UIView" }

    /// Views without an imitation whose natural size is known: nil where a direction has none.
    private static let plainSizes: [String: DesignedSize] = [
        "pickerView": DesignedSize(width: 320, height: 216), "navigationBar": DesignedSize(height: 44),
        "toolbar": DesignedSize(height: 44), "tabBar": DesignedSize(height: 49),
    ]

    private static let plainTags: Set<String> = [
        "view", "containerView", "tableViewCell", "tableViewCellContentView", "collectionViewCell",
        "collectionViewCellContentView", "collectionReusableView", "visualEffectView", "control",
    ]

    func make() -> UIView {
        let made = makeByTag()
        configure(made)
        return made
    }

    /// Gives a view what its element says, except for its position and its subviews.
    func configure(_ made: UIView) {
        for (element, problem) in IBAttributeCheck.problems(of: element) { builder.warn(element, problem) }
        switch made {
        case let label as UILabel: configure(label)
        case let button as UIButton: configure(button)
        case let picture as UIImageView: configure(picture)
        case let stack as UIStackView: configure(stack)
        case let text as UITextView: configure(text)
        case let field as UITextField: configure(field)
        default: configureControl(made)
        }
        setLayout(of: made)
        if builder.options.isCanvas ? view.isHiddenOnCanvas : view.isHidden { made.isHidden = true }
        if let mode = view.attributes["semanticContentAttribute"] {
            made.semanticContentAttribute = IBTerminology.semanticContentAttributes[mode] ?? .unspecified
        }
        setDesignedSize(of: made)
    }

    private func makeByTag() -> UIView {
        switch view.tag {
        case "label": DesignedLabel(frame: .zero)
        case "button": DesignedButton(frame: .zero)
        case "imageView": DesignedImageView(image: nil)
        case "stackView": DesignedStackView(frame: .zero)
        case "textView": DesignedTextView(frame: .zero, textContainer: nil)
        case "textField": DesignedTextField(frame: .zero)
        case "scrollView", "tableView", "collectionView": DesignedScrollView(frame: .zero)
        default: makeControl() ?? makePlain()
        }
    }

    private func makePlain() -> UIView {
        let made = DesignedView(frame: .zero)
        if let size = Self.plainSizes[view.tag] {
            made.designedSize = size
        } else if !Self.plainTags.contains(view.tag) {
            builder.warn(element, .plainView(view.tag))
        }
        return made
    }

    // MARK: What every view has

    func setLayout(of made: UIView) {
        setPriorities(of: made)
        setMargins(of: made)
    }

    private func setPriorities(of made: UIView) {
        func priority(_ name: String) -> UILayoutPriority? {
            guard let text = view.attributes[name] else { return nil }
            guard let value = Float(text), value >= 0, value <= 1000 else {
                builder.warn(element, .priority(name, text: text))
                return nil
            }
            return UILayoutPriority(value)
        }
        for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
            made.setContentHuggingPriority(priority(name + "HuggingPriority") ?? .defaultLow, for: axis)
            let resistance = priority(name + "CompressionResistancePriority") ?? .defaultHigh
            made.setContentCompressionResistancePriority(resistance, for: axis)
        }
    }

    private func setMargins(of made: UIView) {
        if let margins = element.child("edgeInsets", key: "layoutMargins") {
            made.layoutMargins = UIEdgeInsets(
                top: margins.length("top"), left: margins.length("left"), bottom: margins.length("bottom"),
                right: margins.length("right"))
        }
        if let margins = element.directionalInsets("directionalLayoutMargins") {
            made.directionalLayoutMargins = margins
        }
        if let flag = element.flag("preservesSuperviewLayoutMargins") { made.preservesSuperviewLayoutMargins = flag }
        if let flag = element.flag("insetsLayoutMarginsFromSafeArea") { made.insetsLayoutMarginsFromSafeArea = flag }
        if element.flag("layoutMarginsFollowReadableWidth") == true { builder.warn(element, .readableWidth) }
        guard let stack = made as? UIStackView else { return }
        stack.isLayoutMarginsRelativeArrangement =
            element.child(key: "layoutMargins") != nil || element.child(key: "directionalLayoutMargins") != nil
    }

    /// Sizes given from outside first, then placeholders, then what Interface Builder measured.
    private func setDesignedSize(of made: UIView) {
        var size = builder.options.isCanvas ? canvasSize(of: made) : DesignedSize()
        if builder.options.isDesignTime {
            if let measured = builder.document.designableSizes[view.id] {
                size = DesignedSize(width: measured.width, height: measured.height)
            }
            size.width = placeholder("placeholderIntrinsicWidth") ?? size.width
            size.height = placeholder("placeholderIntrinsicHeight") ?? size.height
        }
        if let given = builder.options.sizes[view.id] {
            size.width = given.width ?? size.width
            size.height = given.height ?? size.height
        }
        guard size != DesignedSize(), !takeLine(size, made) else { return }
        (made as? DesignSized)?.designedSize = size
    }

    /// Natural sizes that views have on Interface Builder's canvas only: an image view without an image the lengths
    /// that it is dropped with, if no constraint gives them, a date picker of automatic style none, and wheels less
    /// height in what stands alone. Up to iOS 10 a search bar was lower, up to iOS 13 a progress bar.
    private func canvasSize(of made: UIView) -> DesignedSize {
        let tools = builder.document.toolsVersion
        switch made {
        case is UISearchBar where tools < FirstTools.xcode9: return DesignedSize(height: 44)
        case is UIProgressView where tools < FirstTools.xcode12: return DesignedSize(height: 2)
        case is DesignedView where view.tag == "pickerView" && standsAlone: return DesignedSize(width: 320, height: 162)
        case let picture as UIImageView where picture.image == nil && !namesImage:
            return DesignedSize(
                width: hasRatio || builder.setsLength("width", of: view) ? nil : 240,
                height: hasRatio || builder.setsLength("height", of: view) ? nil : 128)
        case let picker as UIDatePicker
        where tools >= FirstTools.xcode12 && picker.preferredDatePickerStyle == .automatic
            && picker.datePickerMode != .countDownTimer:
            return DesignedSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        case let picker as UIDatePicker where hasWheels(picker):
            return DesignedSize(height: standsAlone ? 162 : ControlMetrics.current.wheelsSize.height)
        default: return DesignedSize()
        }
    }

    /// Up to Xcode 11 there were wheels only.
    private func hasWheels(_ picker: UIDatePicker) -> Bool {
        picker.datePickerStyle == .wheels
            || builder.document.toolsVersion < FirstTools.xcode12 && picker.preferredDatePickerStyle == .automatic
    }

    /// In a document of its own, and not in a screen: wider than high, as cells are.
    private var standsAlone: Bool {
        guard !builder.document.isStoryboard, let size = builder.source.view.frame?.size else { return false }
        return size.width > size.height
    }

    private var hasRatio: Bool {
        view.constraints.contains { $0.secondItem == view.id && ($0.firstItem ?? view.id) == view.id }
    }

    private var namesImage: Bool { element["image"] != nil || element.child("imageReference", key: "image") != nil }

    /// A label of several lines was measured on one line; how it wraps follows from a font of that line height, in the
    /// weight that makes the line as wide as it was.
    private func takeLine(_ size: DesignedSize, _ made: UIView) -> Bool {
        guard let label = made as? UILabel, label.numberOfLines != 1, builder.options.sizes[view.id] == nil,
            builder.document.designableSizes[view.id] != nil, let height = size.height, height > 0
        else { return false }
        let lines = (label.text ?? "").split(separator: "\n", omittingEmptySubsequences: false).count
        let pointSize = height / CGFloat(max(lines, 1)) / (label.font.lineHeight / label.font.pointSize)
        if abs(pointSize - label.font.pointSize) > 0.5 { label.font = label.font.withSize(pointSize.rounded(.down)) }
        if lines == 1, let width = size.width, let font = font(in: label, asWideAs: width) { label.font = font }
        return true
    }

    /// Nil where the label's own weight gives the width, or no weight does.
    private func font(in label: UILabel, asWideAs width: CGFloat) -> UIFont? {
        guard let text = label.text, label.font.fontName.hasPrefix("."), width > 0 else { return nil }
        func distance(_ font: UIFont) -> CGFloat { abs(TextMetrics.measurer.width(of: text, font: font) - width) }
        let isMissed = distance(label.font) > 1
        let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold, .heavy, .light]
        let fonts = weights.map { UIFont.systemFont(ofSize: label.font.pointSize, weight: $0) }
        guard isMissed, let best = fonts.min(by: { distance($0) < distance($1) }), distance(best) <= 1
        else { return nil }
        return best
    }

    private func placeholder(_ name: String) -> CGFloat? {
        guard let text = view.attributes[name] else { return nil }
        if text == "infinite" { return UIView.noIntrinsicMetric }
        guard let value = element.number(name), value >= 0 else {
            builder.warn(element, .length(name, text: text))
            return nil
        }
        return CGFloat(value)
    }

    // MARK: Helpers

    func font(_ key: String = "fontDescription", in element: IBElement? = nil) -> UIFont? {
        guard let description = (element ?? self.element).child("fontDescription", key: key) else { return nil }
        let (font, problem) = IBFonts.font(description)
        if let problem { builder.warn(description, problem) }
        return font
    }

    func attributedText(_ key: String, in element: IBElement? = nil) -> NSAttributedString? {
        guard let found = (element ?? self.element).child("attributedString", key: key) else { return nil }
        var reader = IBAttributedText()
        let text = reader.text(found)
        for (position, problem) in reader.problems { builder.warn(position, problem) }
        return text
    }

    func image(_ name: String?, in element: IBElement, catalog: String?) -> UIImage? {
        guard let name, !name.isEmpty else { return nil }
        if let image = builder.document.images[name], !image.isSystem { return UIImage(size: image.size) }
        if catalog == "system" || builder.document.images[name]?.isSystem == true { return UIImage(systemName: name) }
        builder.warn(element, .missingImage(name))
        return nil
    }
}
