extension UIView {
    /// Adds as subview, at `index` or on top, moving it from wherever it was.
    func insert(_ view: UIView, at index: Int?) {
        // Nothing is inside a view without subviews but the view itself.
        guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else {
            let text =
                view === self
                ? "Can't add self as subview"
                : "Can't add \(view.description) as subview: it is an ancestor of the receiver"
            UIKitExceptions.raise(.invalidArgument, text)
            return
        }
        if view.superview === self {
            let position = subviews.firstIndex { $0 === view }!
            subviews.remove(at: position)
            subviews.insert(view, at: min(max(index ?? subviews.count, 0), subviews.count))
            return
        }
        view.performRemoveFromSuperview()
        let newWindow = window
        view.willMove(toSuperview: self)
        if newWindow != nil { view.willEnterWindow(newWindow) }
        view.dissolveHostedSystem()
        if let index, index < subviews.count { subviews.insert(view, at: max(index, 0)) } else { subviews.append(view) }
        view.superview = self
        view.adoptEnvironmentInSubtree()
        layoutHost.hostedSystem?.subtreeWasAttached(view)
        // The app may have moved it when its traits changed.
        if view.superview === self { view.passFlags(to: self) }
        markNeedsLayout()
        if view.superview === self { view.insetsAfterInsertion(into: self) }
        if subviews.count == 1 { superview?.childGainedOrLostContents(self) }
        didAddSubview(view)
        view.didMoveToSuperview()
        if newWindow != nil { view.didEnterWindow() }
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling, sibling.superview === self else { return insert(view, at: nil) }
        if view.superview === self { subviews.removeAll { $0 === view } }
        let index = subviews.firstIndex { $0 === sibling }! + offset
        if view.superview === self { subviews.insert(view, at: index) } else { insert(view, at: index) }
    }

    func performExchangeSubview(at one: Int, _ other: Int) {
        for index in [one, other] where !subviews.indices.contains(index) {
            // A negative index is a very large one to UIKit.
            let bounds = subviews.isEmpty ? "for empty array" : "[0 .. \(subviews.count - 1)]"
            UIKitExceptions.raise(
                .range, "*** -[__NSArrayM objectAtIndex:]: index \(UInt(bitPattern: index)) beyond bounds \(bounds)")
            return
        }
        subviews.swapAt(one, other)
    }

    func reorder(_ view: UIView, toFront: Bool) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: index)
        subviews.insert(view, at: toFront ? subviews.count : 0)
    }

    /// Leaves the superview; constraints across the cut are deactivated and forgotten (fact A4.5).
    func performRemoveFromSuperview() {
        // A background may have outlived what it was behind.
        guard let parent = superview else { return endBackground() }
        let hadWindow = window != nil
        (parent as? ArrangingView)?.arrangedViewWillLeave(self)
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if hadWindow { willLeaveWindow() }
        for ancestor in sequence(first: parent, next: \.superview) {
            for constraint in ancestor.constraints where constraint.touches(subtreeOf: self) {
                ancestor.drop(constraint)
            }
        }
        layoutHost.hostedSystem?.subtreeWillDetach(self)
        parent.subviews.removeAll { $0 === self }
        superview = nil
        endBackground()
        if parent.subviews.isEmpty { parent.superview?.childGainedOrLostContents(parent) }
        parent.markNeedsLayout()
        didMoveToSuperview()
        if hadWindow { didLeaveWindow() }
    }

    private func willEnterWindow(_ window: UIWindow?) {
        visitSubtree {
            $0.controller?.viewWillAppear(false)
            $0.willMove(toWindow: window)
        }
    }

    /// Controllers are notified that they appeared once the turn has laid the window out.
    private func didEnterWindow() {
        controllerMarginsMayHaveChanged()
        visitSubtree { view in
            view.didMoveToWindow()
            guard let controller = view.controller else { return }
            controller.isAboutToAppear = true
            ScheduledWork.schedule(after: 0) { [weak controller] _ in
                controller?.appear()
                controller?.viewDidAppear(false)
            }
        }
    }

    private func willLeaveWindow() {
        visitSubtree {
            $0.controller?.isAboutToAppear = false
            $0.controller?.viewWillDisappear(false)
            $0.willMove(toWindow: nil)
        }
    }

    private func didLeaveWindow() {
        controllerMarginsMayHaveChanged()
        visitSubtree {
            $0.didMoveToWindow()
            $0.controller?.viewDidDisappear(false)
        }
    }

    /// Another window, or one of another size (fact M8.3).
    func controllerMarginsMayHaveChanged() { visitSubtree { if $0.controller != nil { $0.marginsDidChange() } } }

    func performViewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.performViewWithTag(tag) { return found } }
        return nil
    }

    func visitSubtree(_ body: (UIView) -> Void) {
        body(self)
        for view in subviews { view.visitSubtree(body) }
    }

    /// The subtree in pre-order, without entering views that host engines of their own.
    func forEachInSystem(_ body: (UIView) -> Void) {
        body(self)
        for view in subviews where !view.isEngineHost { view.forEachInSystem(body) }
    }
}

extension NSLayoutConstraint {
    /// Whether an item lies in the subtree of `view`.
    func touches(subtreeOf view: UIView) -> Bool {
        // A leaf is named itself or not at all.
        let isLeaf = view.subviews.isEmpty && view.layoutGuides.isEmpty
        var isTouched = false
        forEachNamed { reference in
            guard !isTouched else { return }
            isTouched = isLeaf ? reference.view === view : reference.owner.map { $0.isDescendant(of: view) } ?? false
        }
        return isTouched
    }
}
