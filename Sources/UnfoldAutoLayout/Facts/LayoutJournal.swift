import Foundation

/// What engines tell while they work.
public enum LayoutEvent: Sendable {
    /// Required constraints exclude each other; one was broken.
    /// `host` is the view whose system it is: a table cell, or a root.
    case unsatisfiable(UnsatisfiableConstraints, host: ObjectIdentifier)
    /// A constraint system was solved: pivots used.
    case solved(host: String, pivots: Int)
    /// A view's `updateConstraints` or `layoutSubviews` ran.
    case updatedConstraints(view: String)
    /// A view's `layoutSubviews` ran.
    case laidOut(view: String)
    /// A fitting size was computed.
    case fitted(view: String, width: Double, height: Double)
    /// An animation block ended.
    case animated(AnimationRecord)
    /// Something worth telling that is none of the above.
    case finding(Finding)
}

/// Where engines report: a stack of listeners, each hearing what happens while its body runs.
@MainActor public enum LayoutJournal {
    private static var listeners: [(token: Int, hear: (LayoutEvent) -> Void)] = []
    private static var lastToken = 0

    /// Prints what UIKit would print; replaced by tools that show conflicts in their own way. Default: standard error.
    public static var console: (String) -> Void = { text in
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Runs `body`, handing each event to `listener` (and to those outside it).
    public static func listening<T>(_ listener: @escaping (LayoutEvent) -> Void, to body: () throws -> T) rethrows -> T
    {
        let token = addListener(listener)
        defer { removeListener(token) }
        return try body()
    }

    /// Starts listening for as long as no scope can tell, such as from beginUpdates to endUpdates.
    package static func addListener(_ listener: @escaping (LayoutEvent) -> Void) -> Int {
        lastToken += 1
        listeners.append((lastToken, listener))
        InertLayout.receiver = noteInertCall
        return lastToken
    }

    package static func removeListener(_ token: Int) {
        listeners.removeAll { $0.token == token }
        if listeners.isEmpty { InertLayout.receiver = nil }
    }

    private static func noteInertCall(_ name: String, _ effect: String) {
        record(
            .finding(
                Finding(
                    severity: .note, code: "inert-layout-call",
                    fact: .message("\(name) changes no layout here: \(effect)"))))
    }

    static var hasListeners: Bool { !listeners.isEmpty }

    package static func record(_ event: LayoutEvent) {
        for listener in listeners { listener.hear(event) }
    }
}
