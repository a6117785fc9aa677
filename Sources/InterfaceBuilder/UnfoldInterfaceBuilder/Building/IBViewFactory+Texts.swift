extension IBViewFactory {
    func configure(_ label: UILabel) {
        if let font = font() { label.font = font }
        label.numberOfLines = min(max(view.element.number("numberOfLines").map { Int($0) } ?? 1, 0), 1_000_000)
        view.element.apply(to: label)
        label.text = view.element.string("text")
        if view.element.flag("usesAttributedText") == true, let text = attributedText("attributedText") {
            label.attributedText = text
        }
        label.preferredMaxLayoutWidth = CGFloat(max(view.element.number("preferredMaxLayoutWidth") ?? 0, 0))
        label.adjustsFontSizeToFitWidth = label.minimumScaleFactor > 0
    }

    func configure(_ text: UITextView) {
        text.font = font()
        text.text = view.element.string("text") ?? ""
        if view.element.flag("usesAttributedText") == true, let attributed = attributedText("attributedText") {
            text.attributedText = attributed
        }
        view.element.apply(to: text)
    }

    func configure(_ field: UITextField) {
        if let font = font() { field.font = font }
        field.text = view.element.string("text")
        field.placeholder = view.element.string("placeholder")
        field.isSecureTextEntry =
            view.element.child("textInputTraits", key: "textInputTraits")?.flag("secureTextEntry") ?? false
        view.element.apply(to: field)
    }

    func configure(_ button: UIButton) {
        button.take(type: view.element["buttonType"].flatMap { IBTerminology.buttonTypes[$0] } ?? .custom)
        if let font = font() { button.titleLabel?.font = font }
        if let mode = view.element["lineBreakMode"].flatMap({ IBTerminology.lineBreakModes[$0] }) {
            button.titleLabel?.lineBreakMode = mode
        }
        let configured = view.element.child("buttonConfiguration", key: "configuration")
        // With a configuration titles and images of states are left over from before it.
        for state in view.element.children where configured == nil && state.name == "state" && state["key"] == "normal"
        {
            if let title = state.string("title") { button.setTitle(title, for: .normal) }
            if let title = attributedText("attributedTitle", in: state) {
                button.setAttributedTitle(title, for: .normal)
            }
            if let picture = referencedImage(in: state) { button.setImage(picture, for: .normal) }
            if let background = referencedImage(in: state, key: "backgroundImage") {
                button.setBackgroundImage(background, for: .normal)
            }
            if let symbol = symbolConfiguration(in: state) {
                button.setPreferredSymbolConfiguration(symbol, forImageIn: .normal)
            }
        }
        if let insets = view.element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
        if let insets = view.element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
        if let insets = view.element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
        if let configured { button.configuration = configuration(configured) }
    }

    private func configuration(_ element: IBElement) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.plain()
        configuration.title = element.string("title")
        if let title = attributedText("attributedTitle", in: element) {
            configuration.attributedTitle = AttributedString(title)
        }
        configuration.subtitle = element.string("subtitle")
        configuration.image = referencedImage(in: element)
        configuration.preferredSymbolConfigurationForImage = symbolConfiguration(in: element)
        configuration.imagePadding = CGFloat(element.number("imagePadding") ?? 0)
        if let padding = element.number("titlePadding") { configuration.titlePadding = CGFloat(padding) }
        configuration.imagePlacement = element["imagePlacement"].flatMap { IBTerminology.edges[$0] } ?? .leading
        configuration.buttonSize = element["buttonSize"].flatMap { IBTerminology.buttonSizes[$0] } ?? .medium
        if let insets = element.directionalInsets("contentInsets") { configuration.contentInsets = insets }
        // In Xcode 13, on the canvas.
        let isSmall = builder.options.isCanvas && builder.document.toolsVersion < FirstTools.xcode14
        if let font = font("titleFontDescription", in: element) ?? (isSmall ? .systemFont(ofSize: 14) : nil) {
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var changed = attributes
                changed[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
                return changed
            }
        }
        return configuration
    }
}
