extension UIEdgeInsets {
    /// Left is leading, or trailing where the sides are mirrored.
    package init(_ insets: NSDirectionalEdgeInsets, isMirrored: Bool) {
        let (left, right) = isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        self.init(top: insets.top, left: left, bottom: insets.bottom, right: right)
    }

    package func directional(isMirrored: Bool) -> NSDirectionalEdgeInsets {
        let (leading, trailing) = isMirrored ? (right, left) : (left, right)
        return NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    static func += (insets: inout UIEdgeInsets, more: UIEdgeInsets) {
        insets.top += more.top
        insets.left += more.left
        insets.bottom += more.bottom
        insets.right += more.right
    }
}

extension UIView {
    /// Margins as they were set, before anything is added.
    var baseMargins: UIEdgeInsets {
        switch ownMargins {
        case nil: return defaultMargins
        case .given(let margins), .edges(let margins): return margins
        case .directional(let margins):
            return UIEdgeInsets(margins, isMirrored: isRightToLeft)
        }
    }

    /// Own margins plus safe area, widened to the superview's where asked for (facts A10.3, A10.4).
    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = baseMargins
        if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
            let least = UIEdgeInsets(controller.systemMinimumLayoutMargins, isMirrored: isRightToLeft)
            margins.left = max(margins.left, least.left)
            margins.right = max(margins.right, least.right)
            margins.top = max(margins.top, least.top)
            margins.bottom = max(margins.bottom, least.bottom)
        }
        if insetsLayoutMarginsFromSafeArea { margins += safeAreaInsets }
        guard preservesSuperviewLayoutMargins, let parent = superview else { return margins }
        let outer = parent.effectiveLayoutMargins
        let own = frame
        let size = parent.storedBounds.size
        // A view that sticks out, as a cell's content does before it is placed, is at no distance.
        margins.top = max(margins.top, outer.top - max(0, own.minY))
        margins.left = max(margins.left, outer.left - max(0, own.minX))
        margins.bottom = max(margins.bottom, outer.bottom - max(0, size.height - own.maxY))
        margins.right = max(margins.right, outer.right - max(0, size.width - own.maxX))
        return margins
    }

    /// Per edge the parent's inset less the distance from the parent's edge, from 0 to the parent's (fact A10.5).
    var inheritedSafeAreaInsets: UIEdgeInsets {
        var insets = clampedSafeAreaInsets
        guard let controller else { return insets }
        insets += controller.additionalSafeAreaInsets
        insets += controller.barInsets
        return insets
    }

    private var clampedSafeAreaInsets: UIEdgeInsets {
        if let rootSafeAreaInsets { return rootSafeAreaInsets }
        guard let parent = superview else { return .zero }
        var outer = parent.safeAreaInsets
        if outer == .zero { return .zero }
        // Of a scroll view, what its insets do not hold.
        if let held = parent.scrollContainer?.holdsSafeArea {
            if held.horizontal { (outer.left, outer.right) = (0, 0) }
            if held.vertical { (outer.top, outer.bottom) = (0, 0) }
        }
        let own = frame
        let size = parent.storedBounds.size
        func clamp(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), max(inset, 0)) }
        return UIEdgeInsets(
            top: clamp(outer.top, own.minY), left: clamp(outer.left, own.minX),
            bottom: clamp(outer.bottom, size.height - own.maxY), right: clamp(outer.right, size.width - own.maxX))
    }

    var directionalMargins: NSDirectionalEdgeInsets { layoutMargins.directional(isMirrored: isRightToLeft) }

    package enum MarginSource {
        case app
        /// The system, for this place: a cell's content view, a controller's view.
        case place
        /// No one: they are those of any view.
        case standard
    }

    package var marginSource: MarginSource {
        switch ownMargins {
        case .edges, .directional: .app
        case .given: .place
        case nil: .standard
        }
    }

    /// Margins of the system's for this place; they stand until the app sets its own.
    package func giveMargins(_ margins: UIEdgeInsets) {
        switch ownMargins {
        case .given(margins), .edges, .directional: return
        case nil, .given:
            ownMargins = .given(margins)
            marginsDidChange()
        }
    }

    func marginsDidChange() {
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        updateSystemGuides()
        layoutHost.hostedSystem?.marginsDidChange(of: self)
        for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
    }

    /// The view moved or was resized: what it and its subviews inherit may differ now. Free while nothing is inherited.
    func inheritedInsetsDidChange() {
        if preservesSuperviewLayoutMargins { marginsDidChange() }
        if knownSafeAreaInsets != .zero || (superview?.knownSafeAreaInsets ?? .zero) != .zero {
            safeAreaMayHaveChanged()
            for view in subviews { view.inheritedInsetsDidChange() }
        } else {
            for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
        }
    }

    func insetsAfterInsertion(into superview: UIView) {
        if superview.superview == nil { superview.knownSafeAreaInsets = superview.safeAreaInsets }
        if preservesSuperviewLayoutMargins { marginsDidChange() }
        safeAreaMayHaveChanged()
    }

    /// Notifies the subtree where its safe area is another one than before.
    func safeAreaMayHaveChanged() {
        let now = safeAreaInsets
        guard now != knownSafeAreaInsets else { return }
        knownSafeAreaInsets = now
        safeAreaInsetsDidChange()
        controller?.layoutSupportsFollow()
        controller?.viewSafeAreaInsetsDidChange()
        marginsDidChange()
        for view in subviews { view.safeAreaMayHaveChanged() }
    }

    // MARK: Guides

    var marginsGuide: UILayoutGuide { systemGuide(.margins) }
    var safeAreaGuide: UILayoutGuide { systemGuide(.safeArea) }
    var readableGuide: UILayoutGuide { systemGuide(.readable) }

    private func systemGuide(_ kind: SystemGuide) -> UILayoutGuide {
        if let guide = systemGuides[kind] { return guide }
        let guide = UILayoutGuide()
        guide.identifier = kind.identifier
        guide.allowsNegativeLengths = true
        addLayoutGuide(guide)
        systemGuides[kind] = guide
        pin(guide, kind)
        return guide
    }

    private func pin(_ guide: UILayoutGuide, _ kind: SystemGuide) {
        for (attribute, constant) in pins(of: kind) {
            // The item that lies further on comes first, as UIKit's logs print it.
            let isFar = attribute == .bottom || attribute == .right
            let isLength = attribute == .width
            let pin = NSLayoutConstraint(
                item: isFar ? self : guide, attribute: attribute, relatedBy: .equal,
                toItem: isLength ? nil : isFar ? guide : self, attribute: isLength ? .notAnAttribute : attribute,
                multiplier: 1, constant: constant)
            pin.identifier = kind.pinIdentifier(attribute)
            pin.origin = .guide
            pin.isActive = true
        }
    }

    /// Insets from the view's edges. A readable width is pinned as such: insets by the present width of the view would
    /// contradict a smaller one to come.
    private func pins(of kind: SystemGuide) -> [(attribute: NSLayoutConstraint.Attribute, constant: CGFloat)] {
        let insets = insets(of: kind)
        if kind == .readable, let readableWidth {
            let offset = (insets.left - insets.right) / 2
            return [(.top, insets.top), (.centerX, offset), (.bottom, insets.bottom), (.width, readableWidth)]
        }
        return [(.top, insets.top), (.left, insets.left), (.bottom, insets.bottom), (.right, insets.right)]
    }

    /// Where a guide of the system's own is by the view's bounds and insets, in a tree that is in a window or was laid
    /// out; nil for other guides and trees.
    func rectByInsets(of guide: UILayoutGuide) -> CGRect? {
        guard let kind = SystemGuide.allCases.first(where: { systemGuides[$0] === guide }),
            window != nil || layoutHost.hostedSystem != nil
        else { return nil }
        let insets = insets(of: kind)
        let size = storedBounds.size
        return CGRect(
            x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    private func updateSystemGuides() {
        guard !systemGuides.isEmpty else { return }
        // In one order in every run: each edit may be reported at once.
        for kind in SystemGuide.allCases { updateSystemGuide(kind) }
    }

    /// What reads well depends on the width of the view itself.
    func readableWidthMayHaveChanged() { if !systemGuides.isEmpty { updateSystemGuide(.readable) } }

    private func updateSystemGuide(_ kind: SystemGuide) {
        guard let guide = systemGuides[kind] else { return }
        let (known, wanted) = (pins(holding: guide), pins(of: kind))
        guard known.map(\.firstAttribute) == wanted.map(\.attribute) else {
            for pin in known { pin.isActive = false }
            return pin(guide, kind)
        }
        for (pin, (_, constant)) in zip(known, wanted) { pin.constant = constant }
    }

    private func pins(holding guide: UILayoutGuide) -> [NSLayoutConstraint] {
        constraints.filter { $0.origin == .guide && ($0.firstItem === guide || $0.secondItem === guide) }
    }

    private func insets(of kind: SystemGuide) -> UIEdgeInsets {
        switch kind {
        case .margins: return effectiveLayoutMargins
        case .safeArea: return safeAreaInsets
        case .readable:
            var insets = effectiveLayoutMargins
            if let readableWidth {
                let spare = storedBounds.width - insets.left - insets.right - readableWidth
                insets.left += spare / 2
                insets.right += spare / 2
            }
            return insets
        }
    }

    /// Of a view that is wider: the guide is then centred between the margins. In iOS 26 what is little wider is left as
    /// it is (fact A10.8).
    private var readableWidth: CGFloat? {
        let (readable, spare): (CGFloat, CGFloat) = LayoutEnvironment.generation == .ios26 ? (920, 88) : (672, 0)
        let (width, margins) = (storedBounds.width, effectiveLayoutMargins)
        return width - margins.left - margins.right > readable && width > readable + spare ? readable : nil
    }
}

extension SystemGuide {
    var identifier: String {
        switch self {
        case .margins: "UIViewLayoutMarginsGuide"
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .readable: "UIViewReadableContentGuide"
        }
    }

    func pinIdentifier(_ attribute: NSLayoutConstraint.Attribute) -> String {
        switch self {
        case .margins: "UIView-\(attribute.printed)Margin-guide-constraint"
        case .safeArea, .readable: "\(identifier)-\(attribute.printed)"
        }
    }
}

/// Margins that were set: by edge they stay where they are, by direction they follow it.
enum LayoutMargins {
    /// By a list, to a cell's content.
    case given(UIEdgeInsets)
    case edges(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
}
