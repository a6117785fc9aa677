/// What selectors lead to: methods by name and class. Safe from any thread.
final class AdaptedMethods: Sendable {
    static let shared = AdaptedMethods()

    /// What a method gave back; nothing from one that runs later.
    struct Answer { var value: Any? }

    struct Method {
        let isIsolated: Bool
        let fits: (AnyObject) -> Bool
        /// nil: the target or an argument is of another type.
        let call: (AnyObject, Any?, Any?) -> Answer?

        func send(_ target: AnyObject, _ first: Any?, _ second: Any?) -> Answer? {
            if !isIsolated || MainQueue.isCurrent { return call(target, first, second) }
            let later = UnsafeTransfer({ _ = call(target, first, second) })
            DispatchQueue.main.async { later.value() }
            return Answer(value: nil)
        }
    }

    private struct Tables {
        var byClass: [String: [ObjectIdentifier: Method]] = [:]
        /// Methods of protocols: no chain of classes leads to them.
        var byProtocol: [String: [ObjectIdentifier: Method]] = [:]
    }

    private let tables = Locked(Tables())

    /// Keeps the first method of a name and type: every part that names it gives the same one.
    func add(_ name: String, of type: Any.Type, _ make: () -> Method) {
        let key = ObjectIdentifier(type)
        tables.withLock {
            if type is AnyClass {
                if $0.byClass[name]?[key] == nil { $0.byClass[name, default: [:]][key] = make() }
            } else if $0.byProtocol[name]?[key] == nil {
                $0.byProtocol[name, default: [:]][key] = make()
            }
        }
    }

    /// The method that the object's own class was given for that name, or the nearest class above.
    func method(_ name: String, of target: AnyObject) -> Method? {
        if let method = method(name, of: type(of: target)) { return method }
        return tables.withLock { $0.byProtocol[name]?.values.first { $0.fits(target) } }
    }

    func method(_ name: String, of type: AnyClass) -> Method? {
        tables.withLock {
            guard let methods = $0.byClass[name] else { return nil }
            var type: AnyClass? = type
            while let current = type {
                if let method = methods[ObjectIdentifier(current)] { return method }
                type = _getSuperclass(current)
            }
            return nil
        }
    }
}
