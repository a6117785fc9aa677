/// Names for a cell's views, guides and constraints: the property that holds them, the identifier, else the class.
@MainActor final class CellNames {
    private final class Kept {
        weak var object: NSObject?
        let name: String

        init(_ object: NSObject, _ name: String) { (self.object, self.name) = (object, name) }
    }

    /// A constraint neither keeps its items nor knows that they are gone.
    @MainActor private final class Items {
        weak var constraint: NSLayoutConstraint?
        weak var first, second: AnyObject?
        let isPair: Bool

        init(of constraint: NSLayoutConstraint) {
            self.constraint = constraint
            (first, second) = (constraint.firstItem, constraint.secondItem)
            isPair = second != nil
        }
    }

    private var kept: [ObjectIdentifier: Kept] = [:]
    private var items: [ObjectIdentifier: Items] = [:]
    private var taken = UniqueNames([
        "contentView", "cell", "textLabel", "detailTextLabel", "imageView", "table", "header", "footer",
    ])
    /// Stored properties of the cell and of the app's views in it, as they are in this reading.
    private(set) var properties: [ObjectIdentifier: String] = [:]
    private(set) var heldConstraints: [NSLayoutConstraint] = []

    func beginReading() {
        properties = [:]
        heldConstraints = []
        items = items.filter { $0.value.constraint != nil }
    }

    func items(of constraint: NSLayoutConstraint) -> (first: AnyObject, second: AnyObject?)? {
        let id = ObjectIdentifier(constraint)
        let known = items[id].flatMap { $0.constraint === constraint ? $0 : nil } ?? Items(of: constraint)
        items[id] = known
        guard let first = known.first, known.second != nil || !known.isPair else { return nil }
        return (first, known.second)
    }

    func look(into view: UIView) {
        var mirror: Mirror? = Mirror(reflecting: view)
        while let own = mirror, let type = own.subjectType as? AnyClass, AppCode.isOwn(type) {
            for (label, value) in own.children { note(value, label ?? "") }
            mirror = own.superclassMirror
        }
    }

    private func note(_ value: Any, _ label: String) {
        var name = label
        for prefix in ["$__lazy_storage_$_", "_"] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
        if let list = value as? [NSObject] {
            for (index, item) in list.enumerated() { note(item: item, "\(name)_\(index)") }
        } else if let item = value as? NSObject {
            note(item: item, name)
        }
    }

    private func note(item: NSObject, _ name: String) {
        guard item is UIView || item is NSLayoutConstraint || item is UILayoutGuide else { return }
        guard properties[ObjectIdentifier(item)] == nil else { return }
        properties[ObjectIdentifier(item)] = name
        if let constraint = item as? NSLayoutConstraint { heldConstraints.append(constraint) }
    }

    func name(_ item: NSObject, identifier: String?) -> String {
        if let known = kept[ObjectIdentifier(item)], known.object === item { return known.name }
        let type = String(describing: AppCode.declared(type(of: item)))
        let short = type.hasPrefix("UI") ? type.dropFirst(2) : type[...]
        let usual = short.prefix(1).lowercased() + short.dropFirst()
        let name = taken.claim(properties[ObjectIdentifier(item)] ?? identifier ?? usual, else: usual)
        kept[ObjectIdentifier(item)] = Kept(item, name)
        return name
    }
}

struct UniqueNames {
    private var numbers: [String: Int]

    init(_ taken: [String]) { numbers = Dictionary(uniqueKeysWithValues: taken.map { ($0, 1) }) }

    mutating func insert(_ name: String) { numbers[name] = numbers[name] ?? 1 }

    mutating func claim(_ base: String) -> String {
        var name = base
        while numbers[name] != nil {
            numbers[base, default: 1] += 1
            name = "\(base)_\(numbers[base, default: 1])"
        }
        numbers[name] = 1
        return name
    }

    mutating func claim(_ wanted: String, else usual: String) -> String {
        let plain = Self.plain(wanted)
        return claim(plain.isEmpty ? Self.plain(usual) : plain)
    }

    static func plain(_ text: String) -> String {
        let words = text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        return String(words.drop { $0 == "_" }.prefix(60))
    }
}
