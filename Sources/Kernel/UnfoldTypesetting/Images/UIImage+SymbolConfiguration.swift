extension UIImage {
    /// Size and weight of a symbol, or nothing.
    // Sendable: it does not change after it was made.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The traits it is for; nil for none. Images are the same for all.
        public let traitCollection: UITraitCollection?
        init(traits: UITraitCollection?) {
            traitCollection = traits
            super.init()
        }
        public override convenience init() { self.init(traits: nil) }
        public convenience init(traitCollection: UITraitCollection?) { self.init(traits: traitCollection) }
        /// The same for those traits; one of symbols, which are the same for all, stays as it is.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            Configuration(traits: traitCollection) as? Self ?? self
        }
    }

    /// Point size, text style and scale of a symbol.
    // Sendable: it does not change after it was made.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let textStyle: UIFont.TextStyle?
        let scale: SymbolScale?
        /// No effect on sizes; configurations that differ in it are not equal.
        let weight: SymbolWeight?
        /// What is said of colours; no effect on sizes either.
        let colors: AnyHashable?

        init(
            pointSize: CGFloat?, textStyle: UIFont.TextStyle?, scale: SymbolScale?, weight: SymbolWeight? = nil,
            colors: AnyHashable? = nil
        ) {
            self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
            self.textStyle = textStyle
            self.scale = scale == .unspecified ? nil : scale
            self.weight = weight == .unspecified ? nil : weight
            self.colors = colors
            super.init(traits: nil)
        }

        private var values: [AnyHashable?] { [pointSize, textStyle, scale, weight, colors] }
        open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }
        open override var hash: Int { values.hashValue }

        public convenience init() { self.init(pointSize: nil, textStyle: nil, scale: nil) }
        convenience init(colors: AnyHashable) {
            self.init(pointSize: nil, textStyle: nil, scale: nil, colors: colors)
        }

        private var fontSize: CGFloat { pointSize ?? UIFont.preferredFont(forTextStyle: textStyle ?? .body).pointSize }

        /// Of the text that the symbol is beside, whatever its scale; not rounded.
        package var lineHeight: CGFloat {
            fontSize * (FontFaceMetrics.system.ascender - FontFaceMetrics.system.descender)
        }

        /// How far the baseline of that text is below the symbol's middle: capitals and symbols share their middle.
        package var baselineFromMiddle: CGFloat { fontSize * FontFaceMetrics.system.capHeight / 2 }

        /// The symbol, to the nearest pixel, and the line of its font, up to the next one; in points.
        func symbolSize(_ name: String) -> (size: CGSize, line: CGFloat) {
            let ems = ControlMetrics.current.size(ofSymbol: name, at: scale ?? .medium)
            let grid = PixelGrid(scale: LayoutEnvironment.displayScale)
            return (
                CGSize(width: grid.round(fontSize * ems.width), height: grid.round(fontSize * ems.height)),
                grid.ceil(lineHeight)
            )
        }

        /// This one, with what it leaves open from another.
        package func filled(from other: SymbolConfiguration?) -> SymbolConfiguration {
            let hasSize = pointSize != nil || textStyle != nil
            return SymbolConfiguration(
                pointSize: hasSize ? pointSize : other?.pointSize, textStyle: hasSize ? textStyle : other?.textStyle,
                scale: scale ?? other?.scale, weight: weight ?? other?.weight, colors: colors ?? other?.colors)
        }
    }
}

extension UIFont.Weight {
    /// The weight of symbols that are beside such text; that of the nearest lighter named weight.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(rawValue: namedIndex + 1) ?? .ultraLight }
}

extension UIImage {
    static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage(size: .zero) }
}

extension ControlMetrics {
    /// Width and height over the point size of its text, of a symbol of any name.
    fileprivate func size(ofSymbol name: String, at scale: UIImage.SymbolScale) -> CGSize {
        let plain = name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : name
        let isLarge = scale == .large
        if isLarge, let size = largeSymbolSizes[plain] { return size }
        guard let size = symbolSizes[plain] ?? (isLarge ? nil : symbolSize) else { return largeSymbolSize }
        return CGSize(width: size.width * scale.factor, height: size.height * scale.factor)
    }
}
