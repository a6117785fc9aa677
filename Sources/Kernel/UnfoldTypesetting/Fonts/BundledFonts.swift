/// Fonts that come with iOS, next to those of ``FontFace/builtIn``.
enum BundledFonts {
    /// The face of a PostScript name, or of a family's name, that stands for its regular face; nil for names that no
    /// font of iOS has.
    ///
    /// They are measured as the system font of their weight, which the first use reports as a finding: a program that
    /// unwraps what iOS always has goes on, and the report says what to bring.
    static func face(named name: String) -> FontFace? {
        let plain = name.filter { $0 != " " }
        let parts = plain.split(separator: "-", maxSplits: 1).map(String.init)
        guard let family = parts.first, BundledFontList.families.contains(family) else { return nil }
        let style = parts.count > 1 ? parts[1] : ""
        return FontFace(source: .bundled(plain), weight: weight(style), isItalic: isItalic(style))
    }

    /// Reports a face that is not measured by tables of its own.
    static func report(_ face: FontFace) {
        guard case .bundled(let name) = face.source, MainQueue.isCurrent else { return }
        MainActor.assumeIsolated { InertLayout.report("UIFont(name: \"\(name)\")", .widthsOfSystemFont) }
    }

    /// Avenir, whose lines are known; Avenir Next is another design.
    static func isAvenir(_ postScriptName: String) -> Bool {
        postScriptName == "Avenir" || postScriptName.hasPrefix("Avenir-")
    }

    /// The name of its family as users read it: the words of the name, `Helvetica Neue`, without what makers add.
    static func familyName(_ postScriptName: String) -> String {
        let family = String(postScriptName.prefix { $0 != "-" })
        if let known = familyNames[family] { return known }
        var words = ""
        var last: Character?
        for (sign, next) in zip(family, Array(family.dropFirst()).map(Optional.some) + [nil]) {
            let begins =
                sign.isUppercase
                && (last?.isLowercase ?? false || last?.isUppercase ?? false && next?.isLowercase ?? false)
            if begins { words.append(" ") }
            words.append(sign)
            last = sign
        }
        return words
    }

    /// Families whose names are not the words of their faces' names.
    private static let familyNames = [
        "AcademyEngravedLetPlain": "Academy Engraved LET", "AppleSDGothicNeo": "Apple SD Gothic Neo",
        "ArialMT": "Arial", "ArialRoundedMTBold": "Arial Rounded MT Bold", "BodoniSvtyTwoITCTT": "Bodoni 72",
        "BodoniSvtyTwoOSITCTT": "Bodoni 72 Oldstyle", "BodoniSvtyTwoSCITCTT": "Bodoni 72 Smallcaps",
        "BradleyHandITCTT": "Bradley Hand", "CourierNewPS": "Courier New", "CourierNewPSMT": "Courier New",
        "DINAlternate": "DIN Alternate", "DINCondensed": "DIN Condensed", "HiraMaruProN": "Hiragino Maru Gothic ProN",
        "HiraMinProN": "Hiragino Mincho ProN", "PartyLetPlain": "Party LET", "PingFangHK": "PingFang HK",
        "PingFangSC": "PingFang SC", "PingFangTC": "PingFang TC", "STIXTwoText": "STIX Two Text",
        "SavoyeLetPlain": "Savoye LET", "TimesNewRomanPS": "Times New Roman", "TimesNewRomanPSMT": "Times New Roman",
        "TrebuchetMS": "Trebuchet MS", "ZapfDingbatsITC": "Zapf Dingbats", "EuphemiaUCAS": "Euphemia UCAS",
    ]

    private static func isItalic(_ style: String) -> Bool { style.contains("Italic") || style.contains("Oblique") }

    private static func weight(_ style: String) -> UIFont.Weight {
        let words: [(String, UIFont.Weight)] = [
            ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
            ("DemiBold", .semibold), ("SemiBold", .semibold), ("Semibold", .semibold), ("Heavy", .heavy),
            ("Black", .black), ("Bold", .bold), ("W3", .light), ("W6", .semibold), ("Wide", .bold),
        ]
        return words.first { style.contains($0.0) }?.1 ?? .regular
    }
}
