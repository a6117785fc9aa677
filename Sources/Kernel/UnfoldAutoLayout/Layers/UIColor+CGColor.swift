#if !canImport(CoreGraphics)
    extension UIColor {
        public var cgColor: CGColor { CGColor(components) }
        public convenience init(cgColor: CGColor) {
            let parts = cgColor.rgba
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        }
    }
#endif
