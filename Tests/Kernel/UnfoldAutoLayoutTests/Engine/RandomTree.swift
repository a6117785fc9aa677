import Foundation

@testable import UnfoldAutoLayout

/// The views of a plan: made at once, or edited step by step along with it.
@MainActor final class RandomTree {
    var views: [Int: UIView] = [:]
    var guides: [Int: UILayoutGuide] = [:]
    var links: [Int: NSLayoutConstraint] = [:]
    var root: UIView { views[0]! }

    init() {}

    /// As an app would build what the plan says, without any history but two: a content size is what constraints made of
    /// it last, and a frame that follows an autoresizing mask has followed the superview from the size that this had when
    /// the frame was set, through every size since. So the frames of such views, and the sizes of their superviews, are
    /// those in `edited` to begin with.
    ///
    /// - Parameter prepare: What happens to the root before anything is put into it.
    init(_ plan: RandomTreePlan, after edited: RandomTree, prepare: (UIView) -> Void = { _ in }) {
        for id in plan.inside {
            var node = plan.nodes[id]!
            if plan.followsSuperview(id) { node.frame = edited.views[id]!.frame }
            make(id, node)
            (views[id] as? UIScrollView)?.contentSize = (edited.views[id] as! UIScrollView).contentSize
            if node.children.contains(where: plan.followsSuperview) {
                views[id]!.bounds.size = edited.views[id]!.bounds.size
            }
        }
        prepare(root)
        for id in plan.inside {
            for child in plan.nodes[id]!.children { views[id]!.addSubview(views[child]!) }
            arrange(id, plan)
        }
        let active = plan.links.filter { $1.isActive && views[$1.first.owner] != nil }
        for (number, link) in active.sorted(by: { $0.value.order < $1.value.order }) {
            links[number] = constraint(link)
            links[number]!.isActive = true
        }
    }

    /// Puts the views where they are in another tree of the same plan, and solves by the margins that they have there.
    func move(as other: RandomTree, _ plan: RandomTreePlan) {
        for id in plan.inside where !plan.nodes[id]!.isByFrame { views[id]!.frame = other.views[id]!.frame }
        for id in plan.inside {
            guard let own = views[id] as? UIScrollView, let that = other.views[id] as? UIScrollView else { continue }
            own.contentSize = that.contentSize
            own.heldAxes = that.heldAxes
            own.contentOffset = that.contentOffset
            for view in own.subviews { view.safeAreaMayHaveChanged() }
        }
        root.bringConstraintsUpToDate()
        root.engineForLayout().update()
    }

    func make(_ id: Int, _ node: RandomTreePlan.Node) {
        let view: UIView
        switch node.kind {
        case .plain: view = UIView()
        case .sized: view = SizedView(node.natural.width, node.natural.height)
        case .stack: view = UIStackView()
        case .scroll: view = UIScrollView()
        case .label, .wrapping:
            let label = UILabel()
            label.numberOfLines = node.kind == .wrapping ? 0 : 1
            view = label
        }
        view.accessibilityIdentifier = "v\(id)"
        views[id] = view
        dress(id, node)
    }

    /// All properties, as often as wanted.
    func dress(_ id: Int, _ node: RandomTreePlan.Node) {
        let view = views[id]!
        view.translatesAutoresizingMaskIntoConstraints = node.isByFrame
        if node.isByFrame {
            view.autoresizingMask = node.mask
            if view.frame != node.frame { view.frame = node.frame }
        }
        if let label = view as? UILabel {
            if label.text != node.text { label.text = node.text }
            if label.font.pointSize != node.fontSize { label.font = .systemFont(ofSize: node.fontSize) }
        }
        if let sized = view as? SizedView, sized.natural != node.natural {
            sized.natural = node.natural
        }
        setMargins(of: view, node)
        if view.insetsLayoutMarginsFromSafeArea != node.takesSafeArea {
            view.insetsLayoutMarginsFromSafeArea = node.takesSafeArea
        }
        if id == 0, view.rootSafeAreaInsets ?? .zero != node.safeArea { view.rootSafeAreaInsets = node.safeArea }
        if view.preservesSuperviewLayoutMargins != node.preservesMargins {
            view.preservesSuperviewLayoutMargins = node.preservesMargins
        }
        if view.semanticContentAttribute != node.direction {
            view.semanticContentAttribute = node.direction
        }
        if view.isHidden != node.isHidden { view.isHidden = node.isHidden }
        for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
            let (hugging, resistance) = (
                UILayoutPriority(node.hugging[index]), UILayoutPriority(node.resistance[index])
            )
            if view.contentHuggingPriority(for: axis) != hugging {
                view.setContentHuggingPriority(hugging, for: axis)
            }
            if view.contentCompressionResistancePriority(for: axis) != resistance {
                view.setContentCompressionResistancePriority(resistance, for: axis)
            }
        }
        if node.hasGuide, guides[id] == nil {
            guides[id] = UILayoutGuide()
            view.addLayoutGuide(guides[id]!)
        }
        if let scrollView = view as? UIScrollView {
            scrollView.contentInsetAdjustmentBehavior = node.adjustment
            scrollView.alwaysBounceVertical = node.bounces
        }
        guard let stack = view as? UIStackView else { return }
        stack.axis = node.axis
        stack.distribution = node.distribution
        stack.alignment = node.alignment
        stack.spacing = node.spacing
        stack.isLayoutMarginsRelativeArrangement = node.isByMargins
        stack.isBaselineRelativeArrangement = node.isByBaselines
    }

    private func setMargins(of view: UIView, _ node: RandomTreePlan.Node) {
        let (one, other) = (node.margins, node.margins + 3)
        switch (node.isDirectional, view.ownMargins) {
        case (true, .directional(let margins)) where margins.leading == one && margins.trailing == other: break
        case (true, _):
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: one, leading: one, bottom: one, trailing: other)
        case (false, _):
            let margins = UIEdgeInsets(top: one, left: one, bottom: one, right: one)
            if view.baseMargins != margins { view.layoutMargins = margins }
        }
    }

    /// The arrangement of a stack, over views that are subviews of it by now.
    func arrange(_ id: Int, _ plan: RandomTreePlan) {
        guard let stack = views[id] as? UIStackView else { return }
        let node = plan.nodes[id]!
        for (index, child) in node.arranged.enumerated()
        where stack.arrangedSubviews.dropFirst(index).first !== views[child] {
            stack.insertArrangedSubview(views[child]!, at: index)
        }
        for child in node.arranged {
            let wanted = node.customSpacing[child] ?? UIStackView.spacingUseDefault
            if stack.customSpacing(after: views[child]!) != wanted {
                stack.setCustomSpacing(wanted, after: views[child]!)
            }
        }
    }

    func constraint(_ link: RandomTreePlan.Link) -> NSLayoutConstraint {
        let made = NSLayoutConstraint(
            item: item(link.first), attribute: link.firstAttribute, relatedBy: link.relation,
            toItem: link.second.map(item), attribute: link.secondAttribute, multiplier: link.multiplier,
            constant: link.constant)
        made.priority = UILayoutPriority(link.priority)
        return made
    }

    private func item(_ item: RandomTreePlan.Item) -> AnyObject {
        switch item {
        case .view(let id): views[id]!
        case .guide(let id): guides[id]!
        case .margins(let id): views[id]!.layoutMarginsGuide
        case .safeArea(let id): views[id]!.safeAreaLayoutGuide
        case .readable(let id): views[id]!.readableContentGuide
        }
    }
}
