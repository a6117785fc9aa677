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

#endif
