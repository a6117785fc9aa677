import Foundation
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

/// Lengths of views that have no natural one, or wait for their image, and that nothing in the document gives any: the canvas keeps what they
/// had when they were last dragged, or dropped. They are read off the recorded frames, as safe area and margins are.
struct CanvasSizes {
    /// A length of a view.
    struct Entry {
        var view: String
        var axis: NSLayoutConstraint.Axis
        var points: CGFloat
    }

    private(set) var entries: [Entry] = []
    /// What was read off: equal lengths are one number.
    private(set) var numbers: [String] = []
    /// Lengths that constraints speak of, as `id width`.
    private var stated: Set<String> = []
    /// Views in stacks that have their length as it is: with others that keep theirs, they keep it as well.
    private var settled: [Entry] = []

    /// Whether plain views in stacks are looked at too that hold something with a length.
    private let holdsContent: Bool

    /// - Parameter limit: how many numbers may be read off.
    @MainActor init(_ root: IBRoot, _ attempt: FidelityRoot.Attempt, limit: Int, holdsContent: Bool = false) {
        self.holdsContent = holdsContent
        stated = root.view.constrained()
        collect(root.view, in: nil, attempt, limit)
        if !entries.isEmpty { entries += settled }
    }

    @MainActor private mutating func collect(
        _ view: IBView, in parent: IBView?, _ attempt: FidelityRoot.Attempt, _ limit: Int
    ) {
        for child in view.subviews { collect(child, in: view, attempt, limit) }
        guard let parent, view.usesConstraints || parent.tag == "stackView",
            !attempt.geometry.collapsed.contains(view.id),
            let made = attempt.hierarchy.views[view.id], let recorded = view.frame
        else { return }
        let natural = made.intrinsicContentSize
        take(view, .horizontal, natural.width, recorded.width, made.frame.width, made, limit)
        take(view, .vertical, natural.height, recorded.height, made.frame.height, made, limit)
    }

    @MainActor private mutating func take(
        _ view: IBView, _ axis: NSLayoutConstraint.Axis, _ natural: CGFloat, _ recorded: CGFloat, _ laidOut: CGFloat,
        _ made: UIView, _ limit: Int
    ) {
        let side = axis == .horizontal ? "width" : "height"
        let isHeld = holdsContent && view.tag == "view" && made.superview is UIStackView
        // An image view that waits for its image may have a length of before in place of the usual one.
        let isWaiting = view.tag == "imageView" && (made as? UIImageView)?.image == nil
        guard natural < 0 || isWaiting, isHeld || isFree(made, axis), !stated.contains("\(view.id) \(side)") else {
            return
        }
        guard abs(recorded - laidOut) > 1 else {
            if made.subviews.isEmpty, made.superview is UIStackView {
                settled.append(Entry(view: view.id, axis: axis, points: laidOut))
            }
            return
        }
        let name = side + String(format: " %.4g", Double(recorded))
        if !numbers.contains(name) {
            guard numbers.count < limit else { return }
            numbers.append(name)
        }
        entries.append(Entry(view: view.id, axis: axis, points: recorded))
    }

    /// Whether nothing inside the view has a length to give it; across a stack that does not fill, its content need
    /// not.
    @MainActor private func isFree(_ made: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        if made.subviews.allSatisfy(\.isHidden) { return true }
        guard let stack = made.superview as? UIStackView, stack.alignment != .fill, !(made is UIStackView) else {
            return false
        }
        return axis != stack.axis
    }

    /// The same as natural sizes, which views keep by their own priorities: so the canvas holds on to them against
    /// optional constraints from outside.
    var naturalSizes: [String: DesignedSize] {
        entries.reduce(into: [:]) { sizes, entry in
            switch entry.axis {
            case .horizontal: sizes[entry.view, default: DesignedSize()].width = entry.points
            case .vertical: sizes[entry.view, default: DesignedSize()].height = entry.points
            }
        }
    }

    /// Optional constraints for them: above those of stacks for themselves, and below everything that a document says.
    @MainActor func constrain(_ hierarchy: IBHierarchy) {
        for entry in entries {
            guard let view = hierarchy.views[entry.view] else { continue }
            let anchor = entry.axis == .horizontal ? view.widthAnchor : view.heightAnchor
            let size = anchor.constraint(equalToConstant: entry.points)
            size.priority = UILayoutPriority(52)
            size.isActive = true
        }
    }
}
