import Foundation

extension UIDragPreview {
    /// A link with its title, as it is dragged.
    public convenience init(for url: URL, title: String? = nil) { self.init(view: UILabel.ofLink(url, title)) }
}

extension UITargetedDragPreview {
    /// A link with its title, as it is dragged.
    public convenience init(for url: URL, title: String? = nil, target: UIPreviewTarget) {
        self.init(view: UILabel.ofLink(url, title), parameters: UIPreviewParameters(), target: target)
    }
}

extension UILabel {
    fileprivate static func ofLink(_ url: URL, _ title: String?) -> UILabel {
        let label = UILabel()
        label.text = title ?? url.absoluteString
        label.sizeToFit()
        return label
    }
}
