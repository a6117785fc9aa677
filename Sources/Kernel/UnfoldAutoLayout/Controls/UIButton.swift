/// A button; its natural size is its title's and image's with insets (table A3.4).
@preconcurrency @MainActor open class UIButton: UIButtonInert {
    override func begin(from coder: NSCoder?) { if coder == nil { isOpaque = false } }
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }
    fileprivate func become(_ buttonType: ButtonType) {
        take(type: buttonType)
        if roundImage != nil { sizeToFit() }
    }

    package func take(type: ButtonType) {
        buttonType = type
        switch type {
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close:
            let picture = UIImage(size: CGSize(width: 22, height: 22))
            roundImage = picture
            setImage(picture, for: .normal)
        case .custom, .system, .plain: break
        }
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        if self.configuration?.title == nil { self.configuration?.title = primaryAction?.title }
        if self.configuration?.image == nil { self.configuration?.image = primaryAction?.image }
        // In an initializer the property's observer is not called.
        contentDidChange()
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    /// A button of a type with an action's title and image; the action is sent for `.primaryActionTriggered`.
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }
    /// A custom button with an action's title and image; the action is sent for `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    private func take(_ primaryAction: UIAction?) {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    open private(set) var buttonType: ButtonType = .custom
    /// The image that came with a round type; its size follows the generation.
    private(set) var roundImage: UIImage?
    var isRound: Bool { roundImage != nil }

    // MARK: Content

    /// A title for a state; that for `.normal` holds where none is given.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentDidChange()
    }
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open var currentTitle: String? { title(for: state) }
    /// A title with attributes; it wins over the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
        contentDidChange()
    }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// An image for a state; that for `.normal` holds where none is given.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentDidChange()
    }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open var currentImage: UIImage? { image(for: state) }
    open func setTitleColor(_ color: UIColor?, for state: State) { looks.colors[state] = color }
    /// The colour of a state; that of `.normal` where none was given.
    open func titleColor(for state: State) -> UIColor? {
        looks.colors[state] ?? looks.colors[.normal] ?? (buttonType == .system ? tintColor : .white)
    }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { looks.shadows[state] = color }
    /// The colour of a state; that of `.normal` where none was given.
    open func titleShadowColor(for state: State) -> UIColor? { looks.shadows[state] ?? looks.shadows[.normal] }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// A background for a state. The natural size is at least the background's (fact A3.8), which is not drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        looks.backgrounds[state] = image
        contentDidChange()
    }
    /// The background of a state; that of `.normal` where none was given.
    open func backgroundImage(for state: State) -> UIImage? { looks.backgrounds[state] ?? looks.backgrounds[.normal] }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    private var looks: (colors: [State: UIColor], shadows: [State: UIColor], backgrounds: [State: UIImage]) = (
        [:], [:], [:]
    )
    /// Gives the look of a pointer above a button; there is none.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    // MARK: Rectangles

    /// Where the background is drawn. Not asked by this library.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: measuredContent().insets) }
    /// Where the title is placed; overrides are asked in layout.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentFrames(in: contentRect).title }
    /// Where the picture is placed; overrides are asked in layout.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentFrames(in: contentRect).image }
    /// Size of symbols that have none of their own.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        symbolConfiguration = configuration
        contentDidChange()
    }

    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var images: [State: UIImage] = [:]
    var symbolConfiguration: UIImage.SymbolConfiguration?

    // MARK: Insets

    /// Around title and image. With any but zero, the padding and the least width that a title alone has are left out.
    open var contentEdgeInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != contentEdgeInsets { contentDidChange() } }
    }

    // MARK: Configuration

    /// Content and insets of a button as of iOS 15; nil, the default, for those above.
    open var configuration: Configuration? {
        didSet {
            if configuration == nil, oldValue != nil, hasLabel { label.font = defaultTitleFont }
            contentDidChange()
        }
    }
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
    /// Called before the natural size is taken, to adapt the configuration to the state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open func setNeedsUpdateConfiguration() {
        tracked(
            .configuration, updateConfiguration,
            changed: { button in
                ScheduledWork.schedule(after: 0) { _ in button.setNeedsUpdateConfiguration() }
            })
    }
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    override func stateDidChange() {
        setNeedsUpdateConfiguration()
        contentDidChange()
    }

    // MARK: Subviews

    /// The label of the title, a subview (rule M8.8); made on first use, and with the first title. Its font is the
    /// button's.
    open var titleLabel: UILabel? {
        let isNew = !hasLabel
        let label = label
        if isNew, bounds.size != .zero {
            placeOnce { label.frame = titleRect(forContentRect: contentRect(forBounds: bounds)) }
        } else {
            placeChangedContent()
        }
        return label
    }
    /// The view of the image, a subview (rule M8.8); made on first use, and with the first image.
    open var imageView: UIImageView? {
        let isNew = !hasPicture
        let picture = picture
        if isNew, bounds.size != .zero {
            placeOnce { picture.frame = imageRect(forContentRect: contentRect(forBounds: bounds)) }
        } else {
            placeChangedContent()
        }
        return picture
    }
    /// Callers that ask for the label or the image view find them in their places without a layout pass: they are
    /// placed once after each change, and keep frames of the app's until the pass.
    private func placeChangedContent() {
        guard flags.contains(.needsLayout), !isPlacing, bounds.size != .zero, placedBounds != bounds else { return }
        placeOnce {
            layOutContent()
            placedBounds = bounds
        }
    }
    /// Overrides of `titleRect(forContentRect:)` and `imageRect(forContentRect:)` ask for both views meanwhile.
    private func placeOnce(_ place: () -> Void) {
        let isInner = isPlacing
        isPlacing = true
        defer { isPlacing = isInner }
        place()
    }
    private var isPlacing = false
    /// Of the button when its content was placed before the pass; nil after a change, and after the pass.
    private var placedBounds: CGRect?
    fileprivate func contentMoves() { placedBounds = nil }

    lazy var label: UILabel = makeLabel()
    lazy var picture: UIImageView = makePicture()
    private(set) var hasLabel = false
    private(set) var hasPicture = false

    private func makeLabel() -> UILabel {
        let label = ButtonLabel()
        hasLabel = true
        label.isOpaque = false
        label.font = configuration?.titleFont ?? defaultTitleFont
        label.lineBreakMode = .byTruncatingMiddle
        label.printedClassName = "UIButtonLabel"
        if let attributed = shownAttributedTitle { label.attributedText = attributed } else { label.text = shownTitle }
        addSubview(label)
        label.button = WeakView(self)
        return label
    }

    private func makePicture() -> UIImageView {
        let view = UIImageView(image: shownImage)
        hasPicture = true
        view.clipsToBounds = true
        view.isOpaque = false
        addSubview(view)
        return view
    }

    var defaultTitleFont: UIFont { .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15) }
    var titleFont: UIFont { hasLabel ? label.font : defaultTitleFont }
    /// A configuration decides the font of the title, whatever the label was given.
    func styleLabel() {
        guard shownAttributedTitle == nil, let font = configuration?.titleFont, label.font != font else { return }
        label.font = font
    }

    private func contentDidChange() {
        let attributed = shownAttributedTitle
        let title = attributed == nil ? shownTitle : nil
        if hasLabel || attributed != nil || title?.isEmpty == false {
            if let attributed { label.attributedText = attributed } else { label.text = title }
            styleLabel()
        }
        if let subtitleLabel { addSubview(subtitleLabel) } else if hasSubtitle { knownSubtitle.removeFromSuperview() }
        let image = shownImage
        if hasPicture || image != nil { picture.image = image }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func setNeedsLayout() {
        contentMoves()
        super.setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentMoves()
        placeOnce { layOutContent() }
    }

    // MARK: Sizes

    /// Size of title and image with the insets around them. Without a configuration a title alone has 12 points of
    /// padding in height and is 30 points wide at least (facts A3.6 to A3.8, by ``ControlMetrics``).
    open override var intrinsicContentSize: CGSize { measuredContent().total }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measuredContent().total }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool {
        if changes.contains(.contentSizeCategory), configuration != nil || currentImage?.isSymbolImage == true {
            return true
        }
        return !changes.isDisjoint(with: EnvironmentChanges.controls.union(.textLines))
    }

    override var baselineFont: UIFont? { configuration?.titleFont ?? titleFont }
    /// A symbol alone stays in the middle, with the baseline of the text that it is made for.
    override var baselineFromMiddle: CGFloat? {
        let content = measuredContent()
        return content.titleBaseline == nil ? shownImage?.symbolBaseline : nil
    }
    override var firstBaselineFromTop: CGFloat? {
        let content = measuredContent()
        return content.titleBaseline ?? shownImage?.symbolBaseline.map { content.total.height / 2 + $0 }
    }
    override var lastBaselineFromBottom: CGFloat? { firstBaselineFromTop.map { measuredContent().total.height - $0 } }
    override var printedText: String {
        guard let title = configuration?.title ?? currentTitle, !title.isEmpty else { return "" }
        return "'\(title)'"
    }
    /// The label of the configuration's second line, with its text; nil where there is none.
    open var subtitleLabel: UILabel? {
        guard let subtitle = shownSubtitle else { return nil }
        knownSubtitle.text = subtitle
        if knownSubtitle.font != Configuration.subtitleFont { knownSubtitle.font = Configuration.subtitleFont }
        return knownSubtitle
    }
    private lazy var knownSubtitle: UILabel = {
        hasSubtitle = true
        let label = UILabel()
        label.printedClassName = "UIButtonLabel"
        return label
    }()
    private var hasSubtitle = false
}

private final class ButtonLabel: UILabel {
    var button: WeakView?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        guard let button = button?.view else { return }
        (button as? UIButton)?.contentMoves()
        button.invalidateIntrinsicContentSize()
    }
}

extension ObjectiveCMessages {
    /// A new button of a class that is known at run time only, by its `init(type:)`.
    @preconcurrency @MainActor public static func make<Button: UIButton>(
        _ type: Button.Type, type buttonType: UIButton.ButtonType
    ) -> Button {
        let button = make(type, frame: .zero)
        button.become(buttonType)
        return button
    }
}
