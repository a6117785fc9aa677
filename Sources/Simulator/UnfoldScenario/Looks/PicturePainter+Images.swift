extension PicturePainter {
    func paintImage(of imageView: UIImageView) {
        let shown = imageView.isHighlighted ? imageView.highlightedImage ?? imageView.image : imageView.image
        guard let shown else { return }
        // A symbol's size is that of its configuration, which the view knows.
        let size = shown.isSymbolImage && shown === imageView.image ? imageView.sizeThatFits(.zero) : shown.size
        let button = imageView.superview as? UIButton
        let tint = button.map { imageColor(of: $0) } ?? imageView.tintColor ?? .systemBlue
        paint(shown, size: size, mode: imageView.contentMode, in: imageView.bounds, tint: tint)
    }

    func paint(_ image: UIImage, size: CGSize, mode: UIView.ContentMode, in bounds: CGRect, tint: UIColor) {
        let rect = Self.rect(of: size, in: bounds, mode)
        guard rect.width > 0, rect.height > 0 else { return }
        let isTemplate =
            image.renderingMode == .alwaysTemplate || (image.isSymbolImage && image.renderingMode == .automatic)
        let own = image.look.tint
        var drawn = Picture.Image(name: image.symbol?.name ?? image.look.name, data: image.look.data.map { Array($0) })
        if let vectors = image.look.vectors {
            drawn.data = SimpleSVG.isShown(vectors) ? Array(vectors) : SimplePDF.svg(of: vectors).map { Array($0.utf8) }
            if drawn.data == nil { leaveOut("vector image") }
        }
        if let symbol = image.symbol, !SymbolShape(symbol.name, in: rect).isKnown { leaveOut("symbol \(symbol.name)") }
        if isTemplate || own != nil || image.isSymbolImage { drawn.tint = color(own ?? tint) }
        if image.isSymbolImage { drawn.weight = image.symbolWeight.rawValue }
        add(.image(drawn), rect, image.isSymbolImage ? Picture.symbol : nil)
    }

    static func rect(of size: CGSize, in bounds: CGRect, _ mode: UIView.ContentMode) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        var result = CGRect(origin: .zero, size: size)
        switch mode {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit, .scaleAspectFill:
            let scales = [bounds.width / size.width, bounds.height / size.height]
            let scale = mode == .scaleAspectFit ? min(scales[0], scales[1]) : max(scales[0], scales[1])
            result.size = CGSize(width: size.width * scale, height: size.height * scale)
        default: break
        }
        let (left, right) = (bounds.minX, bounds.maxX - result.width)
        let (top, bottom) = (bounds.minY, bounds.maxY - result.height)
        result.origin.x =
            switch mode {
            case .left, .topLeft, .bottomLeft: left
            case .right, .topRight, .bottomRight: right
            default: (left + right) / 2
            }
        result.origin.y =
            switch mode {
            case .top, .topLeft, .topRight: top
            case .bottom, .bottomLeft, .bottomRight: bottom
            default: (top + bottom) / 2
            }
        return result
    }
}
