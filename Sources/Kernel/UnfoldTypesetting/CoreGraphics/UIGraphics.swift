#if canImport(CoreGraphics)
    import CoreGraphics
#endif

#if !canImport(CoreGraphics)
    /// The contexts that drawing code began, the current one last. Nothing is drawn into any.
    @MainActor enum Contexts {
        /// Without a context where an image of no size was begun.
        static var all: [(context: CGContext?, size: CGSize)] = []
    }

    /// Begins an image of that size in points; a scale of 0 is the screen's.
    @preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
        _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
    ) {
        let scale = scale > 0 ? scale : LayoutEnvironment.displayScale
        let isEmpty = !(size.width > 0 && size.height > 0)
        Contexts.all.append((isEmpty ? nil : CGContext(size: size, scale: scale), size))
    }

    @preconcurrency @MainActor open class UIGraphicsRendererContext: UIGraphicsRendererContextInert {
        public let cgContext: CGContext
        public let format: UIGraphicsRendererFormat

        init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
            cgContext = context
            self.format = format
        }
    }

    /// Makes images by drawing: of the right size, and empty.
    @preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
        public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

        public let format: UIGraphicsImageRendererFormat
        private let size: CGSize

        public init(size: CGSize, format: UIGraphicsImageRendererFormat) { (self.size, self.format) = (size, format) }

        /// Runs `actions` with a context that keeps nothing.
        open func image(actions: DrawingActions) -> UIImage {
            let context = CGContext(size: size, scale: format.scale > 0 ? format.scale : LayoutEnvironment.displayScale)
            Contexts.all.append((context, size))
            defer { UIGraphicsEndImageContext() }
            actions(UIGraphicsImageRendererContext(context, format))
            return UIImage(size: size)
        }
        /// Runs `actions`; no data.
        open func pngData(actions: DrawingActions) -> Data {
            _ = image(actions: actions)
            return Data()
        }
        open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
            pngData(actions: actions)
        }
    }
#endif
