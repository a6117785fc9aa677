/// Baselines of the stack and of its views (facts A9.2, C5.1).
extension UIStackView {
    /// What bounds a row of views on one baseline, above the first baselines or below the last (fact C5.2).
    public enum BaselineCanvas: Sendable {
        /// ``spanner`` in iOS 9 to 12, ``firstView`` after.
        case byGeneration
        /// The spanner: the row is as high as its largest view asks for.
        case spanner
        /// The first view, by an inequality: a later view with larger text is out of the row.
        case firstView
    }

    /// The switch in force. Default ``BaselineCanvas/byGeneration``, by one source. Stacks that exist already are
    /// reported nothing: call `setNeedsUpdateConstraints()` on them.
    public static var baselineCanvas = BaselineCanvas.byGeneration

    /// Whether a baseline alignment has a meaning: only across a row.
    var alignsBaselines: Bool { axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline) }

    /// The arranged view whose baseline stands for the stack's; nil for an empty stack.
    func baselineView(isFirst: Bool) -> UIView? {
        let shown = arrangedSubviews.lazy.filter { !$0.isHidden }
        guard axis == .horizontal else { return isFirst ? shown.first : arrangedSubviews.last { !$0.isHidden } }
        switch (alignment, isFirst) {
        case (.fill, true), (.leading, true), (.firstBaseline, true): return shown.first
        case (.trailing, false), (.lastBaseline, false): return arrangedSubviews.last { !$0.isHidden }
        default: return tallest(of: Array(shown))
        }
    }

    /// By natural height, or the fitted one where there is none; equals by order. Views are not fitted while
    /// constraints are entered, but ahead of the next solution.
    private func tallest(of views: [UIView]) -> UIView? {
        var best: (view: UIView, height: CGFloat)?
        for view in views {
            let natural = view.unwrappedContentSize.height
            if natural < 0, !measures.wantsHeights {
                measures.wantsHeights = true
                measures.revision = -1
            }
            let height = natural >= 0 ? natural : measures.heights[ObjectIdentifier(view)] ?? 0
            if best.map({ height > $0.height + 1e-6 }) ?? true { best = (view, height) }
        }
        if measures.wantsHeights { layoutHost.hostedEngine?.measure(self) }
        return best?.view
    }

    /// Fits the views without a natural height; true if another one is the tallest now.
    func heightsAreOutdated() -> Bool {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        let known = tallest(of: shown)
        measures.heights.removeAll()
        for view in shown where view.unwrappedContentSize.height < 0 {
            measures.heights[ObjectIdentifier(view)] = view.sizeWithoutArranger().height
        }
        return tallest(of: shown) !== known
    }

    /// Whether an arranged view has a baseline to align now and had none at the last rebuild, or the other way round.
    func hasOtherBaseline(_ view: UIView) -> Bool {
        alignsBaselines
            && view.hasBaseline(isFirst: alignment == .firstBaseline)
                == withoutBaseline.contains(ObjectIdentifier(view))
    }

    /// What changed of the contents that constraints elsewhere depend on.
    func rememberContents(_ contents: StackContents) {
        wrapping.removeAll(keepingCapacity: true)
        withoutBaseline.removeAll(keepingCapacity: true)
        for view in contents.arranged {
            if view.wrapsToWidth { wrapping.insert(ObjectIdentifier(view)) }
            if alignsBaselines, !view.hasBaseline(isFirst: alignment == .firstBaseline) {
                withoutBaseline.insert(ObjectIdentifier(view))
            }
        }
        baselinesMayHaveMoved()
    }

    func baselinesMayHaveMoved() { if let engine = layoutHost.hostedEngine { followBaselines(in: engine) } }

    /// Constraints on the baselines of the stack, and of those that it is in, follow the views that stand for them;
    /// rows on baselines align it by its edge where such a view has no text, and by its baseline where it has.
    /// - Returns: Whether anything is another now.
    @discardableResult func followBaselines(in engine: LayoutEngine) -> Bool {
        var isAnother = false
        var inner: UIStackView? = self
        while let stack = inner {
            if engine.relowerBaselines(of: stack) { isAnother = true }
            inner = stack.superview as? UIStackView
            if let outer = inner, outer.arrangedSubviews.contains(stack), outer.hasOtherBaseline(stack) {
                outer.setNeedsUpdateConstraints()
                isAnother = true
            }
        }
        return isAnother
    }
}

extension UIView {
    func hasBaseline(isFirst: Bool) -> Bool {
        let baselineView = baselineView(isFirst: isFirst)
        return (isFirst ? baselineView.firstBaselineFromTop : baselineView.lastBaselineFromBottom) != nil
    }
}
