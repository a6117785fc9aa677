// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Controls.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

@preconcurrency @MainActor open class UIColorWellInert: UIControl {
    open var selectedColor: UIColor? { get { inertValues["selectedColor"] as? UIColor } set { inertValues["selectedColor"] = newValue } }
    open var title: String? { get { inertValues["title"] as? String } set { inertValues["title"] = newValue } }
    open var supportsAlpha: Bool { get { inertValues["supportsAlpha"] as? Bool ?? true } set { inertValues["supportsAlpha"] = newValue } }
    open var supportsEyedropper: Bool { get { inertValues["supportsEyedropper"] as? Bool ?? true } set { inertValues["supportsEyedropper"] = newValue } }
    open var maximumLinearExposure: CGFloat { get { inertValues["maximumLinearExposure"] as? CGFloat ?? 1 } set { inertValues["maximumLinearExposure"] = newValue } }
}

extension ObjectiveCMessages {
    @preconcurrency @MainActor public static func make<Stack: UIStackView>(_ type: Stack.Type, arrangedSubviews: [UIView]) -> Stack { let stack = make(type, frame: .zero); arrangedSubviews.forEach(stack.addArrangedSubview); return stack }
    @preconcurrency @MainActor public static func make<Picture: UIImageView>(_ type: Picture.Type, image: UIImage?) -> Picture { let view = make(type, frame: CGRect(origin: .zero, size: image?.size ?? .zero)); view.image = image; return view }
}
