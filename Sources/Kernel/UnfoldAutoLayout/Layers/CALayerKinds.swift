#if !canImport(QuartzCore)

    @preconcurrency @MainActor open class CATextLayer: CATextLayerInert {
        open var string: Any?
        open var font: AnyObject?
        open var fontSize: CGFloat = 36
        /// The size of the text in one line: in its own fonts, or in ``font`` at ``fontSize``.
        open override func preferredFrameSize() -> CGSize {
            if let text = string as? NSAttributedString { return text.size() }
            guard let text = string as? String else { return .zero }
            let name = (font as? CGFont)?.postScriptName ?? (font as? NSString)
            let named = name.flatMap { UIFont(name: String(describing: $0), size: fontSize) }
            let face = named ?? (font as? UIFont)?.withSize(fontSize) ?? UIFont(name: "Helvetica", size: fontSize)
            return (text as NSString).size(withAttributes: face.map { [.font: $0] })
        }
    }

    @preconcurrency @MainActor open class CAScrollLayer: CALayer {
        open var scrollMode: CAScrollLayerScrollMode = .both
        /// Moves the origin of its bounds there, as far as ``scrollMode`` allows.
        open func scroll(to p: CGPoint) {
            if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
            if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
        }
        /// Moves as little as is needed for the rectangle to be seen.
        open func scroll(to r: CGRect) {
            func moved(_ low: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
                from < low || to - from > length ? from : max(low, to - length)
            }
            scroll(
                to: CGPoint(
                    x: moved(bounds.minX, bounds.width, r.minX, r.maxX),
                    y: moved(bounds.minY, bounds.height, r.minY, r.maxY)))
        }
    }

#endif
