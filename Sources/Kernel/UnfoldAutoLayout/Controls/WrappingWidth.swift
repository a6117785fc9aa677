/// The width at which a text that wraps is asked for its natural size.
@MainActor enum WrappingWidth {
    /// Asked by a program: the width it was laid out at, if it was (rule M6.5).
    case asLaidOut
    /// The first of an engine's two measurements.
    case unbounded
    /// The second: the width that came out of the first.
    case bounded(CGFloat)

    /// Nil for any width. A text squeezed to less than a pixel keeps the height of the first measurement (fact E3.7).
    func width(of view: UIView) -> CGFloat? {
        let width: CGFloat? =
            switch self {
            case .asLaidOut: view.wrapsToWidth ? view.engineRecord.map { CGFloat($0.solved.width) } : nil
            case .unbounded: nil
            case .bounded(let width): width
            }
        guard let width, PixelGrid(scale: LayoutEnvironment.displayScale).isVisible(width) else { return nil }
        return width
    }

    /// The widths around one that make no difference, of which those of less than a pixel are one kind.
    static func range(around width: CGFloat, _ visible: (CGFloat) -> WidthRange?) -> WidthRange? {
        let grid = PixelGrid(scale: LayoutEnvironment.displayScale)
        guard grid.isVisible(width) else { return WidthRange(low: -.infinity, high: grid.leastVisible) }
        guard var range = visible(width) else { return nil }
        range.narrow(WidthRange(low: grid.leastVisible))
        return range
    }
}

extension PixelGrid {
    /// Whether a length is a pixel at least; less is nothing but a rounding error.
    func isVisible(_ length: CGFloat) -> Bool { length * scale >= 1 - 1e-6 }

    var leastVisible: CGFloat { (1 - 1e-6) / scale }
}
