extension NSAttributedString {
    /// Unrounded size in points on one line a paragraph.
    public func size() -> CGSize {
        boundingRect(
            with: CGSize(width: CGFloat.infinity, height: .infinity), options: .usesLineFragmentOrigin, context: nil
        ).size
    }

    /// Unrounded space in points that the text needs within `size`, where 0 and the very large mean without bound.
    /// Without `usesLineFragmentOrigin` it is one line; a paragraph whose style truncates does not wrap.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        guard length > 0 else { return .zero }
        let text = PreparedText(textRuns(font: .systemFont(ofSize: 12), paragraph: ParagraphValues()))
        let width = size.width > 0 && size.width < 1e7 ? size.width : .infinity
        let layout: TextLayout
        if options.contains(.usesLineFragmentOrigin) {
            layout = fitting(text, width: width, height: size.height, options)
        } else {
            layout = TextLayout(text, width: .infinity, limit: 1)
        }
        let rect = CGRect(origin: .zero, size: layout.size)
        context?.totalBounds = rect
        return rect
    }

    private func fitting(
        _ text: PreparedText, width: CGFloat, height: CGFloat, _ options: NSStringDrawingOptions
    ) -> TextLayout {
        let whole = TextLayout(text, width: width)
        guard options.contains(.truncatesLastVisibleLine), height > 0, whole.size.height > height else { return whole }
        let count = whole.lineCount(in: height + 1e-3)
        return TextLayout(text, width: width, limit: max(1, count), mode: .byTruncatingTail)
    }
}
