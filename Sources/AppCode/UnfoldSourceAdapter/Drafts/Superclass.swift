/// The class of UIKit's below which a class of the module is guessed to stand.
struct Superclass {
    let name: String

    /// By the end of its name, what its initialisers are called like, or members that views and controllers have.
    init?(of type: DraftType) {
        guard type.wrapper == nil, type.parts.isEmpty else { return nil }
        let used = Set(type.members.values.lazy.filter { !$0.isStatic }.map(\.name)).union(type.known)
            .subtracting(type.isInvented ? ["children", "parent", "view"] : [])
        let initializers = Set(type.initializers.map(\.labels))
        let ending = type.isInvented ? nil : Self.endings.first { type.name.hasSuffix($0.ending) }
        if let below = type.below {
            name = below
        } else if !used.isDisjoint(with: ["cellForRowAt", "tableView", "numberOfSections"]),
            type.uses.contains(.subclassed)
        {
            name = "UITableViewController"
        } else if type.name.hasSuffix("Cell"), ending == nil, !type.isInvented {
            name = initializers.contains(["frame"]) ? "UICollectionViewCell" : "UITableViewCell"
        } else if let ending {
            // What an app's class says again, UIKit's controller has said.
            name =
                ending.name == "UITableViewController" && type.uses.contains(.ofTable)
                ? "UIViewController" : ending.name
        } else if initializers.contains(["style", "reuseIdentifier"]) {
            name = "UITableViewCell"
        } else if !used.isDisjoint(with: Self.controllerOnly) || initializers.contains(["nibName", "bundle"]) {
            name = "UIViewController"
        } else if !used.isDisjoint(with: Self.viewOnly) || initializers.contains(["frame"]) {
            name = "UIView"
        } else {
            return nil
        }
    }

    private var isController: Bool { name.hasSuffix("Controller") }
    private var isCell: Bool { name == "UITableViewCell" }

    func has(_ member: String) -> Bool { UIKitMembers.has(member, in: name) ?? KnownNames.members.contains(member) }

    /// Initialisers that are inherited, or written in any case.
    func hasInitializer(_ labels: [String]) -> Bool {
        [
            [], ["frame"], ["coder"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["rootViewController"],
            ["reuseIdentifier"],
        ].contains(labels)
    }

    /// The initialisers that are no longer inherited where there are others.
    var inherited: [String] {
        let text = isController ? Self.ofControllers : isCell ? Self.ofCells : Self.ofViews
        return (text + Self.decoding).split(separator: "\n").map(String.init)
    }

    var call: String {
        if isController { return "super.init(nibName: nil, bundle: nil)" }
        return isCell ? "super.init(style: .default, reuseIdentifier: nil)" : "super.init(frame: .zero)"
    }
}
