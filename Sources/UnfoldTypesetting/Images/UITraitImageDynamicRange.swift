/// How bright pictures may be (developer.apple.com/documentation/uikit/uitraitimagedynamicrange).
public struct UITraitImageDynamicRange: UITraitDefinition {
    /// Not said.
    public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

extension UITraitCollection {
    /// Not said.
    public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
    /// A brightness of pictures alone, which nothing depends on here.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) { self.init(traitsFrom: []) }
}
