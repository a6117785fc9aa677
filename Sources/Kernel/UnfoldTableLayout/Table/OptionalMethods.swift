/// Which optional methods a delegate lacks: found out when a default answers, then remembered, as UIKit remembers what
/// its delegate responds to. What a superclass answers may hold for one question only, and is not remembered.
@MainActor package final class OptionalMethods<Method: Hashable> {
    package init() {}

    private var missing: Set<Method> = []
    private var present: Set<Method> = []
    private var question: (method: Method, usual: Any?)?

    package func isMissing(_ method: Method) { missing.insert(method) }

    /// A class answered that others override. The question is left to it if it hears that answer from them too.
    package func usual<Answer>(_ answer: Answer, _ method: Method) -> Answer {
        if question?.method == method { question?.usual = answer }
        return answer
    }

    package func forget() {
        missing = []
        present = []
    }

    /// Whether the delegate has the method; it is asked until it answers once.
    package func has<Answer: Equatable>(_ method: Method, _ answer: () -> Answer?) -> Bool {
        present.contains(method) || given(method, answer) != nil
    }

    package func ask<Answer: Equatable>(_ method: Method, _ answer: () -> Answer?) -> Answer? {
        given(method, answer) ?? nil
    }

    /// nil where the delegate lacks the method, or left the question.
    private func given<Answer: Equatable>(_ method: Method, _ answer: () -> Answer?) -> Answer?? {
        if missing.contains(method) { return nil }
        let outer = question
        defer { question = outer }
        question = (method, nil)
        let given = answer()
        if missing.contains(method) { return nil }
        if let usual = question?.usual, usual as? Answer == given { return nil }
        present.insert(method)
        return .some(given)
    }
}

enum TableMethod: Hashable {
    case rowHeight, estimatedRowHeight
    case headerHeight, estimatedHeaderHeight, footerHeight, estimatedFooterHeight
    case headerView, footerView
    case indentationLevel, movableRow
}
