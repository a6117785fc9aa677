/// Classes of the outlets that lead to the views of a hierarchy. iOS sets an outlet of a subclass to a view of UIKit's
/// without looking, and the app works as long as it uses what both have; no property here can hold that view.
@MainActor struct NibOutletClasses {
    private var connections: [String: [(owner: String, property: String)]] = [:]
    private var owners: [String: AnyObject] = [:]
    private let hierarchy: IBHierarchy

    /// - Parameter hierarchy: gets the views as they are made, those above a view first.
    init(_ root: IBView, _ given: [(element: IBElement, object: AnyObject)], _ hierarchy: IBHierarchy) {
        self.hierarchy = hierarchy
        for (index, (element, object)) in given.enumerated() {
            owners["/\(index)"] = object
            add(element, "/\(index)")
        }
        root.forEach { add($0.element, $0.id) }
    }

    private mutating func add(_ element: IBElement, _ owner: String) {
        for connection in element.child("connections")?.children ?? [] where connection.name == "outlet" {
            guard let property = connection["property"], let id = connection["destination"] else { continue }
            connections[id, default: []].append((owner, property))
        }
    }

    /// The app's class that the first such outlet of a view takes, below a class of UIKit's, if it can be made.
    func wanted(_ view: IBView, _ standard: UIView.Type) -> UIView.Type? {
        for (owner, property) in connections[view.id] ?? [] {
            guard let owner = owners[owner] ?? hierarchy.views[owner], !NibClasses.isSystem(type(of: owner)),
                let owner = owner as? any AdaptedObject,
                let type = AdaptedProperties.typeTaken(by: property, of: owner),
                let wanted = type as? UIView.Type, !NibClasses.isSystem(wanted),
                sequence(first: wanted as AnyClass, next: { _getSuperclass($0) }).contains(where: { $0 == standard })
            else { continue }
            let undecodable = AdaptedDocuments.of(NibModules.module(of: wanted))?.undecodable ?? []
            guard !undecodable.contains(where: { $0 == wanted }) else { continue }
            AppFileProblems.report(
                .madeAsOutlet(
                    property: "\(Swift.type(of: owner)).\(property)", takes: "\(wanted)", given: "\(standard)"))
            return wanted
        }
        return nil
    }
}
