import Foundation
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

/// Recorded frames that no engine can give: whatever natural sizes the views inside have.
extension FidelityRoot {
    /// Why no layout has the recorded frames; nil where one may.
    ///
    /// Every view without subviews is given its recorded size as natural. If the recorded frames are the best for any
    /// natural sizes, they are for these: a size that is as wanted resists in both directions, any other in one. And
    /// the frames themselves are asked for above what only stacks ask for. So if the layout is another one still, the
    /// constraints that the document writes down, its priorities and the geometry of stacks exclude the recorded
    /// frames. Nothing is claimed where required constraints exclude each other, for then it matters which one is given
    /// up, nor where something that is not in the document could play a part.
    func contradiction(_ insets: IBInsets) -> String? {
        guard !hasUnknowns else { return nil }
        let free = attempt(insets, sizes: leafSizes(), leaning: .aboveStacks)
        guard !free.hasConflicts, free.worst > FidelityResult.one else { return nil }
        let judge = FrameComparison(document: document, root: root, hierarchy: free.hierarchy, insets: insets)
        return judge.largestViolation(free.geometry)
            ?? judge.stackViolation(free.geometry)
            ?? judge.lostPriority(free.geometry, than: IBGeometry(root, free.hierarchy, isLaidOut: true))
    }

    /// Recorded alignment sizes of all views that hold no others.
    private func leafSizes() -> [String: DesignedSize] {
        let hierarchy = root.build(in: document, IBBuildOptions())
        let geometry = IBGeometry(root, hierarchy)
        var sizes: [String: DesignedSize] = [:]
        root.view.forEach { view in
            guard view.subviews.isEmpty, let rect = geometry.rects[view.id] else { return }
            sizes[view.id] = DesignedSize(width: rect.width, height: rect.height)
        }
        return sizes
    }

    /// Whether the frames depend on what the document does not say: insets that no required equation ties to a frame, the
    /// space around symbols, or how a stack weighs what it shares out.
    private var hasUnknowns: Bool {
        var guides: Set<String> = Set(root.controllerGuides.keys)
        root.view.forEach { view in guides.formUnion(view.guides.map(\.id)) }
        var found = false
        root.view.forEach { view in
            if ["fillProportionally", "equalCentering"].contains(view.attributes["distribution"]) { found = true }
            if view.attributes["baselineRelativeArrangement"] != nil || hasSymbol(view) { found = true }
            for constraint in view.constraints where !isKnown(constraint, guides) { found = true }
        }
        return found
    }

    private func hasSymbol(_ view: IBView) -> Bool {
        guard view.tag == "imageView" else { return false }
        let reference = view.element.child("imageReference", key: "image")
        let name = view.element["image"] ?? reference?["image"] ?? ""
        return [view.element["catalog"], reference?["catalog"]].contains("system")
            || document.images[name]?.isSystem == true
    }

    private func isKnown(_ constraint: IBConstraint, _ guides: Set<String>) -> Bool {
        let ends = [
            (constraint.firstItem ?? "", constraint.firstAttribute),
            (constraint.secondItem ?? "", constraint.secondAttribute ?? ""),
        ]
        let insets = ends.filter { guides.contains($0.0) || $0.1.contains("Margin") }
        guard !insets.isEmpty else { return true }
        // A required equation between an edge and an inset: that the inset is read off, or a rule's.
        return constraint.relation == "equal" && constraint.priority == 1000 && constraint.multiplier == 1
            && insets.allSatisfy { !$0.1.hasPrefix("center") && !["width", "height"].contains($0.1) }
    }
}
