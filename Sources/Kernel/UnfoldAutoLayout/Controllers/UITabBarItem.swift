/// A tab. Stored; nothing is drawn.
@preconcurrency @MainActor open class UITabBarItem: UITabBarItemInert {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
    open var badgeValue: String? {
        willSet { willChange("badgeValue", newValue != badgeValue) }
        didSet { valuesDidChange() }
    }
}
