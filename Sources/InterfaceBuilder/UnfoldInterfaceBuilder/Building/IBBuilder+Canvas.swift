/// What Interface Builder's canvas does with views that have no size of their own.
extension IBBuilder {
    /// In the canvas a view in a stack that has no natural length, and that nothing inside gives one, has a usual one:
    /// 50 points, but a width of 240 if it is no label. A label of one line without a text is such a view. One that
    /// holds something is as large across its stack as the stack. In the app their stack's size constraint at 25 makes
    /// them 0.
    ///
    /// Whatever the document says of a length comes first, however weak, unless the stack hugs what it holds at 1000.
    /// Where there is not enough room, views of outer stacks take theirs first, and of one stack the first ones.
    func giveUsualLengths() {
        var level = [source.view]
        var order: Float = 1
        while !level.isEmpty {
            for view in level {
                guard let stack = hierarchy.views[view.id] as? UIStackView else { continue }
                for child in view.subviews where !child.isHiddenOnCanvas {
                    order += 1
                    giveUsualLengths(to: child, in: stack, UILayoutPriority(51 + 1 / order))
                }
            }
            level = level.flatMap(\.subviews)
        }
    }

    private func giveUsualLengths(to view: IBView, in stack: UIStackView, _ priority: UILayoutPriority) {
        guard let made = hierarchy.views[view.id], !hasArranged(made) else { return }
        if let label = made as? DesignedLabel, label.numberOfLines == 1, label.intrinsicContentSize == .zero {
            label.designedSize = DesignedSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let size = made.intrinsicContentSize
        let isEmpty = made.subviews.allSatisfy(\.isHidden)
        let isImage = view.tag == "imageView" && (made as? UIImageView)?.image == nil
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
        where !setsLength(axis == .horizontal ? "width" : "height", of: view) {
            let length = made.sizeAnchor(axis)
            let isHugged = axis == stack.axis && stack.contentHuggingPriority(for: axis) == .required
            guard size[axis] < 0 || isHugged && isImage else { continue }
            if isEmpty {
                let usual: CGFloat = axis == .vertical ? (isImage ? 128 : 50) : made is UILabel ? 50 : 240
                activate(length.constraint(equalToConstant: usual), at: isHugged ? UILayoutPriority(999) : priority)
            } else if axis != stack.axis, stack.alignment != .fill {
                activate(length.constraint(equalTo: stack.sizeAnchor(axis)), at: UILayoutPriority(26))
            }
        }
    }

    /// Whether a constraint gives the view a length, at any priority, wherever the document keeps it.
    func setsLength(_ side: String, of view: IBView) -> Bool { givenLengths.contains("\(view.id) \(side)") }

    private func activate(_ constraint: NSLayoutConstraint, at priority: UILayoutPriority) {
        constraint.priority = priority
        constraint.isActive = true
    }

    /// An arranged view with a mask and without a natural length keeps its length on the canvas.
    func keepFramesInStacks(_ view: IBView) {
        for child in view.subviews {
            keepFramesInStacks(child)
            guard let stack = hierarchy.views[view.id] as? UIStackView, !child.usesConstraints, !child.isHiddenOnCanvas,
                let made = hierarchy.views[child.id], let frame = child.frame
            else { continue }
            guard made.intrinsicContentSize[stack.axis] < 0 else { continue }
            let length = made.sizeAnchor(stack.axis).constraint(equalToConstant: frame.size[stack.axis])
            activate(length, at: UILayoutPriority(749))
        }
    }

    /// A stack with something in it; an empty one is a view without a natural size like any other.
    private func hasArranged(_ view: UIView) -> Bool { (view as? UIStackView)?.arrangedSubviews.isEmpty == false }
}

extension UIView {
    fileprivate func sizeAnchor(_ axis: NSLayoutConstraint.Axis) -> NSLayoutDimension {
        axis == .horizontal ? widthAnchor : heightAnchor
    }
}

extension IBView {
    /// What constraints kept here or below begin with, as `id width`.
    package func constrained(where isMeant: (IBConstraint) -> Bool = { _ in true }) -> Set<String> {
        var found: Set<String> = []
        forEach { view in
            for constraint in view.constraints where isMeant(constraint) {
                found.insert("\(constraint.firstItem ?? view.id) \(constraint.firstAttribute)")
            }
        }
        return found
    }
}

extension CGSize { subscript(axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height } }
