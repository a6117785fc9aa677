/// A guide that is as high as the safe area's inset at one end of a controller's view, by two constraints: an edge and
/// the height (fact M8.7).
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    let isTop: Bool
    var height: NSLayoutConstraint?

    init(isTop: Bool) {
        self.isTop = isTop
        super.init()
        printedClassName = "_UILayoutGuide"
    }

    required init?(coder: NSCoder) { nil }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    func layoutSupport(isTop: Bool) -> UILayoutSupport {
        if let known = supports[isTop] { return known }
        let guide = LayoutSupportGuide(isTop: isTop)
        let view: UIView = self.view
        view.addLayoutGuide(guide)
        let height = guide.heightAnchor.constraint(equalToConstant: guide.length)
        let edge =
            isTop
            ? guide.topAnchor.constraint(equalTo: view.topAnchor)
            : guide.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        for pin in [edge, height] {
            pin.origin = .guide
            pin.printedClassName = "_UILayoutSupportConstraint"
            pin.isActive = true
        }
        guide.height = height
        supports[isTop] = guide
        return guide
    }

    func layoutSupportsFollow() {
        for guide in [true, false].compactMap({ supports[$0] }) { guide.height?.constant = guide.length }
    }
}
