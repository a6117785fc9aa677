/// Segments side by side, all as wide as the widest unless widths are given (table A3.4).
@preconcurrency @MainActor open class UISegmentedControl: UISegmentedControlInert {
    private enum Content {
        case title(String)
        case image(UIImage)
    }

    private struct Part {
        var content: Content
        var width: CGFloat = 0
        var isEnabled = true
    }

    private var segments: [Part] = []

    public static let noSegment = -1

    /// Segments of strings and images, in a control that fits them (Apple's page); other items are left out.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            if let title = item as? String { segments.append(Part(content: .title(title))) }
            if let image = item as? UIImage { segments.append(Part(content: .image(image))) }
        }
        if !segments.isEmpty { frame.size = naturalFrameSize }
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var numberOfSegments: Int { segments.count }

    /// Inserts at a position from the left, clamped.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Part(content: .title(title ?? "")), at: segment)
    }
    /// Inserts at a position from the left, clamped.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Part(content: image.map(Content.image) ?? .title("")), at: segment)
    }
    /// Removes the segment at a position; nothing if there is none.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        // The selection stays with its segment, and goes with it.
        if selectedSegmentIndex == segment {
            selectedSegmentIndex = Self.noSegment
        } else if selectedSegmentIndex > segment {
            selectedSegmentIndex -= 1
        }
        invalidateIntrinsicContentSize()
    }
    open func removeAllSegments() {
        segments.removeAll()
        selectedSegmentIndex = Self.noSegment
        invalidateIntrinsicContentSize()
    }
    /// Changes a title; nothing if there is no such segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.content = .title(title ?? "") }
    }
    /// The title at a position; nil for an image.
    open func titleForSegment(at segment: Int) -> String? {
        guard segments.indices.contains(segment), case .title(let title) = segments[segment].content else { return nil }
        return title
    }
    /// Changes an image; nothing if there is no such segment.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.content = image.map(Content.image) ?? .title("") }
    }
    /// Fixes a width in points; 0 for automatic.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
    /// The width given, or 0.
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].isEnabled = enabled
    }
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions.map { $0.title.isEmpty ? ($0.image as Any? ?? "") : $0.title })
        self.frame = frame
        segmentActions = Dictionary(uniqueKeysWithValues: actions.enumerated().map { ($0.offset, $0.element) })
    }
    private var segmentActions: [Int: UIAction] = [:]
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insertSegment(withTitle: action.title, at: segment, animated: animated)
        segmentActions[segment] = action
    }
    open func actionForSegment(at segment: Int) -> UIAction? { segmentActions[segment] }
    /// A font among the attributes changes the widths.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
        if state == .normal, let font = attributes?[.font] as? UIFont { titleFont = font }
        invalidateIntrinsicContentSize()
    }

    private var titleFont: UIFont = .systemFont(ofSize: 13)

    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize {
        let metrics = ControlMetrics.current
        guard !segments.isEmpty else { return CGSize(width: UIView.noIntrinsicMetric, height: metrics.segmentedHeight) }
        let natural = segments.map { contentWidth($0.content) + metrics.segmentPadding }
        let widest = natural.max() ?? 0
        var width = metrics.segmentDivider * CGFloat(segments.count - 1)
        for (segment, own) in zip(segments, natural) {
            width += segment.width > 0 ? segment.width : (apportionsSegmentWidthsByContent ? own : widest)
        }
        return CGSize(width: width, height: metrics.segmentedHeight)
    }

    private func contentWidth(_ content: Content) -> CGFloat {
        switch content {
        case .title(let title): PixelGrid(scale: 1).ceil(TextMetrics.measurer.width(of: title, font: titleFont))
        case .image(let image): image.size.width
        }
    }

    private func insert(_ segment: Part, at index: Int) {
        let place = min(max(index, 0), segments.count)
        segments.insert(segment, at: place)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
        invalidateIntrinsicContentSize()
    }

    private func change(_ index: Int, _ body: (inout Part) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index])
        invalidateIntrinsicContentSize()
    }
    /// Gives a segment another action, with its title and picture.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard segment >= 0, segment < numberOfSegments else { return }
        segmentActions[segment] = action
        if let image = action.image {
            setImage(image, forSegmentAt: segment)
        } else {
            setTitle(action.title, forSegmentAt: segment)
        }
    }
    /// The segment whose action has that name; `NSNotFound` for none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segmentActions.filter { $0.value.identifier == actionIdentifier }.keys.min() ?? NSNotFound
    }
    open func imageForSegment(at segment: Int) -> UIImage? {
        guard segments.indices.contains(segment), case .image(let image) = segments[segment].content else { return nil }
        return image
    }
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
    private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
}
