import Foundation
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

/// Bars that Interface Builder shows over a root that fills the screen: those that the document says to simulate, and those
/// of the controllers that hold the root's own, or that it is shown in.
struct CanvasBars {
    /// Controllers by their ids.
    private var controllers: [String: IBElement] = [:]
    /// What leads to a controller, by its id.
    private var incoming: [String: [(segue: IBElement, source: String)]] = [:]

    init(_ document: IBDocument) {
        for scene in document.source?.child("scenes")?.children ?? [] {
            for object in scene.child("objects")?.children ?? [] {
                guard let id = object["id"], object.name.hasSuffix("ontroller") else { continue }
                controllers[id] = object
                collectSegues(object, from: id)
            }
        }
    }

    private mutating func collectSegues(_ element: IBElement, from id: String) {
        for child in element.children {
            if child.name == "segue", let destination = child["destination"] {
                incoming[destination, default: []].append((child, id))
            }
            collectSegues(child, from: id)
        }
    }

    /// What they take above and below.
    func insets(of root: IBRoot, in document: IBDocument) -> UIEdgeInsets {
        let owner = controllers.first { $0.value.child("view", key: "view")?["id"] == root.view.id }?.value
        let element = owner ?? root.view.element
        let kinds = Set(element.children.map(\.name))
        var insets = UIEdgeInsets.zero
        if kinds.contains("simulatedNavigationBarMetrics") || isHeld(owner, as: "rootViewController") {
            insets.top = 44
        }
        if kinds.contains("simulatedTabBarMetrics") || isHeld(owner, as: "viewControllers") { insets.bottom = 49 }
        if kinds.contains("simulatedToolbarMetrics") {
            insets.bottom = document.toolsVersion < FirstTools.xcode11 ? 44 : 49
        }
        return insets
    }

    /// Whether a container with a bar holds the controller, or one that it is pushed by.
    private func isHeld(_ controller: IBElement?, as relationship: String, besides seen: Set<String> = []) -> Bool {
        guard let id = controller?["id"], !seen.contains(id) else { return false }
        return (incoming[id] ?? []).contains { segue, source in
            let container = controllers[source]
            if segue["relationship"] == relationship, segue["kind"] == "relationship" {
                return container?.flag("navigationBarHidden") != true
            }
            let isInside = segue["relationship"] == "rootViewController" || ["show", "push"].contains(segue["kind"])
            return isInside && isHeld(container, as: relationship, besides: seen.union([id]))
        }
    }
}
