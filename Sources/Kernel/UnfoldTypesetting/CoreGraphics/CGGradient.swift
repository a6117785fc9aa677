import Foundation

#if !canImport(CoreGraphics)
    /// Colours that run into each other; stored.
    public final class CGGradient: Sendable {
        public let colors: [CGColor]
        public let locations: [CGFloat]

        public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
            self.colors = colors.compactMap { $0 as? CGColor }
            self.locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) } ?? []
        }
        public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]) {
            self.colors = colors
            self.locations = locations
        }
    }
#endif
