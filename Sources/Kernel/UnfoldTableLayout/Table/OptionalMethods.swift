/// Which optional methods a delegate lacks: found out when a default answers, then remembered, as UIKit remembers what
/// its delegate responds to.
@MainActor package final class OptionalMethods<Method: Hashable> {
    package init() {}

    private var missing: Set<Method> = []
    private var present: Set<Method> = []
    private var left: Set<Method> = []

    package func isMissing(_ method: Method) { missing.insert(method) }

    /// A class answered that others override: one of these may leave a question to `super`, which says nothing of others.
    package func isLeft(_ method: Method) { left.insert(method) }

    package func forget() {
        missing = []
        present = []
    }

    /// Whether the delegate has the method; `try` asks it once if that is not known.
    package func has(_ method: Method, _ try: () -> Void) -> Bool {
        if !missing.contains(method), !present.contains(method) {
            _ = ask(method, `try`)
        }
        return present.contains(method)
    }

    package func ask<T>(_ method: Method, _ answer: () -> T?) -> T? {
        if missing.contains(method) { return nil }
        if !left.isEmpty { left.remove(method) }
        let given = answer()
        if missing.contains(method) || (!left.isEmpty && left.remove(method) != nil) { return nil }
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
