/// A view whose description says more than that of a plain one.
@MainActor package protocol DescribedView: UIView {
    var describedText: String? { get }
    var describedImage: String? { get }
    /// The colour behind a view that has none of its own, if that is said.
    var describedBackground: UIColor? { get }
    /// The class of the layer, if it goes by another name.
    var describedLayer: String? { get }
    /// Properties behind the layer, as `name: value`.
    var describedContents: [String] { get }
}

extension DescribedView {
    package var describedText: String? { nil }
    package var describedImage: String? { nil }
    package var describedBackground: UIColor? { nil }
    package var describedLayer: String? { nil }
    package var describedContents: [String] { [] }
}

extension UIView {
    /// What UIKit says of a view: class and frame, then what differs from the defaults.
    package var viewDescription: String {
        let head = ["\(layoutClassName): \(layoutAddress.printed)", describedBase, frameDescription]
        let parts = head + describedGeometry + describedAppearance + describedInteraction + [layerDescription]
        return "<\((parts.compactMap { $0 } + (described?.describedContents ?? [])).joined(separator: "; "))>"
    }

    private var described: (any DescribedView)? { self as? any DescribedView }

    var frameDescription: String {
        let f = frame
        let parts = [f.minX, f.minY, f.width, f.height].map { LayoutNumber.print(Double($0)) }
        return "frame = (\(parts[0]) \(parts[1]); \(parts[2]) \(parts[3]))"
    }

    /// The class of UIKit's that an app's class is made from; not said where that is `UIView`.
    private var describedBase: String? {
        guard printedClassName == nil, !LayoutNames.isOfUIKit(type(of: self)) else { return nil }
        var base: AnyClass? = _getSuperclass(type(of: self))
        while let app = base, !LayoutNames.isOfUIKit(app) { base = _getSuperclass(app) }
        guard let base, base != UIView.self else { return nil }
        return "baseClass = \(LayoutNames.className(of: base))"
    }

    private var describedGeometry: [String?] {
        let anchor = anchorPoint
        let t = transform
        let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { String(format: "%.17g", Double($0)) }
        return [
            anchor == CGPoint(x: 0.5, y: 0.5)
                ? nil
                : "anchorPoint = (\(LayoutNumber.print(Double(anchor.x))), \(LayoutNumber.print(Double(anchor.y))))",
            t == .identity ? nil : "transform = [\(numbers.joined(separator: ", "))]",
            described?.describedText.map { "text = '\(Self.shortened($0))'" },
        ]
    }

    private static func shortened(_ text: String) -> String { text.count > 25 ? text.prefix(25) + "..." : text }

    private var describedAppearance: [String?] {
        [
            clipsToBounds ? "clipsToBounds = YES" : nil,
            alpha == 1 ? nil : "alpha = \(LayoutNumber.print(Double(alpha)))", isHidden ? "hidden = YES" : nil,
            isOpaque ? nil : "opaque = NO", autoresizingMask.isEmpty ? nil : "autoresize = \(describedMask)",
            autoresizesSubviews ? nil : "autoresizesSubviews = NO",
        ]
    }

    private var describedMask: String {
        let names: [(AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { autoresizingMask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    private var describedInteraction: [String?] {
        [
            isUserInteractionEnabled ? nil : "userInteractionEnabled = NO", tag == 0 ? nil : "tag = \(tag)",
            rare?.tintColor.map { "tintColor = \($0.description)" },
            gestureRecognizers == nil ? nil : "gestureRecognizers = <NSArray: \(layoutAddress.part(2))>",
            printedBackground.map { "backgroundColor = \($0.description)" }, described?.describedImage,
        ]
    }

    /// Printed in records from iOS 15 on.
    private var printedBackground: UIColor? {
        guard LayoutEnvironment.generation != .old else { return nil }
        return backgroundColor ?? described?.describedBackground
    }

    private var layerDescription: String {
        let name = described?.describedLayer ?? LayoutNames.className(of: Self.layerClass)
        return "layer = <\(name): \(layoutAddress.part(1))>"
    }
}

extension UIWindow: DescribedView { package var describedLayer: String? { "UIWindowLayer" } }
