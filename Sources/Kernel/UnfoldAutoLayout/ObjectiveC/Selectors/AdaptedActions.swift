/// A class of UIKit's that has methods of its own which programs call by name.
protocol NamedMethodsClass: AnyObject {
    /// Puts them into the table; does nothing the second time.
    static func listNamedMethods()
}

/// Methods that only a name leads to: of documents, and of selectors made of strings. An adapted class lists its own
/// when it is asked for the first time.
enum AdaptedActions {
    private static let learned = Locked<Set<ObjectIdentifier>>([])

    /// The method of that name, once the object's class has listed what it has.
    static func method(_ name: String, of target: AnyObject) -> AdaptedMethods.Method? {
        listOwn(type(of: target))
        if let known = AdaptedMethods.shared.method(name, of: target) { return known }
        return learnsMore(type(of: target)) ? AdaptedMethods.shared.method(name, of: target) : nil
    }

    static func method(_ name: String, of type: AnyClass) -> AdaptedMethods.Method? {
        listOwn(type)
        if let known = AdaptedMethods.shared.method(name, of: type) { return known }
        return learnsMore(type) ? AdaptedMethods.shared.method(name, of: type) : nil
    }

    private static func listOwn(_ type: AnyClass) { (type as? any NamedMethodsClass.Type)?.listNamedMethods() }

    /// False for a class that has listed its methods before.
    private static func learnsMore(_ type: AnyClass) -> Bool {
        guard MainQueue.isCurrent, learned.withLock({ $0.insert(ObjectIdentifier(type)).inserted })
        else { return false }
        MainActor.assumeIsolated { learn(type) }
        return true
    }

    /// Each selector of an adapted source puts its method into the table.
    @MainActor private static func learn(_ type: AnyClass) { _ = (type as? any AdaptedObject.Type)?.adaptedActions() }
}
