extension FontFace {
    /// Height of small letters in ems. San Francisco's follows weight and size; lighter weights have regular's, which
    /// were not recorded (rule M6.3).
    func xHeight(at size: CGFloat) -> CGFloat {
        let share = max(weight.masterShare, 0)
        switch source {
        case .bundled(let name) where BundledFonts.isAvenir(name): return FontFaceMetrics.avenir.xHeight
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
}
