/// What the letters of a font look like, apart from their size.
struct FontFace: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        /// San Francisco, by its tables.
        case system
        /// SF Mono: every letter equally wide.
        case monospaced
        /// Menlo, which comes with iOS: every letter equally wide, at every weight.
        case menlo
        /// Helvetica, regular and bold, by the widths that are published of it.
        case helvetica
        /// Another font that comes with iOS, by its PostScript name: measured as the system font.
        case bundled(String)
        case file(FontFile)
    }

    var source: Source
    var weight: UIFont.Weight = .regular
    var isItalic = false
    var hasTabularDigits = false
    /// The system font where bold was asked for without a weight: semibold, but not the font of that weight (rule M6.8).
    var isEmphasized = false

    /// The system font, or the file that is in for it.
    static func system(weight: UIFont.Weight, isItalic: Bool = false, hasTabularDigits: Bool = false) -> FontFace {
        let source = FontLibrary.systemFontSubstitute.map(Source.file) ?? .system
        return FontFace(source: source, weight: weight, isItalic: isItalic, hasTabularDigits: hasTabularDigits)
    }

    /// The same, heavier where the user prefers bold text.
    static func shown(weight: UIFont.Weight, isItalic: Bool = false, hasTabularDigits: Bool = false) -> FontFace {
        system(weight: weight.shown(), isItalic: isItalic, hasTabularDigits: hasTabularDigits)
    }

    /// Fonts that come with iOS and are measured by their own widths, by PostScript name.
    static let builtIn: [String: FontFace] = [
        "Menlo-Regular": FontFace(source: .menlo), "Menlo-Bold": FontFace(source: .menlo, weight: .bold),
        "Menlo-Italic": FontFace(source: .menlo, isItalic: true),
        "Menlo-BoldItalic": FontFace(source: .menlo, weight: .bold, isItalic: true),
        "Helvetica": FontFace(source: .helvetica), "Helvetica-Bold": FontFace(source: .helvetica, weight: .bold),
        "Helvetica-Oblique": FontFace(source: .helvetica, isItalic: true),
        "Helvetica-BoldOblique": FontFace(source: .helvetica, weight: .bold, isItalic: true),
    ]

    /// One of them by that name or by its family; nil for others.
    static func builtIn(_ name: String) -> FontFace? { builtIn[name == "Menlo" ? "Menlo-Regular" : name] }

    static func file(_ file: FontFile) -> FontFace {
        FontFace(source: .file(file), weight: file.weight, isItalic: file.isItalic)
    }

    var metrics: FontFaceMetrics {
        switch source {
        case .system, .monospaced: .system
        case .bundled(let name): BundledFonts.isAvenir(name) ? .avenir : .system
        case .menlo: .menlo
        case .helvetica: .helvetica
        case .file(let file): file.metrics
        }
    }

    var postScriptName: String {
        switch source {
        case .system: ".SFUI-" + weight.styleName + (isItalic ? "Italic" : "")
        case .monospaced: ".SFUIMono-" + weight.styleName
        case .menlo:
            "Menlo-" + (isItalic ? (weight == .bold ? "BoldItalic" : "Italic") : weight == .bold ? "Bold" : "Regular")
        case .helvetica:
            "Helvetica" + (weight == .bold ? (isItalic ? "-BoldOblique" : "-Bold") : isItalic ? "-Oblique" : "")
        case .bundled(let name): name
        case .file(let file): file.postScriptName
        }
    }

    var familyName: String {
        switch source {
        case .system: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .menlo: "Menlo"
        case .helvetica: "Helvetica"
        case .bundled(let name): BundledFonts.familyName(name)
        case .file(let file): file.familyName
        }
    }
}

extension UIFont.Weight {
    /// The named weights, from the lightest, a hundred of a font file's weight class each.
    static let named: [(weight: UIFont.Weight, style: String)] = [
        (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
        (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]

    var namedIndex: Int { Self.named.lastIndex { $0.weight.rawValue <= rawValue } ?? 0 }

    var styleName: String {
        Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }!.style
    }

    /// How many weights heavier bold text is: from regular to semibold. Apple says only that it is heavier.
    private static let stepsOfBoldText = 2

    func shown(_ legibilityWeight: UILegibilityWeight = LayoutEnvironment.legibilityWeight) -> UIFont.Weight {
        guard legibilityWeight == .bold else { return self }
        return Self.named[min(namedIndex + Self.stepsOfBoldText, Self.named.count - 1)].weight
    }
}

extension FontFile {
    /// Stroke weight, from table `OS/2`, where 400 is regular and 700 bold; regular where the file has none.
    public var weight: UIFont.Weight {
        let index = ((weightClass ?? 400) - 51) / 100
        return UIFont.Weight.named[min(max(index, 0), UIFont.Weight.named.count - 1)].weight
    }
}
