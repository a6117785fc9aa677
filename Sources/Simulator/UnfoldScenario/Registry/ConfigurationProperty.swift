extension Property {
    /// `UIButton.configuration`: a style and what the button shows; null for none.
    static let configuration = Property(
        "configuration", .nullable(.record(ConfigurationFields.all)), phase: .structure
    ) { item in
        // What a configuration was made of cannot be read back.
        (item as? UIButton).flatMap { $0.configuration == nil ? .null : nil }
    } set: { item, value, _ in
        guard let button = item as? UIButton else { return }
        guard case .record = value else {
            button.configuration = nil
            return
        }
        button.configuration = ConfigurationFields.configuration(value)
    }
}

package enum ConfigurationFields {
    package static var styleNames: [String] { styles.map(\.name) }

    private static let sizes: [(name: String, size: UIButton.Configuration.Size)] = [
        ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
    ]

    private static let edges: [(name: String, edge: NSDirectionalRectEdge)] = [
        ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ]

    private static let styles: [(name: String, make: @MainActor @Sendable () -> UIButton.Configuration)] = [
        ("plain", { .plain() }), ("gray", { .gray() }), ("tinted", { .tinted() }), ("filled", { .filled() }),
        ("borderless", { .borderless() }), ("bordered", { .bordered() }), ("borderedTinted", { .borderedTinted() }),
        ("borderedProminent", { .borderedProminent() }),
    ]

    static let all: [PropertyKind.Field] = [
        .init("style", .word(styles.map(\.name)), isRequired: true), .init("title", .text), .init("titleFont", .font),
        .init("attributedTitle", TextRunFields.kind), .init("subtitle", .text),
        .init("image", .image), .init("imagePlacement", .word(edges.map(\.name))),
        .init("imagePadding", .number(ScenarioLimits.length)), .init("titlePadding", .number(ScenarioLimits.length)),
        .init("buttonSize", .word(sizes.map(\.name))),
        .init("contentInsets", .numbers(["top", "leading", "bottom", "trailing"], ScenarioLimits.length)),
        .init("showsActivityIndicator", .flag),
    ]

    @MainActor static func configuration(_ value: PropertyValue) -> UIButton.Configuration? {
        guard var configuration = styles.first(where: { $0.name == value.text("style") })?.make() else { return nil }
        configuration.title = value.text("title")
        configuration.attributedTitle = TextRunFields.text(value["attributedTitle"]).map { AttributedString($0) }
        if case .font(let spec)? = value["titleFont"] {
            let font = spec.font
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var changed = attributes
                changed[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
                return changed
            }
        }
        configuration.subtitle = value.text("subtitle")
        if case .image(let spec)? = value["image"] { configuration.image = spec?.image }
        if let edge = edges.first(where: { $0.name == value.text("imagePlacement") }) {
            configuration.imagePlacement = edge.edge
        }
        if let padding = value.number("imagePadding") { configuration.imagePadding = CGFloat(padding) }
        if let padding = value.number("titlePadding") { configuration.titlePadding = CGFloat(padding) }
        if let size = sizes.first(where: { $0.name == value.text("buttonSize") }) {
            configuration.buttonSize = size.size
        }
        if case .numbers(let n)? = value["contentInsets"] {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: CGFloat(n[0]), leading: CGFloat(n[1]), bottom: CGFloat(n[2]), trailing: CGFloat(n[3]))
        }
        if case .flag(let shows)? = value["showsActivityIndicator"] { configuration.showsActivityIndicator = shows }
        return configuration
    }
}
