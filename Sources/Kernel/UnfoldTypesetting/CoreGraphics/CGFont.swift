#if !canImport(CoreGraphics)
    /// A face without a size, by its name (developer.apple.com/documentation/coregraphics/cgfont).
    public final class CGFont: Hashable, Sendable {
        let name: String

        /// The face that `UIFont(name:size:)` finds; nil if there is none.
        public init?(_ name: CFString) {
            guard let font = UIFont(name: String(describing: name), size: 1) else { return nil }
            self.name = font.fontName
        }

        public static func == (left: CGFont, right: CGFont) -> Bool { left.name == right.name }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
#endif
