extension ObjectiveCMessages {
    /// A new stack view of a class that is known at run time only, by its `init(arrangedSubviews:)`.
    @preconcurrency @MainActor public static func make<Stack: UIStackView>(
        _ type: Stack.Type, arrangedSubviews: [UIView]
    ) -> Stack {
        let stack = make(type, frame: .zero)
        arrangedSubviews.forEach(stack.addArrangedSubview)
        return stack
    }

    /// A new image view of a class that is known at run time only, by its `init(frame:)`; as large as the image.
    @preconcurrency @MainActor public static func make<Image: UIImageView>(
        _ type: Image.Type, image: UIImage?
    ) -> Image {
        let view = make(type, frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        view.image = image
        return view
    }
}
