/// Which optional methods a delegate lacks: found out when a default answers, then remembered, as UIKit remembers what
/// its delegate responds to.
@MainActor package final class OptionalMethods<Method: Hashable> {
    package init() {}

    private var missing: Set<Method> = []
    private var present: Set<Method> = []

    package func isMissing(_ method: Method) { missing.insert(method) }

    package func forget() {
        missing = []
        present = []
    }

    /// Whether the delegate has the method; `try` asks it once if that is not known.
    package func has(_ method: Method, _ try: () -> Void) -> Bool {
        if !missing.contains(method), !present.contains(method) {
            `try`()
            if !missing.contains(method) { present.insert(method) }
        }
        return present.contains(method)
    }

    /// As ``ask(_:_:)``, of a method that may leave some questions to the default, by `super`.
    func askAgain<T>(_ method: Method, _ answer: () -> T?) -> T? {
        missing.remove(method)
        return ask(method, answer)
    }

    package func ask<T>(_ method: Method, _ answer: () -> T?) -> T? {
        if missing.contains(method) { return nil }
        let given = answer()
        if missing.contains(method) { return nil }
        present.insert(method)
        return given
    }
}

enum TableMethod: Hashable {
    case rowHeight, estimatedRowHeight
    case headerHeight, estimatedHeaderHeight, footerHeight, estimatedFooterHeight
    case headerView, footerView
    case indentationLevel, movableRow
}
