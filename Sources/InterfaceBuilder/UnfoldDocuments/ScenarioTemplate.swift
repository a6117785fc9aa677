import UnfoldInterfaceBuilder
import UnfoldScenario

@MainActor struct ScenarioTemplate {
    let document: IBDocument
    let root: IBRoot
    /// What the document's own layout is, to ask classes for their defaults and constraints for being sound.
    let hierarchy: IBHierarchy
    let names: ScenarioNames
    /// A cell's content view, whose subviews are the template's unless the cell is put in as it is.
    private let content: IBView?
    private let pinned: Set<String>
    /// Whether the root comes with a content view, in whose place the template's stands.
    private let isCell: Bool
    /// What a cell keeps beside its content, accessories and backgrounds, and the ids of all views in it.
    private let parts: [IBView]
    private let partIDs: Set<String>
    /// Views that a cell of a classic style comes with, by their keys.
    private var classicParts: [(key: String, id: String)] = []
    private(set) var warnings: [ConversionWarning] = []
    /// Elements in the order of the template's views and of its constraints.
    private(set) var viewElements: [IBElement] = []
    private(set) var constraintElements: [IBElement] = []
    private var used = UniqueNames()

    /// What counts in Interface Builder only is taken over.
    private let isDesignTime: Bool
    /// Of a root that does not fill its row.
    private let size: CGSize?

    init(document: IBDocument, root: IBRoot, isDesignTime: Bool = false, size: CGSize? = nil) {
        self.size = size
        self.document = document
        self.root = root
        self.isDesignTime = isDesignTime
        var options = IBBuildOptions()
        options.isDesignTime = isDesignTime
        hierarchy = root.build(in: document, options)
        isCell = root.kind == .cell || (root.kind == .collectionCell && size == nil)
        let hasParts = isCell || root.kind == .collectionCell
        content = hasParts ? root.view.subviews.first { $0.key == "contentView" } : nil
        parts = hasParts ? root.view.subviews.filter { $0.key != nil && $0.key != "contentView" } : []
        pinned = isCell ? [] : [root.view.id, content?.id ?? root.view.id]
        var inside: Set<String> = []
        for part in parts { part.forEach { inside.insert($0.id) } }
        partIDs = inside
        var known: [String: String] = [:]
        for (key, tag) in [("textLabel", "label"), ("detailTextLabel", "label"), ("imageView", "imageView")] {
            guard isCell, let id = root.view.element[key], Self.has(key, Self.style(of: root)),
                content?.subviews.contains(where: { $0.id == id && $0.tag == tag }) == true
            else { continue }
            classicParts.append((key, id))
        }
        for (key, id) in classicParts { known[id] = key }
        if isCell { for id in [root.view.id, content?.id ?? root.view.id] { known[id] = "contentView" } }
        names = ScenarioNames(root, known: known)
        warnings = hierarchy.warnings.map(ConversionWarning.init)
    }

    mutating func json() -> JSONOutput {
        var members: JSONOutput = [:]
        if isCell { members += cellMembers() }
        if let content = root.view.element.child("listContentConfiguration", key: "contentConfiguration") {
            warn(content, .contentConfiguration)
        }
        for part in parts { warn(part.element, .part(part.key ?? "")) }
        let inside = isCell ? content?.subviews ?? root.view.subviews.filter { $0.key == nil } : [root.view]
        for (key, id) in classicParts {
            if let part = inside.first(where: { $0.id == id }) { members[key] = properties(of: part) }
        }
        let top = inside.filter { view in !classicParts.contains { $0.id == view.id } }
        members["views"] = top.map { self.view($0) }
        members["constraints"] = constraints()
        return members
    }

    // MARK: Cell

    private static func has(_ part: String, _ style: UITableViewCell.CellStyle) -> Bool {
        switch part {
        case "detailTextLabel": style != .default
        case "imageView": style != .value2
        default: true
        }
    }

    private static func style(of root: IBRoot) -> UITableViewCell.CellStyle {
        root.view.attributes["style"].flatMap { IBTerminology.cellStyles[$0] } ?? .default
    }

