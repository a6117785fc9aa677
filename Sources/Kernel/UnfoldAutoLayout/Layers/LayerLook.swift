#if !canImport(QuartzCore)
    /// What a layer without a view looks like, as far as a view would say it.
    struct LayerLook {
        var backgroundColor: CGColor?
        var opacity: Float = 1
        var isOpaque = false
        var isHidden = false
        var masksToBounds = false
        var contentsScale: CGFloat = 1
    }
#endif
