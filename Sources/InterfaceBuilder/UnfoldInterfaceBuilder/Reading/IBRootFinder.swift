struct IBRootFinder {
    let views: IBViewReader
    private var found: [IBRoot] = []

    init(views: IBViewReader) { self.views = views }

    mutating func roots(of document: IBElement) -> [IBRoot] {
        let scenes = document.child("scenes")?.children ?? []
        let lists = scenes.compactMap { $0.child("objects") } + [document.child("objects")].compactMap { $0 }
        for objects in lists {
            let owners = objects.children.filter { $0.name == "placeholder" }
            for object in objects.children { take(object, owners: owners) }
        }
        return found
    }

    private mutating func take(_ object: IBElement, owners: [IBElement]) {
        if IBViewReader.isView(object) {
            take(view: object, kind: kind(of: object, else: .xibView), controller: nil, owners: owners)
        } else if let view = object.children.first(where: { $0["key"] == "view" && IBViewReader.isView($0) }) {
            take(view: view, kind: .controllerView, controller: object, owners: [object] + owners)
        }
    }

    private func kind(of element: IBElement, else other: IBRoot.Kind) -> IBRoot.Kind {
        switch element.name {
        case "tableViewCell": .cell
        case "collectionViewCell": .collectionCell
        case "collectionReusableView": .reusableView
        default: other
        }
    }

    /// The view, and then the cells below it.
    private mutating func take(
        view element: IBElement, kind: IBRoot.Kind, controller: IBElement?, owners: [IBElement], table: IBElement? = nil
    ) {
        var root = IBRoot(kind: kind, view: views.view(element))
        if kind == .cell, let table {
            root.table = table
            // A prototype's own height is for the canvas alone.
            let isStatic = table["dataMode"] == "static"
            let height = (isStatic ? element.number("rowHeight") : nil) ?? table.number("rowHeight")
            root.rowHeight = height.flatMap { $0 > 0 ? $0 : nil }
        }
        root.controllerGuides = controller?.controllerGuides ?? [:]
        var ids: Set<String> = []
        root.view = withOwnIDs(root.view, besides: &ids)
        connect(&root, by: [element] + owners)
        found.append(root)
        takeCells(below: element, owners: owners, table: element.name == "tableView" ? element : nil)
    }

    /// Gives an id that is there twice, where references mean the first, or not at all, another one.
    private func withOwnIDs(_ view: IBView, besides ids: inout Set<String>) -> IBView {
        var view = view
        view.id = own(view.id, view.element, &ids)
        for index in view.constraints.indices {
            let constraint = view.constraints[index]
            view.constraints[index].id = own(constraint.id, constraint.element, &ids)
        }
        for index in view.subviews.indices { view.subviews[index] = withOwnIDs(view.subviews[index], besides: &ids) }
        return view
    }

    private func own(_ id: String, _ element: IBElement, _ ids: inout Set<String>) -> String {
        if !id.isEmpty {
            if ids.insert(id).inserted { return id }
            views.log.warn(views.file, element, .repeatedID(id))
        }
        let position = "\(element.line):\(element.column)"
        ids.insert(position)
        return position
    }

    private mutating func takeCells(below element: IBElement, owners: [IBElement], table: IBElement?) {
        for child in element.children {
            switch child.name {
            case "tableViewCell", "collectionViewCell", "collectionReusableView":
                let kind = kind(of: child, else: .xibView)
                take(view: child, kind: kind, controller: nil, owners: owners, table: table)
            case "connections", "constraints", "resources": continue
            default: takeCells(below: child, owners: owners, table: child.name == "tableView" ? child : table)
            }
        }
    }

    /// Outlets of the view itself first, then of who owns it.
    private func connect(_ root: inout IBRoot, by owners: [IBElement]) {
        var ids: Set<String> = []
        root.view.forEach { view in
            ids.insert(view.id)
            for constraint in view.constraints { ids.insert(constraint.id) }
        }
        for connection in owners.flatMap({ $0.child("connections")?.children ?? [] }) {
            guard let name = connection["property"], let id = connection["destination"], ids.contains(id)
            else { continue }
            if connection.name == "outlet", root.outlets[name] == nil { root.outlets[name] = id }
            if connection.name == "outletCollection" { root.outletCollections[name, default: []].append(id) }
        }
    }
}
