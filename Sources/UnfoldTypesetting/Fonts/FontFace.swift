import Foundation

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
        /// A file that was registered.
        case file(FontFile)
    }

    var source: Source
    var weight: UIFont.Weight = .regular
    var isItalic = false
    /// Digits as wide as each other.
    var hasTabularDigits = false

    /// The system font, or the file that stands in for it.
    static func system(weight: UIFont.Weight, isItalic: Bool = false, hasTabularDigits: Bool = false) -> FontFace {
        let source = FontLibrary.systemFontSubstitute.map(Source.file) ?? .system
        return FontFace(source: source, weight: weight, isItalic: isItalic, hasTabularDigits: hasTabularDigits)
    }

    /// Fonts that come with iOS and whose letters are all equally wide, by PostScript name.
    static let builtIn: [String: FontFace] = [
        "Menlo-Regular": FontFace(source: .menlo), "Menlo-Bold": FontFace(source: .menlo, weight: .bold),
        "Menlo-Italic": FontFace(source: .menlo, isItalic: true),
        "Menlo-BoldItalic": FontFace(source: .menlo, weight: .bold, isItalic: true),
    ]

    /// One of them by that name or by its family; nil for others.
    static func builtIn(_ name: String) -> FontFace? { builtIn[name == "Menlo" ? "Menlo-Regular" : name] }

    static func file(_ file: FontFile) -> FontFace {
        FontFace(source: .file(file), weight: file.weight, isItalic: file.isItalic)
    }

    /// Lengths in ems.
    var metrics: FontFaceMetrics {
        switch source {
        case .system, .monospaced, .bundled: .system
        case .menlo: .menlo
        case .helvetica: .helvetica
        case .file(let file): file.metrics
        }
    }

    /// Height of small letters in ems. San Francisco's follows weight and size; lighter weights have regular's, which
    /// were not recorded (rule M6.3).
    func xHeight(at size: CGFloat) -> CGFloat {
        let share = max(weight.masterShare, 0)
        switch source {
        case .system, .bundled:
            let blend = FontBlend(weight: weight, isItalic: false, size: size)
            let regular = 1078 + blend.display * (1040 - 1078)
            let black = 1124 + blend.display * (1104 - 1124)
            return (regular + share * (black - regular)) / 2048
        // From regular to bold.
        case .monospaced: return (1083 + min(share / 0.5, 1) * (1100 - 1083)) / 2048
        case .menlo: return FontFaceMetrics.menlo.xHeight
        case .helvetica: return FontFaceMetrics.helvetica.xHeight
        case .file(let file): return file.metrics.xHeight
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
        case .bundled(let name): String(name.prefix { $0 != "-" })
        case .file(let file): file.familyName
        }
    }
}

/// Lengths of a face in ems.
struct FontFaceMetrics: Hashable, Sendable {
    var ascender: CGFloat
    /// Negative.
    var descender: CGFloat
    var leading: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat

    /// San Francisco and SF Mono, at every weight and size; for small letters see ``FontFace/xHeight(at:)``.
    static let system = FontFaceMetrics(
        ascender: 1950 / 2048, descender: -494 / 2048, leading: 0, capHeight: 1443 / 2048, xHeight: 1078 / 2048)
    /// 1.15 lines of an em, as iOS draws them; its letters' heights are published with the widths.
    static let helvetica = FontFaceMetrics(
        ascender: 0.92, descender: -0.23, leading: 0, capHeight: 0.718, xHeight: 0.523)
    /// Those of Bitstream Vera Sans Mono, from which it is drawn.
    static let menlo = FontFaceMetrics(
        ascender: 1901 / 2048, descender: -483 / 2048, leading: 0, capHeight: 1493 / 2048, xHeight: 1120 / 2048)
}

extension UIFont.Weight {
    /// The named weight nearest to this one.
    var styleName: String {
        let names: [(UIFont.Weight, String)] = [
            (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
            (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
        ]
        return names.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }!.1
    }

    /// From the weight class of a font file, 1 to 1000, where 400 is regular and 700 bold.
    init(weightClass: Int) {
        let stops: [(Int, UIFont.Weight)] = [
            (100, .ultraLight), (200, .thin), (300, .light), (400, .regular), (500, .medium), (600, .semibold),
            (700, .bold), (800, .heavy), (900, .black),
        ]
        self = stops.min { abs($0.0 - weightClass) < abs($1.0 - weightClass) }!.1
    }
}
