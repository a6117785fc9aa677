/// Which optional methods a delegate lacks: found out when a default answers, then remembered, as UIKit remembers what
/// its delegate responds to.
@MainActor final class OptionalMethods {
    enum Method {
        case rowHeight, estimatedRowHeight
        case headerHeight, estimatedHeaderHeight, footerHeight, estimatedFooterHeight
        case headerView, footerView
        case indentationLevel
    }

    private var missing: Set<Method> = []

    /// Said by a default.
    func isMissing(_ method: Method) { missing.insert(method) }

    /// For a new delegate.
    func forget() { missing = [] }

    /// Whether a default has answered; false before anything was asked.
    func lacks(_ method: Method) -> Bool { missing.contains(method) }

    /// The delegate's answer; nil if it has none of its own.
    func ask<T>(_ method: Method, _ answer: () -> T?) -> T? {
        if missing.contains(method) { return nil }
        let given = answer()
        return missing.contains(method) ? nil : given
    }
}
