extension UIImageView: DescribedView {
    /// Records say of symbols which one it is, and how large.
    package var describedImage: String? {
        guard let image, let symbol = image.symbol else { return nil }
        let size = "(\(LayoutNumber.print(Double(image.size.width))) \(LayoutNumber.print(Double(image.size.height))))"
        return "image = <UIImage symbol \"\(symbol.name)\"; \(size)@\(LayoutNumber.print(Double(image.scale))){2}>"
    }
}

extension UILabel: DescribedView {
    package var describedText: String? { text }
    /// Records have the clear one that labels begin with.
    package var describedBackground: UIColor? { printedClassName == nil ? .clear : nil }
    package var describedLayer: String? { "_UILabelLayer" }
}

extension UITextField: DescribedView { package var describedText: String? { text } }

extension UIScrollView: DescribedView {
    package var describedText: String? { (self as? UITextView)?.text }
    package var describedContents: [String] {
        func printed(_ numbers: [CGFloat]) -> String {
            "{\(numbers.map { LayoutNumber.print(Double($0)) }.joined(separator: ", "))}"
        }
        let inset = adjustedContentInset
        return [
            "contentOffset: \(printed([contentOffset.x, contentOffset.y]))",
            "contentSize: \(printed([contentSize.width, contentSize.height]))",
            "adjustedContentInset: \(printed([inset.top, inset.left, inset.bottom, inset.right]))",
        ]
    }
}
