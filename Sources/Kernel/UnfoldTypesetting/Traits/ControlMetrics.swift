extension ControlMetrics {
    static let recordedSymbols: [String: CGSize] = [
        // Recorded frames of image views and buttons.
        "xmark": CGSize(width: 17.5 / 18, height: 15.4 / 18), "trash": CGSize(width: 19.0 / 18, height: 20.8 / 18),
        "calendar": CGSize(width: 25.5 / 23.04, height: 21.1 / 23.04),
        "globe": CGSize(width: 19.67 / 17, height: 20.0 / 17),
        "chevron.right": CGSize(width: 12.5 / 17, height: 16.5 / 17),
        "chevron.left": CGSize(width: 12.5 / 17, height: 16.5 / 17),
        "chevron.down": CGSize(width: 18.33 / 13, height: 10.0 / 13),
        "chevron.up": CGSize(width: 18.33 / 13, height: 10.0 / 13),
        "die.face.3": CGSize(width: 25.0 / 23.04, height: 22.3 / 23.04),
        "memories": CGSize(width: 28.5 / 22, height: 24.5 / 22),
        "square.and.pencil": CGSize(width: 26.5 / 22, height: 25.0 / 22),
        "person": CGSize(width: 18.67 / 17, height: 17.67 / 17),
        "person.3": CGSize(width: 46.33 / 21.76, height: 24.0 / 21.76),
    ].merging(
        // Heights alone: what the frame has more or less than a stated height of the alignment rectangle.
        [
            "checkmark": 16.33, "envelope": 16.33, "repeat": 17, "qrcode": 17.33, "delete.left": 17.33,
            "arrow.up.square": 17.33, "arrow.up": 18, "bolt": 21.33, "key": 22.67, "clipboard": 23.33,
            "document.on.document": 24.33,
        ].mapValues { CGSize(width: 20.0 / 17, height: $0 / 17) }
    ) { recorded, _ in recorded }

    static let recordedLargeSymbols: [String: CGSize] = [
        "at": CGSize(width: 26.5 / 17, height: 27.0 / 17), "hand.thumbsup": CGSize(width: 25.5 / 17, height: 27.0 / 17),
        "star": CGSize(width: 25.8 / 17, height: 27.5 / 17), "person.2": CGSize(width: 25.8 / 17, height: 24.67 / 17),
        "exclamationmark.triangle": CGSize(width: 25.8 / 17, height: 25.0 / 17),
        "checkmark.seal": CGSize(width: 25.8 / 17, height: 29.33 / 17),
    ]

    /// The figures of a generation.
    public static func standard(for generation: UIKitGeneration) -> ControlMetrics {
        var metrics = ControlMetrics()
        switch generation {
        case .mid: break
        case .old:
            metrics.stepperSize.height = 29
            metrics.segmentedHeight = 28
            metrics.segmentPadding = 15
            metrics.roundButtonSide = 22
            metrics.progressHeight = 2
            metrics.pageControlHeight = 37
            metrics.pageWidth = 16
            metrics.pageControlPadding = -9
            metrics.textFieldLinePadding = 0
            metrics.textFieldCaretWidth = 2
            metrics.borderedTextFieldHeight = 30
            metrics.textFieldBorderHeight = 8
        case .ios26:
            metrics.switchSize = CGSize(width: 61, height: 28)
            metrics.searchBarHeight = 64
            metrics.sliderHeight = 34
            metrics.sliderInsets = .zero
        }
        return metrics
    }

    package static var current: ControlMetrics {
        let environment = LayoutEnvironment.current
        return environment.controlMetrics ?? standard(for: environment.generation)
    }
}

extension EnvironmentChanges {
    /// What a control's figures follow.
    package static let controls: EnvironmentChanges = [.generation, .controlMetrics]
    /// Sizes of text: pixels, the leading of text styles and the words of Hangul.
    package static let textLines: EnvironmentChanges = [.displayScale, .generation, .textStyleLines]
}
