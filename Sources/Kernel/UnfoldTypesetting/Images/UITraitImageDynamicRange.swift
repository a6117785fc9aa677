extension UITraitCollection {
    /// A brightness of pictures alone, which nothing depends on here.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) { self.init(traitsFrom: []) }
}
