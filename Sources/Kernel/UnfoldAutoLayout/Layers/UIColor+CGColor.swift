#if !canImport(CoreGraphics)
    extension UIColor {
        /// Of a dynamic color, the one for the current traits.
        public var cgColor: CGColor { CGColor(resolvedColor(with: .current).components) }
        public convenience init(cgColor: CGColor) {
            let parts = cgColor.rgba
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        }
    }
#endif
