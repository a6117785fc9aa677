struct ScrollGuides {
    var content: UILayoutGuide?
    var frame: UILayoutGuide?
    /// Left and top of the frame guide, whose constants are the content offset.
    var framePins: [NSLayoutConstraint] = []

    /// The app took a guide away.
    mutating func forget(_ guide: UILayoutGuide) {
        if content === guide { content = nil }
        if frame === guide {
            frame = nil
            framePins = []
        }
    }
}

extension UIScrollView: ScrollContainer {
    var knownContentGuide: UILayoutGuide? { guides.content }
    func forget(_ guide: UILayoutGuide) { guides.forget(guide) }

    var contentGuide: UILayoutGuide {
        if let known = guides.content { return known }
        let guide = makeGuide("UIScrollView-contentLayoutGuide")
        guides.content = guide
        pin(guide, .left, 0)
        pin(guide, .top, 0)
        return guide
    }

    var frameGuide: UILayoutGuide {
        if let known = guides.frame { return known }
        let guide = makeGuide("UIScrollView-frameLayoutGuide")
        guides.frame = guide
        guides.framePins = [pin(guide, .left, bounds.minX), pin(guide, .top, bounds.minY)]
        pin(guide, .width, 0)
        pin(guide, .height, 0)
        return guide
    }

    func pinFrameGuide() {
        guard guides.framePins.count == 2 else { return }
        guides.framePins[0].constant = bounds.minX
        guides.framePins[1].constant = bounds.minY
    }

    private func makeGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        addLayoutGuide(guide)
        return guide
    }

    @discardableResult private func pin(
        _ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        let pin = NSLayoutConstraint(
            item: guide, attribute: attribute, relatedBy: .equal, toItem: self, attribute: attribute, multiplier: 1,
            constant: constant)
        pin.identifier = "\(guide.identifier)-\(attribute.printed)"
        pin.origin = .guide
        pin.isActive = true
        return pin
    }

    /// The size of the content guide, once a constraint other than its own pins names it.
    func takeContentSizeFromConstraints() {
        guard let guide = guides.content, isSizedByConstraints else { return }
        let size = guide.layoutFrame.size
        if size != contentSize { contentSize = size }
    }

    /// Whether a constraint other than the content guide's own pins names the guide.
    private var isSizedByConstraints: Bool {
        guides.content?.engineRecord?.namedBy.contains { $0.origin != .guide } ?? false
    }

    var insetsWithSafeArea: UIEdgeInsets {
        var insets = contentInset
        let safe = safeAreaInsets
        let axes = adjustedAxes
        if axes.horizontal {
            insets.left += safe.left
            insets.right += safe.right
        }
        if axes.vertical {
            insets.top += safe.top
            insets.bottom += safe.bottom
        }
        return insets
    }

    var holdsSafeArea: (horizontal: Bool, vertical: Bool) { adjustedAxes }

    private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
        switch contentInsetAdjustmentBehavior {
        case .never: (false, false)
        case .always: (true, true)
        case .automatic: (scrollsHorizontally, scrollsVertically || isAdjustedByController)
        case .scrollableAxes: (scrollsHorizontally, scrollsVertically)
        }
    }

    // Content whose constraints may add the safe area that is held for it keeps scrolling as long as it would scroll with
    // that area: given back, it would be held again.
    private var scrollsHorizontally: Bool {
        let held = heldAxes.horizontal && isSizedByConstraints ? safeAreaInsets.left + safeAreaInsets.right : 0
        return alwaysBounceHorizontal || contentSize.width + held > bounds.width
    }
    private var scrollsVertically: Bool {
        let held = heldAxes.vertical && isSizedByConstraints ? safeAreaInsets.top + safeAreaInsets.bottom : 0
        return alwaysBounceVertical || contentSize.height + held > bounds.height
    }

    private var isAdjustedByController: Bool {
        if let controller { return controller.adjustsScrollViewUnderBars }
        guard let superview, superview.subviews.first === self else { return false }
        return superview.controller?.adjustsScrollViewUnderBars ?? false
    }

    /// Whether the content is larger than the bounds decides about the safe area.
    func scrollabilityMayHaveChanged() { if safeAreaInsets != .zero { adjustedInsetMayHaveChanged() } }

    /// Content that was at an edge keeps standing there.
    func adjustedInsetMayHaveChanged() {
        let now = adjustedContentInset
        let old = knownAdjustedInset
        guard now != old else { return }
        heldAxes = adjustedAxes
        knownAdjustedInset = now
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -now.top }
        if offset.x == -old.left { offset.x = -now.left }
        if offset != contentOffset { contentOffset = offset }
        for view in subviews { view.safeAreaMayHaveChanged() }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// The offset nearest to the present one at which as much of `rect` as possible is seen.
    func offset(showing rect: CGRect) -> CGPoint {
        let insets = adjustedContentInset
        let seen = bounds.inset(by: insets)
        var offset = contentOffset
        func shift(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            if low < from || high - low > to - from { return low - from }
            return high > to ? high - to : 0
        }
        offset.x += shift(rect.minX, rect.maxX, seen.minX, seen.maxX)
        offset.y += shift(rect.minY, rect.maxY, seen.minY, seen.maxY)
        return offset
    }
}