    private func cellMembers() -> JSONOutput {
        var style: JSONOutput = [:]
        let known = Self.style(of: root)
        if known != .default { style["style"] = "\(known)" }
        var cell: JSONOutput = [:]
        if let level = root.view.element.number("indentationLevel"), level > 0, level <= 1000 {
            cell["indentationLevel"] = Int(level)
            if let width = root.view.element.number("indentationWidth"), (0...10_000).contains(width) {
                cell["indentationWidth"] = width
            }
        }
        if root.kind == .cell { cell += accessories }
        var inside: JSONOutput = [:]
        if let content, let view = hierarchy.views[content.id] { inside = margins(of: content, view) }
        if root.kind == .collectionCell, inside["layoutMargins"] == nil {
            // Those of any view, where a table's cell has its own.
            let usual = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            inside = ["layoutMargins": ScenarioProperties.insets(usual), "preservesSuperviewLayoutMargins": false]
        }
        if !cell.members.isEmpty { style["cell"] = cell }
        if !inside.members.isEmpty { style["contentView"] = inside }
        return style
    }

    private var accessories: JSONOutput {
        var members: JSONOutput = [:]
        for key in ["accessoryType", "editingAccessoryType"] {
            guard let word = root.view.attributes[key], let type = IBTerminology.accessoryTypes[word], type != .none
            else { continue }
            members[key] = word
        }
        for (key, usual) in [("showsReorderControl", false), ("shouldIndentWhileEditing", true)] {
            if let flag = root.view.element.flag(key), flag != usual { members[key] = flag }
        }
        return members
    }

    // MARK: Views

    private mutating func view(_ view: IBView, isArranged: Bool = false) -> JSONOutput {
        viewElements.append(view.element)
        let type = IBTerminology.scenarioClasses[view.tag] ?? "UIView"
        // An id that is in the document twice cannot do so in a scenario.
        let name = used.claim(names.views[view.id] ?? "view", mark: "_again")
        var members: JSONOutput = ["id": name]
        if type != "UIView" { members["type"] = type }
        if let name = view.customClass { members["className"] = name }
        members += properties(of: view)
        let isPinned = pinned.contains(view.id)
        // A stack takes the masks of its views away.
        let hasMask = (!view.usesConstraints || view.hasFixedFrame) && !isPinned && !isArranged
        let holdsMasks =
            view.usesConstraints && view.tag != "stackView" && view.subviews.contains { !$0.usesConstraints }
        if hasMask || holdsMasks { members += frame(of: view, hasMask: hasMask) }
        if view.customClass != nil, document.designableSizes[view.id] != nil { warn(view.element, .designedSize) }
        if view.tag == "stackView" { members["arrangedSubviews"] = view.subviews.map { names.views[$0.id] ?? $0.id } }
        let inside = view.subviews.filter { !partIDs.contains($0.id) }
        if !inside.isEmpty { members["subviews"] = inside.map { self.view($0, isArranged: view.tag == "stackView") } }
        return members
    }

    private mutating func properties(of view: IBView) -> JSONOutput {
        guard let made = hierarchy.views[view.id] else { return [:] }
        let (own, problems) = ScenarioProperties(document: document, view: view, made: made).members()
        for problem in problems { warn(view.element, problem) }
        return own + shared(view, made)
    }

    private mutating func warn(_ element: IBElement, _ problem: ConversionWarning.Problem) {
        warnings.append(ConversionWarning(document.file, element, problem))
    }

    private func shared(_ view: IBView, _ made: UIView) -> JSONOutput {
        var members: JSONOutput = [:]
        if view.isHidden { members["isHidden"] = true }
        members += colors(of: view)
        func priorities(_ name: String, _ get: (NSLayoutConstraint.Axis) -> UILayoutPriority, _ usual: Float) {
            let (horizontal, vertical) = (get(.horizontal).rawValue, get(.vertical).rawValue)
            guard horizontal != usual || vertical != usual || Self.ownPriorities.contains(view.tag) else { return }
            let value: JSONOutput = ["horizontal": Double(max(horizontal, 1)), "vertical": Double(max(vertical, 1))]
            members[name] = value
        }
        priorities("contentHuggingPriority", { made.contentHuggingPriority(for: $0) }, 250)
        priorities("contentCompressionResistancePriority", { made.contentCompressionResistancePriority(for: $0) }, 750)
        return members + margins(of: view, made)
    }

