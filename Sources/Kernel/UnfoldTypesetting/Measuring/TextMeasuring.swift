/// Where the widths and heights of text come from; an embedder may bring its own, such as the real thing on Apple's
/// platforms. Called from any thread. Lengths are unrounded points.
public protocol TextMeasuring: Sendable {
    /// The width of a text on one line.
    func width(of text: String, font: UIFont) -> CGFloat

    /// One advance for each `Character` of `text`, in order, whose sum is the width. Lines are broken by these.
    /// The default measures each character by itself.
    func advances(of text: String, font: UIFont) -> [CGFloat]

    /// What a character needs above and below the baseline if that is not what its font says; nil, the default, for the
    /// font's own ascender and descender. Asked for characters beyond ASCII only.
    func lineExtent(of character: Character, font: UIFont) -> LineExtent?
}

extension TextMeasuring {
    /// Each character by itself.
    public func advances(of text: String, font: UIFont) -> [CGFloat] { text.map { width(of: String($0), font: font) } }

    /// The font's own.
    public func lineExtent(of character: Character, font: UIFont) -> LineExtent? { nil }
}

extension LineExtent { init(_ font: UIFont) { self.init(ascent: font.ascender, descent: -font.descender) } }

/// The measurer in force and the switches of text; safe to use from any thread.
public enum TextMetrics {
    /// Default: ``SystemFontMeasurer``, which knows the system font's tables and registered files, never a font of the
    /// host. Labels that are laid out already keep their sizes until they are invalidated.
    public static var measurer: any TextMeasuring {
        get { choice.measurer }
        set { settings.withLock { $0.choice = MeasurerChoice(newValue) } }
    }

    /// Whether lines of a text style are as far apart as its leading says (fact E3.3), rather than the line height.
    /// nil, the default, means that they are.
    public static var textStyleLeading: Bool? {
        get { settings.withLock { $0.textStyleLeading } }
        set { settings.withLock { $0.textStyleLeading = newValue } }
    }

    static var usesTextStyleLeading: Bool { textStyleLeading ?? true }

    /// ``measurer``, with its type looked up already.
    static var choice: MeasurerChoice { settings.withLock { $0.choice } }

    private struct Settings {
        var choice = MeasurerChoice(SystemFontMeasurer())
        var textStyleLeading: Bool?
    }
    private static let settings = Locked(Settings())
}

/// The measurer in force. The system font's own may be read from its tables, any other is asked.
struct MeasurerChoice: Sendable {
    let measurer: any TextMeasuring
    let isSystem: Bool
    /// Characters of one em have the lines of the font.
    let wideLinesAreUsual: Bool

    init(_ measurer: any TextMeasuring) {
        self.measurer = measurer
        let system = measurer as? SystemFontMeasurer
        isSystem = system != nil
        wideLinesAreUsual = system?.fallbackLines == .unchanged
    }
}
