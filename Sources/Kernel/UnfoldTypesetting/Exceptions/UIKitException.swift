/// What UIKit would raise as an NSException: a mistake of the calling program.
public struct UIKitException: Error, Equatable, Sendable, CustomStringConvertible {
    /// `NSInternalInconsistencyException`, `NSInvalidArgumentException`, `NSGenericException`.
    public let name: String
    /// UIKit's own sentence.
    public let reason: String

    public init(name: String, reason: String) { (self.name, self.reason) = (name, reason) }

    public var description: String { "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'" }
}

/// Where exceptions go: one handler for the whole library, or for a task with settings of its own (``LayoutSettings``).
@MainActor public enum UIKitExceptions {
    /// Called for each exception. The default prints it to standard error and stops the program, as UIKit does. A
    /// handler that returns makes the offending call have no effect.
    public static var handler: @MainActor (UIKitException) -> Void {
        get { TaskSettings.store(process).handler }
        set { TaskSettings.store(process).handler = newValue }
    }

    private static let process = HandlerStore(stop)

    /// The default handler.
    public static func stop(_ exception: UIKitException) {
        // What was printed before is before.
        fflush(nil)
        FileHandle.standardError.write(Data((exception.description + "\n").utf8))
        fatalError(exception.reason)
    }

    /// Runs `body` with another handler.
    public static func withHandler<T>(
        _ other: @escaping @MainActor (UIKitException) -> Void, _ body: () throws -> T
    ) rethrows -> T {
        let saved = handler
        handler = other
        defer { handler = saved }
        return try body()
    }

    package static func raise(_ name: Name, _ reason: String) {
        handler(UIKitException(name: name.rawValue, reason: reason))
    }

    package static func raise(_ reason: String) { raise(.internalInconsistency, reason) }

    package enum Name: String {
        case internalInconsistency = "NSInternalInconsistencyException"
        case invalidArgument = "NSInvalidArgumentException"
        case generic = "NSGenericException"
        case range = "NSRangeException"
        case undefinedKey = "NSUnknownKeyException"
    }
}

@MainActor private final class HandlerStore: SettingStore {
    var handler: @MainActor (UIKitException) -> Void

    init(_ handler: @escaping @MainActor (UIKitException) -> Void) { self.handler = handler }

    nonisolated func copy() -> HandlerStore { MainActor.assumeIsolated { HandlerStore(handler) } }
}
