#if canImport(CoreGraphics)
    import CoreGraphics
#endif

#if !canImport(CoreGraphics)
    /// The contexts that drawing code began, the current one last. Nothing is drawn into any.
    @MainActor enum Contexts {
        /// Without a context where an image of no size was begun.
        static var all: [(context: CGContext?, size: CGSize)] = []
    }

    /// The context that was begun last, or by a renderer; nil outside, and in an image of no size.
    @preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
        Contexts.all.last.flatMap(\.context)
    }
    @preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
        Contexts.all.append((context, CGSize(width: context.width, height: context.height)))
    }
    @preconcurrency @MainActor public func UIGraphicsPopContext() { _ = Contexts.all.popLast() }
    @preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
    }
    /// Begins an image of that size in points; a scale of 0 is the screen's.
    @preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
        _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
    ) {
        let scale = scale > 0 ? scale : LayoutEnvironment.displayScale
        let isEmpty = !(size.width > 0 && size.height > 0)
        Contexts.all.append((isEmpty ? nil : CGContext(size: size, scale: scale), size))
    }
    /// An image of the size that was begun; it shows nothing. Nil without a context.
    @preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
        Contexts.all.last.flatMap { begun in begun.context.map { _ in UIImage(size: begun.size) } }
    }
    @preconcurrency @MainActor public func UIGraphicsEndImageContext() { _ = Contexts.all.popLast() }

    @preconcurrency @MainActor open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
        public required init() { super.init() }
        /// Pixels per point; sizes in points do not depend on it.
        open var scale: CGFloat = LayoutEnvironment.displayScale
        open var opaque = false
        open var preferredRange = Range.automatic
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
