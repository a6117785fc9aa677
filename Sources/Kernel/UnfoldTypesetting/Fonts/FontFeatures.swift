extension FontFace {
    /// The face with those features of a descriptor that change widths.
    func applying(_ settings: Any?) -> FontFace {
        var changed = self
        for setting in settings as? [[UIFontDescriptor.FeatureKey: Any]] ?? [] {
            guard setting[.type] as? Int == 6, let choice = setting[.selector] as? Int else { continue }
            changed.hasTabularDigits = choice == 0
        }
        return changed
    }
}
