/// Looks at laid-out cells for what is never meant: text over text, text out of the cell, text cut off, text without
/// space. Only labels with text, controls and images with a size are looked at: plain views may overlap and stick out.
@MainActor package struct InvariantCheck {
    /// Views of one row; beyond that comparing each with each would take too long.
    static let viewLimit = 1000
    /// Points up to which an image is a line, which looks the same in each width.
    private static let mostOfLine: CGFloat = 4

    private struct Content {
        let id: String
        let view: UIView
        /// In the content view.
        let frame: CGRect
    }

    let row: String
    let contents: any NamedViews
    let contentView: UIView
    /// Those that are in the content view, and whether neither they nor what they are in is hidden.
    let inside: [(id: String, view: UIView, isShown: Bool)]
    /// A pixel, for differences that rounding makes.
    let pixel = 1 / LayoutEnvironment.displayScale + 1e-6

    package init(row: String, contents: any NamedViews) {
        (self.row, self.contents, contentView) = (row, contents, contents.contentView)
        var inside: [(id: String, view: UIView, isShown: Bool)] = []
        for (id, view) in contents.ordered.prefix(Self.viewLimit) {
            if let isShown = Self.isShown(view, in: contentView) { inside.append((id, view, isShown)) }
        }
        self.inside = inside
    }

    package func violations() -> [Finding.Fact] {
        var found: [Finding.Fact] = []
        var shown: [Content] = []
        for (id, view, isShown) in inside where isShown {
            if let content = content(id, view) { shown.append(content) }
            if let image = view as? UIImageView, let mistake = missingBottom(ofImage: image) { found.append(mistake) }
            if let mistake = unmeasured(view) ?? emptyImage(view) ?? freeRatio(view) ?? scrollingText(view)
                ?? emptyStack(view) ?? wrapWidth(view)
            {
                found.append(.mistake(row: row, view: id, mistake))
            }
        }
        found += hidden()
        for (id, view, _) in inside where view.isHidden {
            if let mistake = hiddenWidth(view) { found.append(.mistake(row: row, view: id, mistake)) }
        }
        for content in shown { findOwn(content, &found) }
        return found + overlaps(shown)
    }

    private func name(of view: UIView) -> String? { contents.ordered.first { $0.view === view }?.id }

    private func content(_ id: String, _ view: UIView) -> Content? {
        guard hasContent(view), let frame = visibleFrame(of: view) else { return nil }
        return Content(id: id, view: view, frame: frame)
    }

    /// In the content view, without what views around it clip; nil for nothing. An empty frame stays, to be reported.
    private func visibleFrame(of view: UIView) -> CGRect? {
        var frame = view.bounds
        let hasRoom = frame.width > 0 && frame.height > 0
        for ancestor in sequence(first: view, next: \.superview) {
            if ancestor !== view, hasRoom, ancestor.clipsToBounds || ancestor is UIScrollView {
                frame = frame.intersection(ancestor.bounds)
                guard !frame.isNull, frame.width > 0, frame.height > 0 else { return nil }
            }
            if ancestor === contents.holder { break }
            // Folded with what it is in.
            let isFolded = ancestor.bounds.width <= 0 || ancestor.bounds.height <= 0
            if !hasRoom, ancestor !== view, ancestor !== contentView, isFolded { return nil }
            frame = frame.offsetBy(
                dx: ancestor.frame.minX - ancestor.bounds.minX, dy: ancestor.frame.minY - ancestor.bounds.minY)
        }
        // Back from the cell to the content view.
        return contentView.superview === contents.holder && contentView !== contents.holder
            ? frame.offsetBy(
                dx: contentView.bounds.minX - contentView.frame.minX,
                dy: contentView.bounds.minY - contentView.frame.minY)
            : frame
    }

    private func isShown(_ view: UIView) -> Bool { Self.isShown(view, in: contentView) == true }

    /// Nil for a view that is not in the content view.
    private static func isShown(_ view: UIView, in contentView: UIView) -> Bool? {
        var (isShown, next) = (true, Optional(view))
        while let ancestor = next {
            if ancestor.isHidden || ancestor.alpha == 0 { isShown = false }
            if ancestor === contentView { return isShown }
            next = ancestor.superview
        }
        return nil
    }

    func hasContent(_ view: UIView) -> Bool {
        if let label = view as? UILabel { return label.text?.isEmpty == false }
        if let button = view as? UIButton {
            // A button may be a card with everything in it.
            return button.subviews.isEmpty && (button.currentTitle?.isEmpty == false || button.currentImage != nil)
        }
        return false
    }

    // MARK: One view

    private func findOwn(_ content: Content, _ found: inout [Finding.Fact]) {
        if content.frame.width <= 0 || content.frame.height <= 0 {
            if !isFolded(content.view) { found.append(.zeroSize(row: row, view: content.id)) }
            return
        }
        findOutside(content, &found)
        if let clipped = clipped(content) { found.append(clipped) }
    }

    /// Whether the app itself folds the view: a constraint of its own gives it no length.
    private func isFolded(_ view: UIView) -> Bool {
        view.constraints.contains { constraint in
            guard constraint.isActive, constraint.firstItem === view, constraint.secondItem == nil,
                constraint.constant == 0, constraint.relation != .greaterThanOrEqual,
                type(of: constraint) == NSLayoutConstraint.self
            else { return false }
            return (constraint.firstAttribute == .height && view.bounds.height <= 0)
                || (constraint.firstAttribute == .width && view.bounds.width <= 0)
        }
    }

    private func findOutside(_ content: Content, _ found: inout [Finding.Fact]) {
        let bounds = contentView.bounds
        let (left, right) = (bounds.minX - content.frame.minX, content.frame.maxX - bounds.maxX)
        let (top, bottom) = (bounds.minY - content.frame.minY, content.frame.maxY - bounds.maxY)
        let sides: [(Finding.Side, CGFloat)] = [(.left, left), (.right, right), (.top, top), (.bottom, bottom)]
        for (side, points) in sides where points > pixel {
            found.append(
                wrongTie(side, of: content.view, points) ?? missingWidth(side, of: content.view, points)
                    ?? missingBottom(side, of: content.view, points)
                    ?? .outsideParent(row: row, view: content.id, points: Double(points), side: side))
        }
    }

    private func wrongTie(_ side: Finding.Side, of view: UIView, _ points: CGFloat) -> Finding.Fact? {
        guard let (view, tie, isReversed) = contentView.wrongTie(side, of: view, where: { name(of: $0) != nil }),
            let id = name(of: view)
        else { return nil }
        return isReversed
            ? .outsideParent(row: row, view: id, points: Double(points), side: side, by: tie.facts.form)
            : .wrongSign(row: row, view: id, side: side, constant: Double(tie.constant))
    }

    private func missingWidth(_ side: Finding.Side, of view: UIView, _ points: CGFloat) -> Finding.Fact? {
        guard side == .left || side == .right,
            let holder = contentView.holderOfFreeEdge(side == .right, of: view),
            let id = name(of: holder)
        else { return nil }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edge = (side == .right) == isMirrored ? "leading" : "trailing"
        return .mistake(row: row, view: id, .missingWidth(points: Double(points), edge: edge))
    }

    /// In a row whose height follows from its constraints.
    private func missingBottom(_ side: Finding.Side, of view: UIView, _ points: CGFloat) -> Finding.Fact? {
        guard side == .bottom, contentView.lastFitting != nil,
            let (free, above) = contentView.missingBottom(of: view), let id = name(of: free)
        else { return nil }
        let container = free.superview.flatMap(name) ?? contentView.layoutName
        let own = contentView.convert(free.bounds, from: free).maxY - contentView.bounds.maxY
        return .mistake(
            row: row, view: id,
            .missingBottom(points: Double(max(points, own)), container: container, above: above.flatMap(name)))
    }

    /// Of an image that is not centered on an edge of what it is in, or of a view without content of its own.
    private func missingBottom(ofImage view: UIImageView) -> Finding.Fact? {
        let ties = constraints(on: view).map { $0.seen(from: view) }
        guard view.image != nil, let points = visibleFrame(of: view).map({ $0.maxY - contentView.bounds.maxY }),
            points > pixel,
            !ties.contains(where: { own, item, edge in
                let other = (item as? UILayoutGuide)?.owningView ?? item as? UIView
                return own == .centerY && [.top, .bottom].contains(edge)
                    && other.map { view.isDescendant(of: $0) || $0.intrinsicContentSize.height <= 0 } == true
            })
        else { return nil }
        return missingBottom(.bottom, of: view, points)
    }

    // MARK: Views without content of their own

    private func constraints(on view: UIView) -> [NSLayoutConstraint] {
        let holders = sequence(first: view, next: { $0 === contentView ? nil : $0.superview })
        return holders.flatMap(\.constraints).filter {
            $0.isActive && ($0.firstItem === view || $0.secondItem === view)
        }
    }

    private func unmeasured(_ view: UIView) -> ViewMistake? {
        guard let width = (view as? MeasuredLabel)?.unmeasuredWidth else { return nil }
        return .unmeasuredText(width: Double(width))
    }

    private func emptyImage(_ view: UIView) -> ViewMistake? {
        guard let image = view as? UIImageView, image.image == nil, view.intrinsicContentSize.width < 0,
            contentView.hasFreeEdge(of: view)
        else { return nil }
        return .emptyImage(width: Double(view.bounds.width))
    }

    /// An image view that is narrower than its image and as tall as it, where that makes the row taller or is seen.
    /// To fill and crop is mostly meant.
    private func freeRatio(_ view: UIView) -> ViewMistake? {
        guard let view = view as? UIImageView, let size = view.image?.size, size.width > view.bounds.width + 1,
            abs(size.height - view.bounds.height) < 1, view.bounds.width > pixel, size.height > 1,
            [.scaleToFill, .scaleAspectFit].contains(view.contentMode),
            !constraints(on: view).contains(where: { $0.firstAttribute == .height || $0.secondAttribute == .height }),
            showsRatio(view)
                || sized(by: { [.contentHugging, .compressionResistance].contains($0) }).contains(view)
        else { return nil }
        return .freeRatio(width: Double(view.bounds.width), height: Double(size.height), imageWidth: Double(size.width))
    }

    /// Whether a view that is not held at both edges squeezes its image, unless that is a line, or moves it from an edge.
    private func showsRatio(_ view: UIImageView) -> Bool {
        let held = constraints(on: view).filter { $0.relation == .equal }.map { $0.seen(from: view).own }
        let ends: [Set<NSLayoutConstraint.Attribute>] = [[.top, .firstBaseline], [.bottom, .lastBaseline]]
        let count = ends.count { !$0.isDisjoint(with: held) }
        return count < 2 && (view.contentMode == .scaleToFill ? view.bounds.height > Self.mostOfLine : count == 1)
    }

    /// Text in a label that is as tall as if it were of another width.
    private func wrapWidth(_ view: UIView) -> ViewMistake? {
        let (given, size) = ((view as? UILabel)?.preferredMaxLayoutWidth ?? 0, view.bounds.size)
        guard let label = view as? UILabel, given > 0, size.width > pixel, abs(given - size.width) > pixel,
            abs(label.intrinsicContentSize.height - size.height) <= pixel,
            abs(label.sizeThatFits(CGSize(width: size.width, height: 0)).height - size.height) > pixel
        else { return nil }
        return .wrapWidth(given: Double(given), width: Double(size.width))
    }

    /// One that nothing gives a height, and that is not folded with what it is in; or that does not grow from its least,
    /// and is not as tall as it may be.
    private func scrollingText(_ view: UIView) -> ViewMistake? {
        guard let text = view as? UITextView, text.isScrollEnabled, !text.text.isEmpty, view.bounds.width > pixel,
            visibleFrame(of: view) != nil, !isFolded(view)
        else { return nil }
        let held = constraints(on: view).filter { $0.seen(from: view).own == .height }
        let given = held.filter { $0.firstItem === view && $0.constant > 0 && $0.relation != .lessThanOrEqual }
        guard given.allSatisfy({ $0.relation == .greaterThanOrEqual && $0.secondItem == nil }),
            abs((given.map(\.constant).max() ?? 0) - view.bounds.height) <= pixel,
            view.bounds.height <= pixel || !held.contains(where: { caps(view, $0) }),
            text.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height > view.bounds.height + pixel
        else { return nil }
        return .scrollingText
    }

    /// Whether a constraint keeps the view from being taller than it is.
    private func caps(_ view: UIView, _ constraint: NSLayoutConstraint) -> Bool {
        let isFirst = constraint.firstItem === view
        guard constraint.relation != (isFirst ? .greaterThanOrEqual : .lessThanOrEqual) else { return false }
        let (_, item, attribute) = constraint.seen(from: view)
        let size = (item as? UIView)?.bounds.size ?? (item as? UILayoutGuide)?.layoutFrame.size ?? .zero
        let (own, other) = (view.bounds.height, attribute == .width ? size.width : size.height)
        let (first, second) = isFirst ? (own, other) : (other, own)
        return abs(first - second * constraint.multiplier - constraint.constant) <= pixel
    }

    /// A stack view that closed up, between gaps that did not.
    private func emptyStack(_ view: UIView) -> ViewMistake? {
        guard let stack = view as? UIStackView, !stack.arrangedSubviews.isEmpty,
            stack.bounds.height <= pixel, stack.arrangedSubviews.allSatisfy(\.isHidden)
        else { return nil }
        let edges: Set<NSLayoutConstraint.Attribute> = [.top, .bottom]
        for constraint in constraints(on: stack) where edges.contains(constraint.firstAttribute) {
            guard let neighbor = constraint.seen(from: stack).item as? UIView, !stack.isDescendant(of: neighbor),
                abs(constraint.constant) > pixel, let name = name(of: neighbor)
            else { continue }
            return .emptyStack(gap: Double(abs(constraint.constant)), neighbor: name)
        }
        return nil
    }

    /// A hidden view next to a shown one that is tied to its far edge.
    private func hiddenWidth(_ view: UIView) -> ViewMistake? {
        guard view.bounds.width > pixel, view.superview.map(isShown) == true,
            (view.superview as? UIStackView)?.arrangedSubviews.contains(view) != true
        else { return nil }
        let ends: [Set<NSLayoutConstraint.Attribute>] = [[.leading, .left], [.trailing, .right]]
        let horizontal: Set<NSLayoutConstraint.Attribute> = [.leading, .left, .trailing, .right, .centerX]
        let places = constraints(on: view).filter { horizontal.contains($0.seen(from: view).own) }
        for constraint in places {
            guard let other = constraint.seen(from: view).item as? UIView, isShown(other),
                !view.isDescendant(of: other),
                let from = ends.firstIndex(where: { $0.contains(constraint.firstAttribute) }),
                ends[1 - from].contains(constraint.secondAttribute),
                // What nothing else places follows the other view, and does not hold it.
                places.contains(where: { $0.seen(from: view).item !== other }), let name = name(of: other)
            else { continue }
            return .hiddenWidth(points: Double(view.bounds.width), tied: name)
        }
        return nil
    }

    private func hidden() -> [Finding.Fact] {
        var kept: [(id: String, view: UIView)] = []
        for (id, view, _) in inside where view.isHidden && view.bounds.height > pixel {
            guard (view.superview as? UIStackView)?.arrangedSubviews.contains(view) != true,
                view.superview.map(isShown) == true
            else { continue }
            kept.append((id, view))
        }
        let sized = kept.isEmpty ? [] : sized { $0 != .nonNegative }
        return kept.compactMap { id, view in
            guard sized.contains(where: { $0.isDescendant(of: view) }) else { return nil }
            return .hiddenView(row: row, view: id, height: Double(view.bounds.height))
        }
    }

    /// The views whose heights the row's is made of, by constraints of such a kind.
    private func sized(by isKind: (ConstraintFacts.Kind) -> Bool) -> [UIView] {
        (contentView.lastFitting?.heightDerivation().parts ?? []).compactMap { part in
            let anchor = part.constraint.form.first.anchor
            return isKind(part.constraint.kind) && anchor.attribute == "height" ? contents.views[anchor.item] : nil
        }
    }

    private func clipped(_ content: Content) -> Finding.Fact? {
        guard let label = content.view as? UILabel else { return nil }
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
        guard needed > label.bounds.height + pixel else { return nil }
        return .clippedText(row: row, view: content.id, needed: Double(needed), given: Double(label.bounds.height))
    }

    // MARK: Two views

    /// Pairs that share more than a pixel in both directions, from the top down.
    private func overlaps(_ shown: [Content]) -> [Finding.Fact] {
        guard shown.count > 1 else { return [] }
        let sorted = shown.enumerated().sorted {
            ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
        }
        .map(\.element)
        var found: [Finding.Fact] = []
        var placements: Placements = [:]
        for (index, first) in sorted.enumerated() {
            for second in sorted[(index + 1)...] {
                if second.frame.minY >= first.frame.maxY { break }
                let shared = first.frame.intersection(second.frame)
                guard !shared.isNull, shared.width > pixel, shared.height > pixel,
                    !first.view.isDescendant(of: second.view), !second.view.isDescendant(of: first.view),
                    !takeTurns(first.view, second.view, &placements)
                else { continue }
                found.append(
                    .overlap(
                        row: row, views: [first.id, second.id], width: Double(shared.width),
                        height: Double(shared.height),
                        by: UIView.wrongTie(first.view, second.view, sharing: shared.size)?.facts.form))
            }
        }
        return found
    }
}

extension NSLayoutConstraint {
    /// The attribute of `view`, which is one of the two items, and the other item with its attribute.
    fileprivate func seen(from view: UIView) -> (own: Attribute, item: AnyObject?, attribute: Attribute) {
        firstItem === view
            ? (firstAttribute, secondItem, secondAttribute) : (secondAttribute, firstItem, firstAttribute)
    }
}
