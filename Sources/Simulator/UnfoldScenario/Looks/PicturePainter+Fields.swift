extension PicturePainter {
    func paintBorder(of field: UITextField) {
        switch field.borderStyle {
        case .none: break
        case .roundedRect:
            box(
                field.bounds, field.backgroundColor ?? .systemBackground, radius: generation == .old ? 5 : 6,
                border: (.separator, pixel), "border")
        case .line: box(field.bounds, nil, border: (.label, pixel), "border")
        case .bezel: box(field.bounds, nil, border: (.systemGray3, 1), "border")
        }
    }

    func paint(_ bar: UISearchBar) {
        let room = bar.bounds.insetBy(dx: 8, dy: max(0, (bar.bounds.height - 36) / 2))
        box(room, .tertiarySystemFill, radius: generation == .ios26 ? room.height / 2 : 10, "field")
        let lens = CGRect(x: room.minX + 8, y: room.midY - 9, width: 20, height: 18)
        if let image = UIImage(systemName: "magnifyingglass") {
            paint(image, size: image.size, mode: .scaleAspectFit, in: lens, tint: .secondaryLabel)
        }
        let text = bar.text ?? ""
        line(
            text.isEmpty ? bar.placeholder ?? "" : text, .systemFont(ofSize: 17),
            text.isEmpty ? .secondaryLabel : .label,
            in: CGRect(x: lens.maxX + 6, y: room.minY, width: max(0, room.maxX - lens.maxX - 12), height: room.height),
            isCentered: false, "text")
    }

    func paintBackground(of button: UIButton) {
        let bounds = button.bounds
        if let image = button.currentBackgroundImage {
            paint(image, size: image.size, mode: .scaleToFill, in: bounds, tint: button.tintColor ?? .systemBlue)
        }
        guard let configuration = button.configuration else { return }
        let background = configuration.background
        let isFaded = !button.isEnabled && configuration.fill != .plain
        let fill =
            background.backgroundColor ?? (isFaded ? .tertiarySystemFill : backgroundColor(of: configuration, button))
        let border = background.strokeColor.flatMap { background.strokeWidth > 0 ? ($0, background.strokeWidth) : nil }
        box(bounds, fill, radius: radius(of: configuration, bounds.height), border: border, "background")
    }

    private func backgroundColor(of configuration: UIButton.Configuration, _ button: UIButton) -> UIColor {
        let base = configuration.baseBackgroundColor
        let tint: UIColor = base ?? button.tintColor ?? .systemBlue
        return switch configuration.fill {
        case .plain: .clear
        case .gray: base ?? .tertiarySystemFill
        case .tinted: tint.withAlphaComponent(tint.alpha * 0.18)
        case .filled: tint
        }
    }

    private func radius(of configuration: UIButton.Configuration, _ height: CGFloat) -> CGFloat {
        switch configuration.cornerStyle {
        case .capsule: height / 2
        case .small: 5
        case .medium: 8
        case .large: 12
        case .fixed: configuration.background.cornerRadius
        case .dynamic: generation == .ios26 ? height / 2 : configuration.buttonSize == .large ? 8.75 : 5.95
        }
    }

    func titleColor(of button: UIButton) -> UIColor {
        guard button.configuration == nil else { return imageColor(of: button) }
        let color = button.currentTitleColor
        // One of its own stays as it is.
        return isDimmed(button) && color == button.tintColor ? .tertiaryLabel : color
    }

    private func isDimmed(_ button: UIButton) -> Bool { !button.isEnabled && button.buttonType == .system }

    func imageColor(of button: UIButton) -> UIColor {
        guard let configuration = button.configuration else {
            return isDimmed(button) ? .tertiaryLabel : button.tintColor ?? .systemBlue
        }
        if !button.isEnabled { return .tertiaryLabel }
        return configuration.baseForegroundColor
            ?? (configuration.fill == .filled ? .white : button.tintColor ?? .systemBlue)
    }
}
