/// A size that a view has on the device, and the width that its text was wrapped to; nil for none.
struct MeasuredSize {
    var size: CGSize
    var bound: CGFloat?

    init(_ size: CGSize, wrappedTo bound: CGFloat? = nil) { (self.size, self.bound) = (size, bound) }

    fileprivate var json: JSONValue? {
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else { return nil }
        return JSONValue([
            "forWidth": bound.map { .number($0) }, "width": .number(size.width), "height": .number(size.height),
        ])
    }
}

extension ViewValues {
    /// For a font that need not be there, a class that measures in its own way, or letters that are not its own.
    func measuredSizes(_ view: UIView, _ font: UIFont?, _ sizes: () -> [MeasuredSize]) -> Members {
        let isForeign = font.map(TextValues.isForeign) ?? false
        guard isForeign || texts.redaction != nil || AppCode.isOwn(type(of: view)) else { return [] }
        let entries = sizes().compactMap(\.json)
        return Members(["measuredSizes": entries.isEmpty ? nil : .list(entries)])
    }

    /// Of a text in one line, and wrapped as it is: to the largest width at which its lines are the same.
    func sizes(of label: UILabel) -> [MeasuredSize] {
        guard label.text?.isEmpty == false else { return [] }
        func size(within width: CGFloat) -> CGSize {
            let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
            return label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines).size
        }
        let natural = size(within: .greatestFiniteMagnitude)
        var width = label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : label.bounds.width
        guard label.numberOfLines != 1, width > 0, width < natural.width, natural.width < 1e7
        else { return [MeasuredSize(natural)] }
        let wrapped = size(within: width)
        var tooWide = natural.width
        while tooWide - width > 0.25 {
            let middle = (width + tooWide) / 2
            if size(within: middle) == wrapped { width = middle } else { tooWide = middle }
        }
        return [MeasuredSize(natural), MeasuredSize(wrapped, wrappedTo: width)]
    }
}
