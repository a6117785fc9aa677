@MainActor enum TextGeometry {
    private static func parts(_ view: UIView) -> (text: NSAttributedString, origin: CGPoint, height: CGFloat)? {
        switch view {
        case let field as UITextField:
            let font = field.font ?? .systemFont(ofSize: 17)
            let text = NSAttributedString(string: field.text ?? "", attributes: [.font: font])
            let area = field.editingRect(forBounds: field.bounds)
            return (text, CGPoint(x: area.minX, y: area.midY - font.lineHeight / 2), font.lineHeight)
        case let view as UITextView:
            let inset = view.textContainerInset
            let font = view.layoutFont
            let x = inset.left + view.textContainer.lineFragmentPadding
            return (view.attributedText, CGPoint(x: x, y: inset.top), font.lineHeight)
        default: return nil
        }
    }

    private static func width(_ text: NSAttributedString, to end: Int) -> CGFloat {
        let length = min(max(end, 0), text.length)
        return length == 0 ? 0 : text.attributedSubstring(from: NSRange(location: 0, length: length)).size().width
    }

    static func caret(_ position: UITextPosition, in view: UIView) -> CGRect {
        guard let (text, origin, height) = parts(view) else { return .zero }
        return CGRect(x: origin.x + width(text, to: position.offset), y: origin.y, width: 2, height: height)
    }

    static func closest(to point: CGPoint, in view: UIView) -> UITextPosition? {
        guard let (text, origin, _) = parts(view) else { return nil }
        var best = (offset: 0, distance: CGFloat.infinity)
        for offset in 0...text.length {
            let distance = abs(origin.x + width(text, to: offset) - point.x)
            if distance >= best.distance { break }
            best = (offset, distance)
        }
        return UITextPosition(offset: best.offset)
    }
}
