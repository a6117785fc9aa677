/// A view or guide as reports name it, as a value: other texts and names later change nothing here.
final class PrintedItem: Sendable {
    let id: ObjectIdentifier
    let name: String
    private let base: String
    let text: String
    /// The superview, or the view that owns a guide.
    let parent: ObjectIdentifier?
    let isView: Bool
    /// The views around it up to the root of its system; empty where no root was given.
    let ancestors: [ObjectIdentifier]
    /// Hidden itself, or by one of these.
    let isHidden: Bool
    let isHiddenItself: Bool

    /// Class and address as UIKit prints them, with text or identifier.
    var printed: String { base + text }

    @MainActor fileprivate init(_ item: any LayoutItem, named name: String, below host: UIView?) {
        self.name = name
        (id, base, text) = (ObjectIdentifier(item), item.printedBase, item.printedText)
        let view = item as? UIView
        isView = view != nil
        let outer = view == nil ? item.layoutOwner : view?.superview
        parent = outer.map { ObjectIdentifier($0) }
        var ancestors: [ObjectIdentifier] = []
        var isHidden = view?.isHidden ?? false
        isHiddenItself = isHidden
        var next = host == nil || view === host ? nil : outer
        while let current = next {
            ancestors.append(ObjectIdentifier(current))
            isHidden = isHidden || current.isHidden
            next = current === host ? nil : current.superview
        }
        (self.ancestors, self.isHidden) = (ancestors, isHidden)
    }
}

@MainActor struct ConstraintPrinter {
    var host: UIView?
    var name: (any LayoutItem) -> String = { $0.layoutName }
    typealias Items = [ObjectIdentifier: (reference: ItemReference, printed: PrintedItem)]
    /// The items made so far, so that a whole system has each once; nil where they are not kept.
    private(set) var items: Items?

    init(name: @escaping (any LayoutItem) -> String = { $0.layoutName }) { self.name = name }

    /// For the rows of the system of a root.
    init(host: UIView, items: Items = [:]) { (self.host, self.items) = (host, items) }

    mutating func item(_ item: any LayoutItem) -> PrintedItem {
        if let known = items?[ObjectIdentifier(item)] { return known.printed }
        let new = PrintedItem(item, named: name(item), below: host)
        // What is outside the system changes without a notice.
        if host == nil || item !== host?.superview { items?[ObjectIdentifier(item)] = (item.layoutReference, new) }
        return new
    }

    mutating func constraint(_ constraint: NSLayoutConstraint) -> PrintedConstraint {
        PrintedConstraint(constraint) { reference in reference?.item.map { item($0) } }
    }
}
