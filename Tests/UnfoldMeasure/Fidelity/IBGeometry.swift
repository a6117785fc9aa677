import Foundation
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

/// Frames of a root, recorded or laid out, in the root's coordinates.
struct IBGeometry {
    /// Alignment rectangles by id.
    private(set) var rects: [String: CGRect] = [:]
    /// Parents by id.
    private(set) var parents: [String: String] = [:]
    private(set) var views: [String: IBView] = [:]
    /// Baselines of views by id, first and last.
    private var baselines: [String: (first: CGFloat, last: CGFloat)] = [:]
    private let isLaidOut: Bool
    /// Views that a stack has collapsed, with all below them: their frames are left over from before.
    private(set) var collapsed: Set<String> = []

    /// - Parameter isLaidOut: takes the frames of the hierarchy in place of those recorded.
    @MainActor init(_ root: IBRoot, _ hierarchy: IBHierarchy, isLaidOut: Bool = false) {
        self.isLaidOut = isLaidOut
        add(root.view, at: .zero, parent: nil, isCollapsed: false, hierarchy)
    }

    @MainActor private mutating func add(
        _ view: IBView, at origin: CGPoint, parent: IBView?, isCollapsed: Bool, _ hierarchy: IBHierarchy
    ) {
        let isCollapsed = isCollapsed || (parent?.tag == "stackView" && view.isHiddenOnCanvas)
        if isCollapsed { collapsed.insert(view.id) }
        let own = (isLaidOut ? hierarchy.views[view.id]?.frame : view.frame) ?? .zero
        let frame = CGRect(
            origin: parent == nil ? .zero : CGPoint(x: origin.x + own.minX, y: origin.y + own.minY), size: own.size)
        let made = hierarchy.views[view.id]
        let rect = frame.inset(by: made?.alignmentRectInsets ?? .zero)
        rects[view.id] = rect
        if let made {
            baselines[view.id] = (made.baseline(isFirst: true, in: rect), made.baseline(isFirst: false, in: rect))
        }
        views[view.id] = view
        parents[view.id] = parent?.id
        for child in view.subviews {
            add(child, at: frame.origin, parent: view, isCollapsed: isCollapsed, hierarchy)
        }
    }

    func isDescendant(_ id: String, of ancestor: String) -> Bool {
        var next: String? = id
        while let id = next {
            if id == ancestor { return true }
            next = parents[id]
        }
        return false
    }

    /// A view's position in the root, or length; nil for margins.
    func value(_ attribute: String, ofView id: String) -> CGFloat? {
        switch attribute {
        case "firstBaseline": baselines[id]?.first
        case "baseline", "lastBaseline": baselines[id]?.last
        default: rects[id].flatMap { Self.value(attribute, of: $0) }
        }
    }

    /// A position in the root, or a length; nil for baselines and margins.
    static func value(_ attribute: String, of rect: CGRect) -> CGFloat? {
        switch attribute {
        case "left", "leading": rect.minX
        case "right", "trailing": rect.maxX
        case "top": rect.minY
        case "bottom": rect.maxY
        case "centerX": rect.midX
        case "centerY": rect.midY
        case "width": rect.width
        case "height": rect.height
        default: nil
        }
    }
}