    /// Those of the document: its own, the system's, and those of its named ones that it brings along.
    private func colors(of view: IBView) -> JSONOutput {
        var found: JSONOutput = [:]
        func add(_ key: String, _ element: IBElement?) {
            guard let color = NibValues.color(element, in: document), color.alpha > 0 else { return }
            found[key] = ColorName.text(color)
        }
        let element = view.element
        add("backgroundColor", element.child("color", key: "backgroundColor"))
        add("tintColor", element.child("color", key: "tintColor"))
        switch view.tag {
        case "label", "textField", "textView": add("textColor", element.child("color", key: "textColor"))
        case "switch": add("onTintColor", element.child("color", key: "onTintColor"))
        case "button":
            let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
            add("titleColor", state?.child("color", key: "titleColor"))
        default: break
        }
        return found
    }

    /// Classes whose hugging is not 250 by itself.
    private static let ownPriorities: Set<String> = [
        "switch", "slider", "stepper", "segmentedControl", "pageControl", "progressView", "activityIndicatorView",
        "searchBar", "datePicker",
    ]

    private func margins(of view: IBView, _ made: UIView) -> JSONOutput {
        var members: JSONOutput = [:]
        if view.element.child("edgeInsets", key: "layoutMargins") != nil
            || view.element.child("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
        {
            made.preservesSuperviewLayoutMargins = false
            made.insetsLayoutMarginsFromSafeArea = false
            members["layoutMargins"] = ScenarioProperties.insets(made.layoutMargins)
        }
        for key in ["preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea"] {
            if let flag = view.element.flag(key) { members[key] = flag }
        }
        return members
    }

    /// A view placed by its frame, or one whose subviews' masks refer to its frame.
    private func frame(of view: IBView, hasMask: Bool) -> JSONOutput {
        let frame = view.frame ?? .zero
        var members: JSONOutput = [
            "frame": ["x": frame.minX, "y": frame.minY, "width": frame.width, "height": frame.height] as JSONOutput
        ]
        guard hasMask, let made = hierarchy.views[view.id] else { return members }
        members["translatesAutoresizingMaskIntoConstraints"] = true
        let words: [(String, UIView.AutoresizingMask)] = [
            ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
            ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
            ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
        ]
        let mask = words.filter { made.autoresizingMask.contains($0.1) }.map(\.0)
        if !mask.isEmpty { members["autoresizingMask"] = mask }
        return members
    }

    // MARK: Constraints

    /// The recorded height of a cell in no table of the document that no constraint ties to its top or bottom.
    mutating func givenHeight() -> Double? {
        guard isCell, root.table == nil, classicParts.isEmpty, let content, !content.subviews.isEmpty,
            let height = root.view.frame.map({ Double($0.height) }), height > 0
        else { return nil }
        let ends: Set = ["top", "bottom", "topMargin", "bottomMargin"]
        let outer = Set([root.view, content].flatMap { [$0.id] + $0.guides.map(\.id) })
        var constraints: [IBConstraint] = []
        root.view.forEach { view in
            constraints += view.constraints.map { constraint in
                var constraint = constraint
                constraint.firstItem = constraint.firstItem ?? view.id
                return constraint
            }
        }
        let isTied = constraints.contains { one in
            [(one.firstItem, one.firstAttribute), (one.secondItem, one.secondAttribute ?? "")].contains {
                outer.contains($0.0 ?? "") && ends.contains($0.1)
            }
        }
        if isTied { return nil }
        if height != 44 { warn(root.view.element, .givenHeight(height)) }
        return height
    }

    /// A root that is no cell fills the content view, or has its own size.
    private mutating func constraints() -> [JSONOutput] {
        var texts: [JSONOutput] = []
        if !isCell, let name = names.views[root.view.id] {
            func ties(_ inner: String, _ outer: String) -> [String] {
                ["top", "leading", "bottom", "trailing"].map { "\(inner).\($0) == \(outer).\($0)" }
            }
            var own = ties(name, "contentView")
            if let size {
                own[2] = "\(name).height == \(number(Double(size.height)))"
                own[3] = "\(name).width == \(number(Double(size.width)))"
            }
            if let content { own += ties(names.views[content.id] ?? "", name) }
            for tie in own {
                texts.append(.string(tie))
                constraintElements.append(root.view.element)
            }
        }
        var order: [IBView] = []
        root.view.forEach { if !partIDs.contains($0.id) { order.append($0) } }
        for view in order {
            for constraint in view.constraints where hierarchy.constraints[constraint.id] != nil {
                guard let text = text(of: constraint, ownedBy: view) else { continue }
                constraintElements.append(constraint.element)
                let id = names.constraints[constraint.id]
                texts.append(id.map { ["id": $0, "constraint": text] } ?? .string(text))
            }
        }
        return texts + order.flatMap { designedSize(of: $0) }
    }

    /// A natural size that was given or measured, or for which a scenario has no words, as constraints.
    private mutating func designedSize(of view: IBView) -> [JSONOutput] {
        let isGiven =
            hierarchy.views[view.id] is DesignedView && IBTerminology.scenarioClasses[view.tag] == nil
            || isDesignTime
                && (document.designableSizes[view.id] != nil
                    || view.attributes.keys.contains { $0.hasPrefix("placeholderIntrinsic") })
        guard isGiven, let made = hierarchy.views[view.id], let name = names.views[view.id] else { return [] }
        let size = made.intrinsicContentSize
        var texts: [JSONOutput] = []
        for (attribute, length, axis) in [
            ("width", size.width, NSLayoutConstraint.Axis.horizontal), ("height", size.height, .vertical),
        ] where length >= 0 {
            let hugging = made.contentHuggingPriority(for: axis).rawValue
            let resistance = made.contentCompressionResistancePriority(for: axis).rawValue
            for (relation, priority) in [("<=", hugging), (">=", resistance)] where priority > 0 {
                let text = "\(name).\(attribute) \(relation) \(number(Double(length)))"
                texts.append(.string(priority < 1000 ? text + " @\(number(Double(priority)))" : text))
                constraintElements.append(view.element)
            }
        }
        return texts
    }

    private mutating func text(of constraint: IBConstraint, ownedBy owner: IBView) -> String? {
        guard let first = side(constraint.firstItem ?? owner.id, constraint.firstAttribute) else {
            warn(constraint.element, .item(.first))
            return nil
        }
        let relations = ["equal": "==", "greaterThanOrEqual": ">=", "lessThanOrEqual": "<="]
        var text = "\(first) \(relations[constraint.relation] ?? "==")"
        if let id = constraint.secondItem {
            guard let second = side(id, constraint.secondAttribute ?? "") else {
                warn(constraint.element, .item(.second))
                return nil
            }
            if constraint.multiplier != 1 { text += " \(number(constraint.multiplier)) *" }
            text += " \(second)"
            if constraint.constant != 0 {
                text += constraint.constant < 0 ? " - " : " + "
                text += number(abs(constraint.constant))
            }
        } else {
            text += " \(number(constraint.constant))"
        }
        return constraint.priority < 1000 ? text + " @\(number(constraint.priority))" : text
    }

    private func number(_ value: Double) -> String { JSONOutput.number(value).written() }

    private func side(_ id: String, _ attribute: String) -> String? {
        let attribute = attribute == "baseline" ? "lastBaseline" : attribute
        if partIDs.contains(id) { return nil }
        if let name = names.views[id] { return "\(name).\(attribute)" }
        if let type = root.controllerGuides[id] {
            let top = names.views[root.view.id] ?? "contentView"
            switch (type, attribute) {
            case ("top", "bottom"): return "\(top).safeAreaLayoutGuide.top"
            case ("bottom", "top"): return "\(top).safeAreaLayoutGuide.bottom"
            case ("top", "top"), ("bottom", "bottom"): return "\(top).\(attribute)"
            default: return nil
            }
        }
        let words = [
            "safeArea": "safeAreaLayoutGuide", "layoutMargins": "layoutMarginsGuide",
            "readableContent": "readableContentGuide", "contentLayoutGuide": "contentLayoutGuide",
            "frameLayoutGuide": "frameLayoutGuide",
        ]
        var found: String?
        root.view.forEach { view in
            guard let guide = view.guides.first(where: { $0.id == id }), let word = words[guide.key],
                let name = names.views[view.id]
            else { return }
            found = "\(name).\(word).\(attribute)"
        }
        return found
    }
}
